import { LLAMADAS } from '@catastro/domain/llamadas'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { COLUMNAS, type Columna } from '../acceso/mundo.ts'
import { multiparte, PDF, PNG } from '../multiparte.ts'
import { valorPara } from './valores.ts'

type Declarada = (typeof LLAMADAS)[number]

export interface Tiro {
  readonly llamada: string
  readonly quien: Columna
  readonly pedido: InjectOptions
}

const PROPIAS = LLAMADAS.filter(({ servicio }) => servicio !== 'ciudadDigital')

// Half of a character has no place in an address.
const comoTexto = (valor: unknown) =>
  Buffer.from(typeof valor === 'string' ? valor : (JSON.stringify(valor) ?? '')).toString()
const nada = fc.constant<Record<string, unknown>>({})
const campos = (esquema: Declarada['params']) =>
  esquema
    ? valorPara(esquema).map((valor) => (valor !== null && typeof valor === 'object' ? Object.entries(valor) : []))
    : fc.constant([])

const CONTENIDOS = [
  PDF,
  PNG,
  Buffer.alloc(0),
  Buffer.from('hola'),
  Buffer.from('MZ\x90\0', 'latin1'),
  Buffer.from('PK\x03\x04'),
]
const NOMBRES = [
  'plano.pdf',
  'foto.png',
  '',
  '../../plano.exe',
  '😀.pdf',
  'plano\u202Efdp.exe',
  `${'n'.repeat(600)}.pdf`,
]

/** A file field of the call, or one that it does not have. */
const archivosDe = (esperados: readonly string[]) =>
  fc.array(
    fc.record({
      campo: fc.constantFrom(...esperados, 'otro'),
      nombre: fc.constantFrom(...NOMBRES),
      contenido: fc.constantFrom(...CONTENIDOS),
    }),
    { maxLength: 3 },
  )

const ROTOS = [
  '{',
  '{"a":',
  '[1,]',
  'null',
  '"x"',
  '\u0000',
  '{"a":1}'.repeat(3),
  `${'['.repeat(3000)}${']'.repeat(3000)}`,
]

/** The body and its headers: of the call's kind, broken, or of another kind. */
function cuerpoDe(llamada: Declarada): fc.Arbitrary<Pick<InjectOptions, 'payload' | 'headers'>> {
  const comoJson = (payload: string) => ({ payload, headers: { 'content-type': 'application/json' } })
  const roto = fc.constantFrom(...ROTOS).map(comoJson)
  const ajeno = fc
    .constantFrom('text/plain', 'application/xml', 'multipart/form-data', 'no es un tipo')
    .map((tipo) => ({
      payload: 'hola',
      headers: { 'content-type': tipo },
    }))
  const { partes, json } = llamada
  const propio = partes
    ? fc
        .tuple(campos(partes.campos), archivosDe(Object.keys(partes.archivos)))
        .map(([escritos, archivos]) =>
          multiparte(
            Object.fromEntries(
              escritos.filter(([, valor]) => valor !== undefined).map(([clave, valor]) => [clave, comoTexto(valor)]),
            ),
            archivos,
          ),
        )
    : json
      ? valorPara(json).map((valor) => comoJson(JSON.stringify(valor) ?? ''))
      : fc.constant({})
  if (!partes && !json) return propio
  return fc.oneof({ weight: 12, arbitrary: propio }, { weight: 1, arbitrary: roto }, { weight: 1, arbitrary: ajeno })
}

function pedidoDe(llamada: Declarada): fc.Arbitrary<InjectOptions> {
  const caminos = llamada.params ? valorPara(llamada.params) : nada
  return fc.tuple(caminos, campos(llamada.query), cuerpoDe(llamada)).map(([enElCamino, consulta, cuerpo]) => {
    const valores = new Map(Object.entries(Object(enElCamino)))
    const camino = llamada.path.replace(
      /\{(\w+)\}/g,
      (_, clave: string) => encodeURIComponent(comoTexto(valores.get(clave) ?? 'x')) || '%20',
    )
    const busqueda = new URLSearchParams(
      consulta.flatMap(([clave, valor]) =>
        valor === undefined ? [] : [[clave, comoTexto(valor)] as [string, string]],
      ),
    )
    const url = `/api${camino}${busqueda.size > 0 ? `?${busqueda}` : ''}`
    return { method: llamada.method, url, ...cuerpo }
  })
}

/** Any declared call, by anybody, with anything in it. */
export const tiros: fc.Arbitrary<Tiro> = fc.constantFrom(...PROPIAS).chain((llamada) =>
  fc.record({
    llamada: fc.constant(`${llamada.method} ${llamada.path}`),
    quien: fc.constantFrom(...COLUMNAS),
    pedido: pedidoDe(llamada),
  }),
)
