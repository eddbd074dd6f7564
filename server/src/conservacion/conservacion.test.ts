import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { terminarReposo } from '../../pruebas/barridoDePrueba.ts'
import { carpetasDePrueba } from '../../pruebas/carpetasDePrueba.ts'
import { cambiosEntre, filasDeCadaTabla } from '../../pruebas/filasDeCadaTabla.ts'
import { direccionDe, orden } from '../../pruebas/orden.ts'
import { sellarTodo } from '../../pruebas/sellarTodo.ts'
import { verificarCadena } from '../cadena/verificar.ts'

let portal: AppDePrueba
let registros: string
const consultar = async (texto: string, valores: unknown[] = []) => (await portal.db.$client.query(texto, valores)).rows
/** What only whoever made the life up can do: history is not edited. */
const aEscondidas = (texto: string) => consultar(`begin; set local portal.recorte = 'si'; ${texto}; commit`)
const MINUTO = 60_000
const DIA = 86_400_000
const hace = (dias: number, minutos = 0) => new Date(Date.now() - dias * DIA - minutos * MINUTO)
const UN_MINUTO_MENOS = -1

/** Ten years of a city: how old each thing is, and whether it goes. Worked out by hand, both sides of each limit. */
const AÑOS = [365, 730, 1095, 1460, 1826, 2191, 2556, 2921, 3287, 3652]
const VALOR = {
  borradores: '60',
  correos: '1096',
  registros: '90',
  consultas: '400',
  apartados: '7',
  auditoria: '2000',
  carpetas: '3653',
}
const QUEDAN = {
  borradores: ['b 59', 'b 60 menos un minuto'],
  correos: ['c 1095', 'c 1096 menos un minuto', 'c 365', 'c 3652 pendiente', 'c 730'],
  registros: ['otro.log.1', 'portal.log', 'portal.log.1'],
  consultas: ['q 365', 'q 400 menos un minuto'],
  auditoria: ['a 1095', 'a 1460', 'a 1826', 'a 2000 menos un minuto', 'a 365', 'a 730'],
}

const REGISTROS = ['otro.log.1', 'portal.log', 'portal.log-20170101', 'portal.log.1', 'portal.log.2.gz']

/** What `npm run conservar -- --simulacro` says of them, but for the dates of what is oldest. */
const LO_MAS_VIEJO = / Lo más viejo, del \d{4}-\d\d-\d\d, se va el \d{4}-\d\d-\d\d\.$/
const SIMULACRO = [
  'Borradores (60 días): hay 4; se van ahora 2, en 30 días 4.',
  'Correos (1.096 días): hay 12; se van ahora 8, en 30 días 10.',
  'Registros del servidor (90 días): hay 3; se van ahora 2, en 30 días 3.',
  expect.stringMatching(/^Consultas de datos personales \(400 días\): hay \d+; se van ahora 10, en 30 días 11\.$/),
  'Archivos apartados (7 días): hay 4; se van ahora 1, en 30 días 4.',
  expect.stringMatching(/^Auditoría \(2\.000 días\): hay \d+; se van ahora 6, en 30 días 7\.$/),
  'Datos personales de carpetas viejas (3.653 días): hay 4; se van ahora 2, en 30 días 3.',
]

/** Of every table of the base: how many rows went or are not as they were, and how many are new or as they became. */
const LO_QUE_CAMBIA = {
  // What lost its row with its mail waits to be swept.
  archivo_soltado: { seFueron: 0, entraron: 8 },
  // The two folders, their two forms, the two versions, the two answers of before and the two marks; and the six classes.
  auditoria: { seFueron: 6, entraron: 16 },
  borrador: { seFueron: 2, entraron: 0 },
  'cadena.punta': { seFueron: 1, entraron: 1 },
  // Where it was cut, in the place of those that went.
  'cadena.sello': { seFueron: 6, entraron: 1 },
  carpeta: { seFueron: 2, entraron: 2 },
  carpeta_sin_datos: { seFueron: 0, entraron: 2 },
  codigo_de_seguimiento: { seFueron: 2, entraron: 0 },
  conservacion_hecha: { seFueron: 0, entraron: 6 },
  consulta_personal: { seFueron: 10, entraron: 0 },
  correo_adjunto: { seFueron: 8, entraron: 0 },
  correo_intento: { seFueron: 8, entraron: 0 },
  correo_saliente: { seFueron: 8, entraron: 0 },
  formulario19: { seFueron: 2, entraron: 2 },
  formulario_version: { seFueron: 2, entraron: 0 },
  palabra_de_carpeta: { seFueron: 2, entraron: 0 },
  respuesta_anterior: { seFueron: 2, entraron: 0 },
}

