import Box from '@mui/material/Box'
import { configuracion } from '../../red/configuracion.ts'
import { BORDE_FORZADO } from '../../ui/theme.ts'
import { PAGINA_DE_PORTADA } from '../direcciones.ts'

/** Whose page this is, where there is no bar: whoever comes from a QR has seen nothing of the portal. */
export function Membrete() {
  const { nombre, portal, logo } = configuracion().ciudad
  return (
    <Box
      component="a"
      href={PAGINA_DE_PORTADA}
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        mb: 3,
        width: 'fit-content',
        color: 'inherit',
        textDecoration: 'none',
      }}
    >
      <Box
        component="img"
        src={logo ?? './logo.svg'}
        alt=""
        sx={{ width: 48, height: 48, p: 0.5, borderRadius: 1, bgcolor: 'primary.main', border: BORDE_FORZADO }}
      />
      <span>
        <strong style={{ display: 'block' }}>{portal}</strong>
        {nombre}
      </span>
    </Box>
  )
}
