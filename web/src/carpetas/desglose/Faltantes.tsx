import type { Faltante } from '@catastro/domain/carpetas/llamadas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { BORDE_FORZADO, CON_EL_DEDO, TONOS } from '../../ui/theme.ts'
import { FINALIZAR_CARGA } from '../direcciones.ts'
import { FALTA_PARA_COMPLETAR } from '../mensajes.ts'
import { instruccionDe } from './instrucciones.ts'

interface Props {
  readonly idCarpeta: number
  readonly faltantes: readonly Faltante[]
  /** Whoever is to do it is led there; others only read it. */
  readonly esSuya: boolean
}

/** For a folder that is still being filled: all that is missing, each with the way to where it is done. */
export function Faltantes({ idCarpeta, faltantes, esSuya }: Props) {
  if (faltantes.length === 0) return null
  const { texto: color, fondo: background } = TONOS[esSuya ? 'atencion' : 'neutro']
  return (
    <Box
      component="section"
      aria-labelledby="lo-que-falta"
      sx={{ p: 3, borderRadius: 1, color, background, border: BORDE_FORZADO }}
    >
      <Typography variant="h2" id="lo-que-falta">
        {FALTA_PARA_COMPLETAR}
      </Typography>
      <Box
        component="ul"
        sx={{
          mt: 1,
          mb: 0,
          pl: 2.5,
          '& li + li': { mt: 1 },
          '& li': { [CON_EL_DEDO]: { py: 1.25 } },
          '& a': { color: 'inherit' },
        }}
      >
        {faltantes.map((falta) => {
          const { texto, a } = instruccionDe(idCarpeta, falta)
          return <li key={texto}>{esSuya ? <Link to={a}>{texto}</Link> : texto}</li>
        })}
      </Box>
      {esSuya && (
        <Button
          component={Link}
          to={FINALIZAR_CARGA.enlace(idCarpeta)}
          variant="outlined"
          color="inherit"
          className="no-imprimir"
          sx={{ mt: 2 }}
        >
          Requisitos y adjuntos
        </Button>
      )}
    </Box>
  )
}
