import { expect, type Page, test } from '@playwright/test'
import { type Demo, entrarComo, tokenDe } from '../ingresar.ts'

/** Where a folder is, for whom; and whose it is to inspect. */

const buscar = async (page: Page, idCarpeta: number) => {
  await page.getByLabel('Número de carpeta').fill(String(idCarpeta))
  await page.getByRole('button', { name: 'Buscar' }).click()
}
const movimientos = (page: Page) => page.getByRole('list', { name: 'Movimientos de la carpeta' }).getByRole('listitem')

async function mover(page: Page, quien: Demo, idTramite: number, idEstado: number, resto: object = {}) {
  const respuesta = await page.request.put('/api/formulario/actualizarTramite', {
    headers: { authorization: await tokenDe(page, quien) },
    data: { idTramite, idEstado, ...resto },
  })
  expect(await respuesta.json()).toMatchObject({ ok: true })
}

test.describe.configure({ mode: 'serial' })

test('las muestras 1 y 2, sin preguntarle a nadie', async ({ page }) => {
  await page.goto('/#/stepper')
  await expect(page.getByRole('heading', { name: 'Donde está mi carpeta?' })).toBeVisible()
  const pedidos: string[] = []
  page.on('request', (pedido) => {
    if (pedido.url().includes('/api/')) pedidos.push(pedido.url())
  })
  for (const [id, pasos] of [
    [1, ['Procesado', 'Aprobado', 'Finalizado']],
    [2, ['En revisión', 'Aprobado']],
  ] as const) {
    await buscar(page, id)
    await expect(page.getByRole('button', { name: 'Siguiente' })).toBeHidden()
    for (const paso of pasos) {
      await expect(page.getByRole('status')).toHaveText(paso)
      await page.getByRole('button', { name: 'Siguiente' }).click()
    }
    await expect(page.getByRole('status')).toHaveText('Tramite Finalizado')
  }
  expect(pedidos).toEqual([])
})

test('la historia de la 1001 después de cinco movimientos', async ({ page }) => {
  const pablo = { authorization: await tokenDe(page, 'pablo') }
  const respuesta = await page.request.post('/api/documentacion/altaFormulario1', {
    headers: pablo,
    data: {
      idCarpeta: 1001,
      ...Object.fromEntries(
        [
          'hormigonarmado',
          'asfalto',
          'cordoncuneta',
          'tierrasincc',
          'redbajatension',
          'redgasnatural',
          'conformeexistente',
        ].map((si) => [si, 1]),
      ),
      cantidadluminarias: 1,
      recoleccionresiduos: 1,
      cantarboles: 0,
      usoexistente: 'Vivienda',
      usoahabilitar: 'Panadería',
      conformehabilitar: 'Permitido',
      observaciones: '',
    },
  })
  expect([200, 409]).toContain(respuesta.status())
  // Whatever it lacks, an administrador may force it on.
  await mover(page, 'ana', 1001, 2, { observaciones: 'Se recibe', expediente: '1001-A' })
  await mover(page, 'ana', 1001, 3, { observaciones: 'A inspección' })
  await mover(page, 'ana', 1001, 4, { observaciones: 'Falta el plano' })
  await mover(page, 'ana', 1001, 3, { observaciones: 'Lo trajo en mano' })
  await mover(page, 'ana', 1001, 7, { observaciones: 'Sin objeciones' })
  await entrarComo(page, 'pablo')
  await page.goto('/#/stepper?idCarpeta=1001')
  await expect(movimientos(page)).toHaveCount(6)
  const estados = ['PRESENTADO', 'RECIBIDO MESA ENTRADAS', 'EN INSPECCION', 'OBSERVADO', 'EN INSPECCION', 'APROBADO']
  // The latest first.
  for (const [lugar, estado] of estados.toReversed().entries())
    await expect(movimientos(page).nth(lugar)).toContainText(estado)
  await expect(page.getByText('Desde aquí puede pasar a: FINALIZADO, RECHAZADO.')).toBeVisible()
  // The same line of time on the folder.
  await page.goto('/#/verDesgloseCarpetaEncomienda?idCarpeta=1001')
  await expect(movimientos(page)).toHaveCount(6)
  // A stranger's is not there.
  await entrarComo(page, 'bruno')
  await page.goto('/#/stepper?idCarpeta=1001')
  await expect(page.getByText('La carpeta no existe o no está a su alcance')).toBeVisible()
})

test('se sigue sin ingresar, con el número y el código', async ({ page }) => {
  await entrarComo(page, 'pablo')
  await page.goto('/#/stepper?idCarpeta=1001')
  await page.getByRole('button', { name: 'Obtener un código para seguirla sin ingresar' }).click()
  const aviso = page.getByText(/Para seguirla sin ingresar/)
  const codigo = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec((await aviso.textContent()) ?? '')?.[0] ?? ''
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/#/seguimiento')
  await page.reload()
  await page.getByLabel('Número de carpeta').fill('1001')
  await page.getByLabel('Código de seguimiento').fill('00000-00000')
  await page.getByRole('button', { name: 'Ver dónde está' }).click()
  await expect(page.getByText('La carpeta no existe o no está a su alcance')).toBeVisible()
  await page.getByLabel('Código de seguimiento').fill(codigo.toLowerCase())
  await page.getByRole('button', { name: 'Ver dónde está' }).click()
  await expect(page.getByRole('list', { name: 'Estados de la carpeta' }).getByRole('listitem')).toHaveCount(6)
})

test('el jefe asigna a quien se propone, y el inspector la encuentra entre las suyas', async ({ page }) => {
  await entrarComo(page, 'hector')
  await page.goto('/#/asignacionCarpetas?buscar=1003')
  await page.getByRole('button', { name: 'Asignar la carpeta 1003' }).click()
  const dialogo = page.getByRole('dialog')
  await expect(dialogo.getByText(/Se propone a quien/)).toBeVisible()
  await expect(dialogo.getByLabel('Inspector')).toHaveValue(/\d+/)
  await dialogo.getByRole('button', { name: 'Solo asignar' }).click()
  await expect(page.getByText('Carpeta asignada')).toBeVisible()
  await entrarComo(page, 'diego')
  await page.goto('/#/inspeccionCarpetas?lista=mias')
  await expect(page.getByRole('tab', { name: 'Asignadas a mí' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('row', { name: /1003/ })).toBeVisible()
})
