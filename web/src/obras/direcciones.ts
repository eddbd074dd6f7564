import { direccionDe } from '../acceso/direccion/direccion.ts'

/** Where the mails lead to whoever wants no more of them: open, because it asks for nothing but the button. */
export const DEJAR_DE_SEGUIR = direccionDe<string>('/dejarDeSeguirObras/:codigo', 'abierta')
