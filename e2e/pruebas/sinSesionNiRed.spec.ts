import { expect, type Page, test } from '@playwright/test'
import { pdf, presentar } from '../carpetas.ts'
import { completa } from '../escritorio.ts'
import { CUIL, type Demo, entrarComo } from '../ingresar.ts'
import { sinFaltas } from '../sinFaltas.ts'

/** In the middle of a form the session ends, or the network does: it is said, and one goes on where one was. */

interface Formulario {
  readonly quien: Demo
  readonly ruta: string
  /** Of the folder that the address names. */
  readonly carpeta?: (page: Page) => Promise<number>
  /** What has to be there before its fields are. */
  readonly antes?: (page: Page) => Promise<void>
  readonly escrito: readonly (readonly [rotulo: string, valor: string])[]
}

const FORMULARIOS: Readonly<Record<string, Formulario>> = {
  'el formulario 1 de una carpeta': {
    quien: 'pablo',
    ruta: '/#/formulario1',
    carpeta: (page) => presentar(page, 10, 1),
    escrito: [
      ['Uso existente', 'DEPOSITO'],
      ['Uso a habilitar', 'PANADERIA'],
    ],
  },
  'las observaciones del escritorio': {
    quien: 'lucia',
    ruta: '/#/AdjuntarArchivos',
    carpeta: (page) => completa(page, [['plano.pdf', pdf('plano.pdf').buffer]]),
    antes: async (page) => {
      await page.getByLabel('Nuevo estado').selectOption('OBSERVADO')
      await page.getByRole('button', { name: 'Observar una parte de la carpeta' }).click()
    },
    escrito: [['Qué hay que corregir', 'Falta la firma del propietario']],
  },
  'el formulario de veredas': {
    quien: 'clara',
    ruta: '/#/veredas?paso=obra',
    escrito: [
      ['Monto de obra', '250000'],
      ['Días de depósito de materiales', '3'],
    ],
  },
  'el formulario 31 de elevadores': {
    quien: 'clara',
    ruta: '/#/formulario31',
    escrito: [
      ['Destino del inmueble', 'Vivienda'],
      ['Matrícula del representante técnico', 'M-55'],
    ],
  },
}

for (const [i, [cual, { quien, ruta, carpeta, antes, escrito }]] of Object.entries(FORMULARIOS).entries()) {
  // The first one also in the short run.
  const tag = i === 0 ? [] : '@larga'
  test(`${cual}: la sesión termina a medio llenar, se dice, y al volver a entrar está todo en la misma página`, {
    tag,
  }, async ({ page }) => {
    const direccion = carpeta ? `${ruta}?idCarpeta=${await carpeta(page)}` : ruta
    await entrarComo(page, quien)
    await page.goto(direccion)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await antes?.(page)
    const campo = (rotulo: string) => page.getByLabel(rotulo).last()
    await expect(campo(escrito[0]?.[0] ?? '')).toBeVisible()
    // From here on the server refuses what this page sends.
    await page.evaluate(() => localStorage.setItem('token', 'vencido'))
    for (const [rotulo, valor] of escrito) await campo(rotulo).fill(valor)

    await expect(page.getByRole('heading', { name: 'Su sesión terminó' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Lo que escribió está guardado.')
    await sinFaltas(page, `sesion-terminada-${quien}`)
    await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
    await page.getByLabel('CUIL').fill(CUIL[quien])
    await page.getByLabel('Contraseña').fill('demo')
    await page.getByRole('button', { name: 'Ingresar', exact: true }).click()

    for (const [rotulo, valor] of escrito) await expect(campo(rotulo)).toHaveValue(valor)
    expect(new URL(page.url()).hash).toBe(direccion.slice(1))
  })
}

test('una pantalla que se abre sin red lo dice, y cuando la red vuelve se abre sola', async ({ page, context }) => {
  await entrarComo(page, 'pablo')
  await context.setOffline(true)
  await page.evaluate(() => {
    location.hash = '#/misPagos'
  })
  await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible()
  await sinFaltas(page, 'pantalla-sin-red')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Mis pagos' })).toBeVisible()
})
