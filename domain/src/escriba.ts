import type { Rotulo, Unidad } from './campo.ts'

/** By its first word, whose ending tells: of the labels, only 'Calle' and 'Red' do not show that they are feminine. */
const FEMENINO = /^(\S*(a|ión|azón|dad|tud|ie)s?|\S*iones|calles?|red(es)?|seccion)$/i
/** What asks by itself: 'Qué hay que corregir'. */
const PREGUNTA = /^(qué|quién|cuál|cómo) /i
/** DNI, CUIT, Nro Puerta: they keep their letters. */
const COMO_ESTA = /^(\p{Lu}{2}|Nro\b)/u

/** 'Permiso de construcción número': as one says it. */
const NUMERO_AL_FINAL = /^(\p{L})(.*) número$/u
const numeroDe = (_: string, letra: string, resto: string) => `Número de ${letra.toLowerCase()}${resto}`

const EN: Readonly<Partial<Record<Unidad, string>>> = {
  $: 'en pesos',
  m: 'en metros',
  'm²': 'en metros cuadrados',
  'veces por semana': 'en veces por semana',
}

/** What to do about a field that was left empty: 'Escriba el ancho de calle en metros'. */
export function escriba({ etiqueta, unidad }: Rotulo): string {
  const en = unidad && !/metros/i.test(etiqueta) ? EN[unidad] : undefined
  return ['Escriba', conSuArticulo(etiqueta.replace(NUMERO_AL_FINAL, numeroDe)), en].filter(Boolean).join(' ')
}

/** The same of one that is chosen from a list: 'Elija la institución'. */
export const elija = ({ etiqueta }: Rotulo): string => `Elija ${conSuArticulo(etiqueta)}`

function conSuArticulo(etiqueta: string): string {
  const enMedio = COMO_ESTA.test(etiqueta) ? etiqueta : etiqueta.charAt(0).toLowerCase() + etiqueta.slice(1)
  // Form 19's label is the specification's, without its accent.
  const nombre = enMedio.replace(/^seccion$/, 'sección')
  return [articuloDe(etiqueta), nombre].filter(Boolean).join(' ')
}

function articuloDe(etiqueta: string): string {
  if (PREGUNTA.test(etiqueta)) return ''
  const [sustantivo = ''] = etiqueta.split(' ')
  const femenino = FEMENINO.test(sustantivo)
  if (sustantivo.endsWith('s')) return femenino ? 'las' : 'los'
  return femenino ? 'la' : 'el'
}
