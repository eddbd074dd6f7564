import pg from 'pg'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../../pruebas/appDePrueba.ts'
import { carpetasDePrueba, documento, pedidoDeSubida } from '../../../pruebas/carpetasDePrueba.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})
afterEach(() => vi.restoreAllMocks())

it('al recibir un archivo no se le pregunta a la base por filas que todavía no hay', async () => {
  const idCarpeta = await carpetasDePrueba(portal).presentada()
  const enviadas = vi.spyOn(pg.Client.prototype, 'query')
  expect(
    (await portal.como('pablo', pedidoDeSubida({ idCarpeta }, [documento(), documento('otro.pdf')]))).statusCode,
  ).toBe(200)
  const nombres = enviadas.mock.calls.map(([pedida]) => String(Object(pedida).name))
  expect(nombres).toContain('insertar_archivos')
  expect(nombres.filter((nombre) => ['archivos_retenidos', 'olvidar_revision'].includes(nombre))).toEqual([])
})
