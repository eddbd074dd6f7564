import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { ENTERA } from '../entera.ts'
import { entrarComo, tokenDe } from '../ingresar.ts'
import { sinFaltas } from '../sinFaltas.ts'
import { comoArchivo, jpeg } from '../veredas.ts'
import { enElPortal, hoy, visitaDeDiego } from '../visitas.ts'

/** An inspector's visit on a phone: whatever happens on the way, it is sent exactly once and nothing is lost. */

const PANTALLA = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const enlace = (idVisita: number) => `/#/jornada/visita/${idVisita}?dia=${hoy()}`
/** Enough that some are sent before and some after each cut; in the long tests, a long visit. */
const FOTOS = ENTERA ? 20 : 7

async function telefono(browser: Browser): Promise<BrowserContext> {
  return browser.newContext(PANTALLA)
}
async function conJornada(contexto: BrowserContext): Promise<Page> {
  const page = await contexto.newPage()
  await entrarComo(page, 'diego')
  await page.goto('/#/jornada')
  await expect(page.getByText('Este teléfono abre Mi jornada sin señal.')).toBeVisible()
  return page
}

/** Every item of the list is met. */
async function cumpleTodo(page: Page) {
  const puntos = page.getByRole('list', { name: 'Lista de control' }).getByRole('listitem')
  await expect(page.getByRole('button', { name: 'Firmar y cerrar' })).toBeVisible()
  for (const punto of await puntos.all()) await punto.getByRole('radio', { name: 'Cumple', exact: true }).check()
  await page.getByRole('group', { name: 'Resultado' }).getByRole('radio', { name: 'Cumple', exact: true }).check()
}
async function firmar(page: Page) {
  await page.getByRole('button', { name: 'Firmar y cerrar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Firmar', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Visita (firmada|enviada)$/ })).toBeVisible()
}
const camara = (page: Page) => page.getByRole('button', { name: 'Sacar una foto de toda la visita' })

