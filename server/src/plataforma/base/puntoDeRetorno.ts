import { causa } from './causa.ts'
import type { Tx } from './db.ts'

/** The database's own trouble, which passes: connection, deadlock, resources, locks, shutdown, disk. */
const PASAJERO = /^(08|40|53|55|57|58)/

const esPasajero = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && PASAJERO.test(String(error.code))

/**
 * A part of a transaction that may fail without the rest: what it wrote is undone, and its failure is given back. One that
 * will pass is thrown on instead, so that the whole is tried again.
 */
export async function conRetorno({ $client }: Pick<Tx, '$client'>, obra: () => Promise<void>): Promise<unknown> {
  await $client.query('savepoint parte')
  try {
    await obra()
    await $client.query('release savepoint parte')
    return undefined
  } catch (error) {
    if (esPasajero(causa(error))) throw error
    await $client.query('rollback to savepoint parte') // fails with the connection, and then nothing is kept
    return error
  }
}