const carpetas: Record<'abierta' | 'cerrada' | 'casi' | 'borrada', number> = {
  abierta: 0,
  cerrada: 0,
  casi: 0,
  borrada: 0,
}

beforeAll(async () => {
  registros = await mkdtemp(join(tmpdir(), 'registros-'))
  portal = await appDePrueba({ ajustes: AJUSTES() })
})
afterAll(() => rm(registros, { recursive: true, force: true }))

const AJUSTES = () => ({ AUDITORIA_DIAS: '1826', CONSULTAS_DIAS: '365', REGISTRO: join(registros, 'portal.log') })
/** `npm run conservar`, with the portal's settings. */
const deLaOrden = (...argumentos: readonly string[]) =>
  orden('conservar', argumentos, {
    ...{ SANDBOX: 'si', DATABASE_URL: direccionDe(portal.db), STORAGE_URL: portal.carpeta, ...AJUSTES() },
  })

const anotarDias = (valor: object, cuando: Date, version: number) =>
  consultar(
    `insert into configuracion (clave, version, valor, motivo, autor, escrito_el) values ('conservacion', $1, $2, 'Prueba', 1, $3)`,
    [version, JSON.stringify(valor), cuando],
  )

async function inventarLaVida(): Promise<void> {
  await aEscondidas('delete from consulta_personal')
  for (const clave of Object.keys(carpetas) as (keyof typeof carpetas)[]) {
    const id = await carpetasDePrueba(portal).presentada()
    carpetas[clave] = id
    await consultar(
      `insert into formulario19 (id_carpeta, id_persona, id_declarante, id_calle, calle_texto, nro_puerta, piso, departamento, seccion, manzana, distrito, dominio)
       values ($1, 2, (select min(id_declarante) from declarante), (select min(id_calle) from calle), 'SAN MARTIN', '450', '1', 'A', '1', '1', '1', '1')`,
      [id],
    )
    await consultar(
      `insert into formulario_version (id_carpeta, id_formulario_tipo, version, datos) values ($1, 1, 1, '{"usoexistente":"Casa de Clara"}')`,
      [id],
    )
    await consultar(
      `insert into respuesta_anterior (id_carpeta, formulario, pregunta, respuesta) values ($1, 'Planilla B', 'Quién vive', 'La familia de Clara')`,
      [id],
    )
    await consultar(`update carpeta set correo = 'clara@example.com' where id_carpeta = $1`, [id])
  }
  const final = `(select id_tramite_estado from tramite_estado where tramite_estado = 'FINALIZADO')`
  await consultar(`update carpeta set estado = ${final} where id_carpeta = any($1)`, [
    [carpetas.cerrada, carpetas.casi],
  ])
  await consultar(`update carpeta set borrada_el = $2 where id_carpeta = $1`, [carpetas.borrada, hace(3653, 1)])
  const moverHistoria = (id: number, cuando: Date) =>
    aEscondidas(`update tramite_historial set ocurrido_el = '${cuando.toISOString()}' where id_carpeta = ${id}`)
  await moverHistoria(carpetas.abierta, hace(4000))
  await moverHistoria(carpetas.cerrada, hace(3653, 1))
  await moverHistoria(carpetas.casi, hace(3653, UN_MINUTO_MENOS))
  await moverHistoria(carpetas.borrada, hace(3800))

  await aEscondidas('delete from correo_adjunto; delete from correo_intento; delete from correo_saliente')
  await consultar('delete from borrador')
  const borrador = (clave: string, cuando: Date) =>
    consultar(`insert into borrador (id_persona, clave, datos, version, modificado_el) values (2, $1, '{}', 1, $2)`, [
      clave,
      cuando,
    ])
  await borrador('b 59', hace(59))
  await borrador('b 60 menos un minuto', hace(60, UN_MINUTO_MENOS))
  await borrador('b 60', hace(60))
  await borrador('b 3652', hace(3652))

  const correo = async (asunto: string, cuando: Date, estado = 'ENVIADO') => {
    const [{ id_correo: id }] = await consultar(
      `insert into correo_saliente (destinatario, motivo, redaccion, estado, creado_el, enviado_el)
       values ('x@example.com', 'BORRADOR', $1, $2::varchar, $3::timestamptz, case when $2::varchar = 'ENVIADO' then $3::timestamptz end) returning id_correo`,
      [JSON.stringify({ asunto, parrafos: [], datos: [] }), estado, cuando],
    )
    await consultar(`insert into correo_intento (id_correo, resultado) values ($1, 'ENVIADO')`, [id])
    await consultar(
      `insert into correo_adjunto (id_correo, orden, nombre, tipo_mime, ruta) values ($1, 1, 'a.pdf', 'application/pdf', $2)`,
      [id, `ruta-${id}`],
    )
  }
  for (const dias of AÑOS) await correo(`c ${dias}`, hace(dias))
  await correo('c 1096', hace(1096))
  await correo('c 1096 menos un minuto', hace(1096, UN_MINUTO_MENOS))
  await correo('c 3652 pendiente', hace(3652), 'PENDIENTE')

  const consulta = (tipo: string, cuando: Date) =>
    consultar(
      `insert into consulta_personal (id_persona, tipo, criterio_hash, ocurrido_el) values (2, $1, repeat('0', 64), $2)`,
      [tipo, cuando],
    )
  for (const dias of AÑOS) await consulta(`q ${dias}`, hace(dias))
  await consulta('q 400', hace(400))
  await consulta('q 400 menos un minuto', hace(400, UN_MINUTO_MENOS))

  const registro = async (nombre: string, cuando: Date) => {
    await writeFile(join(registros, nombre), 'x')
    await utimes(join(registros, nombre), cuando, cuando)
  }
  await registro('portal.log', hace(3652))
  await registro('portal.log.1', hace(90, UN_MINUTO_MENOS))
  await registro('portal.log.2.gz', hace(90))
  await registro('portal.log-20170101', hace(3652))
  await registro('otro.log.1', hace(3652))

  for (const [dias, soltado] of [
    [6, 6],
    [7, 7],
    [8, 8],
    [9, 6],
    [10, null],
  ] as const) {
    const { ruta } = await portal.almacen.guardar(Readable.from([`apartado hace ${dias} días`]))
    await portal.almacen.apartar(ruta, hace(dias))
    if (soltado)
      await consultar('insert into archivo_soltado (nombre, soltado_el) values ($1, $2)', [ruta, hace(soltado)])
  }

  // The audit's own order is that of time: what told of the folders, at the end.
  const deLasCarpetas = `select accion, entidad, id_entidad, antes, despues from auditoria
    where entidad in ('carpeta', 'formulario19', 'formulario_version', 'respuesta_anterior') and (coalesce(despues, antes) ->> 'id_carpeta')::int = any('{${Object.values(carpetas)}}') order by id`
  const copias = await consultar(deLasCarpetas)
  await aEscondidas(`delete from auditoria; delete from cadena.sello;
    update cadena.punta set orden = 0, cadena = sha256(''), transaccion = '0', id = 0, piso = 0`)
  const fila = (entidad: string, cuando: Date) =>
    consultar(
      `insert into auditoria (accion, entidad, id_entidad, despues, ocurrido_el) values ('INSERT', 'x', $1, '{"a":1}', $2)`,
      [entidad, cuando],
    )
  for (const dias of [...AÑOS].reverse().filter((dias) => dias > 2000)) await fila(`a ${dias}`, hace(dias))
  await fila('a 2000', hace(2000))
  await fila('a 2000 menos un minuto', hace(2000, UN_MINUTO_MENOS))
  for (const dias of [...AÑOS].reverse().filter((dias) => dias < 2000)) await fila(`a ${dias}`, hace(dias))
  for (const c of copias)
    await consultar(`insert into auditoria (accion, entidad, id_entidad, antes, despues) values ($1, $2, $3, $4, $5)`, [
      c.accion,
      c.entidad,
      c.id_entidad,
      c.antes,
      c.despues,
    ])
  await sellarTodo(portal.db)
}

