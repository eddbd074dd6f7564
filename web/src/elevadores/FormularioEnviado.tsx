import { ENVIADO } from '@catastro/domain/elevadores/mensajes'
import type { FormularioDeElevadores } from '@catastro/domain/elevadores/reglas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { INICIO } from '../acceso/direcciones.ts'
import { irAlPrincipio } from '../ui/avisos/inicioDePagina.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { TONOS } from '../ui/theme.ts'
import { MIS_ELEVADORES, REGISTRO } from './direcciones.ts'

interface Props {
  readonly formulario: FormularioDeElevadores
  readonly titulo: string
  /** The number that the record got. */
  readonly numero: number
  readonly queSigue: string
  readonly alEmpezarOtro: () => void
}

/** It is filed, and stays on the page until it is left: only form 27 goes on by itself. */
export function FormularioEnviado({ formulario, titulo, numero, queSigue, alEmpezarOtro }: Props) {
  useEffect(irAlPrincipio, [])
  return (
    <>
      <PageTitle volverA={INICIO.enlace()}>{titulo}</PageTitle>
      <Box
        component="section"
        aria-label="Resultado"
        sx={{ p: 3, borderRadius: 1, border: `1px solid ${TONOS.bien.texto}`, background: TONOS.bien.fondo }}
      >
        <Box role="status">
          <Typography variant="h2" component="p" sx={{ color: TONOS.bien.texto, mb: 0.5 }}>
            {ENVIADO}
          </Typography>
          <Typography>
            Quedó registrado con el número <strong>{numero}</strong>.
          </Typography>
        </Box>
        <Typography sx={{ mt: 1.5, fontWeight: 600 }}>Qué sigue</Typography>
        <Typography sx={{ mb: 2 }}>{queSigue}</Typography>
        <Box className="no-imprimir" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button component={Link} to={REGISTRO.enlace(formulario, numero)} variant="contained">
            Ver el formulario
          </Button>
          <Button component={Link} to={MIS_ELEVADORES.enlace()} variant="outlined">
            Mis elevadores
          </Button>
          <Button variant="outlined" onClick={alEmpezarOtro}>
            Completar otro
          </Button>
        </Box>
      </Box>
    </>
  )
}
