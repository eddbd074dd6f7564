import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { Hecho, Id, IdCarpeta, TextoLargo } from '../tipos.ts'
import { esFinal } from './movimientos.ts'
import { MAX_OBSERVACION } from './reglas.ts'

/** What an encomienda asks for, with what answers it in a folder. */
const Requisito = z.object({
  idRequisito: z.int(),
  texto: z.string(),
  /** The city says so: while it is not answered the folder is not complete. */
  obligatorio: z.boolean(),
  archivos: z.array(z.object({ idArchivo: z.int(), nombre: z.string() })),
  /** Why it has no file. */
  noCorresponde: z.nullable(z.string()),
})
export type Requisito = z.output<typeof Requisito>

export const estaRespondido = ({ archivos, noCorresponde }: Pick<Requisito, 'archivos' | 'noCorresponde'>) =>
  archivos.length > 0 || noCorresponde !== null

/** Whether its answers stand one by one: complete without any, as before there were slots, they are among its files. */
export const seRespondenUnoPorUno = (
  requisitos: readonly Pick<Requisito, 'archivos' | 'noCorresponde'>[],
  { carpetaCompleta, tramiteEstado }: { carpetaCompleta: boolean; tramiteEstado: string },
) => requisitos.some(estaRespondido) || !(carpetaCompleta || esFinal(tramiteEstado))

/** The requirements are the city's words: whichever names the stamp duty asks for its proof. */
export const pideElTimbrado = (texto: string) => /timbrado/i.test(texto)

export const obtenerRequisitos = llamada({
  method: 'GET',
  path: '/documentacion/requisitos',
  quien: 'todos',
  resumen: 'Qué documentación pide la encomienda de una carpeta, y con qué se respondió',
  query: z.object({ idCarpeta: IdCarpeta }),
  reply: z.object({
    /** Their words alone. */
    requisitos: z.array(z.string()),
    detalle: z.array(Requisito),
  }),
})

/** With an empty reason it is taken back, and the requirement waits for its file again. */
export const noCorresponde = llamada({
  method: 'PUT',
  path: '/documentacion/requisitoNoCorresponde',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Dice por qué un requisito no corresponde a una carpeta',
  json: z.object({
    idCarpeta: IdCarpeta,
    idRequisito: campo('Requisito', Id),
    motivo: campo('Por qué no corresponde', TextoLargo(MAX_OBSERVACION)),
  }),
  reply: Hecho,
})
