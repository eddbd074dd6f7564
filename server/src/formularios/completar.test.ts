import { beforeAll, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba, pedidoDeFormulario1 } from '../../pruebas/carpetasDePrueba.ts'
import { pedidoDeFormulario } from '../../pruebas/formulariosDePrueba.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

/** Nothing to pay, so that filing it is all that it takes. */
const SIN_IMPORTE = {
  supconstruida: 0,
  supconantecedentes: 0,
  importerefaccion: 0,
  metrosrebajecordon: 0,
  metroscerca: 0,
}
const PEDIDOS = {
  '1': (idCarpeta: number) => pedidoDeFormulario1(idCarpeta),
  '1bis': (idCarpeta: number) => pedidoDeFormulario('1bis', idCarpeta, SIN_IMPORTE),
  '2': (idCarpeta: number) => pedidoDeFormulario('2', idCarpeta),
  '19': (idCarpeta: number) => pedidoDeFormulario('19', idCarpeta),
} as const
const CODIGOS = ['1', '1bis', '2', '19'] as const

it.each(CODIGOS)('el formulario %s, cuando es lo último que faltaba, completa la carpeta', async (ultimo) => {
  const carpetas = carpetasDePrueba(portal)
  const idCarpeta = await carpetas.presentada({ idEncomiendaTipo: 1 })
  await carpetas.subir('pablo', idCarpeta)
  for (const codigo of CODIGOS.filter((c) => c !== ultimo)) {
    expect((await portal.como('pablo', PEDIDOS[codigo](idCarpeta))).statusCode).toBe(200)
  }
  expect((await carpetas.fila(idCarpeta)).completa).toBe(false)
  expect((await portal.como('pablo', PEDIDOS[ultimo](idCarpeta))).statusCode).toBe(200)
  expect((await carpetas.fila(idCarpeta)).completa).toBe(true)
})
