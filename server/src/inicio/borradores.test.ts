import { beforeAll, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, CUIL, type Demo } from '../../pruebas/appDePrueba.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

const guardar = async (quien: Demo, clave: string, datos: object = { algo: 'escrito' }) => {
  const url = `/api/borradores/${clave}`
  expect((await portal.como(quien, { method: 'PUT', url, payload: { datos, version: 0 } })).statusCode).toBe(200)
}
const sinEnviar = async (quien: Demo) => (await portal.como(quien, { url: '/api/inicio/borradores' })).json().borradores
const nombres = async (quien: Demo) =>
  (await sinEnviar(quien)).map((b: { nombre: string; ruta: string }) => `${b.nombre} → ${b.ruta}`)
const consultar = (texto: string, valores: unknown[] = []) => portal.db.$client.query(texto, valores)

it('cada uno ve lo suyo que no envió, lo último primero y adónde sigue; lo de una carpeta borrada, no', async () => {
  expect(await nombres('pablo')).toEqual([])
  await guardar('pablo', 'carpeta-10')
  await guardar('pablo', 'formulario1bis-1001')
  await guardar('pablo', 'veredas')
  await guardar('pablo', 'formulario27')
  // Opened and left as it was, and what only staff write: nobody goes on with them from here.
  await guardar('pablo', 'formulario28', {})
  await guardar('pablo', 'atender-1001')
  await guardar('clara', 'veredas')
  await consultar("update borrador set modificado_el = '2026-01-01' where clave = 'carpeta-10'")
  const suyos = [
    'Formulario 27 → /formulario27',
    'Vereda o fachada → /veredas',
    'Formulario 1bis de la carpeta 1001 → /formulario1bis?idCarpeta=1001',
    'Conforme de uso → /formulario?encomienda=10',
  ]
  expect(await nombres('pablo')).toEqual(suyos)
  expect(await nombres('clara')).toEqual(['Vereda o fachada → /veredas'])
  expect(await nombres('bruno')).toEqual([])
  const deInicio = (await portal.como('pablo', { url: '/api/inicio/pendientes' })).json()
  expect(deInicio.borradores).toEqual(await sinEnviar('pablo'))
  expect((await portal.como('bruno', { url: '/api/inicio/pendientes' })).json().borradores).toBeUndefined()
  await consultar('update carpeta set borrada_el = now() where id_carpeta = 1001')
  expect(await nombres('pablo')).toEqual(suyos.filter((suyo) => !suyo.includes('1001')))
  await consultar('update carpeta set borrada_el = null where id_carpeta = 1001')
})

it.each([
  ['ya enviado', 'carpeta_formulario set grabado = true', 'carpeta_formulario set grabado = false'],
  ['de una carpeta cerrada', 'carpeta set estado = 8', 'carpeta set estado = 1'],
])('uno %s no sigue en ninguna parte: no se ofrece, y vuelve si vuelve a poder enviarse', async (_, seVa, vuelve) => {
  const esta = async () => (await nombres('pablo')).some((nombre: string) => nombre.includes('1001'))
  expect(await esta()).toBe(true)
  await consultar(`update ${seVa} where id_carpeta = 1001`)
  expect(await esta()).toBe(false)
  await consultar(`update ${vuelve} where id_carpeta = 1001`)
  expect(await esta()).toBe(true)
})

it('quien lo empezó lo halla por su carpeta o por lo que es; nadie más', async () => {
  const hallar = async (quien: Demo, texto: string) =>
    ((await portal.como(quien, { url: `/api/buscar?texto=${encodeURIComponent(texto)}` })).json().borradores ?? []).map(
      (b: { clave: string }) => b.clave,
    )
  expect(await hallar('pablo', '1001')).toEqual(['formulario1bis-1001'])
  expect(await hallar('pablo', 'vered')).toEqual(['veredas'])
  expect(await hallar('pablo', 'formulario 27')).toEqual(['formulario27'])
  expect(await hallar('pablo', '100')).toEqual([])
  expect(await hallar('bruno', 'vereda')).toEqual([])
  expect(await hallar('lucia', '1001')).toEqual([])
})

it('lo que se está pagando se dice, para que nadie lo borre', async () => {
  const pagandose = async () => (await sinEnviar('clara')).map((b: { pagandose: boolean }) => b.pagandose)
  expect(await pagandose()).toEqual([false])
  await consultar(
    `insert into pago (tipo, id_persona, monto, transaccion, producto, referencia, clave, busqueda)
     select 'VEREDAS', id_persona, 100, 'T9999998', 'VEREDAS', '{"borrador":"veredas"}', 'x', '' from borrador
     where clave = 'veredas' and id_persona = (select id_persona from persona where documento_persona = $1)`,
    [CUIL.clara],
  )
  expect(await pagandose()).toEqual([true])
  await consultar("update pago set estado = 'RECHAZADO' where transaccion = 'T9999998'")
  expect(await pagandose()).toEqual([false])
})
