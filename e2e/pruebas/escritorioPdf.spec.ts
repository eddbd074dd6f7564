import { expect, type Locator, type Page, test } from '@playwright/test'
import { A4, completa, dibujada, hoja } from '../escritorio.ts'
import { entrarComo, tokenDe } from '../ingresar.ts'
import { documento, JBIG2, rotulo } from '../pdfs.ts'
import { sinFaltas } from '../sinFaltas.ts'
import { pedirComo } from '../visitas.ts'

/** The PDF viewer for who reads with the ear or points with the keyboard, and what a correction changed. */

async function abrir(page: Page, archivo: Buffer): Promise<{ idCarpeta: number; plano: Locator }> {
  const idCarpeta = await completa(page, [['plano.pdf', archivo]])
  await entrarComo(page, 'lucia')
  await page.goto(`/#/AdjuntarArchivos?idCarpeta=${idCarpeta}`)
  const plano = page.getByRole('region', { name: 'plano.pdf', exact: true })
  await plano.scrollIntoViewIfNeeded()
  return { idCarpeta, plano }
}

test('lo escrito en una página se lee, se elige y está donde se ve; un escaneo dice que no tiene texto', async ({
  page,
}) => {
  const { plano } = await abrir(
    page,
    documento([
      { caja: A4, contenido: rotulo('Planta baja', 119, 421) },
      { caja: A4, giro: 90, contenido: rotulo('Corte', 119, 421) },
      { caja: A4, contenido: 'q 200 0 0 200 100 500 cm /Foto Do Q', escaneo: JBIG2 },
    ]),
  )
  // Where the text begins, in hundredths of the page: 119 of 595 from the left, 421 of 842 from below; and turned.
  for (const [numero, texto, x, y] of [
    [1, 'Planta baja', 20, 50],
    [2, 'Corte', 50, 20],
  ] as const) {
    await hoja(plano, numero).scrollIntoViewIfNeeded()
    await dibujada(plano, numero)
    const escrito = plano.getByRole('group', { name: `Página ${numero}` }).getByText(texto, { exact: true })
    const [caja, deHoja] = [await escrito.boundingBox(), await hoja(plano, numero).boundingBox()]
    if (!caja || !deHoja) throw new Error(`La página ${numero} no se ve`)
    const [izquierda, arriba] = [
      ((caja.x - deHoja.x) / deHoja.width) * 100,
      (((numero === 1 ? caja.y + caja.height : caja.y) - deHoja.y) / deHoja.height) * 100,
    ]
    expect(Math.abs(izquierda - x), `${texto}: ${izquierda} %`).toBeLessThan(2)
    expect(Math.abs(arriba - y), `${texto}: ${arriba} %`).toBeLessThan(2)
  }
  await hoja(plano, 1).scrollIntoViewIfNeeded()
  await hoja(plano, 1).getByText('Planta baja').dblclick()
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toMatch(/^(Planta|baja)$/)
  // Enlarged, it goes with its page.
  await plano.getByRole('button', { name: 'Agrandar' }).click()
  await expect(page.getByText('150 %')).toBeVisible()
  const { width = 0 } = (await hoja(plano, 1).boundingBox()) ?? {}
  expect(width).toBeGreaterThan(0)
  await expect
    .poll(async () => {
      const [caja, deHoja] = [
        await hoja(plano, 1).getByText('Planta baja').boundingBox(),
        await hoja(plano, 1).boundingBox(),
      ]
      return caja && deHoja ? Math.round(((caja.x - deHoja.x) / deHoja.width) * 100) : null
    })
    .toBe(20)
  await hoja(plano, 3).scrollIntoViewIfNeeded()
  await expect(plano.getByText('La página 3 es una imagen: no tiene texto para leer.')).toBeAttached()
  await sinFaltas(page)
})

test('un lugar se marca con el teclado, o se deja sin marcar', { tag: '@larga' }, async ({ page }) => {
  const { plano } = await abrir(page, documento([{ caja: A4, contenido: rotulo('Planta baja') }]))
  await dibujada(plano, 1)
  const marcar = plano.getByRole('button', { name: /^(Marcar un lugar|Toque el lugar)$/ })
  const cruz = plano.getByRole('button', { name: /^Lugar en la página 1/ })
  const lugar = (x: number, y: number) => new RegExp(`: ${x} % desde la izquierda, ${y} % desde arriba`)

  await marcar.press('Enter')
  await expect(cruz).toBeFocused()
  await expect(cruz).toHaveAccessibleName(lugar(50, 50))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(cruz).toHaveAccessibleName(lugar(52, 51))
  await page.keyboard.press('Escape')
  await expect(cruz).toHaveCount(0)
  await expect(marcar).toBeFocused()
  await expect(marcar).toHaveAttribute('aria-pressed', 'false')
  await expect(plano.locator('[data-alfiler]')).toHaveCount(0)

  await page.keyboard.press('Enter')
  await expect(cruz).toBeFocused()
  // Not beyond the edge.
  for (let vez = 0; vez < 6; vez += 1) await page.keyboard.press('Shift+ArrowLeft')
  await expect(cruz).toHaveAccessibleName(lugar(0, 50))
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('ArrowLeft')
  await expect(cruz).toHaveAccessibleName(lugar(9, 40))
  await page.keyboard.press('Enter')
  await expect(cruz).toHaveCount(0)
  await page.keyboard.type('Falta la cota')
  await expect(page.getByLabel('Qué hay que corregir')).toHaveValue('Falta la cota')
  const alfiler = plano.locator('[data-alfiler]')
  await expect(alfiler).toHaveCount(1)
  expect(
    await alfiler.evaluate((boton) => {
      const { left, top } = getComputedStyle(boton)
      const { clientWidth = 1, clientHeight = 1 } = boton.parentElement ?? {}
      return [(Number.parseFloat(left) / clientWidth) * 100, (Number.parseFloat(top) / clientHeight) * 100].map(
        Math.round,
      )
    }),
  ).toEqual([9, 40])
})

