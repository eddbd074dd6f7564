import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { type Demo, entrarComo, tokenDe } from '../ingresar.ts'
import { sinFaltas } from '../sinFaltas.ts'

/** A payment on the card page, and what its person and the staff see of it. The server alone decides when it is paid. */

const CONSTRUIDO = fileURLToPath(new URL('../../web/dist/assets', import.meta.url))

interface Preparado {
  readonly idPago: number
  readonly action: string
  readonly fields: Record<string, string>
}

async function preparar(page: Page, quien: Demo, padron: string): Promise<Preparado> {
  const respuesta = await page.request.post('/api/pagos/preparar', {
    headers: { authorization: await tokenDe(page, quien) },
    data: { producto: 'LIBRE_DEUDA', padron },
  })
  expect(respuesta.status()).toBe(200)
  return (await respuesta.json()) as Preparado
}

/** As the portal's own button does: a form of the browser's. */
async function irALaTarjeta(page: Page, { action, fields }: Preparado) {
  await page.evaluate(
    ([destino, campos]) => {
      const formulario = document.createElement('form')
      formulario.method = 'post'
      formulario.action = destino
      for (const [nombre, valor] of Object.entries(campos)) {
        const campo = document.createElement('input')
        campo.type = 'hidden'
        campo.name = nombre
        campo.value = valor
        formulario.append(campo)
      }
      document.body.append(formulario)
      formulario.submit()
    },
    [action, fields] as const,
  )
  await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible()
}

const resolver = (page: Page, { fields }: Preparado, orden: object) =>
  page.request.post('/sandbox/pagos/resolver', {
    data: { TransaccionComercioId: fields.TransaccionComercioId, ...orden },
  })

const filaDe = (page: Page, { idPago }: Preparado) =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name: String(idPago), exact: true }) })

