import { expect, type Page, test } from '@playwright/test'
import { A4, completa, dibujada, hoja, idDeArchivo, observacionesDe } from '../escritorio.ts'
import { CUIL, entrarComo, tokenDe } from '../ingresar.ts'
import { cruz, documento, rotulo } from '../pdfs.ts'
import { sinFaltas } from '../sinFaltas.ts'
import { pedirComo } from '../visitas.ts'

/** Points that a clerk has not sent yet, while the session ends or somebody else changes the folder. */

const PLANO = documento([
  { caja: A4, contenido: rotulo('Planta baja') },
  { caja: A4, contenido: `${rotulo('Planta alta')} ${cruz(200, 600)}` },
])
const DE_UNA_PAGINA = documento([{ caja: A4, contenido: rotulo('Todo en una hoja') }])
const MARCA = { pagina: 2, x: 200, y: 600, caja: [...A4], giro: 0 }

const plano = (page: Page) => page.getByRole('region', { name: 'plano.pdf', exact: true })

async function marcarEnLaSegunda(page: Page, idCarpeta: number, texto: string) {
  await page.goto(`/#/AdjuntarArchivos?idCarpeta=${idCarpeta}`)
  await plano(page).scrollIntoViewIfNeeded()
  await plano(page).getByRole('button', { name: 'Marcar un lugar' }).click()
  await hoja(plano(page), 2).scrollIntoViewIfNeeded()
  await dibujada(plano(page), 2)
  const { width, height } = (await hoja(plano(page), 2).boundingBox()) ?? { width: 0, height: 0 }
  await hoja(plano(page), 2).click({ position: { x: width / 4, y: height / 2 } })
  await expect(page.getByLabel('Qué hay que corregir')).toBeFocused()
  await page.keyboard.type(texto)
}
const finalizar = (page: Page) => page.getByRole('button', { name: 'FINALIZAR' }).click()
const observar = (page: Page, idCarpeta: number, texto: string, idArchivo: number) =>
  pedirComo(page, 'ana', 'POST', '/documentacion/observar', {
    idCarpeta,
    observaciones: [{ texto, idArchivo, marca: MARCA }],
  })
async function corregir(page: Page, idCarpeta: number) {
  const [{ idObservacion } = { idObservacion: 0 }] = await observacionesDe(page, idCarpeta)
  const respuesta = await page.request.post('/api/documentacion/responderObservacion', {
    headers: { authorization: await tokenDe(page, 'pablo') },
    multipart: {
      idObservacion,
      files: { name: 'corregido.pdf', mimeType: 'application/pdf', buffer: DE_UNA_PAGINA },
    },
  })
  expect(respuesta.status(), await respuesta.text()).toBe(200)
}

test('la sesión termina con puntos sin enviar: al volver a entrar están en su lugar, y se envían', {
  tag: '@larga',
}, async ({ page }) => {
  const idCarpeta = await completa(page, [['plano.pdf', PLANO]])
  await entrarComo(page, 'lucia')
  await marcarEnLaSegunda(page, idCarpeta, 'Falta la cota')
  await page.evaluate(() => localStorage.setItem('token', 'vencido'))
  // The draft, which goes by itself, may find out before the press does.
  const terminada = page.getByRole('heading', { name: 'Su sesión terminó' })
  await page.getByRole('button', { name: 'FINALIZAR' }).or(terminada).first().click()
  await expect(terminada).toBeVisible()
  await sinFaltas(page, 'sesion-terminada')
  expect(await observacionesDe(page, idCarpeta)).toEqual([])

  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.getByLabel('CUIL').fill(CUIL.lucia)
  await page.getByLabel('Contraseña').fill('demo')
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`#/AdjuntarArchivos\\?idCarpeta=${idCarpeta}$`))
  await expect(page.getByLabel('Qué hay que corregir')).toHaveValue('Falta la cota')
  await page.getByRole('button', { name: 'Ver en la página' }).click()
  await expect(hoja(plano(page), 2).getByRole('button', { name: 'Punto 1, página 2: Falta la cota' })).toBeFocused()
  await finalizar(page)
  await expect(page.getByText('Operación exitosa!').first()).toBeVisible()
  const hechas = await observacionesDe(page, idCarpeta)
  expect(hechas.map(({ texto, marca }) => [texto, marca?.pagina])).toEqual([['Falta la cota', 2]])
})

