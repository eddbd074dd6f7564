import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page, expect as seEspera } from '@playwright/test'
import { cuitDe } from '../sandbox/src/ciudadDemo/cuit.ts'
import { rutaDeChromium } from '../scripts/chromium.mjs'
import { iniciarServidor, puertoLibre } from '../server/pruebas/caidas/proceso.ts'
import { conBase } from '../server/pruebas/caidas/revision.ts'
import { RAIZ } from '../server/pruebas/casa.ts'
import { exigirDeDebian } from '../server/pruebas/instalacion/deDebian.ts'
import { iniciarNginx } from '../server/pruebas/instalacion/nginx.ts'
import { conCiudad, hacerRoles, iniciarUnidad, tokenDe } from '../server/pruebas/instalacion/produccion.ts'
import { zipDe } from '../server/pruebas/shapefileDePrueba.ts'
import { smtpDePrueba } from '../server/pruebas/smtpDePrueba.ts'
import { iniciarPostgres } from '../server/src/plataforma/postgresEmbebido/postgresEmbebido.ts'
import { elegirEncomienda, pdf } from './carpetas.ts'
import { CUIL, type Demo } from './ingresar.ts'

/**
 * Part of `npm run pruebas:largas`: the first day of a city. From an empty database, served as docs/operacion.md says behind
 * nginx with TLS, to its first folder received: only by its screens, and with files such as a land register gives. Prints how
 * long each step took. `PARCELAS=1000` makes a small city of it.
 */

const expect = seEspera.configure({ timeout: 60_000 })
const PARCELAS = Number(process.env.PARCELAS ?? 100_000)
const EMPLEADOS = Number(process.env.EMPLEADOS ?? 200)
const CARPETAS = Number(process.env.CARPETAS ?? 5000)
/** Of one ZIP: a browser that is driven takes 50 MB from memory. And what a scanned page weighs. */
const POR_ZIP = 800
const BYTES_DE_UN_PAPEL = 60_000
const CALLES = 400
const NOMBRE = 'catastro.example.gob.ar'
const FOTOS = process.env.FOTOS

const CROQUIS = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

