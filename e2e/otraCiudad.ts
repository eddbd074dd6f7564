import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const RAIZ = fileURLToPath(new URL('..', import.meta.url))
/** After those of playwright.config.ts. */
const PUERTO = Number(process.env.PUERTO_E2E ?? 8190) + 4
const ESPERA_MS = 90_000

export interface OtraCiudad {
  readonly direccion: string
  cerrar(): Promise<void>
}

/** The same build serves another city beside those of the tests, with settings and data of its own. */
export async function abrirOtraCiudad(ajustes: Readonly<Record<string, string>>): Promise<OtraCiudad> {
  const datos = mkdtempSync(join(tmpdir(), 'portal-e2e-otra-'))
  const proceso = spawn(process.execPath, ['server/dist/principal.js'], {
    cwd: RAIZ,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(PUERTO), DATA_DIR: datos, NIVEL_DE_REGISTRO: 'warn', ...ajustes },
  })
  const cerrar = async () => {
    await terminar(proceso)
    await rm(datos, { recursive: true, force: true })
  }
  const direccion = `http://127.0.0.1:${PUERTO}`
  try {
    await estaLista(proceso, direccion)
  } catch (error) {
    await cerrar()
    throw error
  }
  return { direccion, cerrar }
}

async function estaLista(proceso: ChildProcess, direccion: string): Promise<void> {
  const hasta = Date.now() + ESPERA_MS
  while (proceso.exitCode === null && Date.now() < hasta) {
    const lista = await fetch(`${direccion}/salud/listo`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (lista) return
    await new Promise((listo) => setTimeout(listo, 200))
  }
  throw new Error(`La otra ciudad no abrió en ${direccion}`)
}

const terminar = (proceso: ChildProcess) =>
  new Promise<void>((listo) => {
    if (proceso.exitCode !== null) return listo()
    proceso.once('exit', () => listo())
    proceso.kill('SIGTERM')
  })
