import { esFinal } from './carpetas/movimientos.ts'
import { type RolDePersona, soloInspecciona } from './roles.ts'

/*
 * Nobody decides on what is their own, whatever their role, and whoever only inspects decides on what they were
 * given. The server asks these rules at every call that decides; the screens, before they offer one.
 */

export const TIENE_PARTE_EN_LA_CARPETA = 'Usted tiene parte en esta carpeta: tiene que decidirlo otra persona'
export const ES_SU_SOLICITUD = 'Este Libre Deuda es suyo: tiene que resolverlo otra persona'
export const ES_SU_PAGO = 'Este pago es suyo: tiene que revisarlo otra persona'
export const ES_SU_MATRICULA = 'Es su propia matrícula: tiene que registrarla otra persona'
export const SON_SUS_ROLES = 'Son sus propios roles: tiene que cambiarlos otro administrador'
export const ES_SU_PUESTO = 'Es su propio puesto de inspector: tiene que cambiarlo otra persona'
export const NO_LA_INSPECCIONA = 'Su rol es de inspector: decide solo sobre las carpetas que tiene asignadas'
export const SOLO_INSPECCIONA = 'Su rol de inspector no permite esta operación'

/** Those whose own thing it is: who filed or paid it, its professional, its owner. */
export type Partes = readonly (number | null)[]

export const tieneParte = (idPersona: number, partes: Partes): boolean => partes.includes(idPersona)

interface Quien {
  readonly idPersona: number
  readonly roles: readonly Pick<RolDePersona, 'perfil' | 'rol'>[]
}

interface CarpetaADecidir {
  readonly tienenParte: Partes
  readonly estado: string
  /** The person who inspects it. */
  readonly loInspecciona: number | null
}

/** Received, not closed, and given to this person. */
const laInspecciona = ({ idPersona }: Quien, { estado, loInspecciona }: CarpetaADecidir) =>
  loInspecciona === idPersona && estado !== 'PRESENTADO' && !esFinal(estado)

/** Why a member of staff does not act on a folder as an inspector would not; null when they may. */
export const porQueNoAtiende = (quien: Quien, carpeta: CarpetaADecidir): string | null =>
  soloInspecciona(quien.roles) && !laInspecciona(quien, carpeta) ? NO_LA_INSPECCIONA : null

/** Why a member of staff does not move, observe, withdraw, assign or extend a folder; null when they may. */
export const porQueNoDecide = (quien: Quien, carpeta: CarpetaADecidir): string | null =>
  tieneParte(quien.idPersona, carpeta.tienenParte) ? TIENE_PARTE_EN_LA_CARPETA : porQueNoAtiende(quien, carpeta)
