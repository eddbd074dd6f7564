import type { CampoDeCiudad } from '@catastro/domain/ciudad/claves'
import Upload from '@mui/icons-material/Upload'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useTope } from '../envios/useTope.ts'
import { nuevaClaveDeEnvio, partesCon, subirArchivos } from '../red/subida.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { BotonDeArchivos } from '../ui/archivos/BotonDeArchivos.tsx'
import { demasiadoGrande } from '../ui/archivos/juzgarArchivos.ts'
import { AvisoDeFallo } from '../ui/avisos/AvisoDeFallo.tsx'
import { avisar } from '../ui/avisos/avisos.ts'
import { Campo } from '../ui/campos/Campo.tsx'
import { FormNumber, FormTextoContado } from '../ui/campos/formulario.tsx'
import { tamanoDeArchivo } from '../ui/pagina/formato.ts'
import { direccionDeImagen } from './imagenes.ts'

interface Props<V extends FieldValues> {
  readonly campo: CampoDeCiudad
  readonly control: Control<V>
  readonly name: FieldPath<V>
  readonly disabled: boolean
}

/** A field as its kind is written. */
export function CampoDeLaCiudad<V extends FieldValues>({ campo, ...atado }: Props<V>) {
  const { etiqueta, tipo, max, ayuda } = campo
  if (tipo === 'dias' || tipo === 'megas')
    return <FormNumber {...atado} entero label={etiqueta} {...(ayuda && { help: `${ayuda}.` })} />
  if (tipo === 'imagen') return <CampoDeImagen campo={campo} {...atado} />
  return (
    <FormTextoContado
      {...atado}
      label={etiqueta}
      max={max}
      {...(ayuda && { ayuda: `${ayuda}.` })}
      {...(tipo === 'parrafos' && { rows: 10 })}
    />
  )
}

/** The picture goes up when it is chosen, and is the city's when the rest is saved. */
function CampoDeImagen<V extends FieldValues>({ campo, control, name, disabled }: Props<V>) {
  const { field, fieldState } = useController({ control, name })
  const maxBytes = useTope('imagenes')
  const [pesada, setPesada] = useState<string | null>(null)
  const nombre = String(field.value ?? '')
  const subida = useEscritura({
    mutationFn: (imagen: File) =>
      subirArchivos(
        'POST /ciudad/imagenes',
        { partes: partesCon({}, { imagen }) },
        { claveDeEnvio: nuevaClaveDeEnvio(), alAvanzar: () => {} },
      ),
    onSuccess: ({ message, nombre: subido }) => {
      field.onChange(subido)
      avisar(message, 'bien')
    },
  })
  const elegir = (imagen: File) => {
    const queja = demasiadoGrande(imagen, maxBytes)
    setPesada(queja)
    if (queja === null) subida.mutate(imagen)
  }
  const { etiqueta, ayuda = '' } = campo
  const help = `${ayuda}${maxBytes === undefined ? '' : `, de hasta ${tamanoDeArchivo(maxBytes)}`}.`
  const props = { id: name, label: etiqueta, help, error: pesada ?? fieldState.error?.message }
  return (
    <Campo {...props}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        {nombre && <img src={direccionDeImagen(nombre)} alt={`${etiqueta} elegido`} height={64} />}
        <BotonDeArchivos
          {...props}
          texto={nombre ? 'Elegir otra imagen' : 'Elegir imagen'}
          icono={<Upload />}
          acepta="image/png,image/jpeg"
          varios={false}
          disabled={disabled || subida.isPending}
          alElegir={([imagen]) => imagen && elegir(imagen)}
        />
        {nombre && (
          <Button disabled={disabled} onClick={() => field.onChange('')}>
            Quitar
          </Button>
        )}
      </Stack>
      <AvisoDeFallo error={subida.error} />
    </Campo>
  )
}
