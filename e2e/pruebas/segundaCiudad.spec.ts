import { type Browser, expect, type Page, test } from '@playwright/test'
import { abrirDesglose, elegirEncomienda, pdf } from '../carpetas.ts'
import {
  agregarRequisito,
  agregarTipo,
  escribirCampos,
  escribirCorreo,
  escribirIdentidad,
  ponerPrecio,
} from '../ciudadPropia.ts'
import { type Demo, entrarComo, ingresar } from '../ingresar.ts'
import { abrirOtraCiudad, type OtraCiudad } from '../otraCiudad.ts'
import { elegirArchivo } from '../recorridos.ts'
import { sinFaltas } from '../sinFaltas.ts'
import { descartar } from '../veredas.ts'
import { carpetaDeDiego, pedirComo } from '../visitas.ts'

/**
 * Two cities from one build, side by side. The second has another name, crest, colour, footer, time zone and prices, an
 * encomienda type with forms 1 and 2, a requirement with its example, and states, a legend and a mail in its own words: what its
 * administrator wrote on its screens, for which nothing is built. A folder of that type is walked in it to its end.
 */

const NOMBRE = 'Municipalidad de Puerto Lago'
const PIE = 'Dirección de Obras de Puerto Lago'
const DEPENDENCIA = 'Dirección de Obras Privadas'
const PORTAL = 'Obras'
const FRASE = 'Por la presente se hace constar que el inmueble figura así.'
const ACENTO = '#7A1F5C'
const ACENTO_EN_RGB = 'rgb(122, 31, 92)'
const SIGNIFICA = 'La mesa la recibió, y le dio su número.'
const MESA = 'INGRESADA POR MESA'
const EN_CORRECCION = 'EN CORRECCION'
const LEYENDA = 'La vereda se hará con adoquines de piedra de la zona.'
const REQUISITO = 'Estudio de suelo firmado'
const EJEMPLO = 'estudio-de-suelo.pdf'
const CORREO = 'Recibimos la {carpeta} en la ribera.'
const REPARO = 'Falta la firma en el estudio de suelo'
/** An hour ahead of the browser's. */
const ZONA = 'America/Noronha'

let otra: OtraCiudad
let idCarpeta = 0
test.describe.configure({ mode: 'serial' })
test.setTimeout(180_000)
test.beforeAll(async () => {
  otra = await abrirOtraCiudad({ CIUDAD_ZONA: ZONA, LIMITE_LLAMADAS: '0', LIMITE_ENVIOS: '0', LIMITE_CONSULTAS: '0' })
})
test.afterAll(() => otra.cerrar())

async function enLaOtra(browser: Browser, quien?: Demo): Promise<Page> {
  const contexto = await browser.newContext({ baseURL: otra.direccion })
  const page = await contexto.newPage()
  if (quien) await entrarComo(page, quien)
  return page
}

