import { enOracion } from '@catastro/domain/catalogos/enOracion'
import { ES_SU_MATRICULA } from '@catastro/domain/deberes'
import type { Profesional } from '@catastro/domain/personas/profesionales'
import { VENCIMIENTOS, type Vencimiento } from '@catastro/domain/personas/reglas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEsPropio, useMantiene, usePorQueNoDecideDeProfesionales } from '../acceso/permisos.ts'
import { AccionesDeFila } from '../catalogos/referencia/AccionesDeFila.tsx'
import { AccionesDeLista } from '../importaciones/AccionesDeLista.tsx'
import { main } from '../red/cliente.ts'
import { EmptyState } from '../ui/avisos/EmptyState.tsx'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { SearchBox } from '../ui/campos/SearchBox.tsx'
import { SelectInput } from '../ui/campos/SelectInput.tsx'
import { Paginacion, type TamanoDePagina } from '../ui/listas/Paginacion.tsx'
import { Celda, Fila, Tabla } from '../ui/listas/Tabla.tsx'
import { ORDENES_POR_FECHA, useLista } from '../ui/listas/useLista.ts'
import { Chip } from '../ui/pagina/Chip.tsx'
import { cuilConGuiones, diaDeCalendario } from '../ui/pagina/formato.ts'
import type { Tono } from '../ui/theme.ts'
import { ProfesionalModal } from './ProfesionalModal.tsx'

const COMO_SE_VE: Readonly<Record<Vencimiento, readonly [tono: Tono, texto: string]>> = {
  vigente: ['bien', 'Vigente'],
  'por vencer': ['atencion', 'Por vencer'],
  vencida: ['mal', 'Vencida'],
}
const nombreDe = (p: Profesional) => `${p.apellido_persona} ${p.nombre_persona}`

/** Everybody registered, with the expiry of each licence; searched and paged by the server. */
export function ListaDeProfesionales() {
  const { pedido, cambiar, filtrada } = useLista(ORDENES_POR_FECHA)
  const [elegido, setElegido] = useState<Profesional | null>(null)
  const { pagina, porPagina, buscar } = pedido
  const vencimiento = VENCIMIENTOS.find((v) => v === pedido.estado)
  const consulta = useQuery({
    queryKey: ['profesionales', pagina, porPagina, buscar, vencimiento],
    queryFn: () =>
      main('GET /profesionales/listado', { query: { pagina, porPagina, buscar, ...(vencimiento && { vencimiento }) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const { profesionales = [], total = 0 } = consulta.data ?? {}
  const vacia = consulta.isSuccess && profesionales.length === 0
  return (
    <section aria-labelledby="registrados">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', mb: 2 }}>
        <Typography variant="h2" id="registrados">
          Profesionales registrados
        </Typography>
        <AccionesDeLista lista="profesionales" />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', mb: 2 }}>
        <Box sx={{ flex: '2 1 320px' }}>
          <SearchBox
            label="Buscar por nombre, CUIL o matrícula"
            value={buscar}
            alBuscar={(texto) => cambiar({ buscar: texto })}
          />
        </Box>
        <Box sx={{ flex: '1 1 220px' }}>
          <SelectInput
            id="vencimiento"
            label="Matrícula"
            value={vencimiento ?? ''}
            vacia="Todas"
            opciones={VENCIMIENTOS.map((valor) => ({ valor, texto: COMO_SE_VE[valor][1] }))}
            onChange={(estado) => cambiar({ estado })}
          />
        </Box>
      </Box>
      {consulta.isError && <FailedState error={consulta.error} alReintentar={() => consulta.refetch()} />}
      {vacia && (
        <EmptyState texto={filtrada ? 'Ningún profesional coincide.' : 'Aún no hay profesionales registrados.'}>
          {filtrada && (
            <Button variant="outlined" color="inherit" onClick={() => cambiar({ buscar: '', estado: '' })}>
              Ver toda la lista
            </Button>
          )}
        </EmptyState>
      )}
      {!consulta.isError && !vacia && (
        <>
          <Tabla
            nombre="Profesionales"
            columnas={['Profesional', 'CUIL', 'Profesión', 'Matrícula', 'Vencimiento', 'Acciones']}
            cargando={consulta.isPending ? porPagina : 0}
          >
            {profesionales.map((profesional) => (
              <FilaDeProfesional
                key={profesional.idProfesional}
                profesional={profesional}
                alEditar={() => setElegido(profesional)}
              />
            ))}
          </Tabla>
          <Paginacion
            pagina={pagina}
            porPagina={porPagina}
            total={total}
            alCambiarPagina={(nueva) => cambiar({ pagina: nueva })}
            alCambiarTamano={(tamano) => cambiar({ porPagina: tamano as TamanoDePagina })}
          />
        </>
      )}
      {elegido && (
        <ProfesionalModal profesional={elegido} nombre={nombreDe(elegido)} alCerrar={() => setElegido(null)} />
      )}
    </section>
  )
}

function FilaDeProfesional({ profesional, alEditar }: { profesional: Profesional; alEditar: () => void }) {
  const esPropio = useEsPropio(profesional.documento_persona)
  const mantiene = useMantiene()
  const impedimento = usePorQueNoDecideDeProfesionales()
  const [tono, texto] = COMO_SE_VE[profesional.vencimiento]
  return (
    <Fila>
      <Celda columna="Profesional">{nombreDe(profesional)}</Celda>
      <Celda columna="CUIL">
        <span style={{ whiteSpace: 'nowrap' }}>{cuilConGuiones(profesional.documento_persona)}</span>
      </Celda>
      <Celda columna="Profesión">
        <div>
          {enOracion(profesional.Profesion)}
          <Box component="span" sx={{ display: 'block', fontSize: '0.875rem', color: 'text.secondary' }}>
            {profesional.ColegioProf}
          </Box>
        </div>
      </Celda>
      <Celda columna="Matrícula">{profesional.matricula}</Celda>
      <Celda columna="Vencimiento">
        <div>
          {diaDeCalendario(profesional.fechaVencimiento)} <Chip tono={tono}>{texto}</Chip>
        </div>
      </Celda>
      <Celda columna="Acciones">
        <AccionesDeFila
          entidad="profesional"
          id={profesional.idProfesional}
          detalle={nombreDe(profesional)}
          {...(!esPropio && impedimento === null && { alEditar })}
        />
        {esPropio && mantiene && <span>{ES_SU_MATRICULA}</span>}
      </Celda>
    </Fila>
  )
}
