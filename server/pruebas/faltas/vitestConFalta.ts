import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createVitest } from 'vitest/node'
import { construirLector } from '../../../scripts/construir.mjs'
import { conLaFalta, type Falta } from './falta.ts'

const RAIZ = fileURLToPath(new URL('../../..', import.meta.url))
/** The reader of tables is a process of its own, from what was built: a fault in it is built in, beside the good one. */
const DEL_LECTOR = 'server/src/importaciones/lector/'
const QUIEN_LO_LLAMA = 'server/src/plataforma/proceso/programas.ts'
const LECTOR_CON_FALTA = 'server/dist/conFalta'
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
      // Without it each run would leave its database and its files behind: of a thousand faults, more than the memory holds.
      setupFiles: ['server/pruebas/cadaArchivo.ts', 'web/src/pruebas/estilo.ts'],
      testTimeout: UNA_PRUEBA_MS,
      hookTimeout: 60_000,
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
            const ruta = id.split('?')[0]
            if (puesta?.archivo.startsWith(DEL_LECTOR) && ruta === join(RAIZ, QUIEN_LO_LLAMA))
              return (await readFile(ruta, 'utf8')).replace('dist/lector.js', 'dist/conFalta/lector.js')
            if (!puesta || ruta !== join(RAIZ, puesta.archivo)) return null
            return conLaFalta(await readFile(ruta, 'utf8'), puesta.falta)
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
      const cambian = [archivo, ...(archivo.startsWith(DEL_LECTOR) ? [QUIEN_LO_LLAMA] : [])]
      if (cambian.length > 1) await construirLectorCon(archivo, falta)
      puesta = { archivo, falta }
      for (const cambia of cambian) vitest.invalidateFile(join(RAIZ, cambia))
      try {
        return await correr(prueba)
      } finally {
        puesta = undefined
        for (const cambia of cambian) vitest.invalidateFile(join(RAIZ, cambia))
        await rm(join(RAIZ, LECTOR_CON_FALTA), { recursive: true, force: true })
      }
    },
    cerrar: () => vitest.close(),
  }
}

const construirLectorCon = (archivo: string, falta: Falta) =>
  construirLector(LECTOR_CON_FALTA, [
    {
      name: 'una-falta',
      setup({ onLoad }) {
        onLoad({ filter: /\.ts$/ }, async ({ path }) =>
          path === join(RAIZ, archivo)
            ? { contents: conLaFalta(await readFile(path, 'utf8'), falta), loader: 'ts' as const }
            : undefined,
        )
      },
    },
  ])