const nombres = async (texto: string): Promise<string[]> => (await consultar(texto)).map(({ nombre }) => nombre).sort()
const quedan = async () => ({
  borradores: await nombres('select clave as nombre from borrador'),
  correos: await nombres(`select redaccion ->> 'asunto' as nombre from correo_saliente`),
  registros: (await readdir(registros)).sort(),
  consultas: await nombres(`select tipo as nombre from consulta_personal where tipo like 'q %'`),
  auditoria: await nombres(`select id_entidad as nombre from auditoria where entidad = 'x'`),
})
const pantalla = async (query = '') => {
  const { clases } = (await portal.como('ana', { url: `/api/conservacion${query}` })).json()
  return Object.fromEntries(clases.map(({ clase, ...una }: { clase: string }) => [clase, una]))
}
const datosDe = async (id: number) =>
  (
    await consultar(
      `select id_propietario as propietario, correo, busqueda, (select nro_puerta from formulario19 f where f.id_carpeta = $1) as puerta,
         (select count(*)::int from formulario_version v where v.id_carpeta = $1) as versiones,
         (select count(*)::int from respuesta_anterior r where r.id_carpeta = $1) as anteriores,
         (select count(*)::int from tramite_historial h where h.id_carpeta = $1) > 0 as historia
       from carpeta where id_carpeta = $1`,
      [id],
    )
  )[0]
