import { LLAMADAS } from '@catastro/domain/llamadas'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type AppDePrueba, appDePrueba, CUIL, type Demo } from '../../pruebas/appDePrueba.ts'
import { EXPORTABLES } from '../importaciones/listas.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

const leer = async (quien: Demo, url: string) => (await portal.como(quien, { url: `/api${url}` })).statusCode
type Linea = [que: string, quien: string, rol: string | null, rechazada: boolean]
async function mias(quien: Demo, pagina = '?porPagina=25&pagina=1'): Promise<Linea[]> {
  const { consultas } = (await portal.como(quien, { url: `/api/consultas/mias${pagina}` })).json()
  return consultas.map((c: Record<string, unknown>) => [c.que, c.quien, c.rol, c.rechazada])
}
/** What was noted is written within a second, after the answer. */
const alFin = (quien: Demo, esperadas: readonly Linea[]) => expect.poll(() => mias(quien)).toEqual(esperadas)

describe('quién consultó mis datos', () => {
  it('dice del personal el nombre y el rol, de los demás qué son, y de uno mismo nada', async () => {
    expect(await mias('clara')).toEqual([])
    expect(await leer('clara', `/padron/obtenerPadron/${CUIL.clara}`)).toBe(200)
    expect(await leer('lucia', `/padron/obtenerPadron/${CUIL.clara}`)).toBe(200)
    expect(await leer('pablo', `/formulario/buscarPropietario/${CUIL.clara}`)).toBe(200)
    await alFin('clara', [
      ['Sus datos, por su CUIL o DNI', 'Un profesional', null, false],
      ['Sus datos, por su CUIL o DNI', 'Lucía Juárez', 'OPERADOR MESA DE ENTRADAS', false],
    ])
    expect(await mias('clara', '?porPagina=5&pagina=2')).toEqual([])
    expect(await mias('rosa')).toEqual([])
  })

  it('también por su DNI, y lo que se negó', async () => {
    const { rows } = await portal.db.$client.query(
      'select id_carpeta from carpeta where id_persona = 2 order by 1 limit 1',
    )
    const carpeta = `/documentacion/carpeta/${rows[0]?.id_carpeta}`
    const antes = await mias('pablo')
    expect(antes).toEqual([])
    expect(await leer('bruno', carpeta)).toBe(404)
    expect(await leer('hector', carpeta)).toBe(200)
    expect(await leer('pablo', carpeta)).toBe(200)
    expect(await leer('rosa', `/padron/obtenerPadron/${CUIL.pablo.slice(2, 10)}`)).toBe(200)
    await alFin('pablo', [
      ['Sus datos, por su CUIL o DNI', 'Otra persona', null, false],
      ['Una carpeta en la que usted es parte', 'Héctor Paz', 'JEFE DE DEPARTAMENTO', false],
      ['Una carpeta en la que usted es parte', 'Un profesional', null, true],
    ])
  })

  it('nada de lo que se buscó, ni de quién era, se lee en la base', async () => {
    const { rows } = await portal.db.$client.query('select * from consulta_personal')
    expect(rows.length).toBeGreaterThan(5)
    const sin = rows.map(({ id_persona: _, ...fila }) => JSON.stringify(fila)).join()
    for (const cuil of Object.values(CUIL)) expect(sin).not.toContain(cuil.slice(2, 10))
  })
})