test(`sin señal, con la página muerta tras la cámara, la respuesta perdida y dos pestañas: ${FOTOS} fotos, una vez cada una`, async ({
  browser,
}) => {
  test.setTimeout(420_000)
  const contexto = await telefono(browser)
  const primera = await conJornada(contexto)
  const { idCarpeta, idVisita } = await visitaDeDiego(primera)
  await primera.reload()
  const tarjeta = primera.getByRole('listitem', { name: `Carpeta ${idCarpeta},` })
  await expect(tarjeta).toContainText('09:30')
  await expect(tarjeta.getByRole('link', { name: /^Cómo llegar/ })).toHaveAttribute('href', /^geo:0,0\?q=/)
  await sinFaltas(primera, 'jornada-dia')

  await test.step('se va la señal entre llegar y salir', async () => {
    await contexto.setOffline(true)
    await primera.reload()
    await expect(primera.getByText(/^El portal no contesta/)).toBeVisible()
    await sinFaltas(primera, 'jornada-sin-senal')
    await tarjeta.getByRole('link', { name: `Abrir la visita de la carpeta ${idCarpeta}` }).click()
    await cumpleTodo(primera)
    await primera.getByLabel('Notas').fill('El frente está terminado; falta retirar el andamio')
    await sinFaltas(primera, 'jornada-visita')
  })

  const page = await test.step('el teléfono mata la página con la cámara abierta', async () => {
    const abierta = primera.waitForEvent('filechooser')
    await camara(primera).click()
    await abierta
    await primera.close()
    const otra = await contexto.newPage()
    await otra.goto(enlace(idVisita))
    await expect(otra.getByText(/^El teléfono cerró esta página mientras la cámara/)).toBeVisible()
    await expect(otra.getByLabel('Notas')).toHaveValue('El frente está terminado; falta retirar el andamio')
    return otra
  })

  await test.step(`${FOTOS} fotos de 12 megapíxeles`, async () => {
    for (let n = 1; n <= FOTOS; n++) {
      const foto = comoArchivo(`foto-${n}.jpg`, await jpeg(page, `foto ${n}`, 4000, 3000))
      const abierta = page.waitForEvent('filechooser')
      await camara(page).click()
      await (await abierta).setFiles(foto)
      await expect(page.getByAltText(`Foto ${n} de toda la visita`)).toBeVisible({ timeout: 30_000 })
    }
    const medidas = await page
      .getByAltText('Foto 1 de toda la visita')
      .evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])
    expect(medidas).toEqual([2048, 1536])
    await firmar(page)
    await expect(page.getByText(`Esperan ${FOTOS + 1} envíos.`)).toBeVisible()
    // With the page closed and opened again without signal, the key is still there; of what it closes nothing is read.
    const { filas, visto } = await loQueGuarda(page)
    expect(filas).toMatchObject({ resultados: 1, fotografias: FOTOS, bytes: FOTOS, llaves: 1 })
    for (const dato of ['El frente está terminado', 'Medina', 'Pablo', 'foto-1', 'Soria'])
      expect(visto).not.toContain(dato)
    await sinFaltas(page, 'jornada-firmada')
  })
  expect((await enElPortal(page, idCarpeta, idVisita))?.resultado).toBeNull()

  const pedidos: string[] = []
  await test.step('vuelve la señal y se pierden dos respuestas que el portal ya había guardado', async () => {
    let perdidas = 0
    await contexto.route(/\/api\/visitas\/(resultado|foto)$/, async (ruta) => {
      pedidos.push(new URL(ruta.request().url()).pathname)
      if (pedidos.length !== 1 && pedidos.length !== 4) return ruta.continue()
      perdidas += 1
      await ruta.fetch()
      await ruta.abort()
    })
    await contexto.setOffline(false)
    // Where the first try finds the portal slow, the next is half a minute later. After the first it may go on by itself before
    // anybody can press the button.
    await expect.poll(() => perdidas, { timeout: 60_000 }).toBeGreaterThan(0)
    const boton = page.getByRole('button', { name: /^Enviar \d+ ahora$/ })
    if (perdidas === 1) await boton.click()
    await expect.poll(() => perdidas).toBe(2)
    // Another tab of the same phone, at the same time.
    const otra = await contexto.newPage()
    await otra.goto('/#/jornada')
    await boton.click({ timeout: 5_000 }).catch(() => {})
    await expect(page.getByRole('heading', { name: 'Visita enviada' })).toBeVisible({ timeout: 120_000 })
    await expect(otra.getByText('Todo lo firmado está enviado.')).toBeVisible()
    await otra.close()
  })
  // Each thing once, but for the two whose replies were lost.
  expect(pedidos.filter((ruta) => ruta.endsWith('/resultado'))).toHaveLength(2)
  expect(pedidos.filter((ruta) => ruta.endsWith('/foto'))).toHaveLength(FOTOS + 1)
  await sinFaltas(page, 'jornada-enviada')

  const visita = await enElPortal(page, idCarpeta, idVisita)
  expect(visita).toMatchObject({ completa: true, resultado: 'CUMPLE' })
  expect(visita?.informe).toMatchObject({
    fotosDeclaradas: FOTOS,
    notas: 'El frente está terminado; falta retirar el andamio',
  })
  expect(visita?.informe?.fotos).toHaveLength(FOTOS)
  const headers = { authorization: await tokenDe(page, 'diego') }
  const lista = await page.request.get(`/api/documentacion/archivos?idCarpeta=${idCarpeta}`, { headers })
  const { archivos } = (await lista.json()) as { archivos: { clase: string; sha256: string }[] }
  const delPortal = archivos.filter(({ clase }) => clase === 'FOTO_VISITA').map(({ sha256 }) => sha256)
  // Each with the SHA-256 that the signed result declares, or it would not be complete; and the phone let go of all of it.
  expect(new Set(delPortal).size).toBe(FOTOS)
  expect((await loQueGuarda(page)).filas).toMatchObject({ resultados: 0, fotografias: 0, bytes: 0 })
  await test.step('al cerrar la sesión no queda ni la llave', async () => {
    await page.goto('/#/catastro')
    await page.getByRole('button', { name: 'Cuenta' }).click()
    await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click()
    await expect(page.getByRole('heading', { name: 'Ingresar a Ciudad Digital' })).toBeVisible()
    await page.goto('/favicon.svg')
    expect((await loQueGuarda(page)).filas).toEqual(NADA)
  })
  await contexto.close()
})

const NADA = { resultados: 0, fotografias: 0, bytes: 0, enviadas: 0, dias: 0, llaves: 0, papeles: 0 }