test('un administrador la hace suya desde sus pantallas, sin nadie que programe', { tag: '@larga' }, async ({
  browser,
}) => {
  const page = await enLaOtra(browser, 'ana')
  await escribirIdentidad(page, {
    ...{ 'Nombre de la ciudad': NOMBRE, 'Nombre del portal': PORTAL, Dependencia: DEPENDENCIA },
  })
  await escribirCampos(page, 'Colores', { 'Color principal': '#1E5631', 'Color de acento': ACENTO })
  await escribirCampos(page, 'Pie de página', { Pie: PIE })
  await escribirCampos(page, 'Frases de los certificados', {
    'Frase del certificado de Libre Deuda': FRASE,
    'Frase del certificado de padrón': FRASE,
  })
  await escribirCampos(page, 'Estados: cómo se llaman y qué significan', {
    ...{ 'RECIBIDO MESA ENTRADAS': MESA, 'Qué significa RECIBIDO MESA ENTRADAS': SIGNIFICA, OBSERVADO: EN_CORRECCION },
  })
  await escribirCampos(page, 'Leyendas del formulario de veredas', { 'Condiciones para la vereda': LEYENDA })
  await ponerPrecio(page, 'obrasTipo', 'OBRA MENOR', { Timbrado: '7777', Provisorio: '1', Definitivo: '1' })
  await ponerPrecio(page, 'tarifas', 'DEMOLICION POR M2', { Valor: '475,25' })
  await agregarTipo(page, 'MUELLE', 'Va a construir un muelle.')
  await agregarRequisito(page, 'Muelle', REQUISITO, EJEMPLO)
  await escribirCorreo(page, CORREO)

  // How each is seen beside what is written: its paper, its colours, its certificates and its states.
  const vista = page.getByRole('region', { name: 'Cómo se vería' })
  for (const [clave, dice] of [
    ['identidad', [NOMBRE, PORTAL, DEPENDENCIA]],
    ['colores', ['Espera por usted', 'Pagar', DEPENDENCIA]],
    ['certificados', ['Certificado de Libre Deuda', 'Certificado de padrón', FRASE]],
    ['estados', [MESA, SIGNIFICA]],
  ] as const) {
    await page.goto(`/#/ciudad/${clave}`)
    for (const texto of dice) await expect(vista).toContainText(texto)
    await sinFaltas(page, `segunda-${clave}`)
  }
  await page.context().close()
})

const PREGUNTAS = [
  ...['Hormigón armado', 'Asfalto', 'Cordón cuneta', 'Tierra sin cordón cuneta', 'Red de baja tensión'],
  ...['Red de gas natural', 'Conforme existente'],
]
const escribir = async (page: Page, campos: Readonly<Record<string, string>>) => {
  for (const [campo, texto] of Object.entries(campos)) await page.getByLabel(campo).fill(texto)
}

async function enviarFormulario(page: Page) {
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: /Enviar/ }).click()
  await expect(page.getByText('Formulario enviado!').first()).toBeVisible()
  await expect(page).toHaveURL(/#\/verDesgloseCarpetaEncomienda/)
}

async function llenarFormularios(page: Page) {
  await page.getByRole('link', { name: 'Editar formulario 1', exact: true }).click()
  for (const pregunta of PREGUNTAS) {
    await page.getByRole('group', { name: pregunta, exact: true }).getByLabel('Sí').check()
  }
  await escribir(page, {
    ...{ 'Cantidad de luminarias': '3', 'Recolección de residuos': '5', 'Cantidad de árboles': '0' },
    ...{ 'Uso existente': 'VIVIENDA', 'Uso a habilitar': 'MUELLE' },
  })
  await page.getByLabel('Conforme a habilitar').selectOption('Permitido')
  await enviarFormulario(page)
  await page.getByRole('link', { name: 'Editar formulario 2', exact: true }).click()
  await escribir(page, {
    ...{ 'Superficie con antecedentes': '120', 'Permiso de construcción número': '4521', 'Final de obra número': '77' },
    ...{ 'Trabajo autorizado 1': 'Muelle', 'Observación 1': 'Según planos' },
  })
  await enviarFormulario(page)
}

/** A new folder of the city's own type, up to its breakdown. */
async function empezarMuelle(page: Page): Promise<number> {
  await page.getByRole('link', { name: 'Ingresar carpeta' }).click()
  await elegirEncomienda(page, 'Muelle')
  await expect(page.getByText(REQUISITO)).toBeVisible()
  await sinFaltas(page, 'segunda-tipo')
  await page.getByRole('button', { name: 'Siguiente' }).click()
  const cuil = page.getByLabel('CUIL del propietario')
  await cuil.fill('27-30999111-2')
  await cuil.press('Enter')
  await expect(page.getByText('Nieva').first()).toBeVisible()
  await page.getByRole('button', { name: 'Agregar domicilio de obra' }).click()
  const domicilio = page.getByRole('dialog')
  await domicilio.getByLabel('Padrón').first().fill('100001')
  await domicilio.getByLabel('Padrón').first().press('Enter')
  await domicilio.getByRole('button', { name: 'Usar este domicilio' }).click()
  await page.getByLabel('Tipo de inmueble').selectOption('Local comercial')
  await page.getByLabel('Tipo de obra').selectOption('Obra menor')
  await escribir(page, {
    ...{ 'Ancho de calle': '8,5', 'Ancho de vereda': '2', 'Distancia al eje de calle': '6', 'Árboles en vereda': '1' },
  })
  await expect(page.getByText('$ 7.777,00').first()).toBeVisible()
  // Pressed at once: what is being looked at is waited for.
  await elegirArchivo(page, page.getByRole('button', { name: /^Elegir archivo/ }), pdf('croquis.pdf'))
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: /Presentar|Enviar/ }).click()
  await expect(page).toHaveURL(/#\/misCarpetas/)
  const fila = page.getByRole('row').nth(1)
  await expect(fila).toContainText('En preparación')
  const id = Number(/\d{4,}/.exec((await fila.textContent()) ?? '')?.[0])
  await fila.getByRole('button', { name: /^Ver desglose/ }).click()
  return id
}

