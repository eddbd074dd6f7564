import { EXTENSIONES_ACEPTADAS } from '@catastro/domain/archivos/reglas'
import type { Ejemplo } from '@catastro/domain/carpetas/requisitosDeEncomienda'
import Upload from '@mui/icons-material/Upload'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useTope } from '../../envios/useTope.ts'
import { nuevaClaveDeEnvio, partesCon, subirArchivos } from '../../red/subida.ts'
import { useEscritura } from '../../red/useEscritura.ts'
import { VerEjemplo } from '../../tramites/VerEjemplo.tsx'
import { BotonDeArchivos } from '../../ui/archivos/BotonDeArchivos.tsx'
import { demasiadoGrande } from '../../ui/archivos/juzgarArchivos.ts'
import { limitesDeArchivos, paraElegir } from '../../ui/archivos/UploadField.tsx'
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
  const maxBytes = useTope('ejemplos')
  const [pesado, setPesado] = useState<string | null>(null)
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
  const elegir = (archivo: File) => {
    const queja = demasiadoGrande(archivo, maxBytes)
    setPesado(queja)
    if (queja === null) subida.mutate(archivo)
  }
  const help = `${AYUDA} ${limitesDeArchivos(1, maxBytes, EXTENSIONES_ACEPTADAS)}`
  const props = { id: name, label, help, error: pesado ?? fieldState.error?.message }
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
          alElegir={([archivo]) => archivo && elegir(archivo)}
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
