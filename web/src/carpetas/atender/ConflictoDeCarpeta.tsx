import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useErrorAvisado } from '../../ui/avisos/avisos.ts'
import { ErrorConTexto } from '../../ui/avisos/errorConTexto.ts'
import { BORDE_FORZADO, TONOS } from '../../ui/theme.ts'
import { useRefrescarCarpeta } from '../consultas.ts'

interface Props {
  readonly idCarpeta: number
  readonly texto: string
  readonly alActualizar: () => void
}

/** Somebody else moved the folder meanwhile: shows it as it is now, and keeps what was typed. */
export function ConflictoDeCarpeta({ idCarpeta, texto, alActualizar }: Props) {
  useErrorAvisado(new ErrorConTexto(texto))
  const refrescar = useRefrescarCarpeta(idCarpeta)
  const [ocupado, setOcupado] = useState(false)
  const actualizar = async () => {
    setOcupado(true)
    await refrescar()
    alActualizar()
  }
  return (
    <Box sx={{ p: 2, borderRadius: 1, color: TONOS.mal.texto, background: TONOS.mal.fondo, border: BORDE_FORZADO }}>
      <Typography sx={{ fontWeight: 600 }}>{texto}</Typography>
      <Typography sx={{ mb: 1.5 }}>Lo que escribió se conserva.</Typography>
      <Button variant="outlined" color="inherit" loading={ocupado} onClick={actualizar}>
        Actualizar la carpeta
      </Button>
    </Box>
  )
}
