import { expect } from 'vitest'
import { segundosSinSellar } from '../src/cadena/avisos.ts'
import type { DbRaiz } from '../src/plataforma/base/db.ts'

/** Whatever else this PostgreSQL has running, of other tests, holds the seal back: asked until it comes. */
export const sellarTodo = (db: DbRaiz) =>
  expect
    .poll(
      async () => {
        await db.$client.query('select cadena.sellar(100000)')
        return segundosSinSellar(db)
      },
      { timeout: 30_000 },
    )
    .toBe(0)