/** How much the phone keeps, and all that whoever finds it can see of that. */
const loQueGuarda = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ filas: Record<string, number>; visto: string }>((listo, fallar) => {
        const enTexto = (valor: unknown): string => {
          if (valor instanceof ArrayBuffer || ArrayBuffer.isView(valor)) return new TextDecoder('latin1').decode(valor)
          if (valor instanceof CryptoKey) return valor.extractable ? 'una llave a la vista' : ''
          return typeof valor === 'object' && valor !== null ? Object.values(valor).map(enTexto).join() : String(valor)
        }
        const abrir = indexedDB.open('catastro-visitas')
        abrir.onerror = () => fallar(abrir.error)
        abrir.onsuccess = () => {
          const tiendas = [...abrir.result.objectStoreNames]
          const tx = abrir.result.transaction(tiendas)
          const pedidos = tiendas.map((tienda) => [tienda, tx.objectStore(tienda).getAll()] as const)
          tx.oncomplete = () => {
            abrir.result.close()
            listo({
              filas: Object.fromEntries(pedidos.map(([tienda, { result }]) => [tienda, result.length])),
              visto: pedidos.map(([, { result }]) => result.map(enTexto).join()).join(),
            })
          }
        }
      }),
  )

test('la página de ingreso de un Wi-Fi no cuenta, la sesión vence, y otra persona en el mismo teléfono no lo ve ni lo envía', {
  tag: '@larga',
}, async ({ browser }) => {
  test.setTimeout(180_000)
  const contexto = await telefono(browser)
  const page = await conJornada(contexto)
  const { idCarpeta, idVisita } = await visitaDeDiego(page, '11:00')
  await page.goto(enlace(idVisita))
  await page.reload()
  await cumpleTodo(page)
  await page.getByLabel('Notas').fill('Sin novedad')
  await contexto.route('**/api/**', (ruta) =>
    ruta.fulfill({ status: 200, contentType: 'text/html', body: '<html><form action="/ingresar"></form></html>' }),
  )
  await firmar(page)
  await expect(page.getByText(/^Contestó otra página y no el portal/)).toBeVisible()
  await expect(page.getByText('Espera 1 envío.')).toBeVisible()
  await contexto.unroute('**/api/**')
  expect((await enElPortal(page, idCarpeta, idVisita))?.resultado).toBeNull()

  await test.step('la sesión vence', async () => {
    await page.evaluate(() => localStorage.setItem('token', 'vencido'))
    await page.getByRole('button', { name: 'Enviar 1 ahora' }).click()
    await expect(page.getByText(/^Su sesión terminó/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible()
    await sinFaltas(page, 'jornada-vencida')
  })
  await test.step('entra otra persona', async () => {
    await entrarComo(page, 'lucia')
    await page.goto('/#/jornada')
    await expect(page.getByText('Todo lo firmado está enviado.')).toBeVisible()
    await expect(page.getByText(/^Hay 1 resultado firmado por otra persona sin enviar en este teléfono/)).toBeVisible()
    await expect(page.getByText(`Carpeta ${idCarpeta}`)).toBeHidden()
    expect((await enElPortal(page, idCarpeta, idVisita))?.resultado).toBeNull()
  })
  await test.step('vuelve el inspector: se envía solo, abra lo que abra', async () => {
    await entrarComo(page, 'diego')
    await expect.poll(async () => (await enElPortal(page, idCarpeta, idVisita))?.resultado).toBe('CUMPLE')
  })
  await contexto.close()
})

test('una visita en dos pestañas: la segunda lo dice y la puede traer; lo que espera se guarda en un archivo', {
  tag: '@larga',
}, async ({ browser }) => {
  const contexto = await telefono(browser)
  const una = await conJornada(contexto)
  const { idVisita } = await visitaDeDiego(una, '12:00')
  await una.goto(enlace(idVisita))
  await una.reload()
  await una.getByLabel('Notas').fill('Empecé en esta')
  const otra = await contexto.newPage()
  await otra.goto(enlace(idVisita))
  await expect(otra.getByText(/^Esta visita está abierta en otra pestaña/)).toBeVisible()
  await otra.getByRole('button', { name: 'Seguir aquí' }).click()
  await expect(otra.getByLabel('Notas')).toHaveValue('Empecé en esta')
  await expect(una.getByText(/^Esta visita está abierta en otra pestaña/)).toBeVisible()
  await contexto.setOffline(true)
  await cumpleTodo(otra)
  await firmar(otra)
  const bajada = otra.waitForEvent('download')
  await otra.getByRole('button', { name: 'Guardar en un archivo' }).click()
  expect((await bajada).suggestedFilename()).toBe(`visitas-${hoy()}.catastro`)
  await contexto.close()
})
