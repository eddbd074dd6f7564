import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada, partes } from '../llamada.ts'
import { PERSONAL } from '../roles.ts'
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
 * so that its SHA-256 is the same on both sides.
 */

const unaVezCadaUno =
  <T>(clave: (uno: T) => unknown) =>
  (lista: readonly T[]) =>
    new Set(lista.map(clave)).size === lista.length

/** The JSON that `contenido` holds. */
export const ContenidoDeResultado = z.object({
  resultado: campo('Resultado', z.enum(RESULTADOS, { error: 'debe ser CUMPLE, NO CUMPLE o NO SE PUDO ENTRAR' })),
  /** The list that was answered, as the phone had it; null where the city has none. */
  lista: campo('Lista', z.nullable(z.object({ idLista: campo('Lista', Id), version: campo('Versión', Id) }))),
  respuestas: campo(
    'Respuestas',
    z
      .array(
        z.object({
          idItem: campo('Punto', Id),
          respuesta: campo('Respuesta', z.enum(RESPUESTAS, { error: 'debe ser CUMPLE, NO CUMPLE o NO CORRESPONDE' })),
          observado: campo('Qué se observó', TextoLargo(MAX_OBSERVADO)),
        }),
        { error: 'debe ser una lista' },
      )
      .check(
        z.maxLength(MAX_ITEMS, { error: `no puede haber más de ${MAX_ITEMS}` }),
        z.refine(
          unaVezCadaUno(({ idItem }: { readonly idItem: number }) => idItem),
          { error: 'un punto viene repetido' },
        ),
      ),
  ),
  notas: campo('Notas', TextoLargo(MAX_NOTAS)),
  /** Every photo that belongs to it, sent or not yet: the visit is complete with all of them. */
  fotos: campo(
    'Fotos',
    z.array(IdDeEnvio, { error: 'debe ser una lista' }).check(
      z.maxLength(MAX_FOTOS_DE_VISITA, { error: `no puede haber más de ${MAX_FOTOS_DE_VISITA}` }),
      z.refine(
        unaVezCadaUno((id: string) => id),
        { error: 'una foto viene repetida' },
      ),
    ),
  ),
  /** When it was signed, by the phone's clock. */
  firmadaEl: MomentoDeTelefono,
})
export type ContenidoDeResultado = z.output<typeof ContenidoDeResultado>

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
  quien: PERSONAL,
  inspecciona: true,
  limite: 'envios',
  resumen: 'Recibe el resultado de una visita; repetirlo da el mismo recibo',
  json: z.object({
    id: IdDeEnvio,
    idVisita: IdVisita,
    contenido: campo(
      'Contenido',
      z
        .string({ error: 'es obligatorio' })
        .check(
          z.minLength(2, { error: 'es obligatorio' }),
          z.maxLength(MAX_CONTENIDO, { error: 'es demasiado largo' }),
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
  quien: PERSONAL,
  inspecciona: true,
  limite: 'borradores',
  resumen: 'Recibe una foto de una visita; repetirla da el mismo recibo',
  partes: partes({
    campos: z.object({
      id: IdDeEnvio,
      idVisita: IdVisita,
      idItem: campo('Punto', z.optional(Id)),
      sha256: Sha256,
      tomadaEl: MomentoDeTelefono,
    }),
    archivos: { foto: { etiqueta: 'Foto', max: 1, imagenes: true } },
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
    faltas.push({ path: 'respuestas', msg: 'hay un punto que no es de esta lista' })
  }
  respuestas.forEach(({ respuesta, observado }, lugar) => {
    if (respuesta === 'NO CUMPLE' && observado.trim() === '') {
      faltas.push({ path: `respuestas.${lugar}.observado`, msg: 'es obligatorio donde no se cumple' })
    }
  })
  if (resultado === 'NO SE PUDO ENTRAR') {
    if (notas.trim() === '') faltas.push({ path: 'notas', msg: 'diga por qué no se pudo entrar' })
    return faltas
  }
  if (items.some(({ idItem }) => !respuestas.some((dada) => dada.idItem === idItem))) {
    faltas.push({ path: 'respuestas', msg: 'falta responder algún punto' })
  }
  if (resultado === 'CUMPLE' && noCumple.length > 0) {
    faltas.push({ path: 'resultado', msg: 'no puede ser CUMPLE si hay un punto que no se cumple' })
  }
  if (resultado === 'NO CUMPLE' && noCumple.length === 0 && notas.trim() === '') {
    faltas.push({ path: 'notas', msg: 'diga qué no se cumple, o márquelo en su punto' })
  }
  return faltas
}
