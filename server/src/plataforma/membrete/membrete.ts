import type { Db } from '../base/db.ts'

/** The city's crest, as its papers and mails carry it. */
export interface Escudo {
  readonly bytes: Buffer
  readonly tipoMime: 'image/png'
}

/** Whose mails and documents they are, in what colour, and where their links lead. */
export interface Membrete {
  readonly ciudad: string
  /** The office of the city's that they are of. */
  readonly dependencia: string
  readonly color: string
  /** Null: it has none that they can carry. */
  readonly escudo: Escudo | null
  readonly urlPortal: string
  /** What each certificate says above its data. */
  readonly frases: { readonly fraseLibreDeuda: string; readonly frasePadron: string }
}

/** As it is when it is asked: a city may change its name while the server runs. */
export type PedirMembrete = (db: Db) => Promise<Membrete>
