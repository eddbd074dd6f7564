import { type Browser, expect, type Page, test } from '@playwright/test'
import { presentar } from '../carpetas.ts'
import { A4, completa, dibujada, idDeArchivo } from '../escritorio.ts'
import { type Demo, entrarComo, tokenDe } from '../ingresar.ts'
import { faltasALaVista } from '../miradas.ts'
import { documento, rotulo } from '../pdfs.ts'
import { faltasDe } from '../sinFaltas.ts'
import { pedirComo } from '../visitas.ts'

/**
 * Each situation that a screen may be in, and not only how it opens: axe, at 390 px and the next one at 1280; the colours of
 * the system, and twice as large.
 */

const PLANO = documento([
  { caja: A4, contenido: rotulo('Planta baja') },
  { caja: A4, contenido: rotulo('Planta alta') },
])

/** All that was asked for is there. */
async function quieta(page: Page) {
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByText('Cargando…')).toHaveCount(0)
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0)
}

const TAMANOS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const

/** What was found wrong in each situation, said all at once. */
function cuaderno(page: Page) {
  const faltas: string[] = []
  let vistas = 0
  const mirar = async (que: string) => {
    await quieta(page)
    const tamano = TAMANOS[vistas % 2] ?? TAMANOS[0]
    vistas += 1
    await page.setViewportSize(tamano)
    faltas.push(...(await faltasDe(page)).map((falta) => `${que} a ${tamano.width}: ${falta}`))
    await page.setViewportSize(TAMANOS[1])
    faltas.push(...(await faltasALaVista(page)).map((falta) => `${que}: ${falta}`))
  }
  return { mirar, faltas }
}

async function conPersona(browser: Browser, quien: Demo) {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
  await entrarComo(page, quien)
  return { page, ...cuaderno(page) }
}

async function abrir(page: Page, ruta: string) {
  await page.goto(`/#${ruta}`)
  await page.reload() // what was open before leaves no dialog and no draft behind
  await expect(page.locator('main h1')).toBeVisible()
  await quieta(page)
}

const CON_ESTADO = [
  ['recibida', 2],
  ['en inspección', 3],
  ['pendiente de pago', 5],
  ['pagada', 6],
  ['aprobada', 7],
  ['rechazada', 8],
  ['finalizada', 9],
] as const

const carpetas = new Map<string, number>()
const carpeta = (que: string) => carpetas.get(que) ?? 0

test.beforeAll(async ({ browser }) => {
  const page = await (await browser.newContext()).newPage()
  carpetas.set('incompleta', await presentar(page, 1, 1))
  carpetas.set('presentada', await completa(page, [['plano.pdf', PLANO]]))
  carpetas.set('sin archivos', await completa(page, []))
  for (const [que, idEstado] of CON_ESTADO) {
    const idCarpeta = await completa(page, [])
    const datos = { idTramite: idCarpeta, idEstado, observaciones: 'Se mueve', expediente: `${idCarpeta}-S` }
    await pedirComo(page, 'ana', 'PUT', '/formulario/actualizarTramite', datos)
    carpetas.set(que, idCarpeta)
  }
  const observada = await completa(page, [['plano.pdf', PLANO]])
  const marca = { pagina: 2, x: 200, y: 600, caja: A4, giro: 0 }
  const idArchivo = await idDeArchivo(page, observada, 'plano.pdf')
  await pedirComo(page, 'ana', 'POST', '/documentacion/observar', {
    idCarpeta: observada,
    observaciones: [{ texto: 'Falta la cota', idArchivo, marca }, { texto: 'Falta la firma' }],
  })
  carpetas.set('observada', observada)
  await page.context().close()
})

test('el desglose en cada estado, lo que se responde en él, y cuando no se puede leer', { tag: '@larga' }, async ({
  browser,
}) => {
  test.setTimeout(400_000)
  const { page, mirar, faltas } = await conPersona(browser, 'pablo')
  for (const que of ['incompleta', 'presentada', ...CON_ESTADO.map(([estado]) => estado), 'observada']) {
    await abrir(page, `/verDesgloseCarpetaEncomienda?idCarpeta=${carpeta(que)}`)
    await expect(page.getByRole('heading', { name: `Carpeta ${carpeta(que)}`, exact: true })).toBeVisible()
    await mirar(`desglose ${que}`)
  }
  await page.getByRole('button', { name: 'Responder: Falta la firma' }).click()
  await mirar('responder')
  await page.getByRole('button', { name: 'Enviar la respuesta' }).click()
  await expect(page.getByRole('dialog').locator('[aria-invalid=true]').first()).toBeVisible()
  await mirar('responder sin escribir')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ver el punto 1 en la página' }).click()
  await dibujada(page.getByRole('dialog'), 2)
  await mirar('el punto en la página')

  await abrir(page, `/verDesgloseCarpetaEncomienda?idCarpeta=${carpeta('incompleta')}`)
  await page
    .getByRole('region', { name: 'Requisitos' })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'plano.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') })
  await expect(page.getByRole('dialog').getByText(/plano\.exe/)).toBeVisible()
  await mirar('un archivo que no se admite en un requisito')
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^No corresponde: / })
    .first()
    .click()
  // What lies under the pointer is not what is looked at.
  await page.mouse.move(0, 0)
  await mirar('no corresponde')

  await abrir(page, '/misCarpetas')
  await page
    .getByRole('main')
    .getByRole('searchbox')
    .fill(String(carpeta('incompleta')))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Borrar carpeta ${carpeta('incompleta')}` }).click()
  await mirar('borrar una carpeta')

  await abrir(page, '/verDesgloseCarpetaEncomienda?idCarpeta=999999')
  await mirar('una carpeta que no está')
  await page.route('**/api/documentacion/**', (ruta) => ruta.fulfill({ status: 503, body: '' }))
  await page.goto(`/#/verDesgloseCarpetaEncomienda?idCarpeta=${carpeta('presentada')}`)
  await expect(page.getByRole('button', { name: 'Reintentar' }).first()).toBeVisible()
  await mirar('el desglose que no se pudo leer')
  expect(faltas).toEqual([])
})