const copiadoDe = async (id: number) =>
  (
    await consultar(
      `select count(*)::int as cuantas from auditoria
       where entidad in ('carpeta', 'formulario19', 'formulario_version', 'respuesta_anterior') and (coalesce(despues, antes) ->> 'id_carpeta')::int = $1`,
      [id],
    )
  )[0].cuantas

it('de diez años se va exactamente lo que pasó su tiempo, el simulacro lo dice antes, y la cadena se sostiene', async () => {
  await inventarLaVida()
  await anotarDias(VALOR, hace(8), 1)
  expect((await verificarCadena(portal.db)).rotura).toBeNull()

  const antes = await pantalla()
  const cuentas = Object.fromEntries(
    Object.entries(antes).map(([clase, una]) => [clase, [una.hay - una.seVan, una.seVan]]),
  )
  expect(cuentas).toMatchObject({
    borradores: [2, 2],
    correos: [4, 8],
    registros: [1, 2],
    apartados: [3, 1], // of the seventh day, the next one; what no row let go, never
    carpetas: [2, 2], // the demo city has one closed
  })
  expect([antes.consultas.seVan, antes.auditoria.seVan]).toEqual([10, 6])
  // Asking took nothing.
  expect((await pantalla()).correos.hay).toBe(12)

  const antesDeIrse = await filasDeCadaTabla(portal.db)
  const simulacro = await deLaOrden('--simulacro')
  expect([simulacro.codigo, simulacro.error]).toEqual([0, ''])
  const renglones = simulacro.dicho.trimEnd().split('\n')
  expect(renglones.map((renglon) => renglon.replace(LO_MAS_VIEJO, ''))).toEqual(SIMULACRO)
  for (const renglon of renglones) expect(renglon).toMatch(LO_MAS_VIEJO)
  expect(cambiosEntre(antesDeIrse, await filasDeCadaTabla(portal.db))).toEqual({})
  expect((await readdir(registros)).sort()).toEqual(REGISTROS)

  await portal.trabajar('conservar')
  expect(await quedan()).toEqual(QUEDAN)
  expect(cambiosEntre(antesDeIrse, await filasDeCadaTabla(portal.db))).toEqual(LO_QUE_CAMBIA)
  expect(
    Object.fromEntries(
      (await consultar('select clase, cuantas from conservacion_hecha order by id')).map((h) => [h.clase, h.cuantas]),
    ),
  ).toEqual({ borradores: 2, correos: 8, registros: 2, consultas: 10, auditoria: 6, carpetas: 2 })
  expect(
    await consultar('select count(*)::int as n from correo_adjunto union all select count(*)::int from correo_intento'),
  ).toEqual([{ n: 5 }, { n: 5 }])

  await terminarReposo(portal)
  await portal.trabajar('barrer-archivos')
  const apartados = await Readable.from(portal.almacen.apartados()).toArray()
  expect(apartados.map(({ dia }) => dia)).toEqual([10, 9, 7, 6].map((dias) => hace(dias).toISOString().slice(0, 10)))

  const intacta = {
    propietario: 1,
    correo: 'clara@example.com',
    puerta: '450',
    versiones: 1,
    anteriores: 1,
    historia: true,
  }
  expect(await datosDe(carpetas.abierta)).toMatchObject(intacta)
  expect(await datosDe(carpetas.casi)).toMatchObject(intacta)
  const suprimida = {
    propietario: null,
    correo: null,
    busqueda: 'SAN MARTIN 100001',
    puerta: '',
    versiones: 0,
    anteriores: 0,
    historia: true,
  }
  expect(await datosDe(carpetas.cerrada)).toEqual(suprimida)
  expect(await datosDe(carpetas.borrada)).toEqual(suprimida)
  // Its last change is not sealed yet: the audit's copies go with the next night.
  expect(await copiadoDe(carpetas.cerrada)).toBeGreaterThan(0)
  await sellarTodo(portal.db)
  expect((await verificarCadena(portal.db)).rotura).toBeNull()

  // By the command this time.
  expect((await deLaOrden()).codigo).toBe(0)
  expect([await copiadoDe(carpetas.cerrada), await copiadoDe(carpetas.borrada)]).toEqual([0, 0])
  expect(await copiadoDe(carpetas.casi)).toBeGreaterThan(0)
  expect(await quedan()).toEqual(QUEDAN)
  await sellarTodo(portal.db)
  expect((await verificarCadena(portal.db)).rotura).toBeNull()
  expect((await pantalla()).carpetas).toMatchObject({ hay: 2, seVan: 0, ultima: { cuantas: 2 } })
})

