import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada, partes } from '../llamada.ts'
import { predicado, VACIO } from '../motivo.ts'
import { Id, Momento, TextoLargo } from '../tipos.ts'
import { IdDeEnvio, IdVisita, MomentoDeTelefono, Sha256 } from './campos.ts'
import {
  MAX_CONTENIDO,
  MAX_FOTOS_DE_VISITA,
  MAX_ITEMS,
  MAX_NOTAS,
  MAX_OBSERVADO,
  RESPUESTAS,
  RESULTADOS,
} from './reglas.ts'

/*
 * What an inspector's phone sends, with an id of its own: the same id and bytes are answered with the same receipt, as
 * often as they come; other bytes are put aside for the JEFE. A result travels as the text that the phone wrote and signed,
 * so that its SHA-256 is the same on both sides. Only whoever had the visit, or decides over all: also once they are no
 * longer of the staff, and then a JEFE decides.
 */

const unaVezCadaUno =
  <T>(clave: (uno: T) => unknown) =>
  (lista: readonly T[]) =>
    new Set(lista.map(clave)).size === lista.length

/** The JSON that `contenido` holds. */
export const ContenidoDeResultado = z.object({
  resultado: campo(
    'Resultado',
    'el',
    z.enum(RESULTADOS, { error: predicado('debe ser CUMPLE, NO CUMPLE o NO SE PUDO ENTRAR') }),
  ),
  /** The list that was answered, as the phone had it; null where the city has none. */
  lista: campo(
    'Lista',
    'la',
    z.nullable(z.object({ idLista: campo('Lista', 'la', Id), version: campo('Versión', 'la', Id) })),
  ),
  respuestas: campo(
    'Respuestas',
    'las',
    z
      .array(
        z.object({
          idItem: campo('Punto', 'el', Id),
          respuesta: campo(
            'Respuesta',
            'la',
            z.enum(RESPUESTAS, { error: predicado('debe ser CUMPLE, NO CUMPLE o NO CORRESPONDE') }),
          ),
          observado: campo('Qué se observó', '', TextoLargo(MAX_OBSERVADO)),
        }),
        { error: predicado('debe ser una lista') },
      )
      .check(
        z.maxLength(MAX_ITEMS, { error: predicado(`no puede haber más de ${MAX_ITEMS}`) }),
        z.refine(
          unaVezCadaUno(({ idItem }: { readonly idItem: number }) => idItem),
          { error: predicado('un punto viene repetido') },
        ),
      ),
  ),
  notas: campo('Notas', 'las', TextoLargo(MAX_NOTAS)),
  /** Every photo that belongs to it, sent or not yet: the visit is complete with all of them. */
  fotos: campo(
    'Fotos',
    'las',
    z.array(IdDeEnvio, { error: predicado('debe ser una lista') }).check(
      z.maxLength(MAX_FOTOS_DE_VISITA, { error: predicado(`no puede haber más de ${MAX_FOTOS_DE_VISITA}`) }),
      z.refine(
        unaVezCadaUno((id: string) => id),
        { error: predicado('una foto viene repetida') },
      ),
    ),
  ),
  /** What each of them sums up to, in their order: other bytes are not what was signed. */
  huellas: campo(
    'Huellas de las fotos',
    'las',
    z.optional(
      z
        .array(Sha256, { error: predicado('debe ser una lista') })
        .check(z.maxLength(MAX_FOTOS_DE_VISITA, { error: predicado(`no puede haber más de ${MAX_FOTOS_DE_VISITA}`) })),
    ),
  ),
  /** When it was signed, by the phone's clock. */
  firmadaEl: MomentoDeTelefono,
})
export type ContenidoDeResultado = z.output<typeof ContenidoDeResultado>

/** The SHA-256 that it declares of a photo; undefined where it says none. */
export const huellaDeclarada = ({ fotos, huellas }: Pick<ContenidoDeResultado, 'fotos' | 'huellas'>, id: string) =>
  huellas?.[fotos.indexOf(id)]

