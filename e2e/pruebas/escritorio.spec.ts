import { expect, type Locator, type Page, test } from '@playwright/test'
import { A4, completa, contarClics, dibujada, estadoDe, hoja, observacionesDe, TAMANOS } from '../escritorio.ts'
import { entrarComo } from '../ingresar.ts'
import { cruz, documento, rotulo } from '../pdfs.ts'
import { contar } from '../recorridos.ts'
import { sinFaltas } from '../sinFaltas.ts'

/** A clerk goes through a queue without leaving the desk: reads, observes with pins, receives, and goes on. */

const PLANO = documento([
  { caja: A4, contenido: rotulo('Planta baja') },
  { caja: A4, contenido: `${rotulo('Planta alta')} ${cruz(200, 600)}` },
])

/** The size of a sheet on which a plan is drawn. */
const EN_A1 = documento([{ caja: [0, 0, 2384, 1684], contenido: rotulo('Planta baja') }])

const titulo = (page: Page, idCarpeta: number) =>
  page.getByRole('heading', { name: `Carpeta ${idCarpeta}`, exact: true })

/** Where the window was from now on, one address after another. */
function camino(page: Page): () => string[] {
  const direcciones: string[] = []
  page.on('framenavigated', (marco) => marco === page.mainFrame() && direcciones.push(marco.url()))
  return () => direcciones
}

/** On a phone, to where one reads or decides; on a wide window both are there. */
async function pasarA(page: Page, cual: RegExp) {
  if ((page.viewportSize()?.width ?? 0) < 1200) await page.getByRole('tab', { name: cual }).click()
}

/** The answers stand after the document, folded, and are asked for when somebody unfolds them. */
async function leerRespuestas(page: Page, dicho: string) {
  const formulario = page.getByRole('region', { name: /^Formulario 1 / })
  await formulario.scrollIntoViewIfNeeded()
  await expect(page.getByText(dicho)).toHaveCount(0)
  await formulario.getByText('Respuestas', { exact: true }).click()
  await expect(page.getByText(dicho)).toBeVisible()
}

type Contado = Awaited<ReturnType<typeof contar>>
/** One click, and the rest with the keyboard: on a phone at the foot of what is read, and what it asks for is there at once. */
async function recibir(page: Page, idCarpeta: number, contado?: Contado) {
  const angosta = (page.viewportSize()?.width ?? 0) < 1200
  await page.getByLabel(angosta ? 'Pasar a' : 'Nuevo estado').click()
  await page.keyboard.type('RECIBIDO')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Nuevo estado')).toHaveValue('RECIBIDO MESA ENTRADAS')
  if (!angosta) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
  }
  const expediente = page.getByLabel('Número de expediente')
  await expect(expediente).toBeFocused()
  await (contado?.escribir(expediente, `${idCarpeta}-E`) ?? expediente.fill(`${idCarpeta}-E`))
}

async function finalizarYSeguir(page: Page, dicho: string) {
  await page.getByRole('button', { name: 'FINALIZAR' }).click()
  await expect(page.getByText('Operación exitosa!').first()).toBeVisible()
  await expect(page.getByText(dicho)).toBeVisible()
  await page.getByRole('button', { name: 'Siguiente carpeta' }).click()
}

/** With the finger or the mouse on the page, at those parts of its width and height. */
async function marcar(page: Page, en: Locator, numero: number, [x, y]: readonly [number, number], texto: string) {
  await pasarA(page, /^Leer/)
  await en.getByRole('button', { name: 'Marcar un lugar' }).click()
  await hoja(en, numero).scrollIntoViewIfNeeded()
  await dibujada(en, numero)
  const { width, height } = (await hoja(en, numero).boundingBox()) ?? { width: 0, height: 0 }
  await hoja(en, numero).click({ position: { x: x * width, y: y * height } })
  await expect(page.getByLabel('Qué hay que corregir').last()).toBeFocused()
  await page.keyboard.type(texto)
}

