import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CUIL, type Demo } from '../appDePrueba.ts'
import { iniciarServidor, type Servidor } from './proceso.ts'
import { docxDe, pdfDe, pngDe, xlsxDe } from './trampas.ts'

const MEGA = 1024 * 1024
const MEMORIA_MB = 512

let carpeta: string
let servidor: Servidor
beforeAll(async () => {
  carpeta = await mkdtemp(join(tmpdir(), 'portal-trampas-'))
  servidor = await iniciarServidor(carpeta, {}, { opcionesDeNode: ['--max-old-space-size=256'], memoriaMb: MEMORIA_MB })
})
afterAll(async () => {
  await servidor.detener()
  await rm(carpeta, { recursive: true, force: true })
})

async function ingresar(quien: Demo): Promise<string> {
  const ingreso = await fetch(`${servidor.direccion}/sandbox/ciudad-digital/usuarios/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documento_persona: CUIL[quien], contraseña: 'demo' }),
  })
  return ((await ingreso.json()) as { token: string }).token
}

/** Asks all the time whether it serves, until it is told to end; answers how often it did not. */
function vigilar() {
  let [preguntas, fallas, fin] = [0, 0, false]
  const ronda = (async () => {
    while (!fin) {
      preguntas += 1
      const bien = await fetch(`${servidor.direccion}/salud`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (!bien) fallas += 1
      await mirarMemoria()
      await esperar(20)
    }
  })()
  return async () => {
    fin = true
    await ronda
    return { preguntas, fallas }
  }
}

const delSistema = (pid: number, que: string) => readFile(`/proc/${pid}/${que}`, 'utf8').catch(() => '')

/** The server and what it has started: whoever reads the tables. PostgreSQL is of another machine's, in a city. */
async function procesos(): Promise<number[]> {
  const hijos = await delSistema(servidor.pid, `task/${servidor.pid}/children`)
  const suyos = await Promise.all(
    hijos
      .split(' ')
      .filter((hijo) => hijo !== '')
      .map(async (hijo) => ((await delSistema(Number(hijo), 'comm')).startsWith('node') ? [Number(hijo)] : [])),
  )
  return [servidor.pid, ...suyos.flat()]
}

/** The most that each process ever held, as it is known so far; by its number. */
const maximos = new Map<number, number>()
async function mirarMemoria(): Promise<void> {
  for (const pid of await procesos()) {
    const maximo = /VmHWM:\s+(\d+) kB/.exec(await delSistema(pid, 'status'))?.[1]
    if (maximo) maximos.set(pid, Number(maximo) * 1024)
  }
}

it('con 512 MB, ninguna trampa detiene el servidor: se rechaza con su razón o se guarda sin abrirla', {
  timeout: 120_000,
}, async () => {
  const [pablo, ana] = [await ingresar('pablo'), await ingresar('ana')]
  const enviar = async (token: string, camino: string, campos: object, archivo: readonly [string, string, Buffer]) => {
    const cuerpo = new FormData()
    for (const [nombre, valor] of Object.entries(campos)) cuerpo.set(nombre, String(valor))
    const [campo, nombre, contenido] = archivo
    cuerpo.set(campo, new Blob([new Uint8Array(contenido)]), nombre)
    const respuesta = await fetch(`${servidor.direccion}/api${camino}`, {
      method: 'POST',
      headers: { authorization: token },
      body: cuerpo,
    })
    return { status: respuesta.status, ...((await respuesta.json()) as { message: string; idImportacion?: number }) }
  }
  const subir = (nombre: string, contenido: Buffer) =>
    enviar(pablo, '/documentacion/carpetaProfesional', { idCarpeta: 1001 }, ['files', nombre, contenido])
  expect(await delSistema(servidor.pid, 'limits')).toMatch(
    new RegExp(`^Max data size +${MEMORIA_MB * MEGA} +${MEMORIA_MB * MEGA} +bytes`, 'm'),
  )
  const terminar = vigilar()

  expect(await subir('plano.png', pngDe(100_000, 100_000))).toMatchObject({
    status: 413,
    message:
      'Archivos: la imagen «plano.png» mide 100.000 × 100.000 puntos, y se admiten 250 millones en total. Envíela más chica, o como PDF',
  })
  const docx = docxDe(96)
  expect(docx.length).toBeLessThan(2 * MEGA)
  expect([200, 415]).toContain((await subir('memoria.docx', docx)).status)
  expect(await subir('expediente.pdf', pdfDe(10_000))).toMatchObject({ status: 200 })

  const { idImportacion } = await enviar(ana, '/importaciones', { clase: 'calles' }, [
    'archivo',
    'calles.xlsx',
    xlsxDe(96),
  ])
  const leer = async () =>
    (
      (await (
        await fetch(`${servidor.direccion}/api/importaciones/${idImportacion}`, { headers: { authorization: ana } })
      ).json()) as { importacion: { estado: string; motivo: string | null } }
    ).importacion
  while ((await leer()).estado === 'POR_REVISAR') await esperar(100)
  expect(await leer()).toMatchObject({
    estado: 'FALLIDA',
    motivo: 'El archivo no se puede leer: al abrirlo ocupa mucho más de lo que se admite. Guárdelo como CSV o divídalo',
  })

  // What was kept goes into the folder's ZIP and paper without being opened.
  const zip = await fetch(`${servidor.direccion}/api/documentacion/obtenerArchivos/?idCarpeta=1001`, {
    headers: { authorization: pablo },
  })
  expect([zip.status, (await zip.arrayBuffer()).byteLength > 500_000]).toEqual([200, true])

  const { preguntas, fallas } = await terminar()
  expect(preguntas).toBeGreaterThan(10)
  expect(fallas).toBe(0)
  // Together, even if each were at its highest at once; and there was one more than the server.
  expect(maximos.size).toBeGreaterThan(1)
  expect([...maximos.values()].reduce((a, b) => a + b)).toBeLessThan(MEMORIA_MB * MEGA)
})
