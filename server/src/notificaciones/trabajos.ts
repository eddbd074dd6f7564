import type { Trabajo } from '../plataforma/proceso/trabajos.ts'
import { type Correspondencia, enviarCorreos } from './enviarCorreos.ts'

/** People wait for their mails: each process looks every few seconds. */
export const trabajosDeCorreo = (correspondencia: Correspondencia): readonly Trabajo[] => [
  { nombre: 'enviar-correos', cuando: { cadaSegundos: 3 }, obra: (fin) => enviarCorreos(correspondencia, fin) },
]