interface Archivo {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}
const nombreDeCalle = (n: number) => `CALLE ${String(n).padStart(3, '0')}`
const planilla = (name: string, filas: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${filas.join('\n')}\n`),
})
const calles = () =>
  planilla('calles.csv', ['Calle;Tipo', ...Array.from({ length: CALLES }, (_, n) => `${nombreDeCalle(n)};CALLE`)])
/** The owner of the first is Rosa, who will have a folder. */
const padrones = () =>
  planilla('padrones.csv', [
    'Padrón;Padrón provincial;Apellido y nombre;DNI;Calle;Número;Sección;Manzana;Parcela',
    ...Array.from({ length: PARCELAS }, (_, n) =>
      [
        200_000 + n,
        500_000 + n,
        n === 0 ? 'AVILA ROSA' : `TITULAR ${n}`,
        n === 0 ? '33666777' : 10_000_000 + n,
        nombreDeCalle(n % CALLES),
        100 + (n % 9000),
        1 + (n % 20),
        1 + (Math.floor(n / 20) % 500),
        n % 40,
      ].join(';'),
    ),
  ])

const PREGUNTAS_DE_ENTONCES = ['Destino', 'Superficie cubierta', 'Cantidad de plantas', '¿Tiene cloacas?']
const numeroAnterior = (n: number) => `${1000 + n}-P-${1990 + (n % 30)}`
/** From their old system, each with the steps that it took. */
const carpetas = () =>
  planilla('carpetas.csv', [
    'Número;Tipo de encomienda;Padrón;Propietario;Presentada;Estado;Estado desde;Historia',
    ...Array.from({ length: CARPETAS }, (_, n) => {
      const anio = 1990 + (n % 30)
      const historia = `05/03/${anio} RECIBIDO MESA ENTRADAS | 12/04/${anio} EN INSPECCION | 20/06/${anio} APROBADO`
      const padron = 200_001 + (n % (PARCELAS - 1))
      return `${numeroAnterior(n)};OBRA NUEVA;${padron};TITULAR ${n};01/03/${anio};FINALIZADO;10/09/${anio};${historia}`
    }),
  ])
/** What a form of each said there, a row for each answer. */
const respuestas = () =>
  planilla('formularios.csv', [
    'Carpeta;Formulario;Orden;Pregunta;Respuesta',
    ...Array.from({ length: CARPETAS }, (_, n) =>
      PREGUNTAS_DE_ENTONCES.map((pregunta, p) => `${numeroAnterior(n)};Planilla B;${p + 1};${pregunta};Respuesta ${n}`),
    ).flat(),
  ])
/** A scan of each, in the folder of its number. */
async function papeles(desde: number) {
  const cuantos = Math.min(POR_ZIP, CARPETAS - desde)
  const papel = () => Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(BYTES_DE_UN_PAPEL)])
  const partes = Array.from({ length: cuantos }, (_, n) => [`${numeroAnterior(desde + n)}/expediente.pdf`, papel()])
  return {
    name: `papeles-${desde}.zip`,
    mimeType: 'application/zip',
    buffer: await zipDe(Object.fromEntries(partes)),
  }
}

const empleadoNumero = (n: number) => ({ cuil: cuitDe('20', String(30_000_000 + n)), apellido: `EMPLEADO ${n}` })
const empleados = () =>
  planilla('empleados.csv', [
    'CUIL;Apellido;Nombre;Repartición;Oficina;Roles',
    ...Array.from({ length: EMPLEADOS }, (_, n) => {
      const { cuil, apellido } = empleadoNumero(n)
      return [
        cuil,
        apellido,
        'DE LA CIUDAD',
        'CATASTRO Y OBRAS',
        n % 2 === 0 ? 'MESA' : 'INSPECTORIA',
        n % 2 === 0 ? 'OPERADOR MESA DE ENTRADAS' : 'INSPECTOR',
      ].join(';')
    }),
  ])

/** The stand-in of Ciudad Digital knows eighty people; a city's own knows those who work for it. */
const darDeAltaEnCiudadDigital = (datos: string) =>
  conBase(datos, (base) =>
    base.query(
      `insert into ciudad_digital.cd_ciudadano select * from jsonb_populate_recordset(null::ciudad_digital.cd_ciudadano, $1::jsonb)`,
      [
        JSON.stringify(
          Array.from({ length: EMPLEADOS }, (_, n) => ({
            id_persona: 900_000 + n,
            documento_persona: empleadoNumero(n).cuil,
            dni: String(30_000_000 + n),
            nombre_persona: 'DE LA CIUDAD',
            apellido_persona: empleadoNumero(n).apellido,
            email_persona: `empleado${n}@example.gob.ar`,
            telefono_persona: '0381 4000000',
          })),
        ),
      ],
    ),
  )

exigirDeDebian('nginx', 'openssl')
const carpeta = await mkdtemp(join(tmpdir(), 'primer-dia-'))
const puertos = { http: await puertoLibre(), https: await puertoLibre(), portal: await puertoLibre() }
const direccion = `https://${NOMBRE}:${puertos.https}`
const postgres = await iniciarPostgres({ carpeta: join(carpeta, 'postgres'), fsync: false })
// A Ciudad Digital that knows where its people come back to, and whose browsers ask it.
const ciudad = await iniciarServidor(join(carpeta, 'ciudad'), { PUBLIC_URL: direccion })
await darDeAltaEnCiudadDigital(join(carpeta, 'ciudad'))
const correo = await smtpDePrueba()
const nginx = await iniciarNginx(join(carpeta, 'nginx'), puertos)
const unidad = await iniciarUnidad({
  proyecto: RAIZ,
  node: process.execPath,
  carpeta: join(carpeta, 'portal'),
  bases: await hacerRoles(postgres.conexion, '_dia'),
  puerto: puertos.portal,
  ajustes: {
    ...conCiudad(ciudad.direccion),
    PUBLIC_URL: direccion,
    SMTP_URL: `smtp://127.0.0.1:${correo.puerto}`,
    CORREO_REMITENTE: 'catastro@example.gob.ar',
    CORREO_OFICINA: 'mesa@example.gob.ar',
    RESPALDO_CARPETA: join(carpeta, 'copias'),
    RESPALDO_HORA: '03:00',
  },
})
const navegador = await chromium.launch({
  executablePath: rutaDeChromium() ?? '',
  args: ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=MAP ${NOMBRE} 127.0.0.1`],
})

const tiempos: { readonly paso: string; readonly segundos: number }[] = []
async function paso<T>(nombre: string, hacer: () => Promise<T>): Promise<T> {
  const desde = performance.now()
  const hecho = await hacer()
  const segundos = (performance.now() - desde) / 1000
  tiempos.push({ paso: nombre, segundos })
  console.log(`${nombre.padEnd(58)}${segundos.toFixed(1).padStart(8)} s`)
  return hecho
}

async function entrar(quien: Demo): Promise<Page> {
  const contexto = await navegador.newContext({
    baseURL: direccion,
    ignoreHTTPSErrors: true,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Tucuman',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await contexto.newPage()
  page.setDefaultTimeout(60_000)
  await page.goto(`/?auth=${await tokenDe(ciudad.direccion, CUIL[quien])}#/catastro`)
  await page.getByRole('heading', { name: 'Seleccione una opción' }).waitFor()
  return page
}
async function ir(page: Page, ruta: string) {
  await page.goto(`/#${ruta}`)
  await page.locator('main h1').waitFor()
}
async function guardar(page: Page, mensaje: string) {
  await page.getByRole('dialog').last().getByRole('button', { name: 'Guardar' }).click()
  await page.getByText(mensaje).first().waitFor()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Guardar' })).toHaveCount(0)
}
async function foto(page: Page, nombre: string) {
  if (!FOTOS) return
  await ir(page, '/puestaEnMarcha')
  await page.getByRole('heading', { name: /^14\. / }).waitFor()
  // From the top: the bar would stand in the middle of it.
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.screenshot({ path: join(FOTOS, `${nombre}.png`), fullPage: true })
}

async function reparticionYOficinas(page: Page) {
  await ir(page, '/oficinas')
  await page.getByRole('button', { name: 'Gestionar reparticiones' }).click()
  await page.getByRole('button', { name: 'Nuevo: repartición' }).click()
  await page.getByLabel('Nombre').fill('CATASTRO Y OBRAS')
  await guardar(page, 'Repartición creada con éxito')
  await ir(page, '/instituciones')
  await page.getByRole('button', { name: 'Nuevo: institución' }).click()
  await page.getByLabel('Nombre').fill('MUNICIPIO DEL SUR')
  const tipo = page.getByRole('dialog').getByLabel('Tipo de institución')
  await tipo.selectOption({ index: 1 })
  await guardar(page, 'Institución creada con éxito')
  for (const oficina of ['MESA', 'INSPECTORIA']) {
    await ir(page, '/home')
    await ir(page, '/oficinas')
    await page
      .getByRole('button', { name: /^Nuevo/ })
      .first()
      .click()
    await page.getByLabel('Nombre').fill(oficina)
    await page.getByRole('dialog').getByLabel('Institución').selectOption({ label: 'MUNICIPIO DEL SUR' })
    await page.getByRole('dialog').getByLabel('Repartición').selectOption({ label: 'CATASTRO Y OBRAS' })
    await guardar(page, 'Oficina creada con éxito')
  }
}

async function empleado(page: Page, quien: Demo, oficina: string, rol: string) {
  await ir(page, '/empleados')
  await page.getByLabel('CUIL del empleado').fill(CUIL[quien])
  await page.getByRole('button', { name: 'Buscar' }).click()
  await page.getByLabel('Repartición').selectOption({ label: 'CATASTRO Y OBRAS' })
  await page.getByLabel('Oficina').selectOption({ label: oficina })
  await page.getByLabel(rol, { exact: true }).check()
  await page.getByRole('button', { name: /^(Agregar|Modificar) Empleado$/ }).click()
  // Saved, it asks for the next one.
  await expect(page.getByLabel('CUIL del empleado')).toHaveValue('')
}

async function importar(
  page: Page,
  clase: 'calles' | 'padrones' | 'empleados' | 'carpetasAnteriores' | 'archivosAnteriores' | 'respuestasAnteriores',
  archivo: Archivo,
) {
  await ir(page, '/importaciones')
  await page.getByLabel('Qué se importa').selectOption(clase)
  await page.locator('input[type=file]').setInputFiles(archivo)
  await page.getByText(`${archivo.name} (`).waitFor()
  await page.getByRole('button', { name: 'Revisar archivo' }).click()
  if (clase === 'empleados') await buscarPersonas(page)
  await page.getByRole('button', { name: 'Aplicar', exact: true }).click({ timeout: 900_000 })
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Aplicar|Confirmar|Aceptar)$/ })
    .click()
  const una = page.getByLabel('La importación')
  await una.getByText('Importada', { exact: true }).waitFor({ timeout: 900_000 })
}