test('otra persona observa mientras tanto: lo escrito se conserva, toma el número que sigue y se agrega', {
  tag: '@larga',
}, async ({ page }) => {
  const idCarpeta = await completa(page, [['plano.pdf', PLANO]])
  await entrarComo(page, 'lucia')
  await marcarEnLaSegunda(page, idCarpeta, 'De Lucía')
  await observar(page, idCarpeta, 'De Ana', await idDeArchivo(page, idCarpeta, 'plano.pdf'))
  await finalizar(page)
  await expect(page.locator('#atender').getByText(/^Otra persona cambió esta carpeta/)).toBeVisible()
  await sinFaltas(page, 'escritorio-conflicto')
  await page.getByRole('button', { name: 'Actualizar la carpeta' }).click()
  await expect(page.getByText(/^Otra persona cambió esta carpeta/)).toHaveCount(0)
  await expect(hoja(plano(page), 2).getByRole('button', { name: 'Punto 1, página 2: De Ana' })).toBeVisible()
  await expect(hoja(plano(page), 2).getByRole('button', { name: 'Punto 2, página 2: De Lucía' })).toBeVisible()
  await finalizar(page)
  await expect(page.getByText('Operación exitosa!').first()).toBeVisible()
  expect((await observacionesDe(page, idCarpeta)).map(({ texto }) => texto)).toEqual(['De Ana', 'De Lucía'])
})

test('llega un archivo corregido, de una sola página: el punto sin enviar sigue, y se dice qué página falta', {
  tag: '@larga',
}, async ({ page }) => {
  const idCarpeta = await completa(page, [['plano.pdf', PLANO]])
  const idArchivo = await idDeArchivo(page, idCarpeta, 'plano.pdf')
  await observar(page, idCarpeta, 'Falta la cota', idArchivo)
  await entrarComo(page, 'lucia')
  await marcarEnLaSegunda(page, idCarpeta, 'Y la puerta')
  await corregir(page, idCarpeta)
  await finalizar(page)
  await page.getByRole('button', { name: 'Actualizar la carpeta' }).click()
  // Nothing is left to answer: to send what was being written, it is observed again.
  await expect(page.getByLabel('Nuevo estado')).toHaveValue('OBSERVADO')
  await expect(page.getByLabel('Qué hay que corregir')).toHaveValue('Y la puerta')
  const falta = 'Punto 1 (para comprobar: Falta la cota): estaba en la página 2, que este archivo no tiene.'
  await page.getByRole('region', { name: 'corregido.pdf', exact: true }).scrollIntoViewIfNeeded()
  await expect(page.getByText(falta)).toBeVisible()

  await page.getByRole('button', { name: 'Ver el punto 1 en la página' }).click()
  const dialogo = page.getByRole('dialog')
  await dibujada(dialogo.getByRole('region', { name: 'Lo observado' }), 2)
  await expect(dialogo.getByRole('region', { name: 'Lo corregido' }).getByText(falta)).toBeVisible()
  await sinFaltas(page, 'escritorio-sin-la-pagina')
  await dialogo.getByRole('button', { name: 'Ver uno sobre otro' }).click()
  await expect(dialogo.getByText('El archivo corregido no tiene la página 2: se ve solo la observada.')).toBeVisible()
  await expect(dialogo.getByRole('img', { name: 'Página 2 de lo observado' }).locator('[data-dibujada]')).toHaveCount(1)
  await sinFaltas(page, 'escritorio-superpuestas-sin-la-pagina')
  await page.keyboard.press('Escape')

  await finalizar(page)
  await expect(page.getByText('Operación exitosa!').first()).toBeVisible()
  const hechas = await observacionesDe(page, idCarpeta)
  expect(hechas.map(({ texto, situacion, idArchivo: sobre }) => [texto, situacion, sobre])).toEqual([
    ['Falta la cota', 'RESPONDIDA', idArchivo],
    ['Y la puerta', 'PENDIENTE', idArchivo],
  ])
})
