import { expect, type Page, test } from '@playwright/test'
import { CUIL, entrarComo, tokenDe } from '../ingresar.ts'

/** Reference data, employees and imports, as the people of the city use them. */

const ir = async (page: Page, ruta: string) => {
  await page.goto(`/#${ruta}`)
  await expect(page.locator('main h1')).toBeVisible()
}
const fila = (page: Page, texto: string) => page.getByRole('row').filter({ hasText: texto })
const buscar = async (page: Page, etiqueta: string, texto: string) => {
  await page.getByLabel(etiqueta).fill(texto)
  await page.getByLabel(etiqueta).press('Enter')
}
/** Saves the open modal: the message is seen at once, and then the modal goes by itself. */
async function guardar(page: Page, mensaje: string) {
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText(mensaje).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
const nuevo = (page: Page, nombre = /^Nuevo/) => page.getByRole('button', { name: nombre }).click()

test('Lucía agrega, cambia, deshabilita y habilita otra vez', async ({ page }) => {
  await entrarComo(page, 'lucia')

  await test.step('una oficina', async () => {
    await ir(page, '/oficinas')
    await nuevo(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
    for (const texto of [
      'Ingrese un nombre de máximo 30 caracteres',
      'No seleccionaste una Institución',
      'No seleccionaste una Reparticion',
    ]) {
      await expect(page.getByRole('dialog').getByRole('link', { name: texto })).toBeVisible()
    }
    await page.getByLabel('Nombre').fill('Mesa de Entradas')
    await page.getByRole('dialog').getByLabel('Institución').selectOption({ label: 'MUNICIPALIDAD' })
    await page.getByRole('dialog').getByLabel('Repartición').selectOption({ label: 'MESA GENERAL DE ENTRADAS' })
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
    await expect(
      page.getByRole('dialog').getByRole('link', { name: 'Ya existe una oficina con ese nombre en esa repartición' }),
    ).toBeVisible()
    await page.getByLabel('Nombre').fill('DIGESTO')
    await guardar(page, 'Oficina creada con éxito')
    await buscar(page, 'Buscar por oficina, repartición o institución', 'digésto')
    await expect(fila(page, 'DIGESTO')).toContainText('Habilitado')

    await page.getByRole('button', { name: 'Deshabilitar DIGESTO' }).click()
    await expect(page.getByText('Deshabilitada con exito')).toBeVisible()
    await expect(fila(page, 'DIGESTO')).toContainText('Deshabilitado')
    await expect(page.getByRole('button', { name: 'Ya está deshabilitada DIGESTO' })).toBeDisabled()

    await page.getByRole('button', { name: 'Editar DIGESTO' }).click()
    await page.getByRole('dialog').getByLabel('Estado').selectOption({ label: 'Habilitado' })
    await guardar(page, 'Editado exitoso')
    await expect(fila(page, 'DIGESTO')).toContainText('Habilitado')

    await page.getByRole('button', { name: 'Gestionar reparticiones' }).click()
    await page.getByRole('button', { name: 'Nuevo: repartición' }).click()
    await page.getByLabel('Nombre').fill('ESPACIOS VERDES')
    await page.getByRole('dialog').last().getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Repartición creada con éxito')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await buscar(page, 'Buscar por repartición', 'espacios')
    await expect(fila(page, 'ESPACIOS VERDES')).toBeVisible()
  })

  await test.step('un tipo de obra y una tarifa, con su historia', async () => {
    await ir(page, '/obrasTipo')
    await expect(page.getByText('1–10 de 14')).toBeVisible()
    await nuevo(page)
    await page.getByRole('dialog').getByLabel('Tipo').fill('CERCO')
    await page.getByLabel('Timbrado').fill('1.234,50')
    await page.getByLabel('Provisorio').fill('2000')
    await page.getByLabel('Definitivo').fill('3000')
    await guardar(page, 'Tipo de obra agregada con éxito')
    await buscar(page, 'Buscar por tipo de obra', 'cerco')
    await expect(fila(page, 'CERCO')).toContainText('$ 1.234,50')

    await ir(page, '/tarifas')
    await buscar(page, 'Buscar por Tarifa o Tipo', 'demolicion')
    await page.getByRole('button', { name: 'Editar DEMOLICION POR M2' }).click()
    await page.getByRole('dialog').getByLabel('Valor').fill('475,25')
    await guardar(page, 'Editado exitoso')
    await expect(fila(page, 'DEMOLICION POR M2')).toContainText('$ 475,25')
    await page.getByRole('button', { name: 'Ver valores anteriores DEMOLICION POR M2' }).click()
    await expect(page.getByRole('dialog')).toContainText('$ 450,00')
    await expect(page.getByRole('dialog')).toContainText('Lucía Juárez')
  })
})

test('y en los demás catálogos', { tag: '@larga' }, async ({ page }) => {
  await entrarComo(page, 'lucia')

  await test.step('una calle, que los formularios dejan de ofrecer', async () => {
    await ir(page, '/calles')
    await nuevo(page)
    await page.getByLabel('Nombre').fill('LOS JACARANDAES')
    await page.getByRole('dialog').getByLabel('Tipo de calle').selectOption({ label: 'PASAJE' })
    await guardar(page, 'Calle creada con éxito')
    await buscar(page, 'Buscar por calle o tipo', 'jacarandaes')
    await page.getByRole('button', { name: 'Deshabilitar LOS JACARANDAES' }).click()
    await expect(fila(page, 'LOS JACARANDAES')).toContainText('Deshabilitado')
    const token = await tokenDe(page, 'clara')
    const { calles } = await (
      await page.request.get('/api/formulario/calles', { headers: { authorization: token } })
    ).json()
    expect(calles.some(({ calle }: { calle: string }) => calle === 'LOS JACARANDAES')).toBe(false)
    await page.getByRole('button', { name: 'Deshacer: LOS JACARANDAES' }).click()
    await expect(fila(page, 'LOS JACARANDAES')).toContainText('Habilitada otra vez')
    await expect(page.getByRole('button', { name: 'Deshabilitar LOS JACARANDAES' })).toBeEnabled()
  })

  await test.step('una institución y un tipo', async () => {
    await ir(page, '/instituciones')
    await page.getByRole('button', { name: 'Nuevo: tipo de institución' }).click()
    await page.getByLabel('Nombre').fill('COOPERATIVA')
    await guardar(page, 'Tipo de institución creado con éxito')
    await page.getByRole('button', { name: 'Nuevo: institución' }).click()
    await page.getByLabel('Nombre').fill('AGUAS DEL NORTE')
    await page.getByRole('dialog').getByLabel('Tipo de institución').selectOption({ label: 'COOPERATIVA' })
    await guardar(page, 'Institución creada con éxito')
    await page.getByRole('button', { name: 'Editar AGUAS DEL NORTE' }).click()
    await page.getByLabel('Nombre').fill('AGUAS DEL SUR')
    await guardar(page, 'Editado con exito')
    await page.getByRole('button', { name: 'Deshabilitar AGUAS DEL SUR' }).click()
    await expect(fila(page, 'AGUAS DEL SUR')).toContainText('Deshabilitado')
    await page.getByRole('button', { name: 'Deshabilitar EMPRESA DE PUBLICIDAD' }).click()
    await expect(page.getByRole('alert').getByText('Este tipo no se puede deshabilitar')).toBeVisible()
  })

  await test.step('un inspector', async () => {
    await ir(page, '/inspectores')
    await nuevo(page)
    await expect(page.getByRole('heading', { name: 'Agregar inspector' })).toBeVisible()
    await page.getByLabel('CUIL del empleado').fill(CUIL.clara)
    await page.getByRole('button', { name: 'Consultar' }).click()
    await expect(page.getByRole('alert').getByText('El CUIL ingresado no corresponde a un empleado')).toBeVisible()
    await page.getByLabel('CUIL del empleado').fill('20-22777888-2')
    await page.getByRole('button', { name: 'Consultar' }).click()
    await expect(page.getByLabel('Nombre')).toHaveValue('Héctor')
    await page.getByRole('button', { name: 'Agregar', exact: true }).click()
    await expect(page.getByText('No seleccionaste la oficina')).toBeVisible()
    await page.getByLabel('Oficina').selectOption({ label: 'ARCHIVO' })
    await page.getByRole('button', { name: 'Agregar', exact: true }).click()
    await expect(page.getByText('Inspector agregado con éxito')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Inspectores' })).toBeVisible()
    await page.getByRole('button', { name: 'Editar Paz Héctor' }).click()
    await page.getByRole('dialog').getByLabel('Activo').uncheck()
    await guardar(page, 'Editado exitoso')
    await expect(fila(page, 'Paz Héctor')).toContainText('Deshabilitado')
  })

  await test.step('un colegio, una profesión, una universidad y un profesional', async () => {
    await ir(page, '/colegios')
    await page.getByRole('button', { name: 'Agregar colegio' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Completa el campo, por favor' })).toBeVisible()
    await page.getByLabel('Nombre del colegio').fill('COLEGIO DE GEOLOGOS')
    await guardar(page, 'Colegio agregado.')
    await page.getByRole('button', { name: 'Agregar profesión' }).click()
    await page.getByLabel('Nombre de la profesión').fill('GEOLOGO')
    await page.getByRole('dialog').getByLabel('Colegio').selectOption({ label: 'COLEGIO DE GEOLOGOS' })
    await guardar(page, 'Profesion agregada.')
    await page.getByRole('button', { name: 'Agregar universidad' }).click()
    await page.getByLabel('Nombre de la universidad').fill('UNIVERSIDAD NACIONAL DE SALTA')
    await guardar(page, 'Universidad agregada.')
    await page.getByLabel('CUIL del profesional').fill(CUIL.rosa)
    await page.getByRole('button', { name: 'Buscar', exact: true }).first().click()
    await expect(page.getByRole('button', { name: 'Agregar', exact: true })).toBeDisabled()
    await page.getByLabel('Profesión', { exact: true }).selectOption({ label: 'Geologo (Colegio de geologos)' })
    await page.getByLabel('Universidad', { exact: true }).selectOption({ label: 'Universidad nacional de salta' })
    await page.getByRole('textbox', { name: 'Matrícula', exact: true }).fill('G-1')
    await page.getByLabel('Vencimiento de la matrícula').fill('2099-12-31')
    await page.getByRole('button', { name: 'Agregar', exact: true }).click()
    await expect(page.getByText('Listo !')).toBeVisible()
    await expect(fila(page, 'Ávila Rosa')).toContainText('Vigente')
  })
})

test('Héctor, jefe, lee y no escribe; una vecina no entra', { tag: '@larga' }, async ({ page }) => {
  await entrarComo(page, 'hector')
  for (const ruta of [
    '/oficinas',
    '/calles',
    '/instituciones',
    '/obrasTipo',
    '/tarifas',
    '/inspectores',
    '/colegios',
  ]) {
    await ir(page, ruta)
    await expect(page.getByText('Su perfil permite consultar estos datos.')).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Nuevo|Editar|Deshabilitar|Agregar)/ })).toHaveCount(0)
  }
  await ir(page, '/requisitosDeEncomienda')
  await expect(page.getByText('Usted puede consultarlos. Los cambia un administrador.')).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^Nuevo|^DNI/ })).toHaveCount(0)
  const escribir = async (quien: 'hector' | 'clara', idcalletipo: number) =>
    page.request.post('/api/catastroCalles/crearCalle', {
      headers: { authorization: await tokenDe(page, quien) },
      data: { calle: 'X', idcalletipo },
    })
  for (const quien of ['hector', 'clara'] as const) {
    const respuesta = await escribir(quien, 1)
    expect([respuesta.status(), (await respuesta.json()).message]).toEqual([403, 'Su perfil no permite esta operación'])
  }
})

