import { expect, type Page } from '@playwright/test'
import { pdf } from './carpetas.ts'
import { elegirArchivo } from './recorridos.ts'
import { sinFaltas } from './sinFaltas.ts'
import { comoArchivo, jpeg } from './veredas.ts'

/** What an administrator writes of a city of their own, each on its screen. */

/** The pages of the city's words: a link, its fields, why, and what they say when it is saved. */
async function escribirDeLaCiudad(page: Page, titulo: string, escribir: () => Promise<void>) {
  await page.goto('/#/ciudad')
  await page.getByRole('link', { name: titulo, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible()
  await escribir()
  await guardarVersion(page, 'Puesta en marcha')
}

/** Saved, the reason is asked again, and the version is the first of those below. */
async function guardarVersion(page: Page, motivo: string) {
  await page.getByLabel('Motivo').fill(motivo)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText(motivo)
  await expect(page.getByLabel('Motivo')).toHaveValue('')
}

export const escribirIdentidad = (page: Page, campos: Readonly<Record<string, string>>) =>
  escribirDeLaCiudad(page, 'Nombre y escudo', async () => {
    await llenar(page, campos)
    const escudo = comoArchivo('escudo.jpg', await jpeg(page, 'PL', 200, 200))
    await elegirArchivo(page, page.getByRole('button', { name: /^Elegir imagen/ }), escudo)
    await expect(page.getByRole('img', { name: 'Escudo elegido' })).toBeVisible()
  })

async function llenar(page: Page, campos: Readonly<Record<string, string>>) {
  for (const [campo, texto] of Object.entries(campos)) {
    await page.getByRole('textbox', { name: campo, exact: true }).fill(texto)
  }
}

/** Each of these by what its field is called. */
export const escribirCampos = (page: Page, titulo: string, campos: Readonly<Record<string, string>>) =>
  escribirDeLaCiudad(page, titulo, async () => {
    await llenar(page, campos)
  })

export async function ponerPrecio(page: Page, lista: 'obrasTipo' | 'tarifas', cual: string, campos: object) {
  await page.goto(`/#/${lista}`)
  const buscar = page.getByRole('main').getByRole('searchbox')
  await buscar.fill(cual)
  await buscar.press('Enter')
  await page.getByRole('button', { name: `Editar ${cual}`, exact: true }).click()
  const dialogo = page.getByRole('dialog')
  for (const [campo, texto] of Object.entries(campos)) await dialogo.getByLabel(campo, { exact: true }).fill(texto)
  await dialogo.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Editado exitoso').first()).toBeVisible()
  await expect(dialogo).toHaveCount(0)
}

/** With forms 1 and 2 and the sketch of its block. */
export async function agregarTipo(page: Page, nombre: string, cuando: string) {
  await page.goto('/#/tiposDeEncomienda')
  await page.getByRole('link', { name: 'Nuevo tipo' }).click()
  await page.getByRole('textbox', { name: /^Nombre/ }).fill(nombre)
  await page.getByRole('textbox', { name: /^Cuándo se elige/ }).fill(cuando)
  await page.getByRole('checkbox', { name: /^Formulario 1 - / }).check()
  await page.getByRole('checkbox', { name: /^Formulario 2 - / }).check()
  await page.getByLabel('Lleva croquis de manzana').selectOption('Sí')
  await page.getByLabel('Motivo').fill('Ordenanza 12')
  await sinFaltas(page, 'segunda-nuevo-tipo')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('row', { name: new RegExp(nombre, 'i') })).toContainText('Se ofrece')
}

export async function agregarRequisito(page: Page, encomienda: string, texto: string, ejemplo: string) {
  await page.goto('/#/requisitosDeEncomienda')
  await page.getByRole('link', { name: 'Nuevo requisito' }).click()
  await page.getByLabel('Encomienda', { exact: true }).selectOption(encomienda)
  await page.getByRole('textbox', { name: 'Requisito', exact: true }).fill(texto)
  await page.getByRole('textbox', { name: /^Ayuda/ }).fill('Lo hace un ingeniero')
  await page.getByRole('textbox', { name: 'Lugar', exact: true }).fill('6')
  await page.getByLabel('Obligatorio', { exact: true }).selectOption('Sí')
  await elegirArchivo(page, page.getByRole('button', { name: /^Elegir archivo/ }), pdf(ejemplo))
  await expect(page.getByRole('link', { name: new RegExp(`Ver un ejemplo: ${ejemplo}`) }).first()).toBeVisible()
  await page.getByLabel('Motivo').fill('Ordenanza 12')
  await sinFaltas(page, 'segunda-nuevo-requisito')
  await page.getByRole('button', { name: 'Guardar' }).click()
  const buscar = page.getByLabel('Buscar por encomienda o requisito')
  await buscar.fill(texto)
  await buscar.press('Enter')
  await expect(page.getByRole('row', { name: texto })).toContainText('Se pide')
}

/** The words of the mail that says that a folder was filed: what it has not is refused, and a preview shows how it would be. */
export async function escribirCorreo(page: Page, texto: string) {
  await page.goto('/#/ciudad')
  await page.getByRole('link', { name: 'Textos de los correos' }).click()
  await sinFaltas(page, 'segunda-correos')
  await page.getByRole('link', { name: 'Carpeta presentada', exact: true }).click()
  const cuerpo = page.getByLabel('Texto del correo')
  await cuerpo.fill(`${texto} {propietario}`)
  await page.getByLabel('Motivo').fill('Como se habla acá')
  await expect(page.getByRole('region', { name: 'Cómo se vería' })).toContainText(texto.replace('{carpeta}', '1024'))
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText(/este correo no tiene el campo \{propietario\}/).first()).toBeVisible()
  await cuerpo.fill(texto)
  await guardarVersion(page, 'Como se habla acá')
  await sinFaltas(page, 'segunda-correo')
}
