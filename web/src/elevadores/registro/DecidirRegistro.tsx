import type { SE_CONFIRMAN } from '@catastro/domain/elevadores/reglas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { main } from '../../red/cliente.ts'
import { useEscritura } from '../../red/useEscritura.ts'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { avisar } from '../../ui/avisos/avisos.ts'
import { QuitarRegistro } from './QuitarRegistro.tsx'

interface Props {
  readonly formulario: (typeof SE_CONFIRMAN)[number]
  readonly numero: number
  /** Of whom or of what, for who cannot see where it stands. */
  readonly de: string
  readonly confirma: boolean
  readonly quita: boolean
}

/** What somebody sent and waits: who may say so confirms it, or takes it away. */
export function DecidirRegistro({ formulario, numero, de, confirma, quita }: Props) {
  const consultas = useQueryClient()
  const confirmar = useEscritura({
    mutationFn: () => main('PUT /elevadores/confirmar', { json: { formulario, numero } }),
    onSuccess: ({ message }) => avisar(message),
    // Somebody else may have decided meanwhile.
    onSettled: () => consultas.invalidateQueries({ queryKey: ['elevadores'] }),
  })
  return (
    <div className="no-imprimir">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        {confirma && (
          <Button
            size="small"
            variant="outlined"
            loading={confirmar.isPending}
            aria-label={`Confirmar ${de}`}
            onClick={() => confirmar.mutate()}
          >
            Confirmar
          </Button>
        )}
        {quita && <QuitarRegistro formulario={formulario} numero={numero} de={de} />}
      </Box>
      <AvisoDeFallo error={confirmar.error} />
    </div>
  )
}
