import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createVitest } from 'vitest/node'
import { conLaFalta, type Falta } from './falta.ts'

export const RAIZ = fileURLToPath(new URL('../../..', import.meta.url))
/** A fault may leave somebody waiting for ever: that is noticed too, but not after a minute for each test. */
const UNA_PRUEBA_MS = 20_000

interface Resultado {
  readonly corridas: number
  readonly fallidas: readonly string[]
}

/**
 * One vitest and one PostgreSQL for all the faults. The wrong line is put in while the file is being loaded: nothing on
 * disk changes, so a run that is killed leaves nothing wrong behind, and somebody may go on working beside it.
 */
export async function vitestConFalta() {
  let puesta: { readonly archivo: string; readonly falta: Falta } | undefined
  let corridas = 0
  let fallidas: string[] = []

  const vitest = await createVitest(
    'test',
    {
      config: false,
      root: RAIZ,
      watch: false,
      include: ['{domain,server,web}/**/*.test.{ts,tsx}'],
      globalSetup: ['server/pruebas/postgresDeLaCorrida.ts'],
      testTimeout: UNA_PRUEBA_MS,
      maxWorkers: 1,
      reporters: [
        {
          onTestCaseResult(prueba) {
            corridas++
            if (prueba.result().state === 'failed') anotar(prueba.fullName)
          },
          onTestModuleEnd(modulo) {
            for (const { message } of modulo.errors()) anotar(message)
          },
        },
      ],
    },
    {
      plugins: [
        {
          name: 'una-falta',
          enforce: 'pre',
          async load(id) {
            if (!puesta || id.split('?')[0] !== join(RAIZ, puesta.archivo)) return null
            return conLaFalta(await readFile(join(RAIZ, puesta.archivo), 'utf8'), puesta.falta)
          },
        },
      ],
    },
  )
  await vitest.standalone()

  /** The first failure is enough. */
  function anotar(fallida: string) {
    fallidas.push(fallida)
    if (puesta) void vitest.cancelCurrentRun('test-failure')
  }

  async function correr(prueba: string): Promise<Resultado> {
    corridas = 0
    fallidas = []
    const pedidas = await vitest.globTestSpecifications([join(RAIZ, prueba)])
    const { unhandledErrors } = await vitest.runTestSpecifications(pedidas)
    return { corridas, fallidas: [...fallidas, ...unhandledErrors.map(String)] }
  }

  return {
    correr,
    async conFalta(archivo: string, falta: Falta, prueba: string): Promise<Resultado> {
      puesta = { archivo, falta }
      vitest.invalidateFile(join(RAIZ, archivo))
      try {
        return await correr(prueba)
      } finally {
        puesta = undefined
        vitest.invalidateFile(join(RAIZ, archivo))
      }
    },
    cerrar: () => vitest.close(),
  }
}
