import { expect, type Page, test } from '@playwright/test'
import { abrirDesglose, presentar } from '../carpetas.ts'
import { entrarComo, tokenDe } from '../ingresar.ts'

/** Two tabs share what the browser keeps. Each goes on with its own folder. */

const CONFORME_DE_USO = 10
const FORMULARIO_1 = 1

async function formulario1De(page: Page, idCarpeta: number): Promise<readonly { usoexistente: string }[]> {
  const respuesta = await page.request.get(`/api/formulario/consultarFormulario1?idCarpeta=${idCarpeta}`, {
    headers: { authorization: await tokenDe(page, 'pablo') },
  })
  return (await respuesta.json()) as readonly { usoexistente: string }[]
}

async function completarFormulario1(page: Page) {
  await page.getByLabel('Uso existente').fill('Panadería')
  for (const pregunta of await page.getByRole('radio', { name: 'Sí' }).all()) await pregunta.check()
  await page.getByLabel('Cantidad de luminarias').fill('4')
  await page.getByLabel('Recolección de residuos').fill('3')
  await page.getByLabel('Cantidad de árboles').fill('0')
  await page.getByLabel('Conforme a habilitar').selectOption('Permitido')
  await page.getByRole('button', { name: 'Continuar' }).click()
}

test('lo que se completa en una pestaña va a su carpeta, aunque en otra se haya abierto otra después', async ({
  page: una,
  context,
}) => {
  await entrarComo(una, 'pablo')
  const [primera, segunda] = [
    await presentar(una, CONFORME_DE_USO, FORMULARIO_1),
    await presentar(una, CONFORME_DE_USO, FORMULARIO_1),
  ]
  await abrirDesglose(una, primera)

  const otra = await context.newPage()
  await abrirDesglose(otra, segunda)

  await una.getByRole('link', { name: 'Editar formulario 1', exact: true }).click()
  await expect(una).toHaveURL(new RegExp(`#/formulario1\\?idCarpeta=${primera}$`))
  await completarFormulario1(una)

  // The check says which folder it is for, whose and where.
  await expect(una.getByRole('heading', { name: 'Revise sus respuestas' })).toBeVisible()
  await expect(una.getByText(String(primera), { exact: true })).toBeVisible()
  await expect(una.getByText('Nieva Clara')).toBeVisible()
  await expect(una.getByText(/padrón 100001/)).toBeVisible()
  await una.screenshot({ path: 'test-results/fotos/revision-con-carpeta.png', fullPage: true })
  await una.getByRole('button', { name: 'Enviar formulario' }).click()
  await expect(una.getByText('Formulario enviado!').first()).toBeVisible()

  expect(await formulario1De(una, primera)).toMatchObject([{ usoexistente: 'Panadería' }])
  expect(await formulario1De(una, segunda)).toEqual([])

  // The other tab is still where it was, also after a reload.
  await otra.reload()
  await expect(otra.getByRole('heading', { name: `Carpeta ${segunda}` })).toBeVisible()
})
