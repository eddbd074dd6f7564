import { expect, type Locator, type Page, test } from '@playwright/test'
import { A4, completa, dibujada, hoja } from '../escritorio.ts'
import { entrarComo } from '../ingresar.ts'
import { cruz, documento, JBIG2, JPEG2000, rotulo } from '../pdfs.ts'
import { sinFaltas } from '../sinFaltas.ts'
import { pedirComo } from '../visitas.ts'

/** A clerk goes through a queue without leaving the desk: reads, observes with pins, receives, and goes on. */

const PLANO = documento([
  { caja: A4, contenido: rotulo('Planta baja') },
  { caja: A4, contenido: `${rotulo('Planta alta')} ${cruz(200, 600)}` },
])
/** Counts what is clicked or chosen, as a hand would. */
function mano() {
  let clics = 0
  return {
    tocar: async (que: Locator, donde?: { x: number; y: number }) => {
      clics += 1
      await que.click(donde && { position: donde })
    },
    elegir: async (que: Locator, valor: string) => {
      clics += 1
      await que.selectOption(valor)
    },
    cuenta: () => {
      const hasta = clics
      clics = 0
      return hasta
    },
  }
}

const titulo = (page: Page, idCarpeta: number) =>
  page.getByRole('heading', { name: `Carpeta ${idCarpeta}`, exact: true })
const finalizar = (page: Page) => page.getByRole('button', { name: 'FINALIZAR' })
const siguiente = (page: Page) => page.getByRole('button', { name: 'Siguiente carpeta' })

test('cinco carpetas sin salir del escritorio, una observada con dos puntos en la página 2', async ({ page }) => {
  const ids: number[] = []
  for (let n = 0; n < 5; n += 1) {
    ids.push(
      await completa(
        page,
        n === 2
          ? [
              ['plano.pdf', PLANO],
              ['corte.pdf', PLANO],
              ['nota.pdf', PLANO],
            ]
          : [['plano.pdf', PLANO]],
      ),
    )
  }
  const [primera = 0, , observada = 0] = ids
  await entrarComo(page, 'lucia')
  await page.goto(`/#/AdjuntarArchivos?idCarpeta=${primera}&cola=mesa&orden=antiguas`)
  const { tocar, elegir, cuenta } = mano()
  for (const idCarpeta of ids) {
    await expect(titulo(page, idCarpeta)).toBeVisible()
    if (idCarpeta === observada) {
      const plano = page.getByRole('region', { name: 'plano.pdf', exact: true })
      await plano.scrollIntoViewIfNeeded()
      await expect(page.getByText('Completado por Medina Pablo')).toBeVisible()
      await hoja(plano, 2).scrollIntoViewIfNeeded()
      await dibujada(plano, 2)
      for (const [texto, x] of [
        ['Falta la cota', 100],
        ['Falta la escalera', 220],
      ] as const) {
        await tocar(plano.getByRole('button', { name: 'Marcar un lugar' }))
        await tocar(hoja(plano, 2), { x, y: 200 })
        await page.keyboard.type(texto)
      }
      await expect(page.getByLabel('Nuevo estado')).toHaveValue('OBSERVADO')
      await sinFaltas(page)
      await tocar(finalizar(page))
      await expect(page.getByText('Se le avisó a Pablo Medina (pablo.medina@example.com).')).toBeVisible()
      await tocar(siguiente(page))
      cuenta()
    } else {
      await elegir(page.getByLabel('Nuevo estado'), 'RECIBIDO MESA ENTRADAS')
      await page.getByLabel('Nuevo estado').press('Tab')
      await page.getByLabel('Número de expediente').fill(`${idCarpeta}-E`)
      await tocar(finalizar(page))
      await expect(page.getByText('RECIBIDO MESA ENTRADAS', { exact: true }).first()).toBeVisible()
      await tocar(siguiente(page))
      expect(cuenta()).toBeLessThanOrEqual(3)
    }
  }
  const { observaciones } = await pedirComo<{
    observaciones: { texto: string; marca: { pagina: number; y: number } }[]
  }>(page, 'pablo', 'GET', `/documentacion/observaciones/${observada}`)
  expect(observaciones.map(({ texto, marca }) => [texto, marca.pagina])).toEqual([
    ['Falta la cota', 2],
    ['Falta la escalera', 2],
  ])
  expect(observaciones[0]?.marca.y).toBe(observaciones[1]?.marca.y)
})

test('leer entera una carpeta de un formulario y tres archivos, y recibirla: hasta cinco clics; en un teléfono también', async ({
  page,
}) => {
  const idCarpeta = await completa(page, [
    ['plano.pdf', PLANO],
    ['nota.pdf', PLANO],
  ])
  await entrarComo(page, 'lucia')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/#/AdjuntarArchivos?idCarpeta=${idCarpeta}&cola=mesa&orden=antiguas`)
  const { tocar, elegir, cuenta } = mano()
  await page.getByRole('region', { name: /^FORMULARIO 1 / }).scrollIntoViewIfNeeded()
  await expect(page.getByText('Completado por Medina Pablo')).toBeVisible()
  for (const nombre of ['croquis.png', 'plano.pdf', 'nota.pdf']) {
    const parte = page.getByRole('region', { name: nombre, exact: true })
    await parte.scrollIntoViewIfNeeded()
    await expect(parte.locator('canvas[data-dibujada], img').first()).toBeVisible()
  }
  await sinFaltas(page)
  await tocar(page.getByRole('tab', { name: 'Decidir' }))
  await elegir(page.getByLabel('Nuevo estado'), 'RECIBIDO MESA ENTRADAS')
  await page.getByLabel('Número de expediente').fill(`${idCarpeta}-E`)
  await tocar(finalizar(page))
  await expect(page.getByText('Operación exitosa!').first()).toBeVisible()
  expect(cuenta()).toBeLessThanOrEqual(5)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('todo lo que se decide está a la vista: a 1280 al abrirla, a 800 sin que FINALIZAR tape nada', async ({
  page,
}) => {
  const idCarpeta = await completa(page, [['plano.pdf', PLANO]])
  await entrarComo(page, 'lucia')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/#/AdjuntarArchivos?idCarpeta=${idCarpeta}`)
  await expect(page.getByLabel('Nuevo estado')).toBeInViewport({ ratio: 1 })
  await expect(finalizar(page)).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 800, height: 700 })
  await page.getByRole('tab', { name: 'Decidir' }).click()
  await page.getByText('También puede adjuntar archivos').click()
  const campo = await page.getByText('Elegir archivos', { exact: true }).boundingBox()
  const boton = await finalizar(page).boundingBox()
  expect(campo?.height).toBeGreaterThan(0)
  expect((campo?.y ?? 0) + (campo?.height ?? 0)).toBeLessThanOrEqual(boton?.y ?? 0)
})

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
