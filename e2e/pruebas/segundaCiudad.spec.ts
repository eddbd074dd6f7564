import { expect, type Page, test } from '@playwright/test'
import { elegirEncomienda, pdf } from '../carpetas.ts'
import { entrarComo, ingresar, tokenDe } from '../ingresar.ts'
import { abrirOtraCiudad, type OtraCiudad } from '../otraCiudad.ts'
import { elegirArchivo } from '../recorridos.ts'
import { sinFaltas } from '../sinFaltas.ts'
import { pedirComo } from '../visitas.ts'

/**
 * Two cities from one build, side by side: the second has another name, crest, colour, footer, time zone and prices, an encomienda
 * type with forms 1 and 2, a requirement with its example, a state, a legend and a mail in its own words. What its
 * administrator writes is its data: nothing is built for it.
 */

const ESCUDO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const NOMBRE = 'Municipalidad de Puerto Lago'
const PIE = 'Dirección de Obras de Puerto Lago'
const DEPENDENCIA = 'Dirección de Obras Privadas'
const PORTAL = 'Obras'
const FRASE = 'Por la presente se hace constar que el inmueble figura así.'
const ACENTO = '#7A1F5C'
const ACENTO_EN_RGB = 'rgb(122, 31, 92)'
const MESA = 'INGRESADA POR MESA'
const LEYENDA = 'La vereda se hará con adoquines de piedra de la zona.'
const REQUISITO = 'Estudio de suelo firmado'
const ZONA = 'America/Noronha'
const COMO_VINO = {
  ...{ estado1: 'PRESENTADO', estado2: 'RECIBIDO MESA ENTRADAS', estado3: 'EN INSPECCION', estado4: 'OBSERVADO' },
  ...{
    estado5: 'PENDIENTE DE PAGO',
    estado6: 'PAGADO',
    estado7: 'APROBADO',
    estado8: 'RECHAZADO',
    estado9: 'FINALIZADO',
  },
}

const SIGNIFICA = 'La mesa la recibió, y le dio su número.'
/** What each state means, in the words of this city. */
const significados = (dice: string) =>
  Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`significa${n + 1}`, n === 1 ? dice : `Estado ${n + 1}.`]))

let otra: OtraCiudad
test.describe.configure({ mode: 'serial' })
test.setTimeout(300_000)
test.beforeAll(async () => {
  otra = await abrirOtraCiudad({ CIUDAD_ZONA: ZONA, LIMITE_LLAMADAS: '0', LIMITE_ENVIOS: '0', LIMITE_CONSULTAS: '0' })
})
test.afterAll(() => otra.cerrar())

const enLaOtra = async (page: Page) => {
  const contexto = await page.context().browser()?.newContext({ baseURL: otra.direccion })
  if (!contexto) throw new Error('Sin navegador')
  return contexto.newPage()
}

async function subir<R>(page: Page, url: string, campo: string, archivo: ReturnType<typeof pdf>): Promise<R> {
  const respuesta = await page.request.post(`/api${url}`, {
    headers: { authorization: await tokenDe(page, 'ana') },
    multipart: { [campo]: archivo },
  })
  expect(respuesta.status(), await respuesta.text()).toBe(200)
  return (await respuesta.json()) as R
}