test('el escritorio: con y sin PDF, con faltas, sin respuesta, observado, cerrado y hecho', { tag: '@larga' }, async ({
  browser,
}) => {
  test.setTimeout(400_000)
  const { page, mirar, faltas } = await conPersona(browser, 'lucia')
  const escritorio = (que: string) => abrir(page, `/AdjuntarArchivos?idCarpeta=${carpeta(que)}&cola=mesa`)
  await escritorio('sin archivos')
  await mirar('escritorio sin PDF')
  await page.getByRole('button', { name: 'FINALIZAR' }).click()
  await expect(page.getByText('Debe adjuntar archivos').first()).toBeVisible()
  await mirar('escritorio sin nada que enviar')

  await escritorio('presentada')
  await page.getByRole('button', { name: 'FINALIZAR' }).click()
  await expect(page.getByText('Debe adjuntar archivos o elegir un nuevo estado').first()).toBeVisible()
  await mirar('escritorio sin nada elegido')
  const plano = page.getByRole('region', { name: 'plano.pdf', exact: true })
  await plano.scrollIntoViewIfNeeded()
  await dibujada(plano, 1)
  await mirar('escritorio con PDF')
  await plano.getByRole('button', { name: 'Marcar un lugar' }).press('Enter')
  await expect(plano.getByRole('button', { name: /^Lugar en la página/ })).toBeFocused()
  await mirar('marcando un lugar')
  await plano.getByRole('button', { name: /^Lugar en la página/ }).press('Enter')
  await page.getByRole('button', { name: 'FINALIZAR' }).click()
  await expect(page.getByText('Escriba qué hay que corregir').first()).toBeVisible()
  await mirar('un punto sin escribir')
  await page.getByLabel('Qué hay que corregir').fill('Falta la cota')
  await page.getByLabel('Nuevo estado').selectOption('RECHAZADO')
  await mirar('puntos que no se envían con ese estado')
  await page.getByLabel('Nuevo estado').selectOption('OBSERVADO')
  await page.route('**/api/documentacion/observar', (ruta) => ruta.abort())
  await page.getByRole('button', { name: 'FINALIZAR' }).click()
  await expect(page.getByText(/^No se guardó\./)).toBeVisible()
  await mirar('FINALIZAR sin respuesta')
  await page.unroute('**/api/documentacion/observar')
  await page.getByRole('button', { name: 'FINALIZAR' }).click()
  await expect(page.getByText('Operación exitosa!').first()).toBeVisible()
  await mirar('lo que se hizo')

  await escritorio('observada')
  await mirar('escritorio observado')
  await page.getByRole('button', { name: 'Retirar: Falta la firma' }).click()
  await mirar('retirar')
  await escritorio('finalizada')
  await mirar('escritorio cerrado')
  expect(faltas).toEqual([])
})

/** A list that finds nothing, one that could not be read, and the dialogs that open from it. */
const LISTAS: readonly (readonly [quien: Demo, listas: readonly (readonly [ruta: string, abre?: RegExp])[]])[] = [
  [
    'lucia',
    [
      ['/verCarpetas'],
      ['/inspeccionCarpetas?lista=tramite'],
      ['/correos', /^Ver correo/],
      ['/pagos'],
      ['/obrasTipo', /^Nuevo: /],
      ['/oficinas', /reparticiones/i],
      ['/tarifas', /^Nuevo: /],
    ],
  ],
  ['hector', [['/asignacionCarpetas', /^Asignar la carpeta/]]],
  ['pablo', [['/misCarpetas']]],
]