const enEstado = (page: Page, estado: string) =>
  expect(page.getByRole('region', { name: 'La carpeta' }).getByText(estado, { exact: true }).first()).toBeVisible()

test('quien presenta prepara su carpeta, la presenta y le llega el correo', { tag: '@larga' }, async ({ browser }) => {
  const page = await enLaOtra(browser)
  await page.goto('/#/portada')
  await expect(page.getByText(NOMBRE).first()).toBeVisible()
  await sinFaltas(page, 'segunda-portada')
  await ingresar(page, 'pablo')
  await expect(page.getByRole('contentinfo')).toContainText(PIE)
  await expect(page).toHaveTitle(new RegExp(`· ${PORTAL}$`))
  await expect(page.getByRole('banner')).toContainText(PORTAL)
  await expect(page.getByRole('banner').locator('img').first()).toHaveAttribute(
    'src',
    /ciudad\/imagenes\/[0-9a-f]{64}\.jpg/,
  )
  await sinFaltas(page, 'segunda-inicio')

  idCarpeta = await empezarMuelle(page)
  await page.goto('/#/catastro')
  const espera = page.getByRole('region', { name: 'Espera por usted' })
  await expect(espera).toHaveCSS('border-left-color', ACENTO_EN_RGB)
  await abrirDesglose(page, idCarpeta)
  await llenarFormularios(page)
  const requisitos = page.getByRole('region', { name: 'Requisitos' })
  await expect(requisitos.getByText('0 de 6 respondidos')).toBeVisible()
  const suyo = requisitos.getByRole('listitem', { name: REQUISITO })
  await expect(suyo.getByRole('link', { name: `Ver un ejemplo: ${EJEMPLO}` })).toBeVisible()
  await sinFaltas(page, 'segunda-requisitos')
  for (const n of [1, 2, 3, 4, 5, 6]) {
    await elegirArchivo(page, requisitos.getByRole('button', { name: /^Adjuntar: / }).first(), pdf(`papel-${n}.pdf`))
    await expect(requisitos.getByText(`${n} de 6 respondidos`)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Presentar carpeta' }).click()
  await expect(page.getByText(`La carpeta ${idCarpeta} está presentada y pasó a Mesa de entradas.`)).toBeVisible()
  await enEstado(page, 'PRESENTADO')

  // Into their mailbox, in the city's words and with its name.
  const asunto = page.getByRole('link', { name: new RegExp(`^Carpeta ${idCarpeta}: presentada`) })
  await expect(async () => {
    await page.goto('/sandbox/correo?para=pablo.medina%40example.com')
    await expect(asunto).toBeVisible({ timeout: 1000 })
  }).toPass()
  await asunto.click()
  const correo = page.frameLocator('iframe')
  await expect(correo.getByText(CORREO.replace('{carpeta}', String(idCarpeta)))).toBeVisible()
  await expect(correo.getByText(`${NOMBRE} · ${DEPENDENCIA}`).first()).toBeVisible()
  await expect(correo.getByText('Le avisaremos cuando haya novedades')).toHaveCount(0)
  await page.context().close()
})

/** At the desk, by what the city calls its states. */
async function atender(page: Page, estado: string, campos: Readonly<Record<string, string>> = {}) {
  await page.goto(`/#/AdjuntarArchivos?idCarpeta=${idCarpeta}`)
  await page.reload()
  const elegido = page.getByLabel('Nuevo estado')
  const opcion = elegido.locator('option').filter({ hasText: new RegExp(`^${estado}( |$)`) })
  await elegido.selectOption((await opcion.getAttribute('value')) ?? '')
  for (const [campo, texto] of Object.entries(campos)) {
    await page.getByRole('textbox', { name: new RegExp(`^${campo}`) }).fill(texto)
  }
  await page.getByRole('button', { name: 'FINALIZAR' }).click()
  await expect(page.getByText('Operación exitosa!').first()).toBeVisible()
}

test('la oficina la recibe, la inspecciona y la observa; quien presenta responde y paga; se aprueba y se termina', {
  tag: '@larga',
}, async ({ browser }) => {
  const lucia = await enLaOtra(browser, 'lucia')
  const pablo = await enLaOtra(browser, 'pablo')
  await atender(lucia, MESA, { 'Número de expediente': '17-P' })
  await abrirDesglose(pablo, idCarpeta)
  await enEstado(pablo, MESA)
  await expect(pablo.getByText('RECIBIDO MESA ENTRADAS', { exact: true })).toHaveCount(0)
  await sinFaltas(pablo, 'segunda-recibida')
  // What the state means, in its city's words.
  await pablo.goto('/#/ayuda')
  await expect(pablo.getByRole('definition').filter({ hasText: SIGNIFICA })).toHaveCount(1)
  await sinFaltas(pablo, 'segunda-ayuda')
  await atender(lucia, 'EN INSPECCION')
  await atender(lucia, EN_CORRECCION, { Observación: REPARO })

  await abrirDesglose(pablo, idCarpeta)
  await enEstado(pablo, EN_CORRECCION)
  await sinFaltas(pablo, 'segunda-en-correccion')
  await pablo.getByRole('button', { name: `Responder: ${REPARO}` }).click()
  await pablo.getByLabel('Respuesta (opcional)').fill('Está firmado en la hoja 2')
  await pablo.getByRole('button', { name: 'Enviar la respuesta' }).click()
  await enEstado(pablo, 'EN INSPECCION')

  await atender(lucia, 'PENDIENTE DE PAGO', { Concepto: 'Derecho de muelle', 'Importe a pagar': '12500,50' })
  await abrirDesglose(pablo, idCarpeta)
  await pablo.getByRole('button', { name: 'Pagar $ 12.500,50 con tarjeta' }).click()
  await expect(pablo.getByRole('heading', { name: 'Confirme su pago' })).toBeVisible()
  await pablo.getByRole('button', { name: 'Pagar' }).click()
  await expect(pablo.getByText('El pago está confirmado.').first()).toBeVisible()
  await pablo.getByRole('link', { name: 'Ver el recibo' }).click()
  await expect(pablo.getByRole('heading', { name: 'Recibo de pago' })).toBeVisible()
  await expect(pablo.getByText('$ 12.500,50').first()).toBeVisible()
  await pablo.emulateMedia({ media: 'print' })
  await expect(pablo.getByText(`${NOMBRE} · ${DEPENDENCIA}`)).toBeVisible()
  await pablo.emulateMedia({ media: 'screen' })
  await sinFaltas(pablo, 'segunda-recibo')

  await atender(lucia, 'APROBADO')
  await atender(lucia, 'FINALIZADO')
  await abrirDesglose(pablo, idCarpeta)
  await enEstado(pablo, 'FINALIZADO')
  await expect(pablo.getByText(/^recibo-\d+\.pdf$/)).toBeVisible()
  for (const comoVino of ['RECIBIDO MESA ENTRADAS', 'OBSERVADO']) {
    await expect(pablo.getByText(comoVino, { exact: true })).toHaveCount(0)
  }

  // Each movement in the city's hour, which is not the browser's.
  const { seguimiento } = await pedirComo<{ seguimiento: { fecha: string; TramiteEstado: string }[] }>(
    ...([pablo, 'pablo', 'GET', `/documentacion/seguimiento/${idCarpeta}`] as const),
  )
  expect(seguimiento.map(({ TramiteEstado }) => TramiteEstado)).toContain('OBSERVADO')
  const hora = new Intl.DateTimeFormat('es-AR', { timeStyle: 'short', hourCycle: 'h23', timeZone: ZONA })
  for (const { fecha } of seguimiento) {
    await expect(pablo.getByText(hora.format(new Date(fecha))).first()).toBeVisible()
  }
  await sinFaltas(pablo, 'segunda-finalizada')

  await pablo.getByRole('button', { name: 'Preparar legajo' }).click()
  const bajada = pablo.waitForEvent('download')
  await pablo.getByRole('button', { name: 'Descargar legajo' }).click()
  expect((await bajada).suggestedFilename()).toMatch(/\.pdf$/)
  await Promise.all([lucia.context().close(), pablo.context().close()])
})

async function siguiente(page: Page, titulo: string) {
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await expect(page.getByRole('heading', { level: 2, name: titulo })).toBeVisible()
}

/** Of a sidewalk, as a neighbour reads them: up to where the form says them. */
async function condicionesDeLaVereda(page: Page) {
  await entrarComo(page, 'clara')
  await page.goto('/#/veredas')
  const padron = page.getByRole('textbox', { name: 'Padrón' })
  await padron.fill('100001')
  await padron.press('Enter')
  await expect(page.getByText('SAN MARTIN 450')).toBeVisible()
  await siguiente(page, 'La obra')
  await page.getByRole('checkbox', { name: 'Vereda' }).check()
  await escribir(page, {
    ...{ Ancho: '2,5', Largo: '10', 'Monto de obra': '250.000', 'Días de depósito de materiales': '3' },
    ...{ 'Metros de cerca': '4,5' },
  })
  await siguiente(page, 'Solicitante')
  return page.getByRole('region', { name: 'Condiciones para la vereda' }).getByRole('listitem')
}

test('un vecino lee en cada una la leyenda de su ciudad, y la primera sigue como vino', { tag: '@larga' }, async ({
  browser,
  page,
}) => {
  const clara = await enLaOtra(browser)
  await expect(await condicionesDeLaVereda(clara)).toHaveText([LEYENDA])
  await sinFaltas(clara, 'segunda-leyenda')
  await clara.context().close()

  const suyas = await condicionesDeLaVereda(page)
  await expect(suyas).toHaveCount(4)
  await expect(suyas.filter({ hasText: LEYENDA })).toHaveCount(0)
  await sinFaltas(page, 'primera-leyenda')
  await descartar(page, 'clara')
})

test('nada de la segunda se ve en la primera', { tag: '@larga' }, async ({ page }) => {
  await page.goto('/#/portada')
  await expect(page.getByText('Catastro y permisos de obra').first()).toBeVisible()
  await sinFaltas(page, 'primera-portada')
  await ingresar(page, 'pablo')
  await expect(page.getByRole('contentinfo')).toContainText('Desarrollado por COPIT - 2024')
  await expect(page.getByText(NOMBRE)).toHaveCount(0)
  await sinFaltas(page, 'primera-inicio')
  await page.getByRole('link', { name: 'Ingresar carpeta' }).click()
  await page.getByRole('combobox', { name: 'Tipo de encomienda' }).fill('Muelle')
  await expect(page.getByRole('option', { name: 'Muelle' })).toHaveCount(0)
  await elegirEncomienda(page, 'Conforme de uso')
  await expect(page.getByRole('region', { name: 'Antes de empezar' })).toBeVisible()
  await expect(page.getByText(REQUISITO)).toHaveCount(0)
  await sinFaltas(page, 'primera-tipo')
  await abrirDesglose(page, await carpetaDeDiego(page))
  await enEstado(page, 'RECIBIDO MESA ENTRADAS')
  await sinFaltas(page, 'primera-recibida')
})
