import type { Lista } from '@catastro/domain/importaciones/llamadas'
import type { Colegio, Profesion, Universidad } from '@catastro/domain/personas/colegios'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useMantiene } from '../acceso/permisos.ts'
import { AccionesDeFila } from '../catalogos/referencia/AccionesDeFila.tsx'
import { TablaDeReferencia } from '../catalogos/referencia/TablaDeReferencia.tsx'
import { AccionesDeLista } from '../importaciones/AccionesDeLista.tsx'
import { Celda, Fila } from '../ui/listas/Tabla.tsx'
import { ColegioModal } from './ColegioModal.tsx'
import { useColegios, useProfesiones, useUniversidades } from './consultas.ts'
import { ProfesionModal } from './ProfesionModal.tsx'
import { UniversidadModal } from './UniversidadModal.tsx'

interface PropsDeAgregar {
  readonly texto: string
  readonly lista: Lista
  readonly onClick: () => void
}

function Agregar({ texto, lista, onClick }: PropsDeAgregar) {
  const mantiene = useMantiene()
  return (
    <Box sx={{ mb: 2 }}>
      <AccionesDeLista lista={lista}>
        {mantiene && (
          <Button variant="contained" onClick={onClick}>
            {texto}
          </Button>
        )}
      </AccionesDeLista>
    </Box>
  )
}

export function TablaDeColegios() {
  const [elegido, setElegido] = useState<Colegio | 'nuevo' | null>(null)
  return (
    <>
      <Agregar texto="Nuevo colegio" lista="colegios" onClick={() => setElegido('nuevo')} />
      <TablaDeReferencia
        nombre="Colegios"
        columnas={['ID', 'Colegio', 'Acciones']}
        consulta={useColegios()}
        busqueda="Buscar por colegio"
        textosDe={(fila) => [fila.ColegioProf]}
        siEstaVacia="Aún no hay colegios."
        fila={(fila) => (
          <Fila key={fila.idColegioProf}>
            <Celda columna="ID">{fila.idColegioProf}</Celda>
            <Celda columna="Colegio">{fila.ColegioProf}</Celda>
            <Celda columna="Acciones">
              <AccionesDeFila
                entidad="colegio_prof"
                id={fila.idColegioProf}
                detalle={fila.ColegioProf}
                alEditar={() => setElegido(fila)}
              />
            </Celda>
          </Fila>
        )}
      />
      {elegido && <ColegioModal colegio={elegido === 'nuevo' ? null : elegido} alCerrar={() => setElegido(null)} />}
    </>
  )
}

export function TablaDeProfesiones() {
  const [elegida, setElegida] = useState<Profesion | 'nueva' | null>(null)
  return (
    <>
      <Agregar texto="Nueva profesión" lista="profesiones" onClick={() => setElegida('nueva')} />
      <TablaDeReferencia
        nombre="Profesiones"
        columnas={['ID', 'Profesión', 'Colegio', 'Acciones']}
        consulta={useProfesiones()}
        busqueda="Buscar por profesión o colegio"
        textosDe={(fila) => [fila.Profesion, fila.ColegioProf]}
        siEstaVacia="Aún no hay profesiones."
        fila={(fila) => (
          <Fila key={fila.idProfesion}>
            <Celda columna="ID">{fila.idProfesion}</Celda>
            <Celda columna="Profesión">{fila.Profesion}</Celda>
            <Celda columna="Colegio">{fila.ColegioProf}</Celda>
            <Celda columna="Acciones">
              <AccionesDeFila
                entidad="profesion"
                id={fila.idProfesion}
                detalle={fila.Profesion}
                alEditar={() => setElegida(fila)}
              />
            </Celda>
          </Fila>
        )}
      />
      {elegida && <ProfesionModal profesion={elegida === 'nueva' ? null : elegida} alCerrar={() => setElegida(null)} />}
    </>
  )
}

export function TablaDeUniversidades() {
  const [elegida, setElegida] = useState<Universidad | 'nueva' | null>(null)
  return (
    <>
      <Agregar texto="Nueva universidad" lista="universidades" onClick={() => setElegida('nueva')} />
      <TablaDeReferencia
        nombre="Universidades"
        columnas={['ID', 'Universidad', 'Acciones']}
        consulta={useUniversidades()}
        busqueda="Buscar por universidad"
        textosDe={(fila) => [fila.Universidad]}
        siEstaVacia="Aún no hay universidades."
        fila={(fila) => (
          <Fila key={fila.idUniversidad}>
            <Celda columna="ID">{fila.idUniversidad}</Celda>
            <Celda columna="Universidad">{fila.Universidad}</Celda>
            <Celda columna="Acciones">
              <AccionesDeFila
                entidad="universidad"
                id={fila.idUniversidad}
                detalle={fila.Universidad}
                alEditar={() => setElegida(fila)}
              />
            </Celda>
          </Fila>
        )}
      />
      {elegida && (
        <UniversidadModal universidad={elegida === 'nueva' ? null : elegida} alCerrar={() => setElegida(null)} />
      )}
    </>
  )
}