for (const [quien, listas] of LISTAS) {
  test(`las listas de ${quien}: lo que abren, sin coincidencias y sin respuesta`, { tag: '@larga' }, async ({
    browser,
  }) => {
    test.setTimeout(400_000)
    const { page, mirar, faltas } = await conPersona(browser, quien)
    for (const [ruta, abre] of listas) {
      await abrir(page, '/catastro')
      await page.route('**/api/**', (llamada) => llamada.fulfill({ status: 503, body: '' }))
      await page.goto(`/#${ruta}`)
      await expect(page.getByRole('button', { name: 'Reintentar' }).first()).toBeVisible()
      await mirar(`${ruta}, sin respuesta`)
      await page.unroute('**/api/**')

      await abrir(page, ruta)
      if (abre) {
        await page.getByRole('button', { name: abre }).first().click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await mirar(`${ruta}, ${abre}`)
        await abrir(page, ruta)
      }
      await page.getByRole('main').getByRole('searchbox').fill('zzzz nada')
      await page.keyboard.press('Enter')
      const todas = page.getByRole('button', { name: 'Ver toda la lista' })
      await expect(todas).toBeVisible()
      await mirar(`${ruta}, sin coincidencias`)
      // A list remembers for each person what they searched.
      await todas.click()
      await expect(page.getByRole('table')).toBeVisible()
    }
    expect(faltas).toEqual([])
  })
}

test('lo que todavía no tiene nada: cada lista vacía', { tag: '@larga' }, async ({ browser }) => {
  test.setTimeout(240_000)
  const { page, mirar, faltas } = await conPersona(browser, 'rosa')
  for (const ruta of ['/misPagos', '/misCertificados', '/misCarpetasVeredas', '/misElevadores', '/obrasQueSigo']) {
    await abrir(page, ruta)
    await mirar(`${ruta}, vacía`)
  }
  expect(faltas).toEqual([])
})

/** The pages that lead away after some seconds stay, to be looked at. */
const pararLasCuentas = (page: Page) =>
  page.addInitScript(() => {
    const esperar = window.setTimeout
    const quieta = (que: TimerHandler, ms?: number, ...resto: unknown[]) =>
      ms === 1000 ? 0 : esperar(que, ms, ...resto)
    Object.assign(window, { setTimeout: quieta })
  })

test('después de pagar: confirmado, rechazado y cancelado', { tag: '@larga' }, async ({ browser }) => {
  test.setTimeout(240_000)
  const { page, mirar, faltas } = await conPersona(browser, 'bruno')
  await pararLasCuentas(page)
  for (const [boton, padron] of [
    ['Rechazar', '100004'],
    ['Cancelar', '100005'],
    ['Pagar', '100006'],
  ] as const) {
    await abrir(page, '/home')
    const preparado = await page.request.post('/api/pagos/preparar', {
      headers: { authorization: await tokenDe(page, 'bruno') },
      data: { producto: 'LIBRE_DEUDA', padron },
    })
    const { action, fields, idPago } = (await preparado.json()) as {
      action: string
      fields: Record<string, string>
      idPago: number
    }
    await page.evaluate(
      ([destino, campos, pago]) => {
        localStorage.setItem('emailData', JSON.stringify({ message: '1', idPago: pago }))
        const formulario = Object.assign(document.createElement('form'), { method: 'post', action: destino })
        for (const [name, value] of Object.entries(campos)) {
          formulario.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
        }
        document.body.append(formulario)
        formulario.submit()
      },
      [action, fields, idPago] as const,
    )
    await page.getByRole('button', { name: boton, exact: true }).click()
    await expect(page).toHaveURL(/LibreDeudaPago(Rechazado|Exitoso)/)
    await expect(page.locator('main h1')).toBeVisible()
    await mirar(`${boton} en la tarjeta`)
  }
  for (const ruta of ['/pagoError', '/pagoErrorForm1']) {
    await abrir(page, ruta)
    await mirar(ruta)
  }
  expect(faltas).toEqual([])
})

test('sin red, sin servicio, y con la sesión de otra persona', { tag: '@larga' }, async ({ browser }) => {
  test.setTimeout(240_000)
  const { page, mirar, faltas } = await conPersona(browser, 'pablo')
  await page.context().setOffline(true)
  await page.evaluate(() => {
    location.hash = '/consultaPadron'
  })
  await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible()
  await mirar('una pantalla sin red')
  await page.context().setOffline(false)
  // It comes back by itself, from the beginning: no other address may be on its way.
  await expect(page.getByRole('heading', { name: 'Consultar padrón' })).toBeVisible()

  await abrir(page, `/formulario1?idCarpeta=${carpeta('incompleta')}`)
  await expect(page.getByLabel('Cantidad de árboles')).toBeVisible()
  await page.context().setOffline(true)
  await page.getByLabel('Cantidad de árboles').fill('6')
  await expect(page.getByText('Sin conexión: guardado en este equipo')).toBeVisible()
  await mirar('un formulario sin red')
  await page.context().setOffline(false)

  await page.route('**/api/**', (ruta) => ruta.fulfill({ status: 503, body: '' }))
  await page.goto('/#/misCarpetas')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Reintentar' }).first()).toBeVisible()
  await mirar('sin servicio')
  await page.unroute('**/api/**')

  await page.goto(`/?auth=${await tokenDe(page, 'rosa')}#/catastro`)
  await expect(page.getByRole('button', { name: /^Entrar como / })).toBeVisible()
  await mirar('la sesión de otra persona')
  expect(faltas).toEqual([])
})
