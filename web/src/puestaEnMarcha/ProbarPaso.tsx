import { CON_PRUEBA, type NombreDePaso, PASOS } from '@catastro/domain/puestaEnMarcha/pasos'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { AvisoDeFallo } from '../ui/avisos/AvisoDeFallo.tsx'
import { Notice } from '../ui/avisos/Notice.tsx'
import { fechaYHora } from '../ui/pagina/formato.ts'
import type { Paso } from './paso.ts'

interface Props {
  readonly paso: NombreDePaso
  /** The last time that it was tried. */
  readonly prueba: Paso['prueba']
}

/** Its button, and what came of it, which stays for whoever comes later. */
export function ProbarPaso({ paso, prueba }: Props) {
  const consultas = useQueryClient()
  const suyo = CON_PRUEBA.find((uno) => uno === paso)
  const probar = useEscritura({
    mutationFn: async () => {
      if (suyo) await main('POST /puestaEnMarcha/probar', { json: { paso: suyo } })
    },
    onSettled: () => consultas.invalidateQueries({ queryKey: ['puestaEnMarcha'] }),
  })
  if (!suyo) return null
  return (
    <Box sx={{ mt: 1.5 }}>
      <Button variant="outlined" loading={probar.isPending} onClick={() => probar.mutate()}>
        {PASOS[suyo].prueba}
      </Button>
      <AvisoDeFallo error={probar.error} />
      {prueba && (
        <Notice tono={prueba.bien ? 'bien' : 'mal'}>
          <Typography variant="body2">{fechaYHora(prueba.probadaEl)}</Typography>
          <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{prueba.renglones.join('\n')}</Box>
        </Notice>
      )}
    </Box>
  )
}
