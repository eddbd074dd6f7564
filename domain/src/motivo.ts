import type { Rotulo, Unidad } from './campo.ts'
import { cuantos, enMedio } from './plurales.ts'

/** Why a field is refused, before anybody says which field: the sentence is made of both. A whole sentence needs no reason. */
type Motivo =
  | { readonly que: 'falta' | 'sinElegir' }
  | { readonly que: 'largo'; readonly max: number }
  | { readonly que: 'dicho'; readonly texto: string }

/*
 * It travels as text, because what a schema says of a field can be nothing else; no sentence begins like it.
 */
const COMIENZO = '{"que":'
/*#__NO_SIDE_EFFECTS__*/
const enTexto = (motivo: Motivo) => JSON.stringify(motivo)
const deTexto = (texto: string) => (texto.startsWith(COMIENZO) ? (JSON.parse(texto) as Motivo) : undefined)

/** What is said of a field that was left empty, where the specification has no words for it; of one that is chosen from a list. */
export const VACIO = enTexto({ que: 'falta' })
export const SIN_ELEGIR = enTexto({ que: 'sinElegir' })
/** More than so many characters. */
/*#__NO_SIDE_EFFECTS__*/
export const comoMaximo = (max: number) => enTexto({ que: 'largo', max })
/** What is wrong in words that want the field's label in front: 'debe ser un número entero'. */
/*#__NO_SIDE_EFFECTS__*/
export const predicado = (texto: string) => enTexto({ que: 'dicho', texto })

/** One of these words, as they travel: 'debe ser recientes, antiguas o vencimiento'. */
/*#__NO_SIDE_EFFECTS__*/
export const unoDe = (valores: readonly string[]) =>
  predicado(`debe ser ${valores.join(', ').replace(/, ([^,]*)$/, ' o $1')}`)

/** The sentence that a person reads. */
export function comoOracion(escrito: Rotulo, texto: string): string {
  const motivo = deTexto(texto)
  // A label that ends as its sentence goes on ('Adjunte comprobante de pago:').
  const rotulo = { ...escrito, etiqueta: escrito.etiqueta.replace(/:$/, '') }
  if (motivo?.que === 'falta') return escriba(rotulo)
  if (motivo?.que === 'sinElegir') return `Elija ${conSuArticulo(rotulo)}`
  return motivo ? `${rotulo.etiqueta}: ${sinRotulo(texto)}` : texto
}

/** The same where the field's name stands already: beside it, or at the head of its column. */
export function sinRotulo(texto: string): string {
  const motivo = deTexto(texto)
  switch (motivo?.que) {
    case undefined:
      return texto
    case 'falta':
      return 'es obligatorio'
    case 'sinElegir':
      return 'hay que elegir'
    case 'largo':
      return `debe tener como máximo ${cuantos(motivo.max, 'carácter', 'caracteres')}`
    case 'dicho':
      return motivo.texto
  }
}

const EN: Readonly<Partial<Record<Unidad, string>>> = {
  $: 'en pesos',
  m: 'en metros',
  'm²': 'en metros cuadrados',
  'veces por semana': 'en veces por semana',
}

/** What to do about a field that was left empty: 'Escriba el ancho de calle en metros'. */
function escriba(rotulo: Rotulo): string {
  const en = rotulo.unidad && !/metros/i.test(rotulo.etiqueta) ? EN[rotulo.unidad] : undefined
  return ['Escriba', conSuArticulo(rotulo), en].filter(Boolean).join(' ')
}

/** DNI, CUIT, Nro Puerta: they keep their letters. */
const COMO_ESTA = /^(\p{Lu}{2}|Nro\b)/u
/** 'Permiso de construcción número': as one says it. */
const NUMERO_AL_FINAL = /^(\p{L})(.*) número$/u
const numeroDe = (_: string, letra: string, resto: string) => `número de ${letra.toLowerCase()}${resto}`

function conSuArticulo({ etiqueta, articulo }: Rotulo): string {
  const dicha = COMO_ESTA.test(etiqueta) ? etiqueta : enMedio(etiqueta)
  // Form 19's label is the specification's, without its accent.
  const nombre = dicha.replace(/^seccion$/, 'sección').replace(NUMERO_AL_FINAL, numeroDe)
  return [articulo, nombre].filter(Boolean).join(' ')
}
