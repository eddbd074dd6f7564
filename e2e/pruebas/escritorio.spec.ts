import { expect, type Locator, type Page, test } from '@playwright/test'
import { A4, completa, contarClics, dibujada, estadoDe, hoja, observacionesDe, TAMANOS } from '../escritorio.ts'
import { entrarComo } from '../ingresar.ts'
import { cruz, documento, JBIG2, JPEG2000, rotulo } from '../pdfs.ts'
import { sinFaltas } from '../sinFaltas.ts'
import { pedirComo } from '../visitas.ts'

/** A clerk goes through a queue without leaving the desk: reads, observes with pins, receives, and goes on. */

const PLANO = documento([
  { caja: A4, contenido: rotulo('Planta baja') },
  { caja: A4, contenido: `${rotulo('Planta alta')} ${cruz(200, 600)}` },
])

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
  const pestania = page.getByRole('tab', { name: cual })
  if (await pestania.isVisible()) await pestania.click()
}

/** One click, and the rest with the keyboard. */
async function recibir(page: Page, idCarpeta: number) {
  await page.getByLabel('Nuevo estado').click()
  await page.keyboard.type('RECIBIDO')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Nuevo estado')).toHaveValue('RECIBIDO MESA ENTRADAS')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Número de expediente')).toBeFocused()
  await page.keyboard.type(`${idCarpeta}-E`)
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
  test(`cinco carpetas sin salir del escritorio, una con dos puntos en la página 2, ${tamano}`, async ({ page }) => {
    const ids: number[] = []
    for (let n = 0; n < 5; n += 1) ids.push(await completa(page, [['plano.pdf', PLANO]]))
    const [primera = 0, , observada = 0] = ids
    await page.setViewportSize(ventana)
    const clics = await contarClics(page)
    await entrarComo(page, 'lucia')
    const recorrido = camino(page)
    await page.goto(`/#/AdjuntarArchivos?idCarpeta=${primera}&cola=mesa&orden=antiguas`)
    await expect(titulo(page, primera)).toBeVisible()
    // Once for the whole queue: a phone stays where one decides.
    await pasarA(page, /^Decidir/)
    for (const idCarpeta of ids) {
      await expect(titulo(page, idCarpeta)).toBeVisible()
      await clics()
      if (idCarpeta === observada) {
        await pasarA(page, /^Leer/)
        const plano = page.getByRole('region', { name: 'plano.pdf', exact: true })
        await plano.scrollIntoViewIfNeeded()
        await expect(page.getByText('Completado por Medina Pablo')).toBeVisible()
        await marcar(page, plano, 2, [0.25, 0.4], 'Falta la cota')
        await marcar(page, plano, 2, [0.5, 0.4], 'Falta la escalera')
        await expect(page.getByLabel('Nuevo estado')).toHaveValue('OBSERVADO')
        await sinFaltas(page, `escritorio-con-puntos-${ventana.width}`)
        await finalizarYSeguir(page, 'Se le avisó a Pablo Medina (pablo.medina@example.com).')
      } else {
        await recibir(page, idCarpeta)
        await finalizarYSeguir(page, `La carpeta ${idCarpeta} quedó en RECIBIDO MESA ENTRADAS.`)
        expect(await clics()).toBe(3)
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

  test(`leer entera una carpeta de un formulario y tres archivos, y recibirla: hasta cinco clics, ${tamano}`, async ({
    page,
  }) => {
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
    await page.getByRole('region', { name: /^FORMULARIO 1 / }).scrollIntoViewIfNeeded()
    await expect(page.getByText('PANADERIA')).toBeVisible()
    for (const nombre of ['croquis.png', 'plano.pdf', 'nota.pdf']) {
      const parte = page.getByRole('region', { name: nombre, exact: true })
      await parte.scrollIntoViewIfNeeded()
      await expect(parte.locator('canvas[data-dibujada], img').first()).toBeVisible()
    }
    await sinFaltas(page, `escritorio-leyendo-${ventana.width}`)
    await pasarA(page, /^Decidir/)
    await recibir(page, ids[0])
    await finalizarYSeguir(page, `La carpeta ${ids[0]} quedó en RECIBIDO MESA ENTRADAS.`)
    await expect(titulo(page, ids[1])).toBeVisible()
    expect(await clics()).toBe(ventana.width < 900 ? 4 : 3)
    expect(recorrido().map((url) => url.replace(/^.*#/, ''))).toEqual(
      ids.map((id) => `/AdjuntarArchivos?idCarpeta=${id}&cola=mesa&orden=antiguas`),
    )
    expect(await estadoDe(page, ids[0])).toBe('RECIBIDO MESA ENTRADAS')
    // The next one is read from here too: one more on a phone, and never more than five.
    await pasarA(page, /^Leer/)
    await page.getByRole('region', { name: 'otro.pdf', exact: true }).scrollIntoViewIfNeeded()
    await pasarA(page, /^Decidir/)
    await recibir(page, ids[1])
    await page.getByRole('button', { name: 'FINALIZAR' }).click()
    await expect(page.getByText(`La carpeta ${ids[1]} quedó en RECIBIDO MESA ENTRADAS.`)).toBeVisible()
    expect((await clics()) + 1).toBeLessThanOrEqual(5)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(ventana.width)
  })
}

/** How dark the page is in the middle of a pin's point, 0 black to 255 white, as it was drawn. */
async function tinta(page: Page, numero: number, izquierda: number, arriba: number): Promise<number> {
  await dibujada(page, numero)
  return hoja(page, numero)
    .locator('canvas')
    .first()
    .evaluate(
      (lienzo: HTMLCanvasElement, [x = 0, y = 0]) => {
        const datos = lienzo
          .getContext('2d')
          ?.getImageData(Math.round(lienzo.width * x), Math.round(lienzo.height * y), 1, 1)
        return datos?.data[0] ?? -1
      },
      [izquierda, arriba],
    )
}

test('escaneos, hojas giradas, recortadas y una A0 al 400 %: se ven, y el punto cae donde está', async ({ page }) => {
  const foto = 'q 200 0 0 200 100 500 cm /Foto Do Q'
  const archivo = documento([
    { caja: A4, contenido: foto, escaneo: JBIG2 },
    { caja: A4, contenido: foto, escaneo: JPEG2000 },
    { caja: A4, giro: 90, contenido: cruz(200, 600) },
    { caja: A4, giro: 270, contenido: cruz(200, 600) },
    { caja: A4, recorte: [100, 300, 500, 800], contenido: cruz(200, 600) },
    { caja: [0, 0, 2384, 3370], contenido: cruz(800, 2400) },
  ])
  const idCarpeta = await completa(page, [['todo.pdf', archivo]])
  const { archivos } = await pedirComo<{ archivos: { idArchivo: number; nombre: string }[] }>(
    page,
    'lucia',
    'GET',
    `/documentacion/archivos?idCarpeta=${idCarpeta}`,
  )
  const idArchivo = archivos.find(({ nombre }) => nombre === 'todo.pdf')?.idArchivo ?? 0
  const cajas = [A4, A4, A4, A4, [100, 300, 500, 800], [0, 0, 2384, 3370]] as const
  const puntos = [
    [200, 600],
    [200, 600],
    [200, 600],
    [200, 600],
    [200, 600],
    [800, 2400],
  ] as const
  await pedirComo(page, 'lucia', 'POST', '/documentacion/observar', {
    idCarpeta,
    observaciones: cajas.map((caja, n) => ({
      texto: `Página ${n + 1}`,
      idArchivo,
      marca: { pagina: n + 1, x: puntos[n]?.[0], y: puntos[n]?.[1], caja, giro: [0, 0, 90, 270, 0, 0][n] },
    })),
  })
  const errores: string[] = []
  page.on('console', (mensaje) => mensaje.type() === 'error' && errores.push(mensaje.text()))
  await entrarComo(page, 'lucia')
  await page.goto(`/#/AdjuntarArchivos?idCarpeta=${idCarpeta}`)
  await page.getByRole('heading', { name: 'todo.pdf' }).scrollIntoViewIfNeeded()
  for (let numero = 1; numero <= 6; numero += 1) {
    await hoja(page, numero).scrollIntoViewIfNeeded()
    await dibujada(page, numero)
    const alfiler = hoja(page, numero).locator('[data-alfiler]')
    const { izquierda, arriba } = await alfiler.evaluate((boton: HTMLElement) => ({
      izquierda:
        Number.parseFloat(boton.style.left || getComputedStyle(boton).left) / (boton.parentElement?.clientWidth ?? 1),
      arriba:
        Number.parseFloat(boton.style.top || getComputedStyle(boton).top) / (boton.parentElement?.clientHeight ?? 1),
    }))
    const color = await tinta(page, numero, izquierda, arriba)
    if (numero === 2) expect(color).toBeGreaterThan(100)
    expect(color, `página ${numero}`).toBeLessThan(numero === 2 ? 160 : 60)
  }
  // Few pages are alive: the first one gave its pixels back.
  await expect(hoja(page, 1).locator('canvas[data-dibujada]')).toHaveCount(0)
  // An A0 sheet at four times its size: drawn whole and coarse, and fine where it is looked at.
  for (let vez = 0; vez < 10; vez += 1) await page.getByRole('button', { name: 'Agrandar' }).click()
  await expect(page.getByText('3200 %')).toBeVisible()
  await hoja(page, 6).locator('[data-alfiler]').scrollIntoViewIfNeeded()
  await expect(hoja(page, 6).locator('canvas').nth(1)).toHaveAttribute('data-dibujada', 'si')
  const pixeles = await page
    .locator('canvas')
    .evaluateAll((lienzos: HTMLCanvasElement[]) =>
      lienzos.reduce((suma, { width, height }) => suma + width * height, 0),
    )
  expect(pixeles).toBeLessThan(40_000_000)
  expect(errores).toEqual([])
})
