import { type Browser, expect, type Page, test } from '@playwright/test'
import { elegirEncomienda } from '../carpetas.ts'
import { CUIL, entrarComo, tokenDe } from '../ingresar.ts'
import { sinFaltas } from '../sinFaltas.ts'

/** Half-filled forms: the browser dies, another device goes on; two at once, and nothing is overwritten silently. */

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A device of its own: nothing is shared with the others but the person. */
async function equipo(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await entrarComo(page, 'pablo')
  return page
}

async function nuevaCarpeta(page: Page) {
  await page.goto('/#/nuevaCarpeta')
  await elegirEncomienda(page, 'Conforme de uso')
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await expect(page.getByLabel('Ancho de calle')).toBeVisible()
}

let idCarpeta = 0
test.beforeAll(async ({ browser }) => {
  const page = await equipo(browser)
  const multipart = {
    ...{ idEncomiendaTipo: 10, idFormularioTipo: 1, idPropietario: 1, idProfesional: 1, idDomicilio: 1 },
    ...{ idInmuebleTipo: 1, idObraTipo: 7, AnchoCalle: '12', AnchoVereda: '2', DistEjeCalle: '8', ArbolesVereda: '1' },
    CoquisManzana: { name: 'croquis.png', mimeType: 'image/png', buffer: PNG },
  }
  const headers = { authorization: await tokenDe(page, 'pablo') }
  const alta = await page.request.post('/api/documentacion/alta', { headers, multipart })
  idCarpeta = ((await alta.json()) as { idCarpeta: number }).idCarpeta
  await page.context().close()
})

// Whoever comes next starts a folder of the same kind with an empty form.
test.afterAll(async ({ browser }) => {
  const page = await equipo(browser)
  const headers = { authorization: await tokenDe(page, 'pablo') }
  await page.request.delete('/api/borradores/carpeta-10', { headers })
  await page.context().close()
})

/** Of a folder of Pablo's, just filed. */
async function formulario1(page: Page) {
  await page.goto('/#/misCarpetas')
  const fila = page.getByRole('row', { name: new RegExp(String(idCarpeta)) })
  await fila.getByRole('button', { name: /Ver desglose/ }).click()
  await page.getByRole('link', { name: 'Editar formulario 1', exact: true }).click()
  await expect(page.getByLabel('Uso existente')).toBeVisible()
}

const guardado = (page: Page) => expect(page.getByText('Guardado', { exact: true })).toBeVisible()

test('a medio llenar, el navegador muere: en otro equipo está todo, con su croquis', { tag: '@larga' }, async ({
  browser,
}) => {
  const uno = await equipo(browser)
  await nuevaCarpeta(uno)
  await uno.getByLabel('CUIL del propietario').fill(CUIL.clara)
  await uno.getByRole('button', { name: 'Buscar propietario' }).click()
  await expect(uno.getByText('Nieva').first()).toBeVisible()
  await uno.getByLabel('Ancho de calle').fill('8,5')
  const subida = uno.waitForResponse((r) => r.url().endsWith('/archivos') && r.request().method() === 'POST')
  await uno.locator('input[type=file]').setInputFiles({ name: 'croquis.png', mimeType: 'image/png', buffer: PNG })
  expect((await subida).status()).toBe(200)
  await uno.getByLabel('Árboles en vereda').fill('3')
  await guardado(uno)
  await uno.context().close()

  const otro = await equipo(browser)
  await nuevaCarpeta(otro)
  await expect(otro.getByLabel('Ancho de calle')).toHaveValue('8,5')
  await expect(otro.getByLabel('Árboles en vereda')).toHaveValue('3')
  await expect(otro.getByText('Nieva').first()).toBeVisible()
  await expect(otro.getByText('croquis.png')).toBeVisible()
  await otro.context().close()
})

test('lo último que se escribió sale aunque la página se cierre en el acto', { tag: '@larga' }, async ({ browser }) => {
  const uno = await equipo(browser)
  await formulario1(uno)
  await uno.getByLabel('Cantidad de luminarias').fill('17')
  await uno.close({ runBeforeUnload: true })
  const otro = await equipo(browser)
  const headers = { authorization: await tokenDe(otro, 'pablo') }
  await expect
    .poll(
      async () =>
        (await (await otro.request.get(`/api/borradores/formulario1-${idCarpeta}`, { headers })).json()).datos,
    )
    .toMatchObject({ cantidadluminarias: '17' })
  await otro.context().close()
  await uno.context().close()
})

