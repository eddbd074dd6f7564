import { EXTENSIONES_ACEPTADAS, MAX_ARCHIVOS } from '@catastro/domain/archivos/reglas'
import { segun } from '@catastro/domain/plurales'
import CloudUpload from '@mui/icons-material/CloudUpload'
import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { Spinner } from '../avisos/Spinner.tsx'
import { Campo } from '../campos/Campo.tsx'
import { tamanoDeArchivo } from '../pagina/formato.ts'
import { elegir } from './archivosElegidos.ts'
import { BotonDeArchivos } from './BotonDeArchivos.tsx'
import { BotonDeCamara, TIPOS_DE_FOTO } from './BotonDeCamara.tsx'
import { FileList } from './FileList.tsx'
import { demasiadoGrande, juzgarArchivos, prepararJuicio } from './juzgarArchivos.ts'
import { useEsperaDelFormulario } from './useEsperaDelFormulario.ts'
import { ZonaDeArchivos } from './ZonaDeArchivos.tsx'

interface Props {
  readonly id: string
  readonly label: string
  readonly archivos: readonly File[]
  readonly alCambiar: (archivos: readonly File[]) => void
  /** What was chosen is being looked at, and is not in the list yet. The form that it stands in waits by itself. */
  readonly alRevisar?: (revisando: boolean) => void
  /** Chosen before this was opened: the first of its choices. */
  readonly inicial?: readonly File[] | undefined
  readonly max?: number
  /** Of each file, as the city says; undefined until it is known. */
  readonly maxBytes: number | undefined
  /** What to send, in the words of the screen; type, size and count are said after it. */
  readonly help?: string
  readonly error?: string | undefined
  readonly disabled?: boolean
  /** A hint to the file picker: by content they are judged when chosen, and again by the server. */
  readonly acepta?: readonly string[]
}

const enPalabras = (max: number) => segun(max, 'Un archivo', `Hasta ${max} archivos`)

const admiteFotos = (extensiones: readonly string[]) => extensiones.includes('jpg')

/** Photos by their type besides: by extension alone many phones do not offer the camera. */
export const paraElegir = (extensiones: readonly string[]) =>
  [...extensiones.map((extension) => `.${extension}`), ...(admiteFotos(extensiones) ? TIPOS_DE_FOTO : [])].join(',')

/** How many, how large and of what kinds. */
export const limitesDeArchivos = (max: number, maxBytes: number | undefined, acepta: readonly string[]) =>
  `${enPalabras(max)}${maxBytes === undefined ? '' : deTamano(max, maxBytes)}: ${acepta.join(', ').toUpperCase()}.`
const deTamano = (max: number, maxBytes: number) =>
  ` de ${tamanoDeArchivo(maxBytes)} como máximo${segun(max, '', ' cada uno')}`

/**
 * Chooses files, by picker or by dropping them: says what is taken first, refuses at once what is not, lists what was
 * chosen, lets it be taken back.
 */
export function UploadField(props: Props) {
  const { id, label, archivos, alCambiar, max = MAX_ARCHIVOS, disabled = false, acepta = EXTENSIONES_ACEPTADAS } = props
  const { maxBytes } = props
  const [revisando, setRevisando] = useState(false)
  const ahora = useRef(archivos)
  ahora.current = archivos
  const cola = useRef(Promise.resolve())
  useEffect(prepararJuicio, [])
  const [aviso, setAviso] = useState<string>()
  const esperado = useEsperaDelFormulario(id, revisando, aviso !== undefined)
  const limites = limitesDeArchivos(max, maxBytes, acepta)
  const help = props.help ? `${props.help} ${limites}` : limites
  // Chosen, or kept in a draft, under a larger limit than today's.
  const [pesado] = archivos.flatMap((archivo) => demasiadoGrande(archivo, maxBytes) ?? [])
  const error = aviso ?? props.error ?? pesado

  const agregar = async (nuevos: readonly File[]) => {
    setAviso(undefined)
    setRevisando(true)
    props.alRevisar?.(true)
    const { buenos, quejas } = await juzgarArchivos(nuevos, { label, maxBytes, acepta })
    const eleccion = elegir(ahora.current, buenos, max)
    setRevisando(false)
    setAviso([...quejas, ...(eleccion.error ? [eleccion.error] : [])].join('. ') || undefined)
    if (buenos.length > 0) {
      // The next choice may be looked at before this one is drawn.
      ahora.current = eleccion.archivos
      alCambiar(eleccion.archivos)
    }
    props.alRevisar?.(false)
  }
  // One choice after another: what is chosen while the last is being looked at is added to it.
  const alElegir = (nuevos: readonly File[]) => {
    cola.current = cola.current.then(() => agregar(nuevos))
  }
  const porPoner = useRef(props.inicial)
  useEffect(() => {
    if (porPoner.current) alElegir(porPoner.current)
    porPoner.current = undefined
  })
  return (
    <Campo id={id} label={label} help={help} error={error}>
      <ZonaDeArchivos disabled={disabled} alSoltar={alElegir}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.5,
            '& button': { flexGrow: { xs: 1, sm: 0 } },
          }}
        >
          <BotonDeArchivos
            id={id}
            label={label}
            help={help}
            error={error}
            texto={segun(max, 'Elegir archivo', 'Elegir archivos')}
            icono={<CloudUpload />}
            acepta={paraElegir(acepta)}
            varios={max > 1}
            disabled={disabled}
            alElegir={alElegir}
          />
          {admiteFotos(acepta) && <BotonDeCamara id={id} label={label} disabled={disabled} alElegir={alElegir} />}
          <Box component="span" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'inline' } }}>
            o arrástrelos hasta aquí
          </Box>
        </Box>
        {revisando && <Spinner texto={esperado ? 'Revisando… Sigue en cuanto termine' : 'Revisando…'} />}
        <FileList
          archivos={archivos}
          disabled={disabled}
          alQuitar={(indice) => {
            setAviso(undefined)
            alCambiar(archivos.filter((_, i) => i !== indice))
          }}
        />
      </ZonaDeArchivos>
    </Campo>
  )
}