/** Proof that the portal has it: nothing else counts as sent. */
const Recibo = z.object({
  clase: z.enum(['RESULTADO', 'FOTO']),
  id: z.string(),
  /** Of the bytes as they came: of a result, `contenido` in UTF-8. */
  sha256: z.string(),
  recibidoEl: Momento,
})
export type Recibo = z.output<typeof Recibo>

const Recibida = z.object({
  ok: z.boolean(),
  message: z.string(),
  /** APARTADA: kept, and before the JEFE; it says why. All three are the end of it for the phone. */
  situacion: z.enum(['RECIBIDA', 'YA RECIBIDA', 'APARTADA']),
  motivo: z.nullable(z.string()),
  recibo: Recibo,
})
export type Recibida = z.output<typeof Recibida>

export const enviarResultado = llamada({
  method: 'POST',
  path: '/visitas/resultado',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Recibe el resultado de una visita; repetirlo da el mismo recibo',
  errores: [404],
  json: z.object({
    id: IdDeEnvio,
    idVisita: IdVisita,
    contenido: campo(
      'Contenido',
      'el',
      z
        .string({ error: VACIO })
        .check(
          z.minLength(2, { error: VACIO }),
          z.maxLength(MAX_CONTENIDO, { error: predicado('es demasiado largo') }),
        ),
    ),
  }),
  reply: Recibida,
})

/** One at a time, before or after the result. `sha256` is what the phone counted: one that arrives damaged is refused. */
export const enviarFoto = llamada({
  method: 'POST',
  path: '/visitas/foto',
  servicio: 'archivos',
  quien: 'todos',
  limite: 'borradores',
  resumen: 'Recibe una foto de una visita; repetirla da el mismo recibo',
  errores: [404],
  partes: partes({
    campos: z.object({
      id: IdDeEnvio,
      idVisita: IdVisita,
      idItem: campo('Punto', 'el', z.optional(Id)),
      sha256: Sha256,
      tomadaEl: MomentoDeTelefono,
    }),
    archivos: { foto: { etiqueta: 'Foto', articulo: 'la', max: 1, tope: 'fotosDeVisita', imagenes: true } },
  }),
  reply: Recibida,
})

/** What is in this list is refused here on both sides: the phone asks it before signing, the server when it comes. */
interface ParaRevisar {
  readonly resultado: ContenidoDeResultado['resultado']
  readonly respuestas: readonly Pick<ContenidoDeResultado['respuestas'][number], 'idItem' | 'respuesta' | 'observado'>[]
  readonly notas: string
}

/** What a result lacks, by field: of every item in use an answer, unless nobody could get in. */
export function faltasDelResultado(
  { resultado, respuestas, notas }: ParaRevisar,
  items: readonly { readonly idItem: number }[],
): { readonly path: string; readonly msg: string }[] {
  const faltas: { path: string; msg: string }[] = []
  const noCumple = respuestas.filter(({ respuesta }) => respuesta === 'NO CUMPLE')
  if (respuestas.some(({ idItem }) => !items.some((item) => item.idItem === idItem))) {
    faltas.push({ path: 'respuestas', msg: predicado('hay un punto que no es de esta lista') })
  }
  respuestas.forEach(({ respuesta, observado }, lugar) => {
    if (respuesta === 'NO CUMPLE' && observado.trim() === '') {
      faltas.push({ path: `respuestas.${lugar}.observado`, msg: predicado('es obligatorio donde no se cumple') })
    }
  })
  if (resultado === 'NO SE PUDO ENTRAR') {
    if (notas.trim() === '') faltas.push({ path: 'notas', msg: predicado('diga por qué no se pudo entrar') })
    return faltas
  }
  if (items.some(({ idItem }) => !respuestas.some((dada) => dada.idItem === idItem))) {
    faltas.push({ path: 'respuestas', msg: predicado('falta responder algún punto') })
  }
  if (resultado === 'CUMPLE' && noCumple.length > 0) {
    faltas.push({ path: 'resultado', msg: predicado('no puede ser CUMPLE si hay un punto que no se cumple') })
  }
  if (resultado === 'NO CUMPLE' && noCumple.length === 0 && notas.trim() === '') {
    faltas.push({ path: 'notas', msg: predicado('diga qué no se cumple, o márquelo en su punto') })
  }
  return faltas
}