test('dos equipos a la vez: el que quedó atrás lo sabe y elige', async ({ browser }) => {
  const [uno, otro] = [await equipo(browser), await equipo(browser)]
  await formulario1(uno)
  await formulario1(otro)
  await uno.getByLabel('Uso existente').fill('VIVIENDA')
  await guardado(uno)
  await otro.getByLabel('Uso existente').fill('COMERCIO')
  const aviso = otro.getByRole('alert').filter({ hasText: 'Este formulario se cambió en otro equipo' })
  await expect(aviso).toBeVisible()
  await expect(otro.getByLabel('Uso existente')).toHaveValue('COMERCIO')
  await sinFaltas(otro)

  await aviso.getByRole('button', { name: 'Traer lo del otro equipo' }).click()
  await expect(otro.getByLabel('Uso existente')).toHaveValue('VIVIENDA')
  await otro.getByLabel('Uso a habilitar').fill('LIBRERIA')
  await guardado(otro)

  await uno.getByLabel('Uso a habilitar').fill('KIOSCO')
  const enUno = uno.getByRole('alert').filter({ hasText: 'Este formulario se cambió en otro equipo' })
  await enUno.getByRole('button', { name: 'Seguir con lo de este equipo' }).click()
  await guardado(uno)
  await otro.reload()
  await expect(otro.getByLabel('Uso a habilitar')).toHaveValue('KIOSCO')
  await Promise.all([uno.context().close(), otro.context().close()])
})

test('sin red queda en este equipo, y se guarda cuando vuelve', { tag: '@larga' }, async ({ browser }) => {
  const uno = await equipo(browser)
  await formulario1(uno)
  await uno.context().setOffline(true)
  await uno.getByLabel('Cantidad de árboles').fill('6')
  await expect(uno.getByText('Sin conexión: guardado en este equipo')).toBeVisible()
  await uno.context().setOffline(false)
  await guardado(uno)
  await uno.context().close()
})

test('lo empezado se ve al entrar y donde se empezaría otra vez, y se borra preguntando', { tag: '@larga' }, async ({
  browser,
}) => {
  const uno = await equipo(browser)
  await formulario1(uno)
  await uno.getByLabel('Uso existente').fill('DEPOSITO')
  await guardado(uno)
  const nombre = `Formulario 1 de la carpeta ${idCarpeta}`
  for (const ruta of ['/#/misCarpetas', '/#/nuevaCarpeta', '/#/catastro']) {
    await uno.goto(ruta)
    await expect(uno.getByRole('region', { name: 'Sin enviar' }).getByText(nombre)).toBeVisible()
  }
  await sinFaltas(uno)
  await uno.getByRole('link', { name: `Continuar: ${nombre}` }).click()
  await expect(uno.getByLabel('Uso existente')).toHaveValue('DEPOSITO')

  const otro = await equipo(browser)
  const suyo = otro.getByRole('link', { name: `Continuar: ${nombre}` })
  await otro.getByRole('button', { name: `Borrar: ${nombre}` }).click()
  await otro.getByRole('button', { name: 'Cancelar' }).click()
  await expect(suyo).toBeVisible()
  await otro.getByRole('button', { name: `Borrar: ${nombre}` }).click()
  await otro.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click()
  await expect(suyo).toBeHidden()
  // The tab that had it open loses nothing: it says so when it is typed into, and its person chooses.
  await uno.getByLabel('Cantidad de árboles').fill('9')
  const aviso = uno.getByRole('alert').filter({ hasText: 'Este formulario se cambió en otro equipo' })
  await aviso.getByRole('button', { name: 'Seguir con lo de este equipo' }).click()
  await guardado(uno)
  await otro.reload()
  await expect(suyo).toBeVisible()
  await Promise.all([uno.context().close(), otro.context().close()])
})
