import * as z from 'zod/mini'
import type { Clase } from '../formularios/preguntas.ts'
import { comoMaximo, predicado } from '../motivo.ts'
import { MAX_DEPARTAMENTO, MAX_PUERTA } from '../padron/formas.ts'
import { conControl, siFaltaTexto, soloDigitos, TextoLargo, TextoOpcional } from '../tipos.ts'
import { CUIT_NO_VALIDO } from './mensajes.ts'
import { seDistingue } from './numero.ts'
import { TOPES_DE_ELEVADORES as TOPES } from './reglas.ts'

/* The rules that forms 27 to 31 share. Whatever is missing says the sentence of its form. */

/** A text of at most `max` characters; `siFalta` is said only where there is none. */
export const TextoCon = (max: number, siFalta: string) =>
  z.string({ error: siFaltaTexto(siFalta) }).check(
    z.trim(),
    z.minLength(1, { error: siFalta }),
    z.maxLength(max, { error: comoMaximo(max) }),
    z.refine((texto) => !conControl(texto), { error: predicado('contiene caracteres no permitidos') }),
  )

/** It joins what several people send: whatever it holds is told apart by eye, and nothing else is in it. */
export const NumeroDeConservador = (siFalta: string) =>
  TextoCon(TOPES.numero, siFalta).check(
    z.refine((numero) => seDistingue(numero), {
      error: predicado('debe tener solo letras, números y signos del teclado'),
    }),
  )

/** The same digits however they are separated; eleven of them. Missing says so, wrong says it is not valid. */
export const CuitCon = (siFalta: string) =>
  z.string({ error: siFaltaTexto(siFalta) }).check(
    z.trim(),
    z.minLength(1, { error: siFalta }),
    z.overwrite(soloDigitos),
    z.refine((cuit) => /^\d{11}$/.test(cuit), { error: CUIT_NO_VALIDO }),
  )

const conGuiones = (cuit: string) => cuit.replace(/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3')
export const cuitEscrito = (escrito: string) => conGuiones(soloDigitos(escrito))
export const CUIT: Clase<string> = { guardada: z.string(), enPalabras: conGuiones, entendida: cuitEscrito }

/** Of whoever signs, or of a technician. */
export const DniCon = (siFalta: string) =>
  z.string({ error: siFaltaTexto(siFalta) }).check(
    z.trim(),
    z.minLength(1, { error: siFalta }),
    z.overwrite(soloDigitos),
    z.refine((dni) => /^\d{7,8}$/.test(dni), { error: predicado('debe tener 7 u 8 dígitos') }),
  )

/** As the register has it: what is typed has `TOPES.puerta` and `TOPES.departamento`, on the screen and on the server. */
export const PuertaCon = (siFalta: string) => TextoCon(MAX_PUERTA, siFalta)
export const Departamento = z.optional(z.nullable(TextoOpcional(MAX_DEPARTAMENTO)))

/** Multipart and switches that are off send nothing as ''. */
export const oVacio = <S extends z.ZodMiniType>(esquema: S) => z.optional(z.nullable(z.union([z.literal(''), esquema])))

export const Corto = z.optional(z.nullable(TextoOpcional(TOPES.piso)))
export const Observaciones = z.optional(z.nullable(TextoLargo(TOPES.observaciones)))

/** At most six digits: the forms that say so. */
export const PadronDe6 = (siFalta: string) =>
  z.string({ error: siFaltaTexto(siFalta) }).check(
    z.trim(),
    z.minLength(1, { error: siFalta }),
    z.refine((padron) => padron === '' || /^\d{1,6}$/.test(padron), {
      error: predicado('debe tener de 1 a 6 números, sin letras'),
    }),
  )

/** Sent as the specification has them, and never read: the server takes them from the token, its clock and its tariffs. */
export const LoQuePoneElServidor = {
  idPersona: z.optional(z.unknown()),
  fecha: z.optional(z.unknown()),
  idTarifa: z.optional(z.unknown()),
  tarifa: z.optional(z.unknown()),
  importe: z.optional(z.unknown()),
  pagado: z.optional(z.unknown()),
} as const

const loRespondido = <T extends object>(enviado: T) =>
  Object.fromEntries(Object.entries(enviado).filter(([campo]) => !Object.hasOwn(LoQuePoneElServidor, campo))) as Omit<
    T,
    keyof typeof LoQuePoneElServidor
  >

/** What was answered: the rest of what was sent is not read (S-10). */
export const soloLoRespondido = <O extends object, I>(enviado: z.ZodMiniType<O, I>) =>
  z.pipe(enviado, z.transform(loRespondido<O>))