test('Ana cambia los roles de Rosa, y su menú y sus permisos la siguen', async ({ browser }) => {
  const [deAna, deRosa] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()]
  await entrarComo(deRosa, 'rosa')
  await expect(deRosa.getByRole('link', { name: 'MESA DE ENTRADAS' })).toHaveCount(0)
  await entrarComo(deAna, 'ana')
  await deAna.getByRole('link', { name: 'EMPLEADOS' }).click()
  await deAna.getByLabel('CUIL del empleado').fill(CUIL.rosa)
  await deAna.getByRole('button', { name: 'Buscar' }).click()
  await expect(deAna.getByLabel('Apellido')).toHaveValue('Ávila')
  await deAna.getByRole('button', { name: 'Modificar Empleado' }).click()
  await expect(deAna.getByRole('link', { name: 'Debe elegir una oficina' })).toBeVisible()
  await deAna.getByLabel('Repartición').selectOption({ label: 'DIRECCION DE CATASTRO' })
  await expect(deAna.getByLabel('Oficina').getByRole('option', { name: 'OFICINA VIEJA' })).toHaveCount(0)
  await deAna.getByLabel('Oficina').selectOption({ label: 'ARCHIVO' })
  await deAna.getByLabel('OPERADOR MESA DE ENTRADAS').check()
  await deAna.getByRole('button', { name: 'Modificar Empleado' }).click()
  await expect(deAna.getByText('Empleado modificado con éxito')).toBeVisible()
  await expect(deAna.getByLabel('CUIL del empleado')).toHaveValue('')

  // Whatever she does next asks the server something, and its answer tells what she is now.
  await deRosa.getByRole('link', { name: 'PLAN VEREDAS SANAS' }).first().click()
  await deRosa.goto('/#/misCarpetasVeredas')
  await deRosa.getByRole('link', { name: 'MESA DE ENTRADAS' }).click()
  await expect(deRosa.getByRole('heading', { name: 'Mesa de entradas - Recepción de carpetas' })).toBeVisible()

  await deAna.getByLabel('CUIL del empleado').fill(CUIL.ana)
  await deAna.getByRole('button', { name: 'Buscar' }).click()
  await expect(deAna.getByText('Son sus propios roles: tiene que cambiarlos otro administrador')).toBeVisible()
  await expect(deAna.getByLabel('ADMINISTRADOR')).toBeDisabled()
})

