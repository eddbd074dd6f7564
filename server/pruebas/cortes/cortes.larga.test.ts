import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { correr } from './corrida.ts'
import { muertes, RELOJ_ADELANTA, RELOJ_ATRASA } from './cortes.ts'
import { levantar } from './mundo.ts'

const CORTES = [muertes({ veces: 1 }), RELOJ_ATRASA, RELOJ_ADELANTA]

/**
 * What `npm run pruebas:largas -- cortes` does whole, where nothing else sees it: one of two processes dies, and the clock jumps an
 * hour. For each other thing that may go away there is a small one in its place: those beside `caidas`, and what asks for it.
 */

it('muere uno de dos procesos, o el reloj salta una hora, y no se pierde, repite ni da por pagado nada', {
  timeout: 240_000,
}, async () => {
  const carpeta = await mkdtemp(join(tmpdir(), 'portal-cortes-'))
  try {
    const mundo = await levantar(carpeta, { padrones: 100 })
    try {
      for await (const resultado of correr(mundo, CORTES, {
        antes: 1,
        durante: 3,
        despues: 1,
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
