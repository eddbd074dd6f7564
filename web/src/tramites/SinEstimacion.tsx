import { CUANTO_CUESTA, NO_SE_PUEDE_ESTIMAR } from '@catastro/domain/tramites/mensajes'
import Typography from '@mui/material/Typography'
import { Panel } from '../ui/pagina/Panel.tsx'

/** In the place of an estimate whose tariffs are not all in force. */
export const SinEstimacion = () => (
  <Panel aria-labelledby="estimacion">
    <Typography variant="h2" id="estimacion" sx={{ mb: 0.5 }}>
      {CUANTO_CUESTA}
    </Typography>
    <Typography>{NO_SE_PUEDE_ESTIMAR}</Typography>
  </Panel>
)
