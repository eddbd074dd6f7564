// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rechazo } from '../pruebas/declaradas.ts'
import { atiende } from '../pruebas/respuestas.ts'
import { conServidor } from '../pruebas/servidor.ts'
import { borrarSesion, guardarToken } from '../red/almacen.ts'
import { BorradorEnServidor } from './BorradorEnServidor.ts'
import { guardarBorrador, leerBorrador, leerMarca } from './borrador.ts'

conServidor()

const CLAVE = 'formulario1-1002'
/** The server's one draft, with its rule: whoever comes from another version is told 409. */
let enServidor: { datos: Record<string, unknown> | null; version: number }
let recibidos: unknown[]
let caido: number

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  guardarToken('token-de-prueba')
  enServidor = { datos: null, version: 0 }
  recibidos = []
  caido = 0
  const params = { clave: CLAVE }
  const error = (status: number) => rechazo(status, `no: ${status}`)
  atiende('GET /borradores/{clave}', () => (caido ? error(caido) : { ...enServidor, modificadoEl: null }), params)
  atiende(
    'PUT /borradores/{clave}',
    async ({ json }) => {
      if (caido) return error(caido)
      const { datos, version } = await json()
      recibidos.push(datos)
      if (version !== enServidor.version) return error(409)
      enServidor = { datos, version: enServidor.version + 1 }
      return { version: enServidor.version, modificadoEl: '' }
    },
    params,
  )
  atiende(
    'DELETE /borradores/{clave}',
    () => {
      enServidor = { datos: null, version: 0 }
      return { ok: true, message: '' }
    },
    params,
  )
})
afterEach(() => vi.useRealTimers())

/** A form that shows what it is given. */
async function abrir() {
  const mostrados: (object | null)[] = []
  const motor = new BorradorEnServidor(CLAVE, leerBorrador(CLAVE) ?? {}, (datos) => {
    mostrados.push(datos)
    return datos ?? {}
  })
  await motor.cargar()
  return { motor, mostrados, situacion: () => motor.leerEstado().situacion }
}
const queda = (esperado: () => unknown) => vi.waitFor(() => expect(esperado()).toBeTruthy())

test('lo escrito queda aquí en el acto, y en el servidor cuando se deja de escribir', async () => {
  const { motor, situacion } = await abrir()
  expect(situacion()).toBe('intacto')
  motor.cambiar({ uso: 'P' })
  motor.cambiar({ uso: 'Pa' })
  expect([leerBorrador(CLAVE), leerMarca(CLAVE).pendiente, recibidos]).toEqual([{ uso: 'Pa' }, true, []])
  await vi.advanceTimersByTimeAsync(1000)
  await queda(() => situacion() === 'guardado')
  expect(recibidos).toEqual([{ uso: 'Pa' }])
  expect(leerMarca(CLAVE)).toEqual({ version: 1, pendiente: false })
})

test('lo escrito mientras algo está en camino no está guardado todavía, y llega después', async () => {
  const { motor, situacion } = await abrir()
  motor.cambiar({ uso: 'Pan' })
  const enCamino = motor.guardarYa()
  motor.cambiar({ uso: 'Panadería' })
  await enCamino
  expect([situacion(), leerMarca(CLAVE).pendiente, enServidor.datos]).toEqual(['guardando', true, { uso: 'Pan' }])
  await vi.advanceTimersByTimeAsync(1000)
  await queda(() => situacion() === 'guardado')
  expect([enServidor.datos, leerMarca(CLAVE).pendiente]).toEqual([{ uso: 'Panadería' }, false])
})

test('en otro equipo está lo guardado', async () => {
  enServidor = { datos: { uso: 'Bar' }, version: 7 }
  const { mostrados, situacion } = await abrir()
  expect([mostrados, situacion()]).toEqual([[{ uso: 'Bar' }], 'guardado'])
  expect([leerBorrador(CLAVE), leerMarca(CLAVE).version]).toEqual([{ uso: 'Bar' }, 7])
})

test('lo que otro equipo guardó después se trae, si aquí no quedó nada sin guardar', async () => {
  guardarBorrador(CLAVE, { uso: 'Viejo' }, { version: 3, pendiente: false })
  enServidor = { datos: { uso: 'Nuevo' }, version: 4 }
  expect((await abrir()).mostrados).toEqual([{ uso: 'Nuevo' }])
})

test('lo que ya se envió o descartó en otro equipo no vuelve a aparecer', async () => {
  guardarBorrador(CLAVE, { uso: 'Enviado' }, { version: 3, pendiente: false })
  const { mostrados, situacion } = await abrir()
  expect([mostrados, situacion(), localStorage.getItem('valores')]).toEqual([[null], 'intacto', null])
})

