import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { correr, type Resultado } from './corrida.ts'
import { muerte, OTRA_BASE, PROVEEDOR_COLGADO, SIN_CIUDAD_DIGITAL, SIN_CORREO, SIN_POSTGRES, SIN_S3 } from './cortes.ts'
import { levantar } from './mundo.ts'

const CORTES = [OTRA_BASE, muerte(0), SIN_POSTGRES, SIN_S3, SIN_CORREO, PROVEEDOR_COLGADO, SIN_CIUDAD_DIGITAL]

it('lo que se va y vuelve mientras la gente trabaja no pierde, repite ni da por pagado nada', {
  timeout: 240_000,
}, async () => {
  const carpeta = await mkdtemp(join(tmpdir(), 'portal-cortes-'))
  try {
    const mundo = await levantar(carpeta)
    try {
      const hechos: Resultado[] = []
      for await (const resultado of correr(mundo, CORTES, { antes: 2, durante: 6, despues: 2, personas: 1 })) {
        expect(resultado.faltas, resultado.que).toEqual([])
        hechos.push(resultado)
      }
      expect(hechos.map(({ que }) => que)).toEqual(CORTES.map(({ que }) => que))
      for (const { que, carpetas } of hechos) expect(carpetas, que).toBeGreaterThan(0)
    } finally {
      await mundo.detener()
    }
  } finally {
    await rm(carpeta, { recursive: true, force: true })
  }
})
