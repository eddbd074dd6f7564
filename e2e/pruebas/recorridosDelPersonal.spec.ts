import { expect, type Locator, type Page, test } from '@playwright/test'
import { completa, contarClics, estadoDe, TAMANOS } from '../escritorio.ts'
import { entrarComo } from '../ingresar.ts'
import { cruz, documento } from '../pdfs.ts'
import { alto, anotar } from '../recorridos.ts'
import { carpetaDeDiego, pedirComo, visitaDeDiego } from '../visitas.ts'

/** What staff do most, from their home, counted: clicks, fields that are typed in, and how tall the pages are. */

const PLANO = documento([{ caja: [0, 0, 595, 842], contenido: cruz(200, 600) }])

/** On a phone the menu is a drawer: it is opened first. */
async function porElMenu(page: Page, nombre: RegExp) {
  const enlace = page.getByRole('navigation').getByRole('link', { name: nombre }).first()
  if (!(await enlace.isVisible())) await page.getByRole('button', { name: 'Abrir menú' }).click()
  await enlace.click()
}

/** Received by the clerk, and nobody's yet. */
async function sinAsignar(page: Page): Promise<number> {
  const idCarpeta = await carpetaDeDiego(page)
  await pedirComo(page, 'hector', 'PUT', '/documentacion/asignar', { idCarpeta, idInspector: null })
  return idCarpeta
}

const dialogoDe = (page: Page): Locator => page.getByRole('dialog')