/** Ciudad Digital admits so many questions a minute: who imports presses again, as a person would. */
async function buscarPersonas(page: Page) {
  const buscar = page.getByRole('button', { name: 'Buscar en Ciudad Digital' })
  const todas = page.getByText(`Ciudad Digital conoce a ${EMPLEADOS} de ${EMPLEADOS} personas`)
  for (;;) {
    await buscar.click()
    const otraVez = page.getByRole('button', { name: 'Reintentar' })
    await todas.or(otraVez).first().waitFor()
    if (await todas.isVisible()) return
    await page.waitForTimeout(10_000)
  }
}

async function precios(page: Page) {
  await ir(page, '/precios')
  for (const [seccion, campos] of [
    ['Tarifas', ['Precio unitario', 'Valor']],
    ['Tipos de obra', ['Timbrado', 'Provisorio', 'Definitivo']],
  ] as const) {
    const lista = page.getByRole('region', { name: seccion, exact: true })
    await lista
      .getByRole('button', { name: /^Confirmar / })
      .first()
      .waitFor()
    const faltan = await lista.getByRole('button', { name: /^Confirmar / }).count()
    await lista
      .getByRole('button', { name: /^Confirmar / })
      .first()
      .click()
    for (let n = faltan; n > 0; n--) {
      for (const campo of campos) await lista.getByLabel(campo, { exact: true }).fill('1234,50')
      await page.keyboard.press('Enter')
      await expect(lista.getByRole('button', { name: /^Confirmar ./ })).toHaveCount(Math.max(0, n - 2))
    }
    await expect(lista.getByRole('textbox')).toHaveCount(0)
    await expect(lista.getByText('Por confirmar')).toHaveCount(0)
  }
  await page.getByText('Todos los precios están confirmados.').waitFor()
}

