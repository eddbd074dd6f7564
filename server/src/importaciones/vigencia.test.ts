import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { importacionesDePrueba } from '../../pruebas/importacionesDePrueba.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})
afterEach(() => {
  vi.useRealTimers()
})

const { atender, revisar, leer, ver, filas, aplicar } = importacionesDePrueba(() => portal)

const UN_DIA_MS = 24 * 3_600_000
const dia = (dias: number) => hoy(new Date(Date.now() + dias * UN_DIA_MS))

it('una matrícula que vence hoy entra; una que venció ayer, no', async () => {
  const id = await revisar(
    'profesionales',
    [
      'CUIL;Profesión;Universidad;Matrícula;Vencimiento',
      `27309991112;AGRIMENSOR;UNIVERSIDAD DE BUENOS AIRES;AG-1;${dia(0)}`,
      `20227778882;AGRIMENSOR;UNIVERSIDAD DE BUENOS AIRES;AG-2;${dia(-1)}`,
    ].join('\n'),
  )
  expect((await filas(id)).map((f: { accion: string; errores: unknown }) => [f.accion, f.errores])).toEqual([
    ['ALTA', []],
    ['RECHAZADA', [{ columna: 'Vencimiento', msg: 'debe ser hoy o una fecha posterior' }]],
  ])
})

it('una sola fila que dejó de valer, entre otras buenas, la vuelve atrás entera', async () => {
  const id = await revisar(
    'tarifas',
    [
      'Tarifa;Tipo;Precio Unitario;Valor;Factor;Vigente desde',
      'TARIFA BUENA;OTRA;10;10;1;',
      `TARIFA CON FECHA;OTRA;10;10;1;${dia(0)}`,
      'OTRA BUENA;OTRA;10;10;1;',
    ].join('\n'),
  )
  expect(await ver(id)).toMatchObject({ altas: 3, rechazadas: 0 })
  await aplicar(id)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + UN_DIA_MS })
  await atender()
  expect(await ver(id)).toMatchObject({
    estado: 'FALLIDA',
    motivo: 'Los datos cambiaron desde la revisión. No se importó nada: suba el archivo otra vez para revisarlo',
  })
  const nombres = (await leer('/tarifas/getTarifas')).tarifas.map(({ Tarifa }: { Tarifa: string }) => Tarifa)
  expect(nombres.filter((nombre: string) => /BUENA|FECHA/.test(nombre))).toEqual([])
})
