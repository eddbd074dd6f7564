import { expect, type Page, test } from '@playwright/test'
import { dbf, PRJ_WGS84, shp, zipDe } from '../../server/pruebas/shapefileDePrueba.ts'
import { entrarComo } from '../ingresar.ts'
import { sinFaltas } from '../sinFaltas.ts'

/** What is seen wide and on a phone, with no fault of accessibility, and a picture of each where one is asked for. */
async function mirar(page: Page, nombre: string) {
  for (const [ancho, alto] of [
    [1280, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width: ancho, height: alto })
    await sinFaltas(page, `obras-${nombre}-${ancho}`)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

test('se sigue una manzana desde el mapa y una parcela desde la ficha; la lista las muestra y las suelta', async ({
  page,
}) => {
  await entrarComo(page, 'clara')
  await page.goto('/#/obrasQueSigo')
  await expect(page.getByText('Todavía no sigue ninguna manzana ni parcela.')).toBeVisible()
  await page.goto('/#/mapa?manzana=1')
  await page.getByRole('button', { name: 'Avisarme de las obras en esta manzana' }).click()
  await expect(page.getByRole('button', { name: 'Dejar de seguir las obras de esta manzana' })).toBeVisible()
  await mirar(page, 'mapa')
  await page.goto('/#/padron/100001')
  await page.getByRole('button', { name: 'Avisarme de las obras en esta parcela' }).click()
  await expect(page.getByRole('button', { name: 'Dejar de seguir las obras de esta parcela' })).toBeVisible()
  await page.goto('/#/obrasQueSigo')
  await expect(page.getByRole('button', { name: /^Dejar de seguir: / })).toHaveCount(2)
  await mirar(page, 'obras')
  await page.getByRole('button', { name: /^Dejar de seguir: Parcela/ }).click()
  await expect(page.getByRole('button', { name: /^Dejar de seguir: / })).toHaveCount(1)
  await page.getByRole('link', { name: /^Ver en el mapa: / }).click()
  await expect(page).toHaveURL(/#\/mapa\?manzana=1$/)
})

test('el enlace de un correo abre sin ingresar una página con un botón', async ({ page }) => {
  await page.goto('/#/dejarDeSeguirObras/0123456789ABCDEFGHJK')
  await mirar(page, 'baja')
  await page.getByRole('button', { name: 'Dejar de recibir estos avisos' }).click()
  await expect(page.getByText('El enlace no es válido. Use el del último correo que recibió')).toBeVisible()
})

test('los datos abiertos se leen y se bajan sin ingresar', async ({ page }) => {
  await page.goto('/#/consultaPadronGeneral')
  await page.goto('/#/datosAbiertos')
  await expect(page.getByText('Licencia: Creative Commons Atribución 4.0 (CC BY 4.0).')).toBeVisible()
  await mirar(page, 'datos')
  const bajada = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Bajar manzanas como GeoJSON' }).click()
  expect((await bajada).suggestedFilename()).toBe('manzanas.geojson')
})

test('un shapefile: sus letras se ven antes de aplicarlo, y se leen de otra manera', { tag: '@larga' }, async ({
  page,
}) => {
  const borde = [
    [-65.21, -26.87],
    [-65.2098, -26.87],
    [-65.2098, -26.8702],
    [-65.21, -26.87],
  ] as const
  // «Ñuñoa» as DOS wrote it.
  const parcelas = [0, 1, 2].map((n) => ({
    anillos: [borde],
    datos: [Buffer.from([0xa5, 0x75, 0xa4, 0x6f, 0x61, 0x20, 0x30 + n]), '1', String(n)],
  }))
  const campos = ['SECCION', 'MANZANA', 'PARCELA'].map((nombre) => ({ nombre, largo: 15 }))
  const { shp: formas, shx } = shp(parcelas)
  const buffer = await zipDe({ 'p.shp': formas, 'p.shx': shx, 'p.dbf': dbf(campos, parcelas), 'p.prj': PRJ_WGS84 })
  await entrarComo(page, 'lucia')
  await page.goto('/#/importaciones?clase=parcelas')
  await page.locator('input[type=file]').setInputFiles({ name: 'parcelas.zip', mimeType: 'application/zip', buffer })
  await expect(page.getByLabel('En qué coordenadas está')).toBeVisible()
  await mirar(page, 'subir')
  await page.getByRole('button', { name: 'Revisar archivo' }).click()
  await expect(page.getByRole('heading', { name: 'Cómo se leyó el shapefile' })).toBeVisible()
  await mirar(page, 'letras')
  await page.getByLabel('Letras', { exact: true }).selectOption('cp850')
  await page.getByRole('button', { name: 'Leer otra vez así' }).click()
  await expect(page.getByRole('table', { name: 'Filas del archivo' }).getByText(/^Ñuñoa 2/)).toBeVisible()
})
