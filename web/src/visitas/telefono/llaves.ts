/** The locks that a phone's tabs share; null where a browser has none. */
export const llaves = (): LockManager | null => navigator.locks ?? null