test('el documento va primero; se gira y vuelve, una miniatura lleva a su página, y los datos se pliegan', {
  tag: '@larga',
}, async ({ page }) => {
  const pagina = (que: string) => ({ caja: A4, contenido: rotulo(que, 119, 421) })
  const { plano } = await abrir(page, documento([pagina('Planta baja'), pagina('Planta alta'), pagina('Corte')]))
  await dibujada(plano, 1)
  const forma = async () => {
    const { width = 0, height = 1 } = (await hoja(plano, 1).boundingBox()) ?? {}
    return Math.round((width / height) * 100)
  }
  // An A4 sheet, 595 by 842; lying down, 842 by 595.
  await expect.poll(forma).toBe(71)
  const girar = plano.getByRole('button', { name: 'Girar' })
  await girar.click()
  await expect.poll(forma).toBe(142)
  // What began at 20 from the left and half the way up begins now at half the width, 20 below the top.
  await expect
    .poll(async () => {
      const [caja, deHoja] = [
        await hoja(plano, 1).getByText('Planta baja', { exact: true }).boundingBox(),
        await hoja(plano, 1).boundingBox(),
      ]
      if (!caja || !deHoja) return []
      return [(caja.x - deHoja.x) / deHoja.width, (caja.y - deHoja.y) / deHoja.height].map(
        (de) => Math.round(de * 50) * 2,
      )
    })
    .toEqual([50, 20])
  for (let vez = 0; vez < 3; vez += 1) await girar.click()
  await expect.poll(forma).toBe(71)

  const boton = plano.getByRole('button', { name: 'Miniaturas' })
  await boton.click()
  await expect(boton).toHaveAttribute('aria-pressed', 'true')
  const miniaturas = plano.getByRole('navigation', { name: 'Miniaturas' })
  await expect(miniaturas.getByRole('button')).toHaveCount(3)
  await miniaturas.getByRole('button', { name: 'Ir a la página 3' }).click()
  await dibujada(plano, 3)
  await expect(hoja(plano, 3)).toBeInViewport({ ratio: 0.2 })
  await boton.click()
  await expect(miniaturas).toHaveCount(0)

  const arriba = async (que: Locator) => (await que.boundingBox())?.y ?? 0
  const requisitos = page.getByRole('heading', { name: 'Requisitos' })
  await expect(requisitos).toBeVisible()
  expect(await arriba(requisitos)).toBeGreaterThan(await arriba(plano))
  const datos = page.getByRole('region', { name: 'La carpeta' })
  await expect(datos.getByText('CUIL del solicitante')).toBeHidden()
  await datos.getByText('Datos de la carpeta').click()
  await expect(datos.getByText('CUIL del solicitante')).toBeVisible()
  await sinFaltas(page)
})

test('agrandado se ajusta al ancho otra vez, y la página escrita lleva a la suya', { tag: '@larga' }, async ({
  page,
}) => {
  const pagina = (que: string) => ({ caja: A4, contenido: rotulo(que, 119, 421) })
  const { plano } = await abrir(page, documento(['Uno', 'Dos', 'Tres', 'Cuatro'].map(pagina)))
  await dibujada(plano, 1)
  const ancho = async () => Math.round((await hoja(plano, 1).boundingBox())?.width ?? 0)
  const alAncho = await ancho()
  await plano.getByRole('button', { name: 'Agrandar' }).click()
  await plano.getByRole('button', { name: 'Agrandar' }).click()
  await expect.poll(ancho).toBeGreaterThan(alAncho * 1.4)
  await plano.getByRole('button', { name: 'Ajustar al ancho' }).click()
  await expect(plano.getByText('100 %')).toBeVisible()
  await expect.poll(ancho).toBe(alAncho)

  const numero = plano.getByLabel('Ir a la página de plano.pdf')
  await numero.fill('3')
  await numero.press('Enter')
  await expect(hoja(plano, 3)).toBeInViewport({ ratio: 0.2 })
  await dibujada(plano, 3)
  // Beyond the last it is the last, and below the first, the first; the desk's form is not sent by it.
  await numero.fill('99')
  await numero.press('Enter')
  await expect(numero).toHaveValue('4')
  await expect(hoja(plano, 4)).toBeInViewport({ ratio: 0.2 })
  await numero.fill('0')
  await numero.press('Enter')
  await expect(numero).toHaveValue('1')
  await expect(hoja(plano, 1)).toBeInViewport({ ratio: 0.2 })
  await expect(page.getByText('Debe adjuntar archivos o elegir un nuevo estado', { exact: true })).toHaveCount(0)
})

