import { enOracion } from '@catastro/domain/catalogos/enOracion'
import type { PlazoGuardado } from '@catastro/domain/plazos/llamadas'
import { TITULO_PLAZOS } from '@catastro/domain/plazos/mensajes'
import { relojDe } from '@catastro/domain/plazos/reglas'
import { entraComoAdministrador } from '@catastro/domain/roles'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { INICIO } from '../acceso/direcciones.ts'
import { main } from '../red/cliente.ts'
import { useSesion } from '../red/sesion.ts'
import { EmptyState } from '../ui/avisos/EmptyState.tsx'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Notice } from '../ui/avisos/Notice.tsx'
import { Celda, Fila, Tabla } from '../ui/listas/Tabla.tsx'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { Calendario } from './Calendario.tsx'
import {
  comoDias,
  NOMBRE_DE_AL_VENCER,
  NOMBRE_DE_RELOJ,
  nombreDeSituacion,
  SOLO_LOS_CAMBIA,
  TODOS_LOS_TIPOS,
} from './mensajes.ts'
import { PlazoModal } from './PlazoModal.tsx'

const COLUMNAS = ['Estado', 'Encomienda', 'Quién la tiene', 'Plazo', 'Al vencer', 'Acciones'] as const

function TablaDePlazos({ cambia }: { cambia: boolean }) {
  const { data, isPending, error, refetch } = useQuery({ queryKey: ['plazos'], queryFn: () => main('GET /plazos') })
  const [elegido, setElegido] = useState<PlazoGuardado | 'nuevo' | null>(null)
  const { plazos = [], tipos = [] } = data ?? {}
  return (
    <section aria-labelledby="plazos">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', mb: 2 }}>
        <Typography variant="h2" id="plazos">
          Plazos
        </Typography>
        {cambia && (
          <Button variant="contained" onClick={() => setElegido('nuevo')}>
            Nuevo plazo
          </Button>
        )}
      </Box>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {data && plazos.length === 0 && <EmptyState texto="Ningún estado tiene plazo: nada vence." />}
      {!error && (isPending || plazos.length > 0) && (
        <Tabla nombre="Plazos" columnas={COLUMNAS} cargando={isPending ? 3 : 0}>
          {plazos.map((plazo) => (
            <FilaDePlazo key={plazo.idPlazo} plazo={plazo} {...(cambia && { alEditar: () => setElegido(plazo) })} />
          ))}
        </Tabla>
      )}
      {elegido && (
        <PlazoModal plazo={elegido === 'nuevo' ? null : elegido} tipos={tipos} alCerrar={() => setElegido(null)} />
      )}
    </section>
  )
}

function FilaDePlazo({ plazo, alEditar }: { plazo: PlazoGuardado; alEditar?: () => void }) {
  const { situacion, encomiendatipo, dias, habiles, alVencer, estado } = plazo
  return (
    <Fila>
      <Celda columna="Estado">{nombreDeSituacion(situacion)}</Celda>
      <Celda columna="Encomienda">{enOracion(encomiendatipo ?? TODOS_LOS_TIPOS)}</Celda>
      <Celda columna="Quién la tiene">{NOMBRE_DE_RELOJ[relojDe(situacion)]}</Celda>
      <Celda columna="Plazo">{estado === 1 ? comoDias(dias, habiles) : 'Deshabilitado'}</Celda>
      <Celda columna="Al vencer">{NOMBRE_DE_AL_VENCER[alVencer]}</Celda>
      <Celda columna="Acciones">
        {alEditar && (
          <Button size="small" variant="outlined" onClick={alEditar}>
            Editar
          </Button>
        )}
      </Celda>
    </Fila>
  )
}

/** How long a folder may wait for each thing, and which days do not count. */
export function PlazosPage() {
  const cambia = useSesion((sesion) => entraComoAdministrador(sesion.roles))
  return (
    <>
      <PageTitle volverA={INICIO.enlace()}>{TITULO_PLAZOS}</PageTitle>
      {!cambia && <Notice>{SOLO_LOS_CAMBIA}</Notice>}
      <Stack spacing={5}>
        <TablaDePlazos cambia={cambia} />
        <Calendario cambia={cambia} />
      </Stack>
    </>
  )
}
