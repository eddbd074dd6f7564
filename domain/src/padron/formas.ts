import * as z from 'zod/mini'
import { comoMaximo, predicado, VACIO } from '../motivo.ts'
import { siFaltaTexto, Texto } from '../tipos.ts'

/*
 * How an entry of the land register is written, wherever it comes in, is kept or is looked up. What people type in a
 * specified form keeps that form's limit; what the register brought to it is as long as it is here.
 */

export const MAX_PUERTA = 10
export const MAX_DEPARTAMENTO = 10
export const MAX_PISO = 2
export const MAX_TITULAR = 150
/** With its separators; 12 digits without them. */
export const MAX_PROVINCIAL = 20

const FORMA = /^[\p{L}\p{N}/ -]*$/u
const CON_OTROS_SIGNOS = predicado("admite letras, números, '/', '-' y espacios")

/** A door or a flat: 'S/N', '12500', '10B'. `siFalta`, where it has to be there. */
export const DelDomicilio = (max: number, siFalta?: string) => {
  const forma = z
    .string({ error: siFaltaTexto(siFalta ?? VACIO) })
    .check(z.trim(), z.maxLength(max, { error: comoMaximo(max) }), z.regex(FORMA, { error: CON_OTROS_SIGNOS }))
  return siFalta === undefined ? forma : forma.check(z.minLength(1, { error: siFalta }))
}

export const Titular = Texto(MAX_TITULAR)

/** As it is compared: '24-05 0001' is '24050001'. The database's own: the index `padron_provincial_uq`. */
export const claveProvincial = (provincial: string) => provincial.replace(/[ -]/g, '')

/** Kept as it is written. */
export const Provincial = z.string().check(
  z.trim(),
  z.maxLength(MAX_PROVINCIAL, { error: comoMaximo(MAX_PROVINCIAL) }),
  z.refine((texto) => /^[\d -]*$/.test(texto) && /^\d{1,12}$/.test(claveProvincial(texto)), {
    error: predicado('debe tener de 1 a 12 números, con guiones o espacios si los lleva, sin letras'),
  }),
)

/** What is said of a text that a person typed and its form does not take, although the register may have it. */
export const escritoDeMas = (texto: string, max: number): string | undefined =>
  texto.trim().length > max ? comoMaximo(max) : undefined
