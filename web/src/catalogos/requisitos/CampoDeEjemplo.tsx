import { EXTENSIONES_ACEPTADAS } from '@catastro/domain/archivos/reglas'
import type { Ejemplo } from '@catastro/domain/carpetas/requisitosDeEncomienda'
import Upload from '@mui/icons-material/Upload'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { nuevaClaveDeEnvio, partesCon, subirArchivos } from '../../red/subida.ts'
import { useEscritura } from '../../red/useEscritura.ts'
import { VerEjemplo } from '../../tramites/VerEjemplo.tsx'
import { BotonDeArchivos } from '../../ui/archivos/BotonDeArchivos.tsx'
import { paraElegir } from '../../ui/archivos/UploadField.tsx'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { avisar } from '../../ui/avisos/avisos.ts'
import { Campo } from '../../ui/campos/Campo.tsx'

interface Props<V extends FieldValues> {
  readonly control: Control<V>
  readonly name: FieldPath<V>
  readonly label: string
  readonly disabled: boolean
  /** The one whose number the field holds. */
  readonly elegido: Ejemplo | undefined
  readonly alSubir: (ejemplo: Ejemplo) => void
}

const AYUDA = 'Un archivo que muestra lo que se pide. Lo abre cualquiera, antes de empezar y al adjuntar.'

/** The file goes up when it is chosen, and is the requirement's when the rest is saved. */
export function CampoDeEjemplo<V extends FieldValues>({ control, name, label, disabled, elegido, alSubir }: Props<V>) {
  const { field, fieldState } = useController({ control, name })
  const subida = useEscritura({
    mutationFn: (ejemplo: File) =>
      subirArchivos(
        'POST /documentacion/ejemplosDeRequisito',
        { partes: partesCon({}, { ejemplo }) },
        { claveDeEnvio: nuevaClaveDeEnvio(), alAvanzar: () => {} },
      ),
    onSuccess: ({ message, ejemplo, nombre }) => {
      alSubir({ ejemplo, nombre })
      field.onChange(ejemplo)
      avisar(message, 'bien')
    },
  })
  const props = { id: name, label, help: AYUDA, error: fieldState.error?.message }
  return (
    <Campo {...props}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        {elegido && <VerEjemplo ejemplo={elegido} />}
        <BotonDeArchivos
          {...props}
          texto={elegido ? 'Elegir otro' : 'Elegir archivo'}
          icono={<Upload />}
          acepta={paraElegir(EXTENSIONES_ACEPTADAS)}
          varios={false}
          disabled={disabled || subida.isPending}
          alElegir={([archivo]) => archivo && subida.mutate(archivo)}
        />
        {elegido && (
          <Button disabled={disabled} onClick={() => field.onChange('')}>
            Quitar
          </Button>
        )}
      </Box>
      <AvisoDeFallo error={subida.error} />
    </Campo>
  )
}
