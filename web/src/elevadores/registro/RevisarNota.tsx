import type { Mantenimiento } from '@catastro/domain/elevadores/llamadas'
import { ES_PROPIO } from '@catastro/domain/elevadores/mensajes'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { main } from '../../red/cliente.ts'
import { useEscritura } from '../../red/useEscritura.ts'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { avisar } from '../../ui/avisos/avisos.ts'
import { Chip } from '../../ui/pagina/Chip.tsx'
import { fecha } from '../../ui/pagina/formato.ts'
import { REGISTRO } from '../direcciones.ts'
import { QuitarRegistro } from './QuitarRegistro.tsx'

interface Props {
  readonly mantenimiento: Mantenimiento
  readonly delPersonal: boolean
}

/** Whether staff reviewed a conservator's note; and for them the note itself, and its review, once and never of one's own. */
export function RevisarNota({ mantenimiento: m, delPersonal }: Props) {
  const consultas = useQueryClient()
  const revisar = useEscritura({
    mutationFn: () => main('PUT /elevadores/revisado', { json: { idFormulario31: m.idFormulario31 } }),
    onSuccess: ({ message }) => avisar(message),
    // Somebody else may have reviewed it meanwhile.
    onSettled: () => consultas.invalidateQueries({ queryKey: ['elevadores'] }),
  })
  return (
    <div>
      <Chip tono={m.revisadoEl ? 'bien' : 'atencion'}>{m.revisadoEl ? 'Revisada' : 'Por revisar'}</Chip>
      {m.revisadoEl && (
        <Box component="span" sx={{ display: 'block', fontSize: '0.875rem', color: 'text.secondary' }}>
          {fecha(m.revisadoEl)}
        </Box>
      )}
      {delPersonal && (
        <Box component="span" sx={{ display: 'block', fontSize: '0.875rem', color: 'text.secondary' }}>
          Presentada por {m.autor}
        </Box>
      )}
      <Box className="no-imprimir" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        {(delPersonal || m.propio) && (
          <Button
            component={Link}
            to={REGISTRO.enlace('31', m.idFormulario31)}
            size="small"
            aria-label={`Ver la nota del padrón ${m.padron}`}
          >
            Ver
          </Button>
        )}
        {delPersonal && !m.revisadoEl && m.propio && <span>{ES_PROPIO}</span>}
        {delPersonal && !m.revisadoEl && !m.propio && (
          <Button
            size="small"
            variant="outlined"
            loading={revisar.isPending}
            aria-label={`Dar por revisada la nota del padrón ${m.padron}`}
            sx={{ whiteSpace: 'nowrap' }}
            onClick={() => revisar.mutate()}
          >
            Dar por revisada
          </Button>
        )}
        {delPersonal && !m.propio && (
          <QuitarRegistro formulario="31" numero={m.idFormulario31} de={`la nota del padrón ${m.padron}`} />
        )}
      </Box>
      <AvisoDeFallo error={revisar.error} />
    </div>
  )
}
