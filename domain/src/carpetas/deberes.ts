import { NO_LA_ATIENDE, NO_LA_INSPECCIONA, type Partes, TIENE_PARTE_EN_LA_CARPETA, tieneParte } from '../deberes.ts'
import { type RolDePersona, soloInspecciona } from '../roles.ts'
import { esFinal } from './movimientos.ts'

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

/**
 * Why somebody does not give a code to follow a folder with; null for its applicant, its inspector, and whoever has it
 * open at the desk.
 */
export const porQueNoDaSuCodigo = (
  { idPersona }: Pick<Quien, 'idPersona'>,
  {
    esTitular,
    loInspecciona,
    laTiene,
  }: Pick<CarpetaADecidir, 'loInspecciona'> & { esTitular: boolean; laTiene: boolean },
): string | null => (esTitular || laTiene || loInspecciona === idPersona ? null : NO_LA_ATIENDE)