it('guardar menos vale a los siete días, y se puede volver atrás; guardar más, en el acto', async () => {
  await consultar(
    `insert into borrador (id_persona, clave, datos, version, modificado_el) values (2, 'de 40', '{}', 1, $1)`,
    [hace(40)],
  )
  const guardar = (version: number, borradores: string) =>
    portal.como('ana', {
      method: 'POST',
      url: '/api/ciudad/configuracion',
      payload: { clave: 'conservacion', version, motivo: 'Prueba', valor: { ...VALOR, borradores } },
    })
  expect((await guardar(1, '30')).statusCode).toBe(200)
  expect((await pantalla()).borradores).toMatchObject({ dias: 30, enVigor: 60, desde: expect.any(String) })
  expect((await pantalla('?borradores=30')).borradores).toMatchObject({ enVigor: 30, seVan: 3 })
  const estan = async () => (await consultar(`select from borrador where clave = 'de 40'`)).length
  const ahora = Date.now()
  for (const [despues, quedanDeEllos] of [
    [7 * DIA - MINUTO, 1],
    [7 * DIA + MINUTO, 0],
  ] as const) {
    portal.ponerEnHora(new Date(ahora + despues))
    await portal.trabajar('conservar')
    expect(await estan()).toBe(quedanDeEllos)
  }
  portal.ponerEnHora()
  expect((await guardar(2, '0')).statusCode).toBe(200)
  expect((await pantalla()).borradores).toMatchObject({ dias: 0, enVigor: 0, desde: null, seVan: 0, proximo: null })
})