test('un administrador la hace suya en una tarde, sin nadie que programe', async ({ page: primera }) => {
  const page = await enLaOtra(primera)
  const escribir = (clave: string, valor: object) =>
    pedirComo(page, 'ana', 'POST', '/ciudad/configuracion', { clave, version: 0, motivo: 'Puesta en marcha', valor })
  const { nombre: escudo } = await subir<{ nombre: string }>(page, '/ciudad/imagenes', 'imagen', {
    ...{ name: 'escudo.png', mimeType: 'image/png', buffer: ESCUDO },
  })
  await escribir('identidad', { nombre: NOMBRE, portal: PORTAL, dependencia: DEPENDENCIA, escudo })
  await escribir('colores', { primario: '#1E5631', acento: ACENTO })
  await escribir('pie', { pie: PIE })
  await escribir('certificados', { fraseLibreDeuda: FRASE, frasePadron: FRASE })
  await escribir('estados', { ...COMO_VINO, ...significados(SIGNIFICA), estado2: MESA })
  await escribir('leyendas', { leyendas1: LEYENDA, leyendas2: '' })
  const { ejemplo } = await subir<{ ejemplo: string }>(
    ...([page, '/documentacion/ejemplosDeRequisito', 'ejemplo', pdf('estudio-de-suelo.pdf')] as const),
  )
  const { idEncomiendaTipo } = await pedirComo<{ idEncomiendaTipo: number }>(
    ...([page, 'ana', 'POST', '/documentacion/tiposDeEncomienda'] as const),
    {
      ...{
        encomiendatipo: 'MUELLE',
        explicacion: 'Va a construir un muelle.',
        requiereCroquis: 0,
        formularios: [1, 5],
      },
      ...{ retirado: 0, motivo: 'Ordenanza 12', version: 0 },
    },
  )
  await pedirComo(page, 'ana', 'POST', '/documentacion/requisitosDeEncomienda', {
    ...{
      texto: REQUISITO,
      ayuda: 'Lo hace un ingeniero',
      orden: 6,
      obligatorio: 1,
      ejemplo,
      retirado: 0,
      vigenteDesde: '',
    },
    ...{ motivo: 'Ordenanza 12', version: 0, idEncomiendaTipo },
  })
  const { obrastipo } = await pedirComo<{ obrastipo: { idObraTipo: number; ObraTipo: string }[] }>(
    ...([page, 'ana', 'GET', '/obrasTipo/getObrasTipo'] as const),
  )
  const menor = obrastipo.find(({ ObraTipo }) => ObraTipo === 'OBRA MENOR')
  await pedirComo(page, 'ana', 'POST', '/obrasTipo/actualizarObrasTipo', {
    ...{ idObraTipo: menor?.idObraTipo, ObraTipo: menor?.ObraTipo, timbrado: '7777', provisorio: '1', definitivo: '1' },
    usrmod: 1,
  })

  // The words of a mail, on their screen.
  await entrarComo(page, 'ana')
  await page.goto('/#/ciudad')
  await page.getByRole('link', { name: 'Textos de los correos' }).click()
  await sinFaltas(page, 'segunda-correos')
  await page.getByRole('link', { name: 'Carpeta presentada', exact: true }).click()
  await page.getByLabel('Texto del correo').fill('Recibimos la {carpeta} en la ribera. {propietario}')
  await page.getByLabel('Motivo').fill('Como se habla acá')
  await expect(page.getByRole('region', { name: 'Cómo se vería' })).toContainText('Recibimos la 1024 en la ribera.')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText(/este correo no tiene el campo \{propietario\}/).first()).toBeVisible()
  await page.getByLabel('Texto del correo').fill('Recibimos la {carpeta} en la ribera.')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Guardado: ya se ve así').first()).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText('Como se habla acá')
  await sinFaltas(page, 'segunda-correo')

  // What it looks like before it is saved: its paper, its colours, its certificates and its states.
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
  for (const [campo, valor] of [
    ['Cantidad de luminarias', '3'],
    ['Recolección de residuos', '5'],
    ['Cantidad de árboles', '0'],
    ['Uso existente', 'VIVIENDA'],
    ['Uso a habilitar', 'MUELLE'],
  ] as const)
    await page.getByLabel(campo).fill(valor)
  await page.getByLabel('Conforme a habilitar').selectOption('Permitido')
  await enviarFormulario(page)
  await page.getByRole('link', { name: 'Editar formulario 2', exact: true }).click()
  for (const [campo, valor] of [
    ['Superficie con antecedentes', '120'],
    ['Permiso de construcción número', '4521'],
    ['Final de obra número', '77'],
    ['Trabajo autorizado 1', 'Muelle'],
    ['Observación 1', 'Según planos'],
  ] as const)
    await page.getByLabel(campo).fill(valor)
  await enviarFormulario(page)
}

/** A new folder of the city's own type, up to its breakdown. */
async function empezarMuelle(page: Page): Promise<number> {
  await page.getByRole('link', { name: 'Ingresar carpeta' }).click()
  await elegirEncomienda(page, 'Muelle')
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
  for (const [campo, valor] of [
    ['Ancho de calle', '8,5'],
    ['Ancho de vereda', '2'],
    ['Distancia al eje de calle', '6'],
    ['Árboles en vereda', '1'],
  ] as const)
    await page.getByLabel(campo).fill(valor)
  await expect(page.getByText('$ 7.777,00').first()).toBeVisible()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: /Presentar|Enviar/ }).click()
  await expect(page).toHaveURL(/#\/misCarpetas/)
  const fila = page.getByRole('row').nth(1)
  await expect(fila).toContainText('En preparación')
  const idCarpeta = Number(/\d{4,}/.exec((await fila.textContent()) ?? '')?.[0])
  await fila.getByRole('button', { name: /^Ver desglose/ }).click()
  return idCarpeta
}

