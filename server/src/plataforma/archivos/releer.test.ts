import { Readable } from 'node:stream'
import { beforeEach, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../../pruebas/appDePrueba.ts'
import { AlmacenCaido } from './almacen.ts'

let portal: AppDePrueba
let caido = false
beforeEach(async () => {
  caido = false
  portal = await appDePrueba({
    almacen: (suyo) => ({
      ...suyo,
      leer: async (ruta) => {
        if (caido) throw new AlmacenCaido(new Error('se fue'))
        if (ruta === cambiado) return Readable.from([Buffer.from('otra cosa')])
        return suyo.leer(ruta)
      },
    }),
  })
})
let cambiado = ''

const consultar = async (texto: string, valores: unknown[] = []) => (await portal.db.$client.query(texto, valores)).rows
const danados = () => consultar('select nombre, problema from archivo_danado order by problema')
const avisos = async () => (await portal.app.inject('/salud/listo')).json().avisos
/** Until the round is over: the demo city's files are not many. */
async function unaVuelta() {
  const [{ completa }] = await consultar('select completa_el::text as completa from relectura')
  for (let tandas = 0; tandas < 10; tandas++) {
    await portal.trabajar('releer-archivos')
    const [{ otra }] = await consultar('select completa_el::text as otra from relectura')
    if (otra !== completa) return
  }
  throw new Error('no terminó')
}

it('todo lo guardado se relee, y lo que es lo que se guardó no se dice', async () => {
  const [{ n }] = await consultar(
    `select count(distinct ruta)::int as n from (select ruta from archivo union all select ruta from visita_envio where ruta is not null) t`,
  )
  expect(n).toBeGreaterThan(5)
  await portal.trabajar('releer-archivos')
  expect((await consultar('select leidos from relectura'))[0].leidos).toBeGreaterThanOrEqual(Math.min(n, 20))
  await unaVuelta()
  expect(await danados()).toEqual([])
  expect(await avisos()).toBeUndefined()
})

it('lo que cambió y lo que falta se nombra y se avisa, hasta que vuelve a estar bien', async () => {
  const rutas = await consultar('select ruta from archivo order by ruta limit 2')
  cambiado = rutas[0].ruta
  const contenido = await portal.almacen.leer(rutas[1].ruta)
  const bytes = Buffer.concat(await contenido.toArray())
  await portal.almacen.borrar(rutas[1].ruta)
  await unaVuelta()
  expect(await danados()).toEqual([
    { nombre: cambiado, problema: 'CAMBIADO' },
    { nombre: rutas[1].ruta, problema: 'FALTA' },
  ])
  expect(await avisos()).toEqual(['2 archivos guardados faltan o cambiaron: vea «Estado del portal»'])
  const repuesto = await portal.almacen.guardar(Readable.from([bytes]))
  await consultar('update archivo set ruta = $1 where ruta = $2', [repuesto.ruta, rutas[1].ruta])
  cambiado = ''
  await unaVuelta()
  await unaVuelta()
  expect(await danados()).toEqual([])
})

it('un almacén que no responde no es un archivo que falta', async () => {
  caido = true
  await unaVuelta()
  expect(await danados()).toEqual([])
})