/** A black square of 100 by 100, its lower left corner there. */
const cuadrado = (x: number, y: number) => `0 g ${x} ${y} 100 100 re f`

test('lo corregido sobre lo observado: anaranjado lo que se fue, azul lo nuevo, oscuro lo que sigue', {
  tag: '@larga',
}, async ({ page }) => {
  const caja = [0, 0, 600, 800] as const
  const antes = documento([{ caja, contenido: `${cuadrado(100, 600)} ${cuadrado(100, 400)}` }])
  const ahora = documento([{ caja, contenido: `${cuadrado(100, 400)} ${cuadrado(400, 600)}` }])
  const idCarpeta = await completa(page, [['plano.pdf', antes]])
  const { archivos } = await pedirComo<{ archivos: { idArchivo: number; nombre: string }[] }>(
    page,
    'lucia',
    'GET',
    `/documentacion/archivos?idCarpeta=${idCarpeta}`,
  )
  const idArchivo = archivos.find(({ nombre }) => nombre === 'plano.pdf')?.idArchivo ?? 0
  const marca = { pagina: 1, x: 150, y: 650, caja: [...caja], giro: 0 }
  await pedirComo(page, 'lucia', 'POST', '/documentacion/observar', {
    idCarpeta,
    observaciones: [{ texto: 'Corra el local', idArchivo, marca }],
  })
  const { observaciones } = await pedirComo<{ observaciones: { idObservacion: number }[] }>(
    page,
    'pablo',
    'GET',
    `/documentacion/observaciones/${idCarpeta}`,
  )
  const respuesta = await page.request.post('/api/documentacion/responderObservacion', {
    headers: { authorization: await tokenDe(page, 'pablo') },
    multipart: {
      idObservacion: observaciones[0]?.idObservacion ?? 0,
      files: { name: 'plano corregido.pdf', mimeType: 'application/pdf', buffer: ahora },
    },
  })
  expect(respuesta.status(), await respuesta.text()).toBe(200)

  // The whole page is in sight, to be pictured.
  await page.setViewportSize({ width: 1280, height: 2000 })
  await entrarComo(page, 'lucia')
  await page.goto(`/#/AdjuntarArchivos?idCarpeta=${idCarpeta}`)
  // All that goes above it is there.
  await expect(page.getByRole('heading', { name: 'Requisitos' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'plano corregido.pdf', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Ver el punto 1 en la página' }).click()
  // As tall as it will be: its button moves no more.
  await expect(page.getByRole('dialog').locator('canvas[data-dibujada]')).toHaveCount(2)
  await page.getByRole('button', { name: 'Ver uno sobre otro' }).click()
  const superpuestas = page.getByRole('img', { name: 'Página 1 de los dos archivos, una sobre otra' })
  await expect(superpuestas.locator('canvas[data-dibujada]')).toHaveCount(2)
  const color = await coloresDe(page, superpuestas)
  for (const [que, x, y, esperado] of [
    ['solo en lo observado', 150, 650, [194, 65, 12]],
    ['solo en lo corregido', 450, 650, [11, 79, 138]],
    // One over the other: 194 × 11 / 255, 65 × 79 / 255 and 12 × 138 / 255, rounded as the browser does.
    ['en los dos', 150, 450, [8, 20, 6]],
    ['en ninguno', 300, 300, [255, 255, 255]],
  ] as const) {
    const lejos = color(x, y).map((parte, n) => Math.abs(parte - (esperado[n] ?? 0)))
    expect(lejos, que).toHaveLength(3)
    expect(Math.max(...lejos), `${que}: ${color(x, y)}`).toBeLessThanOrEqual(1)
  }
})

/** What is seen of a page of 600 by 800, by place in PDF units. */
async function coloresDe(page: Page, donde: Locator): Promise<(x: number, y: number) => number[]> {
  await donde.scrollIntoViewIfNeeded()
  const imagen = (await donde.screenshot()).toString('base64')
  const leidos = await page.evaluate(async (datos) => {
    const bytes = Uint8Array.from(atob(datos), (letra) => letra.charCodeAt(0))
    const mapa = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const lienzo = new OffscreenCanvas(mapa.width, mapa.height)
    const contexto = lienzo.getContext('2d')
    contexto?.drawImage(mapa, 0, 0)
    const en = (x: number, y: number) =>
      [
        ...(contexto?.getImageData(Math.round((x / 600) * mapa.width), Math.round((1 - y / 800) * mapa.height), 1, 1)
          .data ?? []),
      ].slice(0, 3)
    return [
      [150, 650],
      [450, 650],
      [150, 450],
      [300, 300],
    ].map(([x = 0, y = 0]) => [x, y, en(x, y)] as const)
  }, imagen)
  return (x, y) => leidos.find(([deX, deY]) => deX === x && deY === y)?.[2] ?? []
}
