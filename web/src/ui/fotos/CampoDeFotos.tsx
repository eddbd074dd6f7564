import { segun } from '@catastro/domain/plurales'
import Delete from '@mui/icons-material/Delete'
import PhotoLibrary from '@mui/icons-material/PhotoLibrary'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { elegir } from '../archivos/archivosElegidos.ts'
import { BotonDeArchivos } from '../archivos/BotonDeArchivos.tsx'
import { BotonDeCamara, TIPOS_DE_FOTO } from '../archivos/BotonDeCamara.tsx'
import { ZonaDeArchivos } from '../archivos/ZonaDeArchivos.tsx'
import { ErrorConTexto, textoDelError } from '../avisos/errorConTexto.ts'
import { Spinner } from '../avisos/Spinner.tsx'
import { Campo } from '../campos/Campo.tsx'
import { Fotos } from './Fotos.tsx'
import { prepararFoto } from './prepararFoto.ts'

interface Props {
  readonly id: string
  readonly label: string
  readonly help?: string
  readonly error?: string | undefined
  readonly disabled?: boolean
  readonly max: number
  readonly fotos: readonly File[]
  readonly alCambiar: (fotos: readonly File[]) => void
  /** Those of the form's other fields: none is taken twice. */
  readonly otras?: readonly Blob[]
}

const LIMITES = (max: number) =>
  segun(
    max,
    'Una foto, JPG o PNG. Se achica y se le quitan el lugar y la fecha.',
    `Hasta ${max} fotos, JPG o PNG. Se achican y se les quitan el lugar y la fecha.`,
  )
const yaEsta = (nombre: string) => `${nombre}: esa foto ya está, elija otra`

/** Photos from the phone's camera or its album, seen at once, each taken back until they are sent. */
export function CampoDeFotos(props: Props) {
  const { id, label, max, fotos, alCambiar, otras = [], disabled = false } = props
  const [aviso, setAviso] = useState<string>()
  const [preparando, setPreparando] = useState(false)
  const help = [props.help, LIMITES(max)].filter(Boolean).join(' ')
  const error = aviso ?? props.error
  const cerrado = disabled || preparando

  const agregar = async (nuevas: readonly File[]) => {
    setAviso(undefined)
    // Those that are there stay: what is too many is the choice that was just made.
    const { error: deMas } = elegir(fotos, nuevas, max)
    if (deMas) return setAviso(deMas)
    setPreparando(true)
    const listas: File[] = []
    const quejas: string[] = []
    // One after another: a phone may not have the memory for two.
    for (const nueva of nuevas) {
      try {
        const lista = await prepararFoto(nueva)
        if (await esta(lista, [...fotos, ...otras, ...listas])) throw new ErrorConTexto(yaEsta(nueva.name))
        listas.push(lista)
      } catch (fallo) {
        quejas.push(textoDelError(fallo))
      }
    }
    setAviso(quejas.join('. ') || undefined)
    // One photo replaces the one before; several add to the list.
    if (listas.length > 0) alCambiar(max === 1 ? listas : [...fotos, ...listas])
    setPreparando(false)
  }
  const boton = {
    label,
    disabled: cerrado,
    alElegir: (nuevas: readonly File[]) => void agregar(nuevas),
  }
  return (
    <Campo id={id} label={label} help={help} error={error}>
      <ZonaDeArchivos disabled={cerrado} alSoltar={boton.alElegir}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '& button': { flexGrow: { xs: 1, sm: 0 } } }}>
          <BotonDeCamara {...boton} id={id} />
          <BotonDeArchivos
            {...boton}
            id={id}
            help={help}
            error={error}
            texto={segun(max, 'Elegir foto', 'Elegir fotos')}
            icono={<PhotoLibrary />}
            acepta={TIPOS_DE_FOTO.join(',')}
            varios={max > 1}
          />
        </Box>
        {preparando && <Spinner texto="Preparando la foto…" />}
        <Fotos
          fotos={fotos}
          pie={(foto, indice) => (
            <Button
              size="small"
              startIcon={<Delete />}
              disabled={cerrado}
              aria-label={`Quitar la foto ${indice + 1}: ${foto.name}`}
              onClick={() => {
                setAviso(undefined)
                alCambiar(fotos.filter((otra) => otra !== foto))
              }}
            >
              Quitar
            </Button>
          )}
        />
      </ZonaDeArchivos>
    </Campo>
  )
}

async function esta(foto: Blob, fotos: readonly Blob[]) {
  for (const otra of fotos) if (await sonLaMismaFoto(foto, otra)) return true
  return false
}

const bytesDe = async (foto: Blob) => new Uint8Array(await foto.arrayBuffer())

/** Whether two files hold the same bytes: a photo chosen twice counts once. */
async function sonLaMismaFoto(una: Blob, otra: Blob): Promise<boolean> {
  if (una.size !== otra.size) return false
  const suyos = await bytesDe(otra)
  return (await bytesDe(una)).every((byte, i) => byte === suyos[i])
}