test('pagar con la tarjeta: confirmado, con su recibo', async ({ page }) => {
  await entrarComo(page, 'clara')
  const pago = await preparar(page, 'clara', '100009')
  await irALaTarjeta(page, pago)
  await expect(page.getByText('$ 2.550,00')).toBeVisible()
  await sinFaltas(page, 'pagos-tarjeta')
  await page.getByRole('button', { name: 'Pagar' }).click()
  await expect(page).toHaveURL(/#\/LibreDeudaPagoExitoso$/)

  await page.goto('/#/catastro')
  await page.getByRole('button', { name: 'Cuenta' }).click()
  await page.getByRole('menuitem', { name: 'Mis pagos' }).click()
  await expect(page.getByRole('heading', { name: 'Mis pagos' })).toBeVisible()
  await expect
    .poll(async () => {
      await page.reload()
      return filaDe(page, pago).textContent()
    })
    .toContain('Pagado')
  await sinFaltas(page, 'pagos-mis-pagos')
  await filaDe(page, pago)
    .getByRole('button', { name: `Ver recibo ${pago.idPago}` })
    .click()
  await expect(page.getByRole('heading', { name: 'Recibo de pago' })).toBeVisible()
  await expect(page.getByText('Padrón 100009')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible()
  await sinFaltas(page, 'pagos-recibo')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
  await expect(page.getByText('Municipalidad · Dirección de Catastro')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 390, height: 844 })
  await sinFaltas(page, 'pagos-recibo-390')
  await page.goto('/#/misPagos')
  await expect(page.getByText('Padrón 100009')).toBeVisible()
  await sinFaltas(page, 'pagos-mis-pagos-390')

  expect(await preparar(page, 'clara', '100009')).toMatchObject({ idPago: pago.idPago, action: null, fields: null })
})

for (const [boton, padron, estado] of [
  ['Rechazar', '100004', 'Rechazado'],
  ['Cancelar', '100005', 'Cancelado'],
] as const) {
  const tag = boton === 'Rechazar' ? [] : '@larga'
  test(`${boton} en la tarjeta: no se pagó, vuelve al inicio, y se puede empezar otro`, { tag }, async ({ page }) => {
    await entrarComo(page, 'clara')
    const pago = await preparar(page, 'clara', padron)
    await page.evaluate((idPago) => {
      localStorage.setItem('emailData', JSON.stringify({ message: '1', idPago }))
      localStorage.setItem('user', '{}')
    }, pago.idPago)
    await irALaTarjeta(page, pago)
    await page.getByRole('button', { name: boton }).click()
    await expect(page).toHaveURL(/#\/LibreDeudaPagoRechazado$/)
    await expect(page.getByRole('heading', { name: 'No se pudo procesar el pago' })).toBeVisible()
    await expect(page.getByText('Intente nuevamente más tarde')).toBeVisible()
    await expect(page).toHaveURL(/#\/home$/)
    expect(await page.evaluate(() => [localStorage.getItem('emailData'), localStorage.getItem('user')])).toEqual([
      null,
      null,
    ])
    await page.goto('/#/misPagos')
    await expect(filaDe(page, pago)).toContainText(estado)
    expect((await preparar(page, 'clara', padron)).idPago).toBeGreaterThan(pago.idPago)
  })
}

test('con el navegador cerrado en la tarjeta, el pago se confirma igual', async ({ page, context }) => {
  await entrarComo(page, 'clara')
  const pago = await preparar(page, 'clara', '100006')
  await irALaTarjeta(page, pago)
  await page.close()
  const otra = await context.newPage()
  await resolver(otra, pago, { estado: 'REALIZADA' })
  await entrarComo(otra, 'clara')
  await otra.goto('/#/misPagos')
  await expect
    .poll(async () => {
      await otra.reload()
      return filaDe(otra, pago).textContent()
    })
    .toContain('Pagado')
})

test('las páginas de falla avisan, borran lo guardado y siguen a los cinco segundos', { tag: '@larga' }, async ({
  page,
}) => {
  await entrarComo(page, 'pablo')
  const guardar = () =>
    page.evaluate(() => {
      for (const clave of ['valores', 'checks', 'domicilio', 'emailData']) localStorage.setItem(clave, '{}')
      localStorage.setItem('datosEncomienda', JSON.stringify({ idCarpeta: 1002, idFormulario: 1002 }))
    })
  const guardados = () =>
    page.evaluate(() =>
      ['valores', 'checks', 'domicilio', 'emailData', 'datosEncomienda'].filter((clave) => localStorage.getItem(clave)),
    )
  await guardar()
  await page.goto('/#/pagoError')
  await expect(page.getByRole('heading', { name: 'No se pudo procesar el pago' })).toBeVisible()
  await expect(page.getByText('Intente nuevamente más tarde')).toBeVisible()
  expect(await guardados()).toEqual(['datosEncomienda'])
  await expect(page).toHaveURL(/#\/catastro$/)

  await guardar()
  await page.goto('/#/pagoErrorForm1')
  await expect(page.getByRole('heading', { name: 'No se pudo procesar el pago' })).toBeVisible()
  expect(await guardados()).toEqual([])
  await expect(page).toHaveURL(/#\/formulario1bisvista\/1002$/)

  await page.goto('/#/pagoErrorForm1')
  await expect(page).toHaveURL(/#\/misCarpetas$/)
})

test('el personal ve lo que no coincide y los avisos falsos, y pregunta ahora mismo', { tag: '@larga' }, async ({
  page,
}) => {
  await entrarComo(page, 'clara')
  const pago = await preparar(page, 'clara', '100007')
  await irALaTarjeta(page, pago)
  await resolver(page, pago, { estado: 'REALIZADA', monto: '1,00' })
  await page.request.post('/sandbox/pagos/falsificar', { data: { TransaccionComercioId: 'T8888888' } })

  await entrarComo(page, 'lucia')
  await page.getByRole('button', { name: 'Cuenta' }).click()
  await page.getByRole('menuitem', { name: 'Pagos', exact: true }).click()
  await page.getByLabel('Estado').selectOption('POR REVISAR')
  await expect
    .poll(async () => {
      await page.reload()
      await page.getByRole('heading', { name: 'Avisos que no son de ningún pago' }).waitFor()
      return filaDe(page, pago).count()
    })
    .toBe(1)
  await expect(filaDe(page, pago)).toContainText('El proveedor informa otro monto')
  await expect(page.getByRole('cell', { name: 'T8888888' })).toBeVisible()
  await sinFaltas(page, 'pagos-personal')
  await page.setViewportSize({ width: 390, height: 844 })
  await sinFaltas(page, 'pagos-personal-390')
  await page.setViewportSize({ width: 1280, height: 800 })
  await filaDe(page, pago)
    .getByRole('button', { name: `Ver pago ${pago.idPago}` })
    .click()
  await expect(page.getByRole('row').filter({ hasText: 'Aviso recibido' })).toContainText('$ 1,00')
  await sinFaltas(page, 'pagos-personal-uno')

  await resolver(page, pago, { estado: 'REALIZADA', monto: '2550,00', avisos: 0 })
  await page.getByRole('button', { name: 'Consultar ahora al proveedor' }).click()
  await expect(page.getByText('Se consultó al proveedor')).toBeVisible()
  await expect(page.getByText('Pagado', { exact: true })).toBeVisible()
  await expect(page.getByText('El proveedor informa otro monto')).toHaveCount(0)
})

test('ninguna clave del proveedor llega al navegador', async ({ page }) => {
  const guardadas = JSON.parse(readFileSync(join(process.env.DATOS_E2E_RECORRIDOS ?? '', 'pagos.json'), 'utf8')) as {
    readonly guid: string
    readonly frase: string
    readonly secreto: string
  }
  const claves = [guardadas.guid, guardadas.frase, guardadas.secreto]
  const recibido: Promise<string>[] = []
  page.on('response', (respuesta) => recibido.push(respuesta.text().catch(() => '')))
  await entrarComo(page, 'clara')
  const pago = await preparar(page, 'clara', '100008')
  const otros = [JSON.stringify(pago)]
  for (const ruta of ['/misPagos', `/misPagos/${pago.idPago}`, '/pagoError', '/LibreDeudaPagoExitoso']) {
    await page.goto(`/#${ruta}`)
    await page.waitForLoadState('networkidle')
  }
  await irALaTarjeta(page, pago)
  otros.push(await page.content())
  for (const camino of [
    '/config.json',
    '/api/openapi.json',
    '/metricas',
    '/salud/listo',
    '/sandbox/pagos/api/sesion',
  ]) {
    otros.push(await (await page.request.get(camino)).text())
  }
  otros.push(await (await page.request.post('/sandbox/pagos/api/sesion', { data: { guid: 'x' } })).text())
  otros.push(readFileSync(join(process.env.DATOS_E2E_RECORRIDOS ?? '', 'portal.log'), 'utf8'))
  for (const archivo of readdirSync(CONSTRUIDO).filter((nombre) => nombre.endsWith('.js'))) {
    otros.push(readFileSync(join(CONSTRUIDO, archivo), 'utf8'))
  }
  const todo = [...(await Promise.all(recibido)), ...otros].join('\n')
  expect(todo.length).toBeGreaterThan(100_000)
  expect(claves.filter((clave) => clave === '' || todo.includes(clave))).toEqual([])
})
