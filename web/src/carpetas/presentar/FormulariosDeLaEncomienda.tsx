import { enOracion } from '@catastro/domain/catalogos/enOracion'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { FilaDeEncomienda } from './encomienda.ts'

/** The forms that the folder will carry. They are filled after filing it. */
export function FormulariosDeLaEncomienda({ filas }: { filas: readonly FilaDeEncomienda[] }) {
  if (filas.length === 0) return null
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h3" component="h2">
        Formularios de esta carpeta
      </Typography>
      <Box component="ul" sx={{ mt: 0.5, mb: 0, pl: 2.5 }}>
        {filas.map(({ idFormularioTipo, FormularioTipo }) => (
          <li key={idFormularioTipo}>{enOracion(FormularioTipo)}</li>
        ))}
      </Box>
    </Box>
  )
}
