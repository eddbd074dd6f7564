import { MAX_OBSERVADO } from '@catastro/domain/visitas/reglas'
import { TextInput } from '../../ui/campos/TextInput.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { OpcionesGrandes } from '../OpcionesGrandes.tsx'
import { type FotoGuardada, SIN_RESPONDER, type VisitaGuardada } from '../telefono/tipos.ts'
import { campoDeItem, campoDeObservado, type Falta } from './contenido.ts'
import { FotosDePunto } from './FotosDePunto.tsx'
import type { Camara } from './useCamara.ts'
import type { Cambio } from './useVisita.ts'

const OPCIONES = [
  { valor: 'CUMPLE', texto: 'Cumple', tono: 'bien' },
  { valor: 'NO CUMPLE', texto: 'No cumple', tono: 'mal' },
  { valor: 'NO CORRESPONDE', texto: 'No corresponde', tono: 'neutro' },
] as const

interface Props {
  readonly item: { readonly idItem: number; readonly texto: string }
  readonly visita: VisitaGuardada
  readonly cambiar: (cambio: (visita: VisitaGuardada) => Cambio) => void
  readonly fotos: readonly FotoGuardada[]
  readonly camara: Camara
  readonly faltas: readonly Falta[]
}

/** One item of the checklist: whether it is met, what was observed, its photos. */
export function PuntoDeVisita({ item: { idItem, texto }, visita, cambiar, fotos, camara, faltas }: Props) {
  const escrita = visita.respuestas[idItem] ?? SIN_RESPONDER
  const cerrada = visita.firmada !== null
  const escribir = (parte: Partial<typeof escrita>) =>
    cambiar(({ respuestas }) => ({
      respuestas: { ...respuestas, [idItem]: { ...(respuestas[idItem] ?? SIN_RESPONDER), ...parte } },
    }))
  const faltaDe = (campo: string) => faltas.find((falta) => falta.campo === campo)?.texto
  return (
    <Panel as="li" sx={{ display: 'grid', gap: 1.5 }}>
      <OpcionesGrandes
        id={campoDeItem(idItem)}
        label={texto}
        value={escrita.respuesta}
        opciones={OPCIONES}
        error={faltaDe(campoDeItem(idItem))}
        disabled={cerrada}
        alElegir={(respuesta) => escribir({ respuesta })}
      />
      <TextInput
        id={campoDeObservado(idItem)}
        label={`Qué se observó${escrita.respuesta === 'NO CUMPLE' ? '' : ' (opcional)'}`}
        descripcion={`${campoDeItem(idItem)}-label`}
        rows={2}
        maxLength={MAX_OBSERVADO}
        value={escrita.observado}
        error={faltaDe(campoDeObservado(idItem))}
        disabled={cerrada}
        onChange={(observado) => escribir({ observado })}
      />
      <FotosDePunto idItem={idItem} de={texto} fotos={fotos} camara={camara} cerrada={cerrada} />
    </Panel>
  )
}