describe('lo que se ve entre lo de otros (A-211)', () => {
  const EN_LISTA = 'Una carpeta en la que usted es parte, en una lista'
  beforeAll(async () => {
    await portal.db.$client.query(
      `insert into correo_saliente (destinatario, motivo, redaccion, id_persona)
       values ('clara.nieva@example.com', 'CARPETA', '{"asunto":"Carpeta 1007","parrafos":[],"datos":[],"accion":{"texto":"Ver","ruta":"/"}}', 7);
       insert into pago (tipo, id_persona, monto, transaccion, producto, referencia, clave, estado, confirmado_el, busqueda)
       values ('LIBRE_DEUDA', 7, 255000, 'T7654321', 'Libre Deuda', '{"padron":"100001"}', '100001', 'CONFIRMADO', now(),
         '27309991112 NIEVA CLARA');
       insert into libre_deuda (id_persona, padron, id_pago, busqueda)
       select 7, '100001', id_pago, '' from pago where transaccion = 'T7654321'`,
    )
  })
  const manzana = async () => {
    const { rows } = await portal.db.$client.query(
      'select id_manzana as id from parcela join carpeta using (padron) where id_carpeta = 1007',
    )
    return rows[0]?.id
  }
  it.each([
    ['la mesa, por página', '/documentacion/listarTodas?porPagina=25', EN_LISTA],
    ['la mesa, entera', '/documentacion/listarTodas', EN_LISTA],
    ['las veredas de una persona', '/documentacion/listarCarpetasVeredas?idPersona=7&porPagina=25', EN_LISTA],
    ['una manzana del mapa', async () => `/mapa/manzanas/${await manzana()}/carpetas`, EN_LISTA],
    ['los pagos, por CUIL', `/pagos/listar?porPagina=25&buscar=${CUIL.clara}`, 'Un pago suyo, en una lista'],
    ['los correos', '/notificaciones/correos?porPagina=25', 'Un correo que el portal le envió, en una lista'],
    ['los Libre Deuda', '/libreDeuda/solicitudes?porPagina=25', 'Su certificado de Libre Deuda, en una lista'],
    [
      'los inmuebles con elevadores',
      '/elevadores/inmuebles?porPagina=25',
      'Los elevadores de un inmueble en el que usted figura, en una lista',
    ],
    [
      'la tarjeta de un inmueble',
      '/elevadores/inmuebles/100002/tarjeta',
      'Los elevadores de un inmueble en el que usted figura',
    ],
    ['una exportación', '/exportaciones/padrones?formato=csv', 'Una lista entera en la que usted figura'],
  ] as const)('%s', async (_caso, donde, que) => {
    await portal.db.$client.query(`begin; set local portal.recorte = 'si'; delete from consulta_personal; commit`)
    expect(await leer('lucia', typeof donde === 'string' ? donde : await donde())).toBe(200)
    await alFin('clara', [[que, 'Lucía Juárez', 'OPERADOR MESA DE ENTRADAS', false]])
    const deVarios = async () =>
      (await portal.db.$client.query('select from consulta_personal where sujetos is not null')).rows.length
    // A list is one row, and a card none of them; an export, one a part of 500, each written within a second.
    const deUnaLista = que.endsWith('en una lista') ? 1 : 0
    await expect.poll(deVarios).toBe(que.startsWith('Una lista entera') ? 5 : deUnaLista)
  })

  it('un nombre buscado por quien no es del personal', async () => {
    await portal.db.$client.query(`begin; set local portal.recorte = 'si'; delete from consulta_personal; commit`)
    expect(await leer('pablo', '/padron/obtenerPadronNombre/NIEVA%20CLARA')).toBe(200)
    await alFin('clara', [['Un inmueble a su nombre, en una lista', 'Un profesional', null, false]])
  })

  it('quien el registro conoce solo por su DNI lo ve cuando entra por primera vez', async () => {
    await portal.db.$client.query(
      `insert into padron (padronm, padronp, apeynom, dni) values ('700001', '700001', 'AVILA ROSA', $1)`,
      [CUIL.rosa.slice(2, 10)],
    )
    expect(await leer('lucia', '/padron/obtenerPadronNombre/AVILA%20ROSA')).toBe(200)
    await expect
      .poll(async () => (await mias('rosa')).filter(([que]) => que === 'Un inmueble a su nombre, en una lista').length)
      .toBe(1)
  })
})

describe('ráfagas', () => {
  const delDia = async () =>
    (await portal.como('ana', { url: '/api/consultas/rafagas' }))
      .json()
      .rafagas.map((r: Record<string, unknown>) => [r.idPersona, r.consultas, r.personasEnUnaHora, r.rechazos])
  const anotar = (persona: number, clase: string, cuantas: number, sujetos: number) =>
    portal.db.$client.query(
      `insert into consulta_personal (id_persona, tipo, clase, criterio_hash, sujeto_hash, ocurrido_el)
       select $1, '/x', $2, repeat('0', 64), case when $4 > 0 then lpad((n % $4)::text, 64, '0') end,
         date_trunc('hour', now()) - interval '30 hours'
       from generate_series(1, $3) n`,
      [persona, clase, cuantas, sujetos],
    )

  it.each([
    ['5.000 consultas que no muestran a nadie', 11, 'CONSULTA', 5000, 0, []],
    ['39 personas en una hora', 13, 'LECTURA', 200, 39, []],
    ['40 personas en una hora', 14, 'LECTURA', 40, 40, [[14, 0, 40, 0]]],
    ['19 rechazos', 15, 'RECHAZO', 19, 0, []],
    ['20 rechazos', 16, 'RECHAZO', 20, 0, [[16, 0, 0, 20]]],
  ] as const)('%s', async (_caso, persona, clase, cuantas, sujetos, esperadas) => {
    await anotar(persona, clase, cuantas, sujetos)
    expect((await delDia()).filter(([id]: number[]) => id === persona)).toEqual(esperadas)
  })

  it.each([
    ['149 titulares de 300', 21, null, 149, false],
    ['la mitad del máximo', 22, null, 150, true],
    ['del personal, 1.499 de 3.000', 23, 'JEFE DE DEPARTAMENTO', 1499, false],
    ['del personal, la mitad', 24, 'JEFE DE DEPARTAMENTO', 1500, true],
  ] as const)('%s', async (_caso, persona, rol, mostrados, seVe) => {
    await portal.db.$client.query(
      `with c as (
         insert into consulta_personal (id_persona, tipo, criterio_hash, rol, ocurrido_el)
         values ($1, '/x', repeat('0', 64), $2, now() - interval '30 hours') returning ocurrido_el
       )
       insert into titulares_por_dia (id_persona, dia, mostrados)
       select $1, (ocurrido_el at time zone 'America/Argentina/Tucuman')::date, $3 from c`,
      [persona, rol, mostrados],
    )
    const { rafagas } = (await portal.como('ana', { url: '/api/consultas/rafagas' })).json()
    const suyas = rafagas.filter((r: { idPersona: number }) => r.idPersona === persona)
    expect(suyas.map((r: { titulares: number }) => r.titulares)).toEqual(seVe ? [mostrados] : [])
  })
})

