import type { Db } from '../base/db.ts'

/** Whose mails and documents they are, in what colour, and where their links lead. */
export interface Membrete {
  readonly ciudad: string
  readonly color: string
  readonly urlPortal: string
}

/** As it is when it is asked: a city may change its name while the server runs. */
export type PedirMembrete = (db: Db) => Promise<Membrete>