async function loQueNoSeUsa(page: Page, ...pasos: readonly RegExp[]) {
  await ir(page, '/puestaEnMarcha')
  for (const titulo of pasos) {
    const suyo = page.getByRole('listitem', { name: titulo })
    await suyo.getByRole('button', { name: 'La ciudad no lo usa' }).click()
    await suyo.getByRole('textbox').fill('La ciudad empieza sin esto')
    await suyo.getByRole('button', { name: 'Confirmo que no se usa' }).click()
    await suyo.getByText('No se usa').waitFor()
  }
}

/** Each as its step says: the test mail, Ciudad Digital asked, the copy made by its command and read. */
async function loQueSePrueba(page: Page) {
  await unidad.correr('server/dist/respaldo.js', 'respaldar')
  await ir(page, '/puestaEnMarcha')
  for (const prueba of ['Mandarme un correo', 'Preguntar a Ciudad Digital', 'Leer la última copia']) {
    const suyo = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: prueba }) })
    await suyo.getByRole('button', { name: prueba }).click()
    await suyo.getByText('Hecho', { exact: true }).waitFor()
  }
}

async function profesional(page: Page) {
  await ir(page, '/colegios')
  const agregar = async (boton: string, campo: string, valor: string, mensaje: string, colegio?: string) => {
    await page.getByRole('button', { name: boton }).click()
    await page.getByLabel(campo).fill(valor)
    if (colegio) await page.getByRole('dialog').getByLabel('Colegio').selectOption({ label: colegio })
    await guardar(page, mensaje)
  }
  await agregar('Agregar colegio', 'Nombre del colegio', 'COLEGIO DEL SUR', 'Colegio agregado.')
  await agregar(
    'Agregar profesión',
    'Nombre de la profesión',
    'PERITO DEL SUR',
    'Profesion agregada.',
    'COLEGIO DEL SUR',
  )
  await agregar('Agregar universidad', 'Nombre de la universidad', 'UNIVERSIDAD DEL SUR', 'Universidad agregada.')
  await page.getByLabel('CUIL del profesional').fill(CUIL.pablo)
  await page.getByRole('button', { name: 'Buscar', exact: true }).first().click()
  await page.getByLabel('Profesión', { exact: true }).selectOption({ label: 'Perito del sur (Colegio del sur)' })
  await page.getByLabel('Universidad', { exact: true }).selectOption({ label: 'Universidad del sur' })
  await page.getByRole('textbox', { name: 'Matrícula', exact: true }).fill('A-1')
  await page.getByLabel('Vencimiento de la matrícula').fill('2099-12-31')
  await page.getByRole('button', { name: 'Agregar', exact: true }).click()
  await page.getByText('Listo !').waitFor()
}