it('menos de lo que manda la ley no se guarda, ni menos de lo que dice la instalación', async () => {
  const guardar = (cambio: object) =>
    portal.como('ana', {
      method: 'POST',
      url: '/api/ciudad/configuracion',
      payload: { clave: 'conservacion', version: 3, motivo: 'Prueba', valor: { ...VALOR, ...cambio } },
    })
  for (const [clase, valor, frase] of [
    ['correos', '1095', 'Correos: debe ser 0 (siempre), o de 1.096 a 36.500 días'],
    ['carpetas', '3652', 'x'],
    ['apartados', '61', 'x'],
    ['auditoria', 'mil', 'x'],
  ] as const) {
    const rechazo = await guardar({ [clase]: valor })
    expect([rechazo.statusCode, rechazo.json().errors[0].path]).toEqual([400, `valor.${clase}`])
    if (frase !== 'x') expect(rechazo.json().errors[0].msg).toBe(frase)
  }
  expect((await guardar({ consultas: '183', auditoria: '1826' })).statusCode).toBe(200)
  expect((await pantalla()).consultas).toMatchObject({ dias: 183, enVigor: 400 })
  portal.ponerEnHora(new Date(Date.now() + 8 * DIA))
  expect((await pantalla()).consultas).toMatchObject({ dias: 183, enVigor: 365, instalacion: 365, desde: null })
  portal.ponerEnHora()
})

it('de una vereda se va también el correo de su formulario y el de lo que se copió al pagarla, con sus copias', async () => {
  const casa = await appDePrueba({ ajustes: { REGISTRO: join(registros, 'otro.log') } })
  const filas = async (texto: string) => (await casa.db.$client.query(texto)).rows
  await casa.db.$client.query(
    `insert into configuracion (clave, version, valor, motivo, autor, escrito_el) values ('conservacion', 1, $1, 'Prueba', 1, $2)`,
    [JSON.stringify(VALOR), hace(8)],
  )
  const [{ id_carpeta: idCarpeta }] = await filas('select max(id_carpeta) as id_carpeta from formulario_vereda')
  await filas(
    `insert into vereda_copia (id_pago, id_persona, id_domicilio, padron, respuestas, version_del_borrador)
     select id_pago, id_persona, id_domicilio, '100001', '{"ancho": 100, "email": "clara@example.com"}', 1
     from formulario_vereda where id_carpeta = ${idCarpeta} on conflict do nothing`,
  )
  await filas(`update formulario_vereda set email = 'clara@example.com' where id_carpeta = ${idCarpeta}`)
  await filas(
    `update carpeta set estado = (select id_tramite_estado from tramite_estado where tramite_estado = 'FINALIZADO') where id_carpeta = ${idCarpeta}`,
  )
  await filas(
    `begin; set local portal.recorte = 'si'; update tramite_historial set ocurrido_el = now() - interval '4000 days' where id_carpeta = ${idCarpeta}; commit`,
  )
  const dicen = () =>
    filas(
      `select f.email, c.respuestas from formulario_vereda f join vereda_copia c using (id_pago) where f.id_carpeta = ${idCarpeta}`,
    )
  const copias = () =>
    filas(
      `select entidad from auditoria
       where entidad in ('formulario_vereda', 'vereda_copia') and concat(antes, despues) like '%clara@example.com%'`,
    )
  await casa.trabajar('conservar')
  expect(await dicen()).toEqual([{ email: '', respuestas: { ancho: 100, email: '' } }])
  expect(await copias()).not.toEqual([])
  await sellarTodo(casa.db)
  await casa.trabajar('conservar')
  expect(await copias()).toEqual([])
  await sellarTodo(casa.db)
  expect((await verificarCadena(casa.db)).rotura).toBeNull()
  expect((await casa.como('lucia', { url: `/api/documentacion/carpeta/${idCarpeta}` })).statusCode).toBe(200)
})
