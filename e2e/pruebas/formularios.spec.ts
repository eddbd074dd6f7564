import { expect, type Page, test } from '@playwright/test'
import { abrirDesglose, pdf, presentar } from '../carpetas.ts'
import { entrarComo, tokenDe } from '../ingresar.ts'
import { sinFaltas } from '../sinFaltas.ts'
import { pedirComo } from '../visitas.ts'

/** The forms of a folder: filled, paid, viewed, observed and corrected, until the folder is closed. */

const filaDe = (page: Page, formulario: RegExp) => page.getByRole('row', { name: formulario })
const editar = (page: Page, codigo: string) =>
  page.getByRole('link', { name: `Editar formulario ${codigo}`, exact: true }).click()

/** Continue, check, send; and back at the breakdown. */
async function revisarYEnviar(page: Page, continuar = 'Continuar') {
  await page.getByRole('button', { name: continuar, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Revise sus respuestas' })).toBeVisible()
  await page.getByRole('button', { name: 'Enviar formulario' }).click()
  await expect(page.getByText('Formulario enviado!').first()).toBeVisible()
  await expect(page).toHaveURL(/#\/verDesgloseCarpetaEncomienda/)
}

const foto = (page: Page, nombre: string) => sinFaltas(page, `formularios-${nombre}`)

test('OBRA NUEVA: los formularios 1, 1bis, 2 y 19, el pago del 1bis y los documentos la completan', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await entrarComo(page, 'pablo')
  const idCarpeta = await presentar(page, 1, 1)
  await abrirDesglose(page, idCarpeta)

  await editar(page, '1')
  await expect(page.getByRole('radio', { name: 'Sí' })).toHaveCount(7)
  for (const si of await page.getByRole('radio', { name: 'Sí' }).all()) await si.check()
  await page.getByLabel('Cantidad de luminarias').fill('3')
  await page.getByLabel('Recolección de residuos').fill('5')
  await page.getByLabel('Cantidad de árboles').fill('0')
  await page.getByLabel('Conforme a habilitar').selectOption({ label: 'Permitido' })
  await revisarYEnviar(page)

  // 100 m² × $ 98.000 × 6 % = 588.000; 2 huellas, 6.400; 10 m de cerca, 3.500.
  await editar(page, '1bis')
  await page.getByLabel('Número de resolución').fill('EN TRAMITE')
  await page.getByLabel('Superficie a construir').fill('100')
  await page.getByLabel('2 huellas').check()
  await page.getByLabel('Metros de cerca').fill('-1')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('El campo Metros de cerca debe ser un número no negativo.').first()).toBeVisible()
  await page.getByLabel('Metros de cerca').fill('10')
  // At the foot while it is typed, and the last line of the account.
  await expect(page.getByText('$ 597.900,00')).toHaveCount(2)
  await expect(page.getByText('$ 597.900,00').first()).toBeInViewport({ ratio: 1 })
  await foto(page, '1bis')
  await revisarYEnviar(page)
  await expect(filaDe(page, /1 bis/)).toContainText('PENDIENTE DE PAGO')

  await editar(page, '2')
  await page.getByLabel('Superficie con antecedentes').fill('120')
  await page.getByLabel('Permiso de construcción número').fill('4521')
  await page.getByLabel('Final de obra número').fill('77')
  await page.getByLabel('Trabajo autorizado 1').fill('Ampliación de cocina')
  await page.getByLabel('Observación 1').fill('Según planos')
  await revisarYEnviar(page)

  await editar(page, '19')
  await page.getByRole('radio', { name: 'No', exact: true }).check()
  await expect(page.getByLabel('Nro Puerta', { exact: true })).toBeDisabled()
  await page.getByLabel('Padrón', { exact: true }).fill('99999999')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByText('No se encontró domicilio existente, complete el formulario')).toBeVisible()
  await page.getByLabel('Calle', { exact: true }).fill('junin')
  await page.getByRole('option', { name: 'JUNIN' }).click()
  for (const [campo, valor] of [
    ['Nro Puerta', '85'],
    ['Seccion', '4'],
    ['Manzana', '12'],
    ['Distrito', '1'],
    ['Dominio', 'A-1'],
  ] as const) {
    await page.getByLabel(campo, { exact: true }).fill(valor)
  }
  await page.getByRole('combobox', { name: 'Declarante' }).selectOption({ label: 'APODERADO' })
  await foto(page, '19')
  await revisarYEnviar(page, 'ENVIAR')

  await page.getByRole('link', { name: 'Requisitos y adjuntos' }).click()
  await page.locator('#files').setInputFiles(pdf('plano.pdf'))
  await page.getByRole('button', { name: /^Enviar/ }).click()
  await expect(page.getByText('Archivos enviados correctamente').first()).toBeVisible()
  await expect(page).toHaveURL(/#\/verDesgloseCarpetaEncomienda/)

  await page.getByRole('link', { name: 'Pagar $ 597.900,00 del formulario 1bis' }).click()
  await expect(page.getByText('$ 597.900,00').first()).toBeVisible()
  await foto(page, '1bisvista')
  await page.getByRole('button', { name: 'PAGAR FORMULARIO' }).click()
  await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible()
  await expect(page.getByText('$ 597.900,00')).toBeVisible()
  await page.getByRole('button', { name: 'Pagar' }).click()
  await expect(page.getByText('Pago realizado con éxito. Redirigiendo a mis carpetas')).toBeVisible()
  await foto(page, '1bis-pagado')
  await page.getByRole('button', { name: 'Ir ahora' }).click()
  await expect(page).toHaveURL(/#\/verDesgloseCarpetaEncomienda/)
  await expect(filaDe(page, /1 bis/)).toContainText('COMPLETADO')
  for (const idRequisito of [1, 2, 3, 4, 5]) {
    const motivo = 'Está en el plano que se adjunta'
    await pedirComo(page, 'pablo', 'PUT', '/documentacion/requisitoNoCorresponde', { idCarpeta, idRequisito, motivo })
  }
  // What was answered outside this page.
  await page.reload()
  await page.getByRole('button', { name: 'Presentar carpeta' }).click()
  await expect(page.getByText('Carpeta completa').first()).toBeVisible()
  await foto(page, 'completa')

  await recibirObservarYCerrar(page, idCarpeta)
})

/** Received, observed on form 2, corrected by Pablo, approved and finished. */
async function recibirObservarYCerrar(page: Page, idCarpeta: number) {
  await mover(page, idCarpeta, { idEstado: 2, expediente: '9001-M-2026' })
  const observada = await page.request.post('/api/documentacion/observar', {
    headers: { authorization: await tokenDe(page, 'lucia') },
    data: { idCarpeta, observaciones: [{ texto: 'Falta el número de permiso', codigoFormulario: '2' }] },
  })
  expect([observada.status(), await observada.text()]).toEqual([200, expect.stringContaining('"ok":true')])

  await abrirDesglose(page, idCarpeta)
  await expect(page.getByText('Falta el número de permiso').first()).toBeVisible()
  await foto(page, 'observada')
  await editar(page, '2')
  await expect(page.getByLabel('Permiso de construcción número')).toHaveValue('4521')
  await page.getByLabel('Permiso de construcción número').fill('4522')
  await revisarYEnviar(page)
  await expect(page.getByText('RECIBIDO MESA ENTRADAS').first()).toBeVisible()
  await page.goto(`/#/formulario2vista/${idCarpeta}`)
  await expect(page.getByText('4522').first()).toBeVisible()
  await foto(page, '2vista-corregida')

  await mover(page, idCarpeta, { idEstado: 7 })
  await mover(page, idCarpeta, { idEstado: 9 })
  await abrirDesglose(page, idCarpeta)
  await expect(page.getByText('FINALIZADO').first()).toBeVisible()
}

async function mover(page: Page, idTramite: number, movimiento: object) {
  const respuesta = await page.request.put('/api/formulario/actualizarTramite', {
    headers: { authorization: await tokenDe(page, 'lucia') },
    data: { idTramite, ...movimiento },
  })
  expect(await respuesta.json()).toMatchObject({ ok: true })
}

test('INSTALACION DE CARTELERIA: el formulario 14 se paga, se adjunta su recibo y se envía', { tag: '@larga' }, async ({
  page,
}) => {
  test.setTimeout(180_000)
  await entrarComo(page, 'pablo')
  const idCarpeta = await presentar(page, 4, 17)
  await abrirDesglose(page, idCarpeta)
  await editar(page, '14')

  await page.getByRole('button', { name: 'Continuar al pago' }).click()
  await expect(page.getByText('Este campo no puede estar vacío').first()).toBeVisible()
  await foto(page, '14-vacio')
  for (const pregunta of ['Instalación', 'Retiro', 'Ocupa espacio de Vereda', 'Acepto ORD 2073']) {
    await page.getByRole('group', { name: pregunta, exact: true }).getByLabel('Sí').check()
  }
  await page.getByLabel('Desde', { exact: true }).fill('2026-12-01')
  await page.getByLabel('Hasta', { exact: true }).fill('2026-12-31')
  await page.getByLabel('Perímetro', { exact: true }).fill('12,5')
  await page.getByLabel('Altura', { exact: true }).fill('3,5')
  await page.getByLabel('Superficie', { exact: true }).fill('20')
  await expect(page.getByLabel('Monto', { exact: true })).toHaveValue('$ 4.375,00')
  await page.getByLabel('CUIL del instalador').fill('2730999111')
  await page.getByRole('button', { name: 'Buscar instalador' }).click()
  await expect(page.getByText('El CUIL debe contener 11 dígitos').first()).toBeVisible()
  await page.getByLabel('CUIL del instalador').fill('27-30999111-2')
  await page.getByRole('button', { name: 'Buscar instalador' }).click()
  await expect(page.getByLabel('Apellido', { exact: true })).toHaveValue('Nieva')

  const empresa = page.getByRole('group', { name: 'Instalada por Empresa de Publicidad' })
  await empresa.getByLabel('No').check()
  await expect(page.getByLabel('Nro Inscripción', { exact: true })).toBeDisabled()
  await expect(page.getByLabel('Empresa', { exact: true })).toBeDisabled()
  await empresa.getByLabel('Sí').check()
  await expect(page.getByText('Si la empresa no se encuentra en la lista deberá cargarla manualmente')).toBeVisible()
  await page.getByRole('button', { name: 'Agregar nueva empresa' }).click()
  const modal = page.getByRole('dialog', { name: 'Agregar Empresa' })
  await modal.getByRole('button', { name: 'Guardar' }).click()
  await expect(modal.getByText('El nombre de la institución es obligatorio.')).toBeVisible()
  await modal.getByLabel('Nombre Institución').fill('CARTELES DE PRUEBA')
  await modal.getByRole('button', { name: 'Guardar' }).click()
  await expect(modal).toBeHidden()
  await expect(page.getByLabel('Empresa', { exact: true }).locator('option:checked')).toHaveText('CARTELES DE PRUEBA')
  await page.getByLabel('Nro Inscripción', { exact: true }).fill('12345')
  await foto(page, '14')

  await page.getByRole('button', { name: 'Continuar al pago' }).click()
  await expect(page.getByRole('heading', { name: 'Revise sus respuestas' })).toBeVisible()
  await page.getByRole('button', { name: 'Pagar $ 4.375,00' }).click()
  await expect(page.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible()
  // Another tab opens another folder meanwhile: the card page still leads back to the one that was paid.
  const otra = await page.context().newPage()
  await abrirDesglose(otra, 1001)
  await otra.close()
  await page.getByRole('button', { name: 'Pagar' }).click()
  await expect(page).toHaveURL(new RegExp(`#/formulario14\\?idCarpeta=${idCarpeta}$`))
  await expect(page.getByText('Pago confirmado: $ 4.375,00.')).toBeVisible()
  await expect(page.getByText('Adjunte comprobante de pago:')).toBeVisible()
  await foto(page, '14-recibo')

  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(page.getByText('Debe adjuntar el comprobante de pago!').first()).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(pdf('recibo.pdf'))
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(page.getByText('Formulario enviado', { exact: true })).toBeVisible()
  await expect(page.getByText('Datos enviados correctamente').first()).toBeVisible()
  await expect(page).toHaveURL(/#\/verDesgloseCarpetaEncomienda/)
  await expect(filaDe(page, /Formulario 14/)).toContainText('COMPLETADO')

  await page.goto(`/#/formulario14vista/${idCarpeta}`)
  await expect(page.getByText('31/12/2026')).toBeVisible()
  await expect(page.getByText('Nieva, Clara')).toBeVisible()
  await expect(page.getByText('CARTELES DE PRUEBA')).toBeVisible()
  await foto(page, '14vista')
})
