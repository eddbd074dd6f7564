import { expect, type Locator, type Page, test } from '@playwright/test'
import { elegirEncomienda, pdf } from '../carpetas.ts'
import { contarClics, TAMANOS } from '../escritorio.ts'
import { CUIL, type Demo, entrarComo, tokenDe } from '../ingresar.ts'
import { alto, anotar } from '../recorridos.ts'
import { descartar, fotoDeTelefono } from '../veredas.ts'

/** What applicants do most, from their home, counted: clicks, fields that are typed in, and how tall the pages are. */

const CROQUIS = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function empezar(page: Page, quien: Demo) {
  const clics = await contarClics(page)
  await entrarComo(page, quien)
  await clics()
  let campos = 0
  const escribir = async (campo: Locator, texto: string) => {
    campos += 1
    await campo.fill(texto)
  }
  return { clics, escribir, campos: () => campos }
}

/** As a person does it: the picker of the browser opens by a click, which is counted; what is chosen in it is not the page's. */
async function elegirArchivo(page: Page, boton: Locator, archivo: Parameters<Locator['setInputFiles']>[0]) {
  const dialogo = page.waitForEvent('filechooser')
  await boton.click()
  await (await dialogo).setFiles(archivo as never)
}

for (const [tamano, ventana] of TAMANOS) {
  test(`una carpeta nueva con cinco papeles, hasta presentarla: 25 clics, ${tamano}`, async ({ page }) => {
    await page.setViewportSize(ventana)
    await page.request.delete('/api/borradores/carpeta-10', {
      headers: { authorization: await tokenDe(page, 'pablo') },
    })
    const { clics, escribir, campos } = await empezar(page, 'pablo')
    let suma = 0
    const altos: number[] = []
    const pagina = async () => {
      altos.push(await alto(page))
      suma += await clics()
    }
    await page.getByRole('link', { name: 'Ingresar carpeta' }).click()
    await elegirEncomienda(page, 'CONFORME DE USO')
    await page.getByRole('button', { name: 'Siguiente' }).click()
    const cuil = page.getByLabel('CUIL del propietario')
    await escribir(cuil, CUIL.clara)
    await cuil.press('Enter')
    await expect(page.getByText('Nieva').first()).toBeVisible()
    await page.getByRole('button', { name: 'Agregar domicilio de obra' }).click()
    const padron = page.getByRole('dialog').getByLabel('Padrón').first()
    await escribir(padron, '100001')
    await padron.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Usar este domicilio' }).click()
    await page.getByLabel('Tipo de inmueble').selectOption({ label: 'LOCAL COMERCIAL' })
    await page.getByLabel('Tipo de obra').selectOption({ label: 'OBRA MENOR' })
    await escribir(page.getByLabel('Ancho de calle'), '8,5')
    await escribir(page.getByLabel('Ancho de vereda'), '2')
    await escribir(page.getByLabel('Distancia al eje de calle'), '6')
    await escribir(page.getByLabel('Árboles en vereda'), '1')
    const croquis = { name: 'croquis.png', mimeType: 'image/png', buffer: CROQUIS }
    await elegirArchivo(page, page.getByRole('button', { name: /^Elegir archivo/ }), croquis)
    await expect(page.getByText('croquis.png')).toBeVisible()
    await pagina()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('button', { name: /Presentar|Enviar/ }).click()
    await expect(page).toHaveURL(/#\/misCarpetas/)
    await page
      .getByRole('button', { name: /^Ver desglose/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Completar el formulario 1', exact: true }).click()
    await expect(page.getByLabel('Uso existente')).toBeVisible()
    for (const si of await page.getByRole('radio', { name: 'Sí' }).all()) await si.check()
    await escribir(page.getByLabel('Cantidad de luminarias'), '3')
    await escribir(page.getByLabel('Recolección de residuos'), '5')
    await escribir(page.getByLabel('Cantidad de árboles'), '0')
    await escribir(page.getByLabel('Uso existente'), 'VIVIENDA')
    await escribir(page.getByLabel('Uso a habilitar'), 'LIBRERIA')
    await page.getByLabel('Conforme a habilitar').selectOption({ label: 'Permitido' })
    await pagina()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('button', { name: /Enviar/ }).click()
    await expect(page).toHaveURL(/#\/verDesgloseCarpetaEncomienda/)
    const requisitos = page.getByRole('region', { name: 'Requisitos' })
    await expect(requisitos.getByText('0 de 5 respondidos')).toBeVisible()
    for (let n = 0; n < 5; n++) {
      const adjuntar = requisitos.getByRole('button', { name: /^Adjuntar: / }).first()
      await elegirArchivo(page, adjuntar, pdf(`papel-${n}.pdf`))
      await expect(requisitos.getByText(`${n + 1} de 5 respondidos`)).toBeVisible()
    }
    await pagina()
    await page.getByRole('button', { name: 'Presentar carpeta' }).click()
    await expect(page.getByText(/está presentada y pasó a Mesa de entradas/)).toBeVisible()
    await pagina()
    anotar('Carpeta nueva con cinco papeles', ventana.width, { clics: suma, campos: campos() + 1, altos })
    expect(suma).toBeLessThanOrEqual(25)
  })

  test(`un Libre Deuda hasta la tarjeta: 3 clics, ${tamano}`, async ({ page }) => {
    await page.setViewportSize(ventana)
    const { clics, escribir, campos } = await empezar(page, 'rosa')
    await page.getByRole('button', { name: 'Libre Deuda' }).click()
    await escribir(page.getByPlaceholder('Ingrese su número de Padrón'), '100003')
    const altos = [await alto(page)]
    const pagar = page.getByRole('dialog').getByRole('button', { name: /^Pagar/ })
    await expect(pagar).toBeEnabled()
    // The page goes away with what it counted.
    const antes = await clics()
    await pagar.click()
    await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible()
    const suma = antes + 1
    anotar('Libre Deuda', ventana.width, { clics: suma, campos: campos(), altos })
    expect(suma).toBeLessThanOrEqual(3)
  })

  test(`una vereda hasta la tarjeta: 10 clics, y a 390 ninguna página de más de 1.800 px, ${tamano}`, async ({
    page,
  }) => {
    await page.setViewportSize(ventana)
    // Whoever has begun to pay one is told so over the next.
    const quien = ventana.width === 390 ? 'clara' : 'rosa'
    await descartar(page, quien)
    const { clics, escribir, campos } = await empezar(page, quien)
    let suma = 0
    const altos: number[] = []
    const seguir = async (boton: string, titulo: string) => {
      altos.push(await alto(page))
      await page.getByRole('button', { name: boton }).click()
      await expect(page.getByRole('heading', { name: titulo, exact: true })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Plan Veredas Sanas y Operativo Fachadas en Riesgo' }).click()
    await page.getByRole('link', { name: 'Cargar Formulario' }).click()
    const padron = page.getByRole('textbox', { name: 'Padrón' })
    await escribir(padron, '100001')
    await padron.press('Enter')
    await expect(page.getByText('SAN MARTIN 450')).toBeVisible()
    await seguir('Siguiente', 'La obra')
    await page.getByRole('checkbox', { name: 'Vereda' }).check()
    await escribir(page.getByLabel('Ancho'), '2,5')
    await escribir(page.getByLabel('Largo'), '10')
    await escribir(page.getByLabel('Monto de obra'), '250.000')
    await escribir(page.getByLabel('Días de depósito de materiales'), '3')
    await seguir('Siguiente', 'Solicitante')
    await seguir('Siguiente', 'Fotos antes de la obra')
    const fotos = await Promise.all(['frente', 'medianera'].map((nombre) => fotoDeTelefono(page, nombre)))
    await elegirArchivo(page, page.getByRole('button', { name: /^Elegir fotos/ }), fotos)
    await expect(page.getByAltText('Foto 2: medianera.jpg')).toBeVisible()
    await seguir('Continuar al pago', 'Revise sus respuestas')
    altos.push(await alto(page))
    suma += await clics()
    await page.getByRole('button', { name: /^Pagar \$/ }).click()
    await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible()
    suma += 1
    anotar('Vereda', ventana.width, { clics: suma, campos: campos(), altos })
    expect(suma).toBeLessThanOrEqual(10)
    if (ventana.width === 390) expect(Math.max(...altos)).toBeLessThanOrEqual(1800)
  })
}