async function carpetaPresentada(page: Page): Promise<number> {
  await page.getByRole('link', { name: 'Ingresar carpeta' }).click()
  await elegirEncomienda(page, 'Conforme de uso')
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await page.getByLabel('CUIL del propietario').fill(CUIL.rosa)
  await page.getByRole('button', { name: 'Buscar propietario' }).click()
  await page.getByLabel('Domicilio del propietario').fill('CALLE 000 100')
  await page.getByRole('region', { name: 'Propietario' }).getByRole('button', { name: 'Guardar domicilio' }).click()
  await page.getByText('Domicilio agregado con éxito!').first().waitFor()
  await page.getByRole('button', { name: 'Agregar domicilio de obra' }).click()
  await page.getByRole('dialog').getByLabel('Padrón').first().fill('200000')
  await page.getByRole('dialog').getByRole('button', { name: 'Buscar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Usar este domicilio' }).click()
  await page.getByLabel('Tipo de inmueble').selectOption({ label: 'Local comercial' })
  await page.getByLabel('Tipo de obra').selectOption({ label: 'Obra menor' })
  await page.getByLabel('Ancho de calle').fill('8,5')
  await page.getByLabel('Ancho de vereda').fill('2')
  await page.getByLabel('Distancia al eje de calle').fill('6')
  await page.getByLabel('Árboles en vereda').fill('1')
  await page.locator('input[type=file]').setInputFiles({ name: 'croquis.png', mimeType: 'image/png', buffer: CROQUIS })
  await page.getByText('croquis.png').waitFor()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: /Presentar|Enviar/ }).click()
  await page.getByText('Carpeta creada con éxito').first().waitFor()
  const fila = page.getByRole('row').nth(1)
  await expect(fila).toContainText('PRESENTADO')
  const idCarpeta = Number(/\d{4,}/.exec((await fila.textContent()) ?? '')?.[0])
  await fila.getByRole('button', { name: /Ver desglose/ }).click()
  await page.getByRole('link', { name: 'Editar formulario 1', exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Sí' })).toHaveCount(7)
  for (const si of await page.getByRole('radio', { name: 'Sí' }).all()) await si.check()
  await page.getByLabel('Cantidad de luminarias').fill('3')
  await page.getByLabel('Recolección de residuos').fill('5')
  await page.getByLabel('Cantidad de árboles').fill('0')
  await page.getByLabel('Uso existente').fill('VIVIENDA')
  await page.getByLabel('Uso a habilitar').fill('LIBRERIA')
  await page.getByLabel('Conforme a habilitar').selectOption({ label: 'Permitido' })
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: /Enviar/ }).click()
  await page.getByText('Formulario enviado!').first().waitFor()
  const requisitos = page.getByRole('region', { name: 'Requisitos' })
  await requisitos.getByText(/^0 de \d+ respondidos$/).waitFor()
  const papeles = await requisitos.locator('input[type=file]').all()
  for (const [n, papel] of papeles.entries()) {
    await papel.setInputFiles(pdf(`papel-${n}.pdf`))
    await requisitos.getByText(`${n + 1} de ${papeles.length} respondidos`).waitFor()
  }
  await page.getByRole('button', { name: 'Presentar carpeta' }).click()
  await page.getByText(`La carpeta ${idCarpeta} está presentada y pasó a Mesa de entradas.`).waitFor()
  return idCarpeta
}