describe('dos equipos a la vez', () => {
  async function encontrados() {
    const abierto = await abrir()
    enServidor = { datos: { uso: 'Del otro' }, version: 5 }
    abierto.motor.cambiar({ uso: 'Mío' })
    await vi.advanceTimersByTimeAsync(1000)
    await queda(() => abierto.motor.leerEstado().ajeno)
    return abierto
  }

  test('el que quedó atrás lo sabe, y nada se pisa aunque siga escribiendo', async () => {
    const { motor } = await encontrados()
    motor.cambiar({ uso: 'Mío y más' })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(enServidor.datos).toEqual({ uso: 'Del otro' })
    expect(leerBorrador(CLAVE)).toEqual({ uso: 'Mío y más' })
  })

  test('elige lo suyo', async () => {
    const { motor, situacion } = await encontrados()
    motor.quedarseConLoDeAqui()
    await queda(() => situacion() === 'guardado')
    expect(enServidor).toEqual({ datos: { uso: 'Mío' }, version: 6 })
  })

  test('elige lo del otro', async () => {
    const { motor, mostrados, situacion } = await encontrados()
    motor.usarLoAjeno()
    expect([mostrados, situacion()]).toEqual([[{ uso: 'Del otro' }], 'guardado'])
    expect(leerMarca(CLAVE)).toEqual({ version: 5, pendiente: false })
  })

  test('también al volver a mirar la página', async () => {
    const { motor } = await abrir()
    enServidor = { datos: { uso: 'Del otro' }, version: 5 }
    await motor.revisar()
    expect(motor.leerEstado().ajeno?.version).toBe(5)
  })
})

describe('sin conexión', () => {
  test('queda en este equipo, y se guarda cuando vuelve', async () => {
    const { motor, situacion } = await abrir()
    caido = 503
    motor.cambiar({ uso: 'Bar' })
    await vi.advanceTimersByTimeAsync(1000)
    await queda(() => situacion() === 'sinConexion')
    expect(leerBorrador(CLAVE)).toEqual({ uso: 'Bar' })
    caido = 0
    await motor.guardarYa()
    expect([situacion(), enServidor.datos]).toEqual(['guardado', { uso: 'Bar' }])
  })

  test.each([429, 500])('un %s es pasajero: se dice dónde está, y se intenta otra vez en 10 s', async (status) => {
    const { motor, situacion } = await abrir()
    caido = status
    motor.cambiar({ uso: 'Bar' })
    await vi.advanceTimersByTimeAsync(1000)
    await queda(() => situacion() === 'sinConexion')
    caido = 0
    await vi.advanceTimersByTimeAsync(9000)
    expect([situacion(), enServidor.datos]).toEqual(['sinConexion', null])
    await vi.advanceTimersByTimeAsync(1000)
    await queda(() => situacion() === 'guardado')
    expect(enServidor.datos).toEqual({ uso: 'Bar' })
  })

  test('lo que quedó sin confirmar, pero había llegado, no se toma por ajeno', async () => {
    guardarBorrador(CLAVE, { uso: 'Barr' }, { version: 1, pendiente: true, enCamino: { uso: 'Bar' } })
    enServidor = { datos: { uso: 'Bar' }, version: 2 }
    const { motor, situacion } = await abrir()
    expect(motor.leerEstado().ajeno).toBeNull()
    await queda(() => situacion() === 'guardado')
    expect(enServidor).toEqual({ datos: { uso: 'Barr' }, version: 3 })
  })

  test('lo escrito sin conexión mientras otro equipo guardaba: se pregunta', async () => {
    guardarBorrador(CLAVE, { uso: 'Mío' }, { version: 1, pendiente: true })
    enServidor = { datos: { uso: 'Del otro' }, version: 2 }
    const { motor, mostrados } = await abrir()
    expect([motor.leerEstado().ajeno?.version, mostrados]).toEqual([2, []])
  })
})

test('lo que el servidor no acepta se dice, y queda aquí', async () => {
  const { motor, situacion } = await abrir()
  caido = 400
  motor.cambiar({ uso: 'x' })
  await vi.advanceTimersByTimeAsync(1000)
  await queda(() => situacion() === 'rechazado')
  expect([motor.leerEstado().motivo, leerBorrador(CLAVE)]).toEqual(['no: 400', { uso: 'x' }])
})

test('al enviarse se olvida aquí y no se guarda más, ni lo que estaba en camino', async () => {
  const { motor } = await abrir()
  motor.cambiar({ uso: 'Bar' })
  const enCamino = motor.guardarYa()
  await motor.terminar()
  await enCamino
  motor.cambiar({ uso: 'Otro' })
  await vi.advanceTimersByTimeAsync(20_000)
  expect([enServidor.datos, localStorage.getItem('valores')]).toEqual([null, null])
})

test('después de cerrar la sesión no se escribe ni se manda nada', async () => {
  const { motor } = await abrir()
  motor.cambiar({ uso: 'Bar' })
  borrarSesion()
  await motor.guardarYa()
  motor.cambiar({ uso: 'Barra' })
  await vi.advanceTimersByTimeAsync(20_000)
  expect([recibidos, localStorage.getItem('valores')]).toEqual([[], null])
})