/** The names that personal data go by in replies. */
const ES_DE_UNA_PERSONA =
  /^(apeynom|apellido_persona|nombre_persona|documento_persona|email_persona|telefono_persona|cuil|cuit|dni|titular|solicitante|responsable|propietario|persona|destinatario)$/

function campos(esquema: unknown): string[] {
  if (typeof esquema !== 'object' || esquema === null) return []
  const propios = Object.keys(Reflect.get(esquema, 'properties') ?? {})
  return [...propios, ...Object.values(esquema).flatMap(campos)]
}
const esDeUnaPersona = (campo: string) => ES_DE_UNA_PERSONA.test(campo)
const camposDe = (reply: unknown) =>
  reply instanceof z.ZodMiniType
    ? campos(z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any', reused: 'inline' }))
    : []

/** What is read without a note, and why. Anything else that is read says whose it is, or this fails. */
const SIN_ANOTAR: Readonly<Record<string, readonly string[]>> = {
  'del personal, por su trabajo': ['/documentacion/cargaDeInspectores', '/inspectores/getInspectores'],
  'números, sin la persona': ['/conservacion', '/mapa/carpetas/{version}/{z}/{x}/{y}', '/pagos/avisosSinPago'],
  'solo lo propio': [
    '/borradores/{clave}',
    '/borradores/{clave}/archivos',
    '/borradores/{clave}/archivos/{idArchivo}',
    '/catastroInicio/authStatus',
    '/catastroInicio/perfiles',
    '/catastroInicio/rolPersona',
    '/consultas/mias',
    '/documentacion/vistaDeLista/{lista}',
    '/elevadores/formulario27/enCurso',
    '/inicio/borradores',
    '/inicio/pendientes',
    '/elevadores/mios',
    '/libreDeuda/misCertificados',
    '/misDatos',
    '/misDatos/pedidos',
    '/obras/seguidas',
    '/pagos/mios',
    '/personas/miDomicilio',
    '/veredas/enCurso',
    '/visitas/agenda',
    '/visitas/llave',
  ],
  'de empresas, de inmuebles y de sus trámites, sin la persona': [
    '/documentacion/lugarEnCola',
    '/documentacion/proponerInspector',
    '/documentacion/relojes/{idCarpeta}',
    '/documentacion/requisitos',
    '/elevadores/datosDeEmpresa/{idInstitucion}',
    '/formulario/consultarFormulario27',
    '/formulario/obtenerFormulariosPorEncomiendaYIdCarpeta',
    '/mapa/buscar',
    '/mapa/manzanas/{idManzana}',
    '/mapa/parcelas/{idParcela}',
  ],
  'de quién son es lo que se busca: solo de un administrador, después de una restauración': [
    '/archivos/sinDueno',
    '/archivos/sinDueno/{nombre}',
  ],
  'lo que trae el archivo de quien importa, y nada de lo que ya había': [
    '/importaciones/{idImportacion}/desconocidos',
    '/importaciones/{idImportacion}/filas',
    '/importaciones/{idImportacion}/planilla',
  ],
  'datos de referencia y cuentas': [
    '/auditoria/{entidad}/{id}',
    '/calendario',
    '/catastroCalles/calles',
    '/catastroCalles/callesTipo',
    '/catastroReparticiones/oficinas',
    '/catastroReparticiones/reparticiones',
    '/catastroRoles',
    '/ciudad/configuracion',
    '/ciudad/configuracion/{clave}',
    '/documentacion/carpetasEnPreparacion',
    '/documentacion/requisitosDeEncomienda',
    '/documentacion/requisitosDeEncomienda/{idRequisito}',
    '/documentacion/tiposDeEncomienda',
    '/documentacion/tiposDeEncomienda/{idEncomiendaTipo}',
    '/consultas/rafagas',
    '/estadisticas',
    '/estadisticas/{grafico}/planilla',
    '/estado',
    '/formulario/calles',
    '/formulario/obtenerDeclarante',
    '/formulario/obtenerEstados',
    '/formulario/obtenerLeyendas/{idFormularioTipo}',
    '/formulario/obtenerTiposEncomienda',
    '/formulario/tarifas',
    '/formulario/tiposFormulario',
    '/formulario/tiposInmueble',
    '/formulario/tiposObra',
    '/importaciones',
    '/importaciones/{idImportacion}',
    '/inspectores/traerOficinas',
    '/instituciones/getInstituciones',
    '/instituciones/getInstitucionesTipo',
    '/mapa/capas',
    '/mapa/manzanas',
    '/mapa/teselas/{capa}/{version}/{z}/{x}/{y}',
    '/obrasTipo/getObrasTipo',
    '/obrasTipo/historial/{idObraTipo}',
    '/plazos',
    '/preciosPendientes',
    '/profesionales/colegios',
    '/profesionales/profesiones',
    '/profesionales/universidades',
    '/puestaEnMarcha',
    '/restauraciones',
    '/tarifas/getTarifas',
    '/tarifas/historial/{idTarifa}',
    '/visitas/historialDeLista/{idLista}',
    '/visitas/listas',
  ],
}

it('toda lectura dice de quién es, o por qué no se anota', () => {
  const sinDecir = LLAMADAS.filter(
    ({ method, quien, servicio, sobre, muestra }) =>
      method === 'GET' && quien !== 'publico' && servicio !== 'ciudadDigital' && !sobre && !muestra,
  ).map(({ path }) => path)
  expect(sinDecir.sort()).toEqual(Object.values(SIN_ANOTAR).flat().sort())
})

/** Of those, the ones whose replies have a field of a person's, and whose it is. */
const CON_UN_DATO_DE_PERSONA: Readonly<Record<string, string>> = {
  '/catastroInicio/authStatus': 'de uno mismo',
  '/documentacion/relojes/{idCarpeta}': '«solicitante» son sus días',
  '/elevadores/datosDeEmpresa/{idInstitucion}': 'el CUIT de una empresa',
  '/inspectores/getInspectores': 'del personal, por su trabajo',
}

it('lo que se lee sin anotarse no responde datos de otra persona', () => {
  const sinAnotar = new Set(Object.values(SIN_ANOTAR).flat())
  const con = LLAMADAS.filter(
    ({ method, path, reply }) => method === 'GET' && sinAnotar.has(path) && camposDe(reply).some(esDeUnaPersona),
  ).map(({ path }) => path)
  expect(con.sort()).toEqual(Object.keys(CON_UN_DATO_DE_PERSONA))
})

/** The lists that name people and are not noted as they are exported, and why. */
const EXPORTACIONES_SIN_ANOTAR = { inspectores: 'del personal, por su trabajo' }

it('toda lista que nombra personas dice de quiénes es mientras se exporta, o por qué no', () => {
  const sinDecir = Object.entries(EXPORTABLES)
    .filter(([, { consulta, muestra }]) => !muestra && /join persona |_persona as|tecnico/i.test(consulta.text))
    .map(([lista]) => lista)
  expect(sinDecir).toEqual(Object.keys(EXPORTACIONES_SIN_ANOTAR))
})

/** What writes and answers a person's name or address, and why it is not noted. */
const ESCRITURAS_SIN_ANOTAR: Readonly<Record<string, string>> = {}

it('lo que escribe y responde datos de una persona se anota, o dice por qué no', () => {
  const sinDecir = LLAMADAS.filter(
    ({ method, quien, servicio, sobre, muestra, reply }) =>
      method !== 'GET' &&
      quien !== 'publico' &&
      servicio !== 'ciudadDigital' &&
      !sobre &&
      !muestra &&
      camposDe(reply).some(esDeUnaPersona),
  ).map(({ path }) => path)
  expect(sinDecir).toEqual(Object.keys(ESCRITURAS_SIN_ANOTAR))
})