for (const [tamano, ventana] of TAMANOS) {
  test(`recibir una carpeta: hasta 3 clics, ${tamano}`, async ({ page }) => {
    await page.setViewportSize(ventana)
    const idCarpeta = await completa(page, [['plano.pdf', PLANO]])
    const clics = await contarClics(page)
    await entrarComo(page, 'lucia')
    await page.goto(`/#/AdjuntarArchivos?idCarpeta=${idCarpeta}&cola=mesa&orden=antiguas`)
    if (ventana.width < 1200) await page.getByRole('tab', { name: /^Decidir/ }).click()
    await expect(page.getByLabel('Nuevo estado')).toBeVisible()
    await clics()
    const altos = [await alto(page)]
    await page.getByLabel('Nuevo estado').click()
    await page.keyboard.type('RECIBIDO')
    await page.keyboard.press('Enter')
    await page.getByLabel('Número de expediente').fill(`${idCarpeta}-E`)
    await page.getByRole('button', { name: 'FINALIZAR' }).click()
    await expect(page.getByText(`La carpeta ${idCarpeta} quedó en RECIBIDO MESA ENTRADAS.`)).toBeVisible()
    altos.push(await alto(page))
    await page.getByRole('button', { name: 'Siguiente carpeta' }).click()
    const suma = await clics()
    anotar('Recepción', ventana.width, { clics: suma, campos: 2, altos })
    expect(suma).toBeLessThanOrEqual(3)
    expect(await estadoDe(page, idCarpeta)).toBe('RECIBIDO MESA ENTRADAS')
  })

  test(`asignar y planear desde el inicio: hasta 4 clics, y 5 con el menú del teléfono, ${tamano}`, async ({
    page,
  }) => {
    await page.setViewportSize(ventana)
    const idCarpeta = await sinAsignar(page)
    const clics = await contarClics(page)
    await entrarComo(page, 'hector')
    await clics()
    const altos = [await alto(page)]
    await porElMenu(page, /^Asignación$/i)
    await page.getByRole('tab', { name: 'Sin asignar' }).click()
    // The one just made is the newest, and the list begins with the oldest: it is looked for by its address, which is no click.
    await page.goto(`/#/asignacionCarpetas?lista=sinAsignar&buscar=${idCarpeta}`)
    await page.getByRole('button', { name: `Asignar la carpeta ${idCarpeta}` }).click()
    const dialogo = dialogoDe(page)
    await expect(dialogo.getByRole('region', { name: 'El día de Soria Diego' })).toContainText('visita')
    altos.push(await alto(page))
    await dialogo.getByRole('button', { name: 'Asignar y planear' }).click()
    await expect(page.getByText('Carpeta asignada y visita planeada')).toBeVisible()
    const suma = await clics()
    anotar('Asignar y planear', ventana.width, { clics: suma, campos: 0, altos })
    expect(suma).toBeLessThanOrEqual(ventana.width < 900 ? 5 : 4)
    const { visitas } = await pedirComo<{ visitas: { estado: string; parte: string }[] }>(
      page,
      'hector',
      'GET',
      `/visitas/carpeta/${idCarpeta}`,
    )
    expect(visitas.map(({ estado, parte }) => `${estado} ${parte}`)).toEqual(['PLANEADA MAÑANA'])
  })

  test(`la visita de hoy se alcanza con 1 clic, ${tamano}`, async ({ page }) => {
    await page.setViewportSize(ventana)
    const { idCarpeta } = await visitaDeDiego(page)
    const clics = await contarClics(page)
    await entrarComo(page, 'diego')
    await clics()
    const altos = [await alto(page)]
    await page
      .getByRole('region', { name: 'Visitas de hoy' })
      .getByRole('link', { name: new RegExp(`Carpeta ${idCarpeta}$`) })
      .click()
    await expect(page.getByRole('heading', { name: `Visita de la carpeta ${idCarpeta}` })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Llamar a Medina Pablo' })).toHaveAttribute('href', /^tel:\+?\d+$/)
    const suma = await clics()
    altos.push(await alto(page))
    anotar('Visita de hoy', ventana.width, { clics: suma, campos: 0, altos })
    expect(suma).toBe(1)
  })

  test(`cualquier carpeta en una caja, por expediente, profesional o medio apellido: hasta 2 clics, ${tamano}`, async ({
    page,
  }) => {
    await page.setViewportSize(ventana)
    const idCarpeta = await carpetaDeDiego(page)
    const clics = await contarClics(page)
    await entrarComo(page, 'lucia')
    for (const [que, escrito] of [
      ['el expediente', `${idCarpeta}-A`],
      ['el profesional', 'medina pablo'],
      ['medio apellido', 'niev'],
    ] as const) {
      await clics()
      await page.getByRole('button', { name: /^Hallar/ }).click()
      await expect(page.getByRole('combobox', { name: 'Qué buscar' })).toBeFocused()
      await page.keyboard.type(escrito)
      const hallada = dialogoDe(page)
        .getByRole('option')
        .or(dialogoDe(page).getByRole('link'))
        .filter({ hasText: /Carpeta/ })
        .first()
      await hallada.click()
      await expect(page.getByRole('heading', { name: /^Carpeta \d+$/ })).toBeVisible()
      const suma = await clics()
      anotar(`Hallar por ${que}`, ventana.width, { clics: suma, campos: 1, altos: [await alto(page)] })
      expect(suma).toBeLessThanOrEqual(2)
    }
  })
}

test('hallar una carpeta y recibirla solo con el teclado, desde el inicio: hasta 65 teclas', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const idCarpeta = await completa(page, [['plano.pdf', PLANO]])
  const clics = await contarClics(page)
  await entrarComo(page, 'lucia')
  await clics()
  let teclas = 0
  const tocar = async (tecla: string) => {
    teclas += 1
    await page.keyboard.press(tecla)
  }
  const escribir = async (texto: string) => {
    teclas += texto.length
    await page.keyboard.type(texto)
  }
  const MAXIMO = 65
  /** Backwards or forwards by Tab, as whoever has no mouse goes. */
  const irHasta = async (donde: Locator, tecla: 'Tab' | 'Shift+Tab') => {
    while (teclas < MAXIMO) {
      if (await donde.evaluate((elemento) => elemento === document.activeElement)) return
      await tocar(tecla)
    }
    throw new Error(`No se llega en ${MAXIMO} teclas`)
  }
  await tocar('/')
  await expect(page.getByRole('combobox', { name: 'Qué buscar' })).toBeFocused()
  await escribir(String(idCarpeta))
  await expect(page.getByRole('option').first()).toContainText(String(idCarpeta))
  await tocar('Enter')
  await expect(page.getByRole('heading', { name: `Carpeta ${idCarpeta}`, exact: true })).toBeVisible()
  const hastaAbrir = teclas
  // While the box closes the keyboard is still its own.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await tocar('Alt+e')
  const estado = page.getByLabel('Nuevo estado')
  await expect(estado).toBeFocused()
  await escribir('REC')
  await expect(estado).toHaveValue('RECIBIDO MESA ENTRADAS')
  await irHasta(page.getByLabel('Número de expediente'), 'Tab')
  await escribir(`${idCarpeta}-E`)
  await tocar('Alt+f')
  await expect(page.getByText('Operación exitosa!').first()).toBeVisible()
  process.stdout.write(`Recepción con el teclado: ${teclas} teclas, ${hastaAbrir} hasta abrirla\n`)
  expect(teclas).toBeLessThanOrEqual(MAXIMO)
  expect(await clics()).toBe(0)
  expect(await estadoDe(page, idCarpeta)).toBe('RECIBIDO MESA ENTRADAS')
})

