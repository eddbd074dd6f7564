import { CON_SESION_RECORDADA } from '@catastro/domain/acceso/mensajes'
import Box from '@mui/material/Box'
import { Notice } from '../ui/avisos/Notice.tsx'

/** Said before somebody fills in what cannot be filed now. */
export const SesionRecordada = () => (
  <Box sx={{ mb: 2 }}>
    <Notice tono="atencion">{CON_SESION_RECORDADA}.</Notice>
  </Box>
)
