import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { nombreDeEstado } from '../../red/configuracion.ts'
import { TONOS } from '../../ui/theme.ts'
import type { Hecho } from './useFinalizar.ts'

interface Props {
  readonly idCarpeta: number
  readonly hecho: Hecho
  readonly alSeguir: () => void
}

/** What FINALIZAR did, and whom it was told to; below, the way on. */
export function AtencionHecha({ idCarpeta, hecho, alSeguir }: Props) {
  const titulo = useRef<HTMLParagraphElement>(null)
  useEffect(() => titulo.current?.focus(), [])
  const { textos, hacia, avisado } = hecho
  const { fondo: background, texto: color } = TONOS.bien
  return (
    <Box role="status" sx={{ p: 2, borderRadius: 1, border: `1px solid ${color}`, background }}>
      {textos.map((texto, n) => (
        <Typography key={texto} ref={n === 0 ? titulo : null} tabIndex={-1} variant="h3" component="p" sx={{ color }}>
          {texto}
        </Typography>
      ))}
      {hacia && (
        <p>
          La carpeta {idCarpeta} quedó en <strong>{nombreDeEstado(hacia)}</strong>.
        </p>
      )}
      {avisado && (
        <Box component="p" sx={{ mb: 0, overflowWrap: 'anywhere' }}>
          {avisado.correo
            ? `Se le avisó a ${avisado.nombre} (${avisado.correo}).`
            : `${avisado.nombre} no tiene correo: lo verá cuando entre al portal.`}
        </Box>
      )}
      <Button size="small" color="inherit" className="no-imprimir" onClick={alSeguir} sx={{ mt: 1, ml: -1.5 }}>
        Seguir con esta carpeta
      </Button>
    </Box>
  )
}