/** What is said over the page, and not beside a field. */
const flotante = (page: Page) => page.getByRole('button', { name: 'Cerrar mensaje' }).locator('..')

test('lo que se corre al llegar un aviso, como lo mide el navegador, es 0', async ({ page }) => {
  await entrarComo(page, 'clara')
  await page.getByRole('button', { name: 'Libre Deuda' }).click()
  const padron = page.getByPlaceholder('Ingrese su número de Padrón')
  await expect(padron).toBeVisible()
  const corrido = await page.evaluateHandle(() => {
    const cuenta = { suma: 0 }
    new PerformanceObserver((lista) => {
      for (const entrada of lista.getEntries()) cuenta.suma += (entrada as unknown as { value: number }).value
    }).observe({ type: 'layout-shift' })
    return cuenta
  })
  await padron.press('Enter')
  await expect(flotante(page)).toContainText('Por favor, ingrese la información solicitada')
  await page.evaluate(() => new Promise((listo) => requestAnimationFrame(() => requestAnimationFrame(listo))))
  expect(await corrido.evaluate(({ suma }) => suma)).toBe(0)
})

for (const [tamano, ventana] of TAMANOS) {
  test(`un aviso no mueve nada, ni tapa «Volver» ni el título, y se va con su pantalla, ${tamano}`, async ({
    page,
  }) => {
    await page.setViewportSize(ventana)
    const idCarpeta = await completa(page, [['plano.pdf', PLANO]])
    await entrarComo(page, 'lucia')
    await page.goto(`/#/AdjuntarArchivos?idCarpeta=${idCarpeta}`)
    if (ventana.width < 1200) await page.getByRole('tab', { name: /^Decidir/ }).click()
    const finalizar = page.getByRole('button', { name: 'FINALIZAR' })
    await expect(finalizar).toBeEnabled()
    const quietos = [page.getByText('Volver', { exact: true }), page.getByRole('heading', { level: 1 }), finalizar]
    const lugares = () => Promise.all(quietos.map((uno) => uno.boundingBox()))
    const antes = await lugares()
    await page.evaluate(() => {
      setTimeout(() => document.querySelector<HTMLFormElement>('main form')?.requestSubmit(), 0)
    })
    const aviso = flotante(page)
    await expect(aviso).toContainText('Debe adjuntar archivos')
    const despues = await lugares()
    expect(despues.slice(0, 2)).toEqual(antes.slice(0, 2))
    const caja = await aviso.boundingBox()
    for (const quieto of despues.slice(0, 2)) {
      expect((caja?.y ?? 0) + (caja?.height ?? 0), 'el aviso termina antes').toBeLessThanOrEqual(quieto?.y ?? 0)
    }
    // What failed is not said on another screen.
    await page.getByText('Volver', { exact: true }).click()
    await expect(page.getByRole('heading', { name: `Carpeta ${idCarpeta}` })).toHaveCount(0)
    await expect(aviso).toHaveCount(0)
  })
}
