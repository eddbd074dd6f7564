import { TITULO_PLAZOS } from '@catastro/domain/plazos/mensajes'
import { entraComoAdministrador } from '@catastro/domain/roles'
import Stack from '@mui/material/Stack'
import { INICIO } from '../acceso/direcciones.ts'
import { useSesion } from '../red/sesion.ts'
import { Notice } from '../ui/avisos/Notice.tsx'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { Calendario } from './Calendario.tsx'
import { SOLO_LOS_CAMBIA } from './mensajes.ts'
import { TablaDePlazos } from './TablaDePlazos.tsx'

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
