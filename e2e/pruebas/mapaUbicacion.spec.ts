import { expect, type Page, test } from '@playwright/test'
import { entrarComo } from '../ingresar.ts'
import { CON_WEBGL, lienzo } from '../mapa.ts'
import { sinFaltas } from '../sinFaltas.ts'

/** 'Mi ubicación', on a telephone: what each answer of the browser makes the map do, and what it says. */
test.use({ launchOptions: CON_WEBGL, viewport: { width: 390, height: 844 } })

const EN_LA_CIUDAD = { longitude: -65.2053, latitude: -26.8272 }
const EN_BUENOS_AIRES = { longitude: -58.3816, latitude: -34.6037 }

async function abrir(page: Page) {
  await entrarComo(page, 'clara')
  await page.goto('/#/mapa')
  await expect(page.locator('[data-listo=true]')).toBeVisible()
}
const boton = (page: Page) => page.getByRole('button', { name: 'Mi ubicación' })
const dice = (page: Page, texto: string) => expect(page.getByRole('status').filter({ hasText: texto })).toBeVisible()
const anchoDe = (url: string) => {
  const vista = new URL(url).searchParams
  return Number(vista.get('este')) - Number(vista.get('oeste'))
}
const marca = (page: Page) => page.locator('.maplibregl-user-location-dot')

test('en la ciudad, la muestra y dice si es exacta; fuera de ella, lo dice y el mapa queda donde está', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ ...EN_LA_CIUDAD, accuracy: 12 })
  await abrir(page)
  // The map goes there: the list beside it is of the blocks around the person.
  const cerca = page.waitForResponse((r) => r.url().includes('/api/mapa/manzanas?') && anchoDe(r.url()) < 0.01)
  await boton(page).click()
  await dice(page, 'Su ubicación está marcada en el mapa')
  await expect(marca(page)).toBeVisible()
  await cerca
  await sinFaltas(page)

  await context.setGeolocation({ ...EN_LA_CIUDAD, accuracy: 1240.2 })
  await boton(page).click()
  await dice(page, 'Su ubicación es aproximada: puede estar a 1.241 metros del punto marcado')

  const direccion = page.url()
  await context.setGeolocation({ ...EN_BUENOS_AIRES, accuracy: 12 })
  await boton(page).click()
  await dice(page, 'Su ubicación está fuera del mapa de la ciudad')
  await expect(marca(page)).toHaveCount(0)
  expect(page.url()).toBe(direccion)
  await expect(page.getByRole('button', { name: /manzana \d+/ }).first()).toBeVisible()
})

test('lo dicho queda hasta que la persona mueve el mapa', { tag: '@larga' }, async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ ...EN_LA_CIUDAD, accuracy: 12 })
  await abrir(page)
  await boton(page).click()
  await dice(page, 'Su ubicación está marcada en el mapa')
  await lienzo(page).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('Su ubicación está marcada en el mapa')).toBeHidden()
  await expect(marca(page)).toBeVisible()
})

test('sin permiso, dice cómo darlo; dado después, anda sin recargar', { tag: '@larga' }, async ({ page, context }) => {
  await abrir(page)
  await boton(page).click()
  await dice(page, 'El navegador no permite saber su ubicación. Para usarla, dele permiso a esta página')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ ...EN_LA_CIUDAD, accuracy: 12 })
  await boton(page).click()
  await dice(page, 'Su ubicación está marcada en el mapa')
})

test('si el teléfono no sabe dónde está, o el navegador no lo ofrece, se dice otra manera', { tag: '@larga' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await abrir(page)
  const cdp = await context.newCDPSession(page)
  // Without coordinates: the position is not available.
  await cdp.send('Emulation.setGeolocationOverride', {})
  await boton(page).click()
  await dice(page, 'No se pudo saber su ubicación. Pruebe otra vez en un lugar abierto, o busque una calle y altura')

  await page.addInitScript(() => Object.defineProperty(navigator, 'geolocation', { value: undefined }))
  await page.reload()
  await expect(page.locator('[data-listo=true]')).toBeVisible()
  await boton(page).click()
  await dice(page, 'No se pudo saber su ubicación')
})
