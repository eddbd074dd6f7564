import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { esFinal } from '@catastro/domain/carpetas/movimientos'
import { entraComoGestor } from '@catastro/domain/roles'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { useSesion } from '../../red/sesion.ts'
import { BORDE_FORZADO, CON_EL_DEDO, TONOS } from '../../ui/theme.ts'
import { useArchivosDe, useFormulariosDe, useRequisitosDe } from '../consultasDeCarpeta.ts'
import { FINALIZAR_CARGA } from '../direcciones.ts'
import { FALTA_PARA_COMPLETAR, HASTA_COMPLETARLA } from '../mensajes.ts'
import { faltantesDe } from './faltantes.ts'

/** For a folder that is still being filled: what is missing, and where documents are attached. */
export function LoQueFalta({ carpeta }: { carpeta: CarpetaListItem }) {
  const gestor = useSesion((sesion) => entraComoGestor(sesion.roles))
  const { data: formularios } = useFormulariosDe(carpeta.idCarpeta)
  const { data: archivos } = useArchivosDe(carpeta.idCarpeta)
  const { data: requisitos } = useRequisitosDe(carpeta.idCarpeta)
  if (carpeta.carpetaCompleta || esFinal(carpeta.tramiteEstado) || !formularios || !archivos) return null
  const { texto: color, fondo: background } = TONOS.atencion
  return (
    <Box
      component="section"
      aria-labelledby="lo-que-falta"
      sx={{ p: 3, borderRadius: 1, color, background, border: BORDE_FORZADO }}
    >
      <Typography variant="h2" id="lo-que-falta">
        {FALTA_PARA_COMPLETAR}
      </Typography>
      <Box component="ul" sx={{ my: 1, pl: 2.5, '& a': { color: 'inherit' }, '& li': { [CON_EL_DEDO]: { py: 1.25 } } }}>
        {faltantesDe(carpeta, formularios, archivos, requisitos).map(({ texto, enlace }) => (
          <li key={texto}>{gestor && enlace ? <Link to={enlace}>{texto}</Link> : texto}</li>
        ))}
      </Box>
      <Typography>{HASTA_COMPLETARLA}</Typography>
      {gestor && (
        <Button
          component={Link}
          to={FINALIZAR_CARGA.enlace(carpeta.idCarpeta)}
          variant="contained"
          className="no-imprimir"
          sx={{ mt: 2 }}
        >
          Requisitos y adjuntos
        </Button>
      )}
    </Box>
  )
}