async function recibir(page: Page, idCarpeta: number) {
  await ir(page, '/verCarpetas')
  await page
    .getByRole('row', { name: new RegExp(String(idCarpeta)) })
    .getByRole('button', { name: /Adjuntar/ })
    .click()
  await page.getByLabel(/expediente/i).fill('1-M-2026')
  const opcion = page.getByLabel('Nuevo estado').locator('option').filter({ hasText: 'RECIBIDO MESA ENTRADAS' }).first()
  await page.getByLabel('Nuevo estado').selectOption((await opcion.getAttribute('value')) ?? '')
  await page.getByRole('button', { name: 'FINALIZAR' }).click()
  await page.getByText('Operación exitosa!').first().waitFor()
}

try {
  const ana = await paso('1. La primera administradora entra', () => entrar('ana'))
  await foto(ana, 'puesta-en-marcha-vacia')
  await paso('2. Repartición, institución y dos oficinas', () => reparticionYOficinas(ana))
  await paso('3. Mesa de entradas, jefe e inspector', async () => {
    await empleado(ana, 'lucia', 'MESA', 'OPERADOR MESA DE ENTRADAS')
    await empleado(ana, 'hector', 'INSPECTORIA', 'JEFE DE DEPARTAMENTO')
    await empleado(ana, 'diego', 'INSPECTORIA', 'INSPECTOR')
  })
  await paso(`4. ${EMPLEADOS} empleados, de una planilla`, () => importar(ana, 'empleados', empleados()))
  await paso(`5. ${CALLES} calles, de una planilla`, () => importar(ana, 'calles', calles()))
  await paso(`6. ${PARCELAS} inmuebles, de una planilla`, () => importar(ana, 'padrones', padrones()))
  await foto(ana, 'puesta-en-marcha-a-medias')
  await paso('7. Los 26 precios, confirmados', () => precios(ana))
  await paso('8. Feriados del año, confirmados', async () => {
    await ir(ana, '/plazos')
    await ana
      .getByRole('button', { name: /^Confirmar/ })
      .first()
      .click()
    await ana.getByText(/está confirmado/).waitFor()
  })
  await paso('9. Lo que la ciudad no usa todavía', () =>
    loQueNoSeUsa(ana, /Feriados y plazos/, /Proveedor de pagos/, /Antivirus/, /Sello/),
  )
  await paso('10. Un correo, Ciudad Digital y una copia, probados', () => loQueSePrueba(ana))
  await foto(ana, 'puesta-en-marcha-hecha')
  await paso('11. Colegio, profesión y el primer profesional', () => profesional(ana))
  await paso(`12. ${CARPETAS} carpetas de antes, de una planilla`, () =>
    importar(ana, 'carpetasAnteriores', carpetas()),
  )
  await paso(`13. ${CARPETAS} papeles suyos, en ZIP`, async () => {
    for (let desde = 0; desde < CARPETAS; desde += POR_ZIP)
      await importar(ana, 'archivosAnteriores', await papeles(desde))
  })
  await paso(`14. ${CARPETAS * PREGUNTAS_DE_ENTONCES.length} respuestas de sus formularios, de una planilla`, () =>
    importar(ana, 'respuestasAnteriores', respuestas()),
  )
  const pablo = await entrar('pablo')
  const idCarpeta = await paso('15. La primera carpeta, presentada', () => carpetaPresentada(pablo))
  const lucia = await entrar('lucia')
  await paso('16. Recibida en mesa de entradas', () => recibir(lucia, idCarpeta))
  await ir(pablo, '/misCarpetas')
  await pablo.reload()
  await expect(pablo.getByRole('row').nth(1)).toContainText('RECIBIDO MESA ENTRADAS')
  const todo = tiempos.reduce((suma, { segundos }) => suma + segundos, 0)
  console.log(`${'En total'.padEnd(58)}${todo.toFixed(1).padStart(8)} s`)
  if (todo > 3600) throw new Error('El primer día no entra en una hora')
} catch (error) {
  for (const [n, page] of navegador
    .contexts()
    .flatMap((c) => c.pages())
    .entries())
    await page.screenshot({ path: join(tmpdir(), `primer-dia-${n}.png`), fullPage: true }).catch(() => undefined)
  console.error(unidad.salida().slice(-4000))
  throw error
} finally {
  await navegador.close()
  await unidad.detener()
  await ciudad.detener()
  await nginx.detener()
  await correo.detener()
  await postgres.detener()
  await rm(carpeta, { recursive: true, force: true })
}
