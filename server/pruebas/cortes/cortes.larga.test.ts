import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { correr } from './corrida.ts'
import { muertes, RELOJ_ATRASA, SIN_POSTGRES } from './cortes.ts'
import { levantar } from './mundo.ts'

const CORTES = [muertes({ veces: 1 }), SIN_POSTGRES, RELOJ_ATRASA]

/**
 * Some of what `npm run pruebas:largas -- cortes` does whole. `npm test` has one of its own for each of what may go away: those
 * beside `caidas`, and in its place what each other thing does when it is gone.
 */

it('lo que se va y vuelve mientras la gente trabaja no pierde, repite ni da por pagado nada', {
  timeout: 240_000,
}, async () => {
  const carpeta = await mkdtemp(join(tmpdir(), 'portal-cortes-'))
  try {
    const mundo = await levantar(carpeta, { padrones: 100 })
    try {
      for await (const resultado of correr(mundo, CORTES, {
        antes: 2,
        durante: 4,
        despues: 2,
        personas: 2,
        pausaMs: 50,
      })) {
        expect(resultado.faltas, resultado.que).toEqual([])
        expect(resultado.carpetas, resultado.que).toBeGreaterThan(0)
      }
    } finally {
      await mundo.detener()
    }
  } finally {
    await rm(carpeta, { recursive: true, force: true })
  }
})