test('un archivo con errores se revisa y no cambia nada; corregido, se aplica entero', { tag: '@larga' }, async ({
  page,
}) => {
  await entrarComo(page, 'ana')
  await ir(page, '/calles')
  await page.getByRole('link', { name: 'Importar' }).click()
  const elegir = async (texto: string) => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'calles.csv', mimeType: 'text/csv', buffer: Buffer.from(texto) })
    await expect(page.getByText('calles.csv (')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Revisar archivo' }).click()
  await expect(page.getByText('Elija un archivo CSV o XLSX')).toBeVisible()
  await elegir('Calle;Tipo\nLOS ALISOS;PASAJE\nLOS CEDROS;SENDERO\n')
  await page.getByRole('button', { name: 'Revisar archivo' }).click()
  await expect(page.getByText('no es un tipo de calle conocido')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aplicar', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Aplicar la buena' })).toBeVisible()
  await page.getByRole('link', { name: 'Importar otro archivo' }).click()
  await elegir('Calle;Tipo\nLOS ALISOS;PASAJE\nLOS CEDROS;PASAJE\n')
  await page.getByRole('button', { name: 'Revisar archivo' }).click()
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('Importada', { exact: true })).toBeVisible()
  await ir(page, '/calles')
  await buscar(page, 'Buscar por calle o tipo', 'cedros')
  await page.getByRole('button', { name: 'Ver cambios LOS CEDROS' }).click()
  await expect(page.getByRole('dialog')).toContainText('Ana Romano')
  const bajada = page.waitForEvent('download')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Exportar' }).click()
  expect((await bajada).suggestedFilename()).toBe('calles.xlsx')
})