for (const [tamano, ventana] of TAMANOS) {
  const tag = ventana.width === 390 ? '@larga' : []
  test(`cinco carpetas sin salir del escritorio, una con dos puntos en la página 2, ${tamano}`, { tag }, async ({
    page,
  }) => {
    const ids: number[] = []
    for (let n = 0; n < 5; n += 1) ids.push(await completa(page, [['plano.pdf', PLANO]]))
    const [primera = 0, , observada = 0] = ids
    await page.setViewportSize(ventana)
    const contado = await contar(page)
    await entrarComo(page, 'lucia')
    const recorrido = camino(page)
    await page.goto(`/#/AdjuntarArchivos?idCarpeta=${primera}&cola=mesa&orden=antiguas`)
    await expect(titulo(page, primera)).toBeVisible()
    for (const idCarpeta of ids) {
      await expect(titulo(page, idCarpeta)).toBeVisible()
      await contado.empezar(`Recibir, ${tamano}`)
      await dibujada(page.getByRole('region', { name: 'plano.pdf', exact: true }), 1)
      if (idCarpeta === primera) await contado.medir()
      if (idCarpeta === observada) {
        const plano = page.getByRole('region', { name: 'plano.pdf', exact: true })
        await leerRespuestas(page, 'Completado por Medina Pablo')
        await plano.scrollIntoViewIfNeeded()
        await marcar(page, plano, 2, [0.25, 0.4], 'Falta la cota')
        await marcar(page, plano, 2, [0.5, 0.4], 'Falta la escalera')
        await expect(page.getByLabel('Nuevo estado')).toHaveValue('OBSERVADO')
        await sinFaltas(page, `escritorio-con-puntos-${ventana.width}`)
        await finalizarYSeguir(page, 'Se le avisó a Pablo Medina (pablo.medina@example.com).')
      } else {
        await recibir(page, idCarpeta, contado)
        await finalizarYSeguir(page, `La carpeta ${idCarpeta} quedó en RECIBIDO MESA ENTRADAS.`)
        expect((await contado.terminar()).clics).toBe(3)
      }
    }
    await expect(page.getByText('No quedan más carpetas en esta lista.')).toBeVisible()
    const pantallas = recorrido().map((url) => url.replace(/^.*#/, ''))
    expect(pantallas).toEqual(ids.map((id) => `/AdjuntarArchivos?idCarpeta=${id}&cola=mesa&orden=antiguas`))
    expect(await Promise.all(ids.map((id) => estadoDe(page, id)))).toEqual([
      'RECIBIDO MESA ENTRADAS',
      'RECIBIDO MESA ENTRADAS',
      'OBSERVADO',
      'RECIBIDO MESA ENTRADAS',
      'RECIBIDO MESA ENTRADAS',
    ])
    const observaciones = await observacionesDe(page, observada)
    expect(observaciones.map(({ texto, marca }) => [texto, marca?.pagina, marca?.caja, marca?.giro])).toEqual([
      ['Falta la cota', 2, [0, 0, 595, 842], 0],
      ['Falta la escalera', 2, [0, 0, 595, 842], 0],
    ])
    // A quarter and a half of 595, and 60 % of 842 from below; a pixel of a phone is two units.
    for (const [n, x, y] of [
      [0, 148.75, 505.2],
      [1, 297.5, 505.2],
    ] as const) {
      expect(Math.abs((observaciones[n]?.marca?.x ?? 0) - x)).toBeLessThan(2.5)
      expect(Math.abs((observaciones[n]?.marca?.y ?? 0) - y)).toBeLessThan(2.5)
    }
  })

  test(`leer entera una carpeta de un formulario y tres archivos, y recibirla: cuatro clics, ${tamano}`, {
    tag: '@larga',
  }, async ({ page }) => {
    const ids = [
      await completa(page, [
        ['plano.pdf', PLANO],
        ['nota.pdf', PLANO],
      ]),
      await completa(page, [['otro.pdf', PLANO]]),
    ] as const
    await page.setViewportSize(ventana)
    const clics = await contarClics(page)
    await entrarComo(page, 'lucia')
    const recorrido = camino(page)
    await page.goto(`/#/AdjuntarArchivos?idCarpeta=${ids[0]}&cola=mesa&orden=antiguas`)
    await expect(titulo(page, ids[0])).toBeVisible()
    await clics()
    const alPie = async () =>
      ventana.width < 1200 ? (await page.getByLabel('Pasar a').boundingBox())?.y : 'al lado de lo que se lee'
    const desdeElComienzo = await alPie()
    await leerRespuestas(page, 'PANADERIA')
    for (const nombre of ['plano.pdf', 'nota.pdf', 'croquis.png']) {
      const parte = page.getByRole('region', { name: nombre, exact: true })
      await parte.scrollIntoViewIfNeeded()
      await expect(parte.locator('canvas[data-dibujada], img').first()).toBeVisible()
    }
    await sinFaltas(page, `escritorio-leyendo-${ventana.width}`)
    expect(await alPie(), 'no se mueve con lo que llega').toBe(desdeElComienzo)
    await recibir(page, ids[0])
    await finalizarYSeguir(page, `La carpeta ${ids[0]} quedó en RECIBIDO MESA ENTRADAS.`)
    await expect(titulo(page, ids[1])).toBeVisible()
    expect(await clics()).toBe(4)
    expect(recorrido().map((url) => url.replace(/^.*#/, ''))).toEqual(
      ids.map((id) => `/AdjuntarArchivos?idCarpeta=${id}&cola=mesa&orden=antiguas`),
    )
    expect(await estadoDe(page, ids[0])).toBe('RECIBIDO MESA ENTRADAS')
    // The next one is read from here too, on a phone as well.
    await page.getByRole('region', { name: 'otro.pdf', exact: true }).scrollIntoViewIfNeeded()
    await recibir(page, ids[1])
    await page.getByRole('button', { name: 'FINALIZAR' }).click()
    await expect(page.getByText(`La carpeta ${ids[1]} quedó en RECIBIDO MESA ENTRADAS.`)).toBeVisible()
    expect((await clics()) + 1).toBe(3)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(ventana.width)
  })
}

test('el plano está primero y arriba; todo lo que se decide, a la vista: a 1280 al abrirla, a 800 sin que FINALIZAR tape nada', {
  tag: '@larga',
}, async ({ page }) => {
  const idCarpeta = await completa(page, [['plano.pdf', EN_A1]])
  await entrarComo(page, 'lucia')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/#/AdjuntarArchivos?idCarpeta=${idCarpeta}`)
  const presentado = page.getByRole('region', { name: 'Lo que presentó' })
  await dibujada(presentado, 1)
  await expect(presentado.getByRole('heading', { level: 2 })).toHaveText([
    'plano.pdf',
    'croquis.png',
    'Requisitos',
    /^Formulario 1 /,
  ])
  const plano = await page.getByRole('region', { name: 'plano.pdf', exact: true }).boundingBox()
  const papel = await hoja(presentado, 1).boundingBox()
  process.stdout.write(`Escritorio, a 1280: el documento empieza en y=${plano?.y}, su papel en y=${papel?.y}\n`)
  expect(plano?.y).toBeLessThanOrEqual(260)
  expect(papel?.y).toBeLessThanOrEqual(460)
  await expect(page.getByLabel('Nuevo estado')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'FINALIZAR' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 800, height: 700 })
  await page.getByRole('tab', { name: 'Decidir' }).click()
  await page.getByText('También puede adjuntar archivos').click()
  const campo = await page.getByText('Elegir archivos', { exact: true }).boundingBox()
  const boton = await page.getByRole('button', { name: 'FINALIZAR' }).boundingBox()
  expect(campo?.height).toBeGreaterThan(0)
  expect((campo?.y ?? 0) + (campo?.height ?? 0)).toBeLessThanOrEqual(boton?.y ?? 0)

  // Last: on the way out of the whole screen a browser gives the page its size again, when it pleases.
  await page.setViewportSize({ width: 1280, height: 800 })
  // What the server's headers say of the whole screen, only a browser tells.
  const entera = () => page.evaluate(() => document.fullscreenElement !== null)
  await page.getByRole('button', { name: 'Pantalla completa' }).click()
  await expect.poll(entera).toBe(true)
  const achicar = page.getByRole('button', { name: 'Achicar' })
  await expect
    .poll(async () => (await achicar.boundingBox())?.y, 'lo que se puede hacer está arriba de todo')
    .toBeLessThan(20)
  await page.getByRole('button', { name: 'Pantalla completa' }).click()
  await expect.poll(entera).toBe(false)
})
