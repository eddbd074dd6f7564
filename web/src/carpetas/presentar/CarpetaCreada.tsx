import { CARPETA_CREADA } from '@catastro/domain/carpetas/mensajes'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { TONOS } from '../../ui/theme.ts'
import { DESGLOSE } from '../direcciones.ts'
import { ConCodigo } from '../ver/CodigoDeSeguimiento.tsx'
import { olvidarEncomienda } from './encomienda.ts'

/** Number and code of the folder that was just filed, as the folder form hands them over. */
function creadaSegun(state: unknown) {
  if (typeof state !== 'object' || state === null) return null
  if (!('carpetaCreada' in state) || typeof state.carpetaCreada !== 'number') return null
  const codigo = 'codigoSeguimiento' in state && typeof state.codigoSeguimiento === 'string' && state.codigoSeguimiento
  return { idCarpeta: state.carpetaCreada, codigo: codigo || null }
}

/** What was sent and what comes next, until the screen is left. */
export function CarpetaCreada() {
  const creada = creadaSegun(useLocation().state)
  const hay = creada !== null
  // Only here: forgotten on the form's own screen, that screen would send away before this one got its number.
  useEffect(() => {
    if (hay) olvidarEncomienda()
  }, [hay])
  if (!creada) return null
  const { idCarpeta, codigo } = creada

  return (
    <Box
      component="section"
      aria-labelledby="carpeta-creada"
      sx={{ mb: 3, p: 3, borderRadius: 1, border: `1px solid ${TONOS.bien.texto}`, background: TONOS.bien.fondo }}
    >
      <Typography variant="h2" id="carpeta-creada" sx={{ color: TONOS.bien.texto }}>
        {CARPETA_CREADA}: número {idCarpeta}
      </Typography>
      <Typography sx={{ mt: 1.5, fontWeight: 600 }}>Qué sigue</Typography>
      <Box component="ol" sx={{ mt: 0.5, mb: 2, pl: 3 }}>
        <li>Complete los formularios de la carpeta desde su desglose.</li>
        <li>Adjunte la documentación que pide la encomienda.</li>
        <li>Preséntela: recién entonces pasa a Mesa de entradas, y usted sigue su estado en esta lista.</li>
      </Box>
      {codigo && <ConCodigo idCarpeta={idCarpeta} codigo={codigo} />}
      <Box className="no-imprimir" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button component={Link} to={DESGLOSE.enlace(idCarpeta)} variant="contained">
          Completar los formularios
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          Imprimir
        </Button>
      </Box>
    </Box>
  )
}
