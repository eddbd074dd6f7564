import * as z from 'zod/mini'
import { llamada } from '../llamada.ts'

/**
 * With what a person's phone locks what it keeps of visits: always the same for the same person, so that what was
 * signed and not sent is opened again when they come back. Also for whoever is no longer of the staff: what they signed
 * before still has to be sent. It opens nothing here, and nobody else's phone.
 */
export const llaveDeVisitas = llamada({
  method: 'GET',
  path: '/visitas/llave',
  quien: 'todos',
  resumen: 'La llave con que el teléfono de quien la pide guarda sus visitas',
  reply: z.object({
    idPersona: z.int(),
    /** 32 bytes in base64. */
    llave: z.string(),
  }),
})
