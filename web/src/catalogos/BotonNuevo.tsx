import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useMantiene } from '../acceso/permisos.ts'

/** Absent for who only reads. `de`: of what, for who cannot see where the button stands. */
export function BotonNuevo({ de, onClick }: { de: string; onClick: () => void }) {
  return useMantiene() ? (
    <Button variant="contained" startIcon={<Add />} aria-label={`Nuevo: ${de}`} onClick={onClick}>
      Nuevo
    </Button>
  ) : null
}
