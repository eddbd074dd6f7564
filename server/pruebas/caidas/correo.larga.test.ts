import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PNG } from '../multiparte.ts'
import { smtpDePrueba } from '../smtpDePrueba.ts'
import { enviar, ingresar, type Sesion } from './clientes.ts'
import { Cuaderno } from './cuaderno.ts'
import { iniciarServidor, type Servidor } from './proceso.ts'
import { conBase } from './revision.ts'

let carpeta: string
beforeAll(async () => {
  carpeta = await mkdtemp(join(tmpdir(), 'portal-correo-'))
})
afterAll(() => rm(carpeta, { recursive: true, force: true }))

const presentar = (direccion: string, sesion: Sesion) =>
  enviar(direccion, sesion, new Cuaderno(), { clave: randomUUID(), que: 'carpeta', idCarpeta: null, contenido: PNG })

it('un SMTP que llega tarde y dos kill -9 no pierden el correo: a lo sumo se repite uno, y se reconoce', {
  timeout: 120_000,
}, async () => {
  const cerrado = await smtpDePrueba()
  await cerrado.detener()
  const ajustes = { SMTP_URL: `smtp://127.0.0.1:${cerrado.puerto}` }

  const primero = await iniciarServidor(carpeta, ajustes)
  const sesion = await ingresar(primero.direccion)
  const idCarpeta = await presentar(primero.direccion, sesion)
  primero.matar()
  await primero.termino

  // The pause that the failed attempt may have begun.
  await conBase(carpeta, (base) => base.query('update correo_saliente set proximo_intento = now()'))
  let darServidor = (_servidor: Servidor) => {}
  const porMatar = new Promise<Servidor>((resolve) => {
    darServidor = resolve
  })
  let alguienMurio = false
  const smtp = await smtpDePrueba({
    puerto: cerrado.puerto,
    antesDeAceptar: async () => {
      if (alguienMurio) return
      alguienMurio = true
      const servidor = await porMatar
      servidor.matar()
      await new Promise(() => {}) // it has the mail, and nobody is left to be told
    },
  })
  const segundo = await iniciarServidor(carpeta, ajustes)
  darServidor(segundo)
  await smtp.llegan(1)
  await segundo.termino

  const tercero = await iniciarServidor(carpeta, ajustes)
  await smtp.llegan(3)
  // Those of a later folder are the next to come: none of the earlier one is sent a third time.
  const idOtra = await presentar(tercero.direccion, sesion)
  await smtp.llegan(5)
  const [primera] = smtp.recibidos
  expect(primera?.idMensaje).toMatch(/^[0-9a-f-]{36}@/)
  const veces = new Map<string, number>()
  const asuntos = new Set<string>()
  for (const { idMensaje, crudo } of smtp.recibidos) {
    veces.set(idMensaje, (veces.get(idMensaje) ?? 0) + 1)
    asuntos.add(/^Subject: (.+)$/m.exec(crudo)?.[1]?.trim() ?? '')
  }
  // Whoever files it and its owner, of each folder; what had come before the death comes again, and under its own number.
  expect([...veces].map(([id, cuantas]) => [id === primera?.idMensaje, cuantas]).sort()).toEqual([
    [false, 1],
    [false, 1],
    [false, 1],
    [true, 2],
  ])
  expect([...asuntos].sort()).toEqual([
    `Carpeta ${idCarpeta}: creada`,
    `Carpeta ${idOtra}: creada`,
    `Obra en su inmueble, carpeta ${idCarpeta}: creada`,
    `Obra en su inmueble, carpeta ${idOtra}: creada`,
  ])
  await tercero.detener()
  await smtp.detener()
})