test('quien presenta la recorre entera en la suya, y la primera sigue como vino', async ({ page: primera }) => {
  const page = await enLaOtra(primera)
  await page.goto('/#/portada')
  await expect(page.getByText(NOMBRE).first()).toBeVisible()
  await sinFaltas(page, 'segunda-portada')
  await ingresar(page, 'pablo')
  await expect(page.getByRole('contentinfo')).toContainText(PIE)
  await expect(page).toHaveTitle(new RegExp(`· ${PORTAL}$`))
  await expect(page.getByRole('banner')).toContainText(PORTAL)
  await expect(page.getByRole('banner').locator('img').first()).toHaveAttribute(
    'src',
    /ciudad\/imagenes\/[0-9a-f]{64}\.png/,
  )
  await sinFaltas(page, 'segunda-inicio')

  const idCarpeta = await empezarMuelle(page)
  await page.goto('/#/catastro')
  const espera = page.getByRole('region', { name: 'Espera por usted' })
  await expect(espera).toHaveCSS('border-left-color', ACENTO_EN_RGB)
  await page.goBack()
  await llenarFormularios(page)
  const requisitos = page.getByRole('region', { name: 'Requisitos' })
  await expect(requisitos.getByText('0 de 6 respondidos')).toBeVisible()
  const suyo = requisitos.getByRole('listitem', { name: REQUISITO })
  await expect(suyo.getByRole('link', { name: /Ver un ejemplo: estudio-de-suelo\.pdf/ })).toBeVisible()
  await sinFaltas(page, 'segunda-requisitos')
  for (const n of [1, 2, 3, 4, 5, 6]) {
    await elegirArchivo(page, requisitos.getByRole('button', { name: /^Adjuntar: / }).first(), pdf(`papel-${n}.pdf`))
    await expect(requisitos.getByText(`${n} de 6 respondidos`)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Presentar carpeta' }).click()
  await expect(page.getByText(`La carpeta ${idCarpeta} está presentada y pasó a Mesa de entradas.`)).toBeVisible()

  await pedirComo(page, 'lucia', 'PUT', '/formulario/actualizarTramite', {
    ...{ idTramite: idCarpeta, idEstado: 2, expediente: '17-P', observaciones: '' },
  })
  await page.reload()
  await expect(page.getByText(MESA).first()).toBeVisible()
  await expect(page.getByText('RECIBIDO MESA ENTRADAS')).toHaveCount(0)
  await sinFaltas(page, 'segunda-recibida')

  // What the state means, in its city's words.
  await page.goto('/#/ayuda')
  await expect(page.getByRole('definition').filter({ hasText: SIGNIFICA })).toHaveCount(1)
  await sinFaltas(page, 'segunda-ayuda')
  await page.goBack()

  // In the city's hour, which is not the browser's.
  const { seguimiento } = await pedirComo<{ seguimiento: { fecha: string }[] }>(
    ...([page, 'pablo', 'GET', `/documentacion/seguimiento/${idCarpeta}`] as const),
  )
  const hora = new Intl.DateTimeFormat('es-AR', { timeStyle: 'short', hourCycle: 'h23', timeZone: ZONA })
  for (const { fecha } of seguimiento) await expect(page.getByText(hora.format(new Date(fecha))).first()).toBeVisible()

  const { correos } = await pedirComo<{ correos: { idCorreo: number; asunto: string }[] }>(
    ...([page, 'ana', 'GET', `/notificaciones/correos?pagina=1&porPagina=25&buscar=${idCarpeta}`] as const),
  )
  const presentada = correos.find(({ asunto }) => asunto === `Carpeta ${idCarpeta}: presentada`)
  const { correo } = await pedirComo<{ correo: { texto: string } }>(
    ...([page, 'ana', 'GET', `/notificaciones/correo/${presentada?.idCorreo}`] as const),
  )
  expect(correo.texto).toMatch(`Recibimos la ${idCarpeta} en la ribera.`)
  expect(correo.texto).toContain(`${NOMBRE} · ${DEPENDENCIA}`)
  expect(correo.texto).not.toContain('Le avisaremos cuando haya novedades')
  await page.context().close()
  await comoVino(primera)
})

/** Nothing of the second city is seen in the first. */
async function comoVino(page: Page) {
  await ingresar(page, 'pablo')
  await expect(page.getByRole('contentinfo')).toContainText('Desarrollado por COPIT - 2024')
  await expect(page.getByText(NOMBRE)).toHaveCount(0)
  await sinFaltas(page, 'primera-inicio')
  await page.goto('/#/nuevaCarpeta')
  await page.getByRole('combobox', { name: 'Tipo de encomienda' }).fill('Muelle')
  await expect(page.getByRole('option', { name: 'Muelle' })).toHaveCount(0)
  const { leyendas1 } = await pedirComo<{ leyendas1: string[] }>(
    ...([page, 'pablo', 'GET', '/formulario/obtenerLeyendas/12'] as const),
  )
  expect([leyendas1.length, leyendas1.includes(LEYENDA)]).toEqual([4, false])
}

async function siguiente(page: Page, titulo: string) {
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await expect(page.getByRole('heading', { level: 2, name: titulo })).toBeVisible()
}

test('un vecino lee en la suya la leyenda que escribió su ciudad', async ({ page: primera }) => {
  const page = await enLaOtra(primera)
  await entrarComo(page, 'clara')
  await page.goto('/#/veredas')
  const padron = page.getByRole('textbox', { name: 'Padrón' })
  await padron.fill('100001')
  await padron.press('Enter')
  await expect(page.getByText('SAN MARTIN 450')).toBeVisible()
  await siguiente(page, 'La obra')
  await page.getByRole('checkbox', { name: 'Vereda' }).check()
  await page.getByLabel('Ancho').fill('2,5')
  await page.getByLabel('Largo').fill('10')
  await page.getByLabel('Monto de obra').fill('250.000')
  await page.getByLabel('Días de depósito de materiales').fill('3')
  await page.getByLabel('Metros de cerca').fill('4,5')
  await siguiente(page, 'Solicitante')
  const condiciones = page.getByRole('region', { name: 'Condiciones para la vereda' })
  await expect(condiciones.getByRole('listitem')).toHaveText([LEYENDA])
  await sinFaltas(page, 'segunda-leyenda')
  await page.context().close()
})
