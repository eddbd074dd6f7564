import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { SEGUIR_SIN_INGRESAR } from '../carpetas/direcciones.ts'
import { irAlIngreso } from '../red/sesion.ts'
import { Notice } from '../ui/avisos/Notice.tsx'

/** Nobody is signed in: by signing in, or by the folder's code. */
export function AvisoDeIngreso({ idCarpeta }: { idCarpeta: number }) {
  return (
    <>
      <Notice>Ingrese para ver la historia de su carpeta, o sígala con el código que está en su comprobante.</Notice>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={irAlIngreso}>
          Ingresar
        </Button>
        <Button component={Link} to={SEGUIR_SIN_INGRESAR.enlace(idCarpeta)} variant="outlined">
          Seguir con el código
        </Button>
      </Box>
    </>
  )
}
