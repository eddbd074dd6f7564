import { Readable } from 'node:stream'
import { type CodigoDeFormulario, FORMULARIOS } from '@catastro/domain/formularios/formularios'
import { RespuestasVereda } from '@catastro/domain/veredas/respuestas'
import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { unaFila } from '../../src/plataforma/base/unaFila.ts'
import { hoy } from '../../src/plataforma/proceso/hoy.ts'
import { type AppDePrueba, CUIL, type Demo } from '../appDePrueba.ts'
import { carpetasDePrueba, documento, pedidoDeFormulario1, pedidoDeSubida } from '../carpetasDePrueba.ts'
import {
  CONSERVADORA,
  FORMULARIO_28,
  FORMULARIO_30,
  FORMULARIO_31,
  recibos,
  respuestasDe27,
} from '../elevadoresDePrueba.ts'
import { pedidoDeFormulario, TOTAL_1BIS } from '../formulariosDePrueba.ts'
import { multiparte } from '../multiparte.ts'
import { fotoDePrueba, pedidoDeVereda, TOTAL_VEREDA, VEREDA } from '../veredasDePrueba.ts'
import { mundoDeVisitas } from './mundoDeVisitas.ts'

/** Who asks, in the order of the table's columns. */
export const COLUMNAS = [
  'sin token',
  'token roto',
  'clara',
  'pablo',
  'lucia',
  'hector',
  'ana',
  'bruno',
  'diego',
] as const
export type Columna = (typeof COLUMNAS)[number]

const esDemo = (columna: Columna): columna is Demo & Columna => columna in CUIL

export function comoColumna({ app, como }: AppDePrueba, columna: Columna, pedido: InjectOptions) {
  if (esDemo(columna)) return como(columna, pedido)
  const headers = columna === 'token roto' ? { ...pedido.headers, authorization: 'no-es-un-token' } : pedido.headers
  return app.inject({ ...pedido, ...(headers && { headers }) })
}

/** Fresh things that a cell may use up, and the ids that the demo city fixes. */
export function mundoDeAcceso(portal: AppDePrueba) {
  const { db } = portal
  let siguiente = 5001

  /** An owner whose address is still to be given, whom both professionals looked up. */
  async function propietarioSinDomicilio(): Promise<number> {
    const id = siguiente++
    await db.$client.query(
      `insert into persona (id_persona, documento_persona, nombre_persona, apellido_persona)
       values ($1, $2, 'Prueba', 'Propietaria')`,
      [id, `2050000${id}`],
    )
    const { rows } = await db.$client.query<{ id: number }>(
      'insert into propietario (id_persona) values ($1) returning id_propietario as id',
      [id],
    )
    const { id: idPropietario } = unaFila(rows)
    await db.$client.query('insert into propietario_hallado (id_persona, id_propietario) values (2, $1), (3, $1)', [
      idPropietario,
    ])
    return idPropietario
  }

  /** A folder of which its owner said nothing yet. */
  async function sinDecir(idCarpeta: number): Promise<number> {
    await db.$client.query('delete from carpeta_no_encargada where id_carpeta = $1', [idCarpeta])
    return idCarpeta
  }

  /** A name that no reference record has. */
  const nombre = () => `PRUEBA ${siguiente++}`

  /** Somebody known here who is nothing yet: no employee, no professional. */
  async function vecino(): Promise<number> {
    const id = siguiente++
    await db.$client.query(
      `insert into persona (id_persona, documento_persona, nombre_persona, apellido_persona)
       values ($1, $2, 'Prueba', 'Vecina')`,
      [id, `2051000${id}`],
    )
    return id
  }

  /** Somebody known here, who came with another document. */
  async function identidadRechazada(idPersona?: number): Promise<number> {
    const id = idPersona ?? (await vecino())
    const { rows } = await db.$client.query<{ id: number }>(
      `insert into identidad_rechazada (id_persona, documento, nombre) values ($1, $2, 'Vecina Prueba')
       returning id_identidad as id`,
      [id, `2052000${siguiente++}`],
    )
    return unaFila(rows).id
  }

  /** Open, of somebody. */
  async function pedidoDeDatos(idPersona?: number): Promise<number> {
    const id = idPersona ?? (await vecino())
    const { rows } = await db.$client.query<{ id: number }>(
      `insert into pedido_de_datos (id_persona, clase, motivo, pedido_el) values ($1, 'CORREGIR', 'Está mal', now())
       on conflict (id_persona, clase) where estado = 'PEDIDO' do update set motivo = excluded.motivo returning id_pedido as id`,
      [id],
    )
    return unaFila(rows).id
  }
  const sinPedidosDeDatos = () => db.$client.query('delete from pedido_de_datos')

  async function archivoSinDueno(): Promise<string> {
    const { ruta } = await portal.almacen.guardar(Readable.from([Buffer.from('de nadie')]))
    await db.$client.query('insert into archivo_sin_dueno (nombre, recibido_el, tamano) values ($1, now(), 8)', [ruta])
    return ruta.slice(3)
  }

  async function restauracion(): Promise<number> {
    const { rows } = await db.$client.query<{ id: number }>(
      `insert into restauracion (motivo, huecos) values ('Volvió de una copia', '[]') returning id_restauracion as id`,
    )
    return unaFila(rows).id
  }

  async function empleado(): Promise<number> {
    const id = await vecino()
    await db.$client.query('insert into empleado (id_persona, id_oficina) values ($1, 2)', [id])
    return id
  }

  /** Somebody else at the front desk. */
  async function operadora(): Promise<number> {
    const id = await vecino()
    await db.$client.query('insert into persona_rol (id_persona, id_rol) values ($1, 3)', [id])
    return id
  }

  /** A new tariff that waits for a second person. */
  async function cambioDePrecio(deQuien?: number): Promise<number> {
    const autor = deQuien ?? (await operadora())
    const Tarifa = nombre()
    const datos = { dia: null, datos: { Tarifa, tipo: 'PRUEBA', PrecioUnitario: 100, Factor: 10_000, valor: 100 } }
    const { rows } = await db.$client.query<{ id: number }>(
      `insert into cambio_de_precio (clase, nombre, datos, autor) values ('TARIFA', $1, $2, $3) returning id_cambio as id`,
      [Tarifa, datos, autor],
    )
    return unaFila(rows).id
  }

  /** A dry run without faults, that each cell may apply or discard. */
  async function importacionRevisada(): Promise<number> {
    const { rows } = await db.$client.query<{ id: number }>(
      `insert into importacion (clase, estado, id_persona, nombre_archivo, formato, tamano, altas)
       values ('calles', 'REVISADA', 4, 'calles.csv', 'csv', 10, 1) returning id_importacion as id`,
    )
    return unaFila(rows).id
  }

  async function importacionConErrores(): Promise<number> {
    const id = await importacionRevisada()
    await db.$client.query('update importacion set rechazadas = 1 where id_importacion = $1', [id])
    return id
  }

  /** With a row whose street is not in the catalogue. */
  async function importacionConUnaCalle(nombre: string): Promise<number> {
    const id = await importacionRevisada()
    const desconocidos = { calle: { nombre, respuesta: null, idDestino: null, queda: null } }
    await db.$client.query(
      `insert into importaciones.fila (id_importacion, fila, accion, claves, datos, errores, desconocidos)
       values ($1, 2, 'RECHAZADA', '{}', '{}', '[]', $2)`,
      [id, desconocidos],
    )
    return id
  }

  /** One that may name people whom the portal does not know. */
  async function importacionDeProfesionales(): Promise<number> {
    const id = await importacionRevisada()
    await db.$client.query(`update importacion set clase = 'profesionales' where id_importacion = $1`, [id])
    return id
  }

  /** With what it wrote. */
  async function importacionAplicada(): Promise<number> {
    const id = await importacionRevisada()
    await db.$client.query(`begin; update importacion set estado = 'POR_APLICAR' where id_importacion = ${id};
      set local portal.importacion = 'APLICAR ${id}';
      insert into calle (calle, id_calle_tipo) select 'IMPORTADA ' || ${id}, min(id_calle_tipo) from calle_tipo;
      update importacion set estado = 'APLICADA', aplicada_el = now() where id_importacion = ${id}; commit`)
    return id
  }

  /** One of a shapefile, whose file is still kept. */
  async function importacionDeShapefile(): Promise<number> {
    const { rows } = await db.$client.query<{ id: number }>(
      `insert into importacion (clase, estado, id_persona, nombre_archivo, formato, tamano, altas)
       values ('parcelas', 'REVISADA', 4, 'parcelas.zip', 'zip', 10, 1) returning id_importacion as id`,
    )
    return unaFila(rows).id
  }

  async function archivoDe(idCarpeta: number): Promise<number> {
    const { rows } = await db.$client.query<{ id: number }>(
      'select min(id_archivo) as id from archivo where id_carpeta = $1',
      [idCarpeta],
    )
    return unaFila(rows).id
  }

  async function codigoDeSeguimiento(idCarpeta: number): Promise<string> {
    const pedido = { method: 'POST', url: '/api/documentacion/codigoSeguimiento', payload: { idCarpeta } } as const
    return (await portal.como('pablo', pedido)).json().codigoSeguimiento
  }

  /** A holiday that each cell may take away. */
  async function feriado(): Promise<string> {
    const { rows } = await db.$client.query<{ fecha: string }>(
      `insert into no_laborable (fecha, nombre) values (date '2030-01-01' + $1::int, 'Prueba') returning fecha::text`,
      [siguiente++ - 5000],
    )
    return unaFila(rows).fecha
  }

  /** Later than any term of the demo city. */
  const enMedioAnio = () => hoy(new Date(Date.now() + 182 * 86_400_000))
  /** A sidewalk folder of Clara's, as incomplete as one that an applicant may delete. */
  async function veredaBorrable(): Promise<number> {
    const { rows } = await db.$client.query<{ id: number }>(
      `insert into carpeta (id_uso, id_persona, id_domicilio, estado, padron, busqueda)
       values (12, 7, 1, 1, '100001', 'NIEVA CLARA') returning id_carpeta as id`,
    )
    return unaFila(rows).id
  }

  /** A mail that could not be delivered. */
  async function correoFallido(): Promise<number> {
    const { rows } = await db.$client.query<{ id: number }>(
      `insert into correo_saliente (destinatario, motivo, redaccion, estado, intentos)
       values ('clara.nieva@example.com', 'CARPETA', $1, 'FALLIDO', 11) returning id_correo as id`,
      [{ asunto: 'Carpeta 1007', parrafos: [], datos: [], accion: { texto: 'Ver', ruta: '/' } }],
    )
    return unaFila(rows).id
  }

  /** A payment of Pablo's that staff are to look at, as fresh as each cell needs it. */
  async function pagoDePablo(): Promise<number> {
    const { rows } = await db.$client.query<{ id: number }>(
      `insert into pago (tipo, id_persona, monto, transaccion, producto, referencia, clave, revision, busqueda)
       values ('LIBRE_DEUDA', 2, 255000, 'T' || lpad(nextval('pago_transaccion')::text, 7, '0'), 'Libre Deuda', '{}',
         gen_random_uuid(), 'MONTO_DISTINTO', '') returning id_pago as id`,
    )
    return unaFila(rows).id
  }

  /** Paid, and waiting for somebody to issue it. */
  /** A parcel that he follows anew each time. */
  async function obraSeguidaPorPablo() {
    await db.$client.query('update obra_seguida set baja_el = now() where id_persona = 2 and baja_el is null')
    const { rows } = await db.$client.query<{ id: number; codigo: string }>(
      `insert into obra_seguida (id_persona, id_parcela, codigo)
       values (2, 1, upper(left(replace(gen_random_uuid()::text, '-', ''), 20))) returning id_seguida as id, codigo`,
    )
    return unaFila(rows)
  }

  async function solicitudDePablo() {
    const { rows } = await db.$client.query<{ idLibreDeuda: number }>(
      `with p as (
         insert into pago (tipo, id_persona, monto, transaccion, producto, referencia, clave, estado, confirmado_el, busqueda)
         values ('LIBRE_DEUDA', 2, 255000, 'T' || lpad(nextval('pago_transaccion')::text, 7, '0'), 'Libre Deuda',
           '{"padron":"100001"}', '100001', 'CONFIRMADO', now(), '') returning id_pago
       )
       insert into libre_deuda (id_persona, padron, id_pago, busqueda) select 2, '100001', id_pago, '' from p
       returning id_libre_deuda as "idLibreDeuda"`,
    )
    return unaFila(rows)
  }

  async function certificadoDePablo() {
    const { idLibreDeuda } = await solicitudDePablo()
    await portal.como('lucia', { method: 'POST', url: '/api/libreDeuda/emitir', payload: { idLibreDeuda } })
    await portal.trabajar('hacer-certificados')
    const { rows } = await db.$client.query<{ codigo: string }>(
      'select codigo from certificado where id_libre_deuda = $1',
      [idLibreDeuda],
    )
    return { idLibreDeuda, codigo: rows[0]?.codigo ?? '' }
  }

  async function certificadoDePadronDePablo(): Promise<{ idCertificado: number; codigo: string }> {
    const payload = { padron: '100012' }
    return (await portal.como('pablo', { method: 'POST', url: '/api/padron/certificado', payload })).json()
  }

  /** A sidewalk that Pablo paid with one photo, as fresh as each cell needs it; and his draft of another. */
  async function veredaPagadaDePablo() {
    const domicilio = await db.$client.query('select id_calle from domicilio where id_domicilio = 1')
    const idCalle: number = domicilio.rows[0].id_calle
    const foto = fotoDePrueba(siguiente++)
    const guardada = await portal.almacen.guardar(Readable.from([foto.contenido]))
    const { rows } = await db.$client.query<{ idPago: number; idFoto: number }>(
      `with p as (
         insert into pago (tipo, id_persona, monto, transaccion, producto, referencia, clave, estado, confirmado_el, busqueda)
         values ('VEREDAS', 2, $1, 'T' || lpad(nextval('pago_transaccion')::text, 7, '0'), 'TRABAJOS VARIOS',
           '{"padron":"100001","tarifas":{"64":120000,"65":35000,"111":80000,"119":25000}}', gen_random_uuid(), 'CONFIRMADO',
           now(), '') returning id_pago
       ), c as (
         insert into vereda_copia (id_pago, id_persona, id_domicilio, padron, respuestas, version_del_borrador)
         select id_pago, 2, 1, '100001', $2, 0 from p returning id_pago
       )
       insert into vereda_copia_foto (id_pago, nombre_original, tipo_mime, tamano, sha256, ruta)
       select id_pago, 'foto.png', 'image/png', $3, $4, $5 from c returning id_pago as "idPago", id_foto as "idFoto"`,
      [
        TOTAL_VEREDA,
        JSON.stringify(RespuestasVereda.parse({ ...VEREDA, idCalle })),
        guardada.tamano,
        guardada.sha256,
        guardada.ruta,
      ],
    )
    return { ...unaFila(rows), idCalle, foto }
  }
  const veredaSinFoto = async () => {
    const { idPago, idCalle } = await veredaPagadaDePablo()
    return pedidoDeVereda(idPago, { idCalle }, [fotoDePrueba(siguiente++)])
  }
  async function veredaPorPagarDePablo() {
    const { idCalle } = await veredaPagadaDePablo()
    const url = '/api/borradores/veredas'
    const { version } = (await portal.como('pablo', { url })).json()
    const datos = { ...VEREDA, idCalle }
    await portal.como('pablo', { method: 'PUT', url, payload: { datos, version } })
    if (version === 0) {
      const foto = { ...fotoDePrueba(siguiente++), campo: 'files' }
      const subida = multiparte({ campo: 'FotoVeredaArchivo' }, [foto])
      await portal.como('pablo', { method: 'POST', url: `${url}/archivos`, ...subida })
    }
    return { payload: { monto: TOTAL_VEREDA / 100, idPersona: 2 } }
  }

  const borradorNuevo = () => `/borradores/formulario1-${siguiente++}`
  /** A draft of Pablo's, as its address. */
  async function borradorDePablo(): Promise<string> {
    const url = `/api${borradorNuevo()}`
    const respuesta = await portal.como('pablo', { method: 'PUT', url, payload: { datos: {}, version: 0 } })
    expect(respuesta.statusCode).toBe(200)
    return url
  }
  async function archivoDelBorradorDePablo(): Promise<string> {
    const url = `${await borradorDePablo()}/archivos`
    const respuesta = await portal.como('pablo', { method: 'POST', url, ...multiparte({}, [documento()]) })
    return `${url}/${respuesta.json().archivos[0].idArchivo}`
  }

  const carpetas = carpetasDePrueba(portal)
  /** Carries forms 1, 1bis, 2 and 19. */
  const obraNueva = () => carpetas.presentada({ idEncomiendaTipo: 1, idFormularioTipo: 1 })
  /** Carries form 14 alone. */
  const carteleria = () => carpetas.presentada({ idEncomiendaTipo: 4, idFormularioTipo: 17 })

  /** A folder of Pablo's that carries this form too, whatever its encomienda asks. */
  async function queLleva(codigo: CodigoDeFormulario) {
    const idCarpeta = await obraNueva()
    await db.$client.query(
      `insert into carpeta_formulario (id_carpeta, id_formulario_tipo, orden) values ($1, $2, 9) on conflict do nothing`,
      [idCarpeta, FORMULARIOS[codigo].tipo],
    )
    return idCarpeta
  }

  /** A folder of Pablo's with nothing left but to file it. */
  async function porPresentar(): Promise<number> {
    const idCarpeta = await carpetas.presentada()
    const pedidos = [
      pedidoDeFormulario1(idCarpeta),
      ...[1, 2, 3, 4, 5].map((idRequisito) => pedidoDeSubida({ idCarpeta, idRequisito })),
    ]
    for (const pedido of pedidos) expect((await portal.como('pablo', pedido)).statusCode).toBe(200)
    return idCarpeta
  }
  /** A paper of one that he is preparing. */
  async function papelQueEspera(): Promise<number> {
    const idCarpeta = await carpetas.presentada()
    await portal.como('pablo', pedidoDeSubida({ idCarpeta, sinPresentar: 1 }))
    const { rows } = await db.$client.query<{ id: number }>(
      `select id_archivo as id from archivo where id_carpeta = $1 and clase = 'DOCUMENTO'`,
      [idCarpeta],
    )
    return unaFila(rows).id
  }

  /** A folder of Pablo's whose 1bis is filled and owed. */
  async function liquidada() {
    const idCarpeta = await obraNueva()
    const alta = await portal.como('pablo', pedidoDeFormulario('1bis', idCarpeta))
    return { idCarpeta, idFormulario: idCarpeta, idFormulario1bis: alta.json().idFormulario1bis, total: TOTAL_1BIS }
  }
  /** The same, paid. */
  async function pagado1bis() {
    const pedido = await liquidada()
    const idPago = await pagoDePablo()
    await db.$client.query(
      'update carpeta_formulario set id_pago = $1, pagado = a_pagar where id_carpeta = $2 and id_formulario_tipo = 2',
      [idPago, pedido.idCarpeta],
    )
    return pedido
  }

  /** Folder 1002, with its printed file made. */
  async function conLegajo(): Promise<number> {
    await portal.como('pablo', { method: 'POST', url: '/api/documentacion/legajo', payload: { idCarpeta: 1002 } })
    await portal.trabajar('hacer-legajos')
    return 1002
  }

  /** The register's own address of a property. */
  async function domicilioDelPadron(padron: string): Promise<number> {
    const { rows } = await db.$client.query<{ id: number }>(
      `select id_domicilio as id from domicilio where padron = $1 and origen = 'PADRON'`,
      [padron],
    )
    return unaFila(rows).id
  }
  /** Form 27 for padron 100001, SAN MARTIN 450. */
  async function respuestas27() {
    const idDomicilio = await domicilioDelPadron('100001')
    const { rows } = await db.$client.query<{ calle: number }>(
      'select id_calle as calle from domicilio where id_domicilio = $1',
      [idDomicilio],
    )
    return respuestasDe27(idDomicilio, unaFila(rows).calle)
  }
  const pedidoDe27 = async () => multiparte(await respuestas27(), recibos(1))
  /** A payment of form 27 that Pablo began and never went to pay. */
  async function pagoDe27DePablo() {
    const clave = '/api/borradores/formulario27'
    const { version } = (await portal.como('pablo', { url: clave })).json()
    await portal.como('pablo', { method: 'PUT', url: clave, payload: { datos: await respuestas27(), version } })
    await portal.como('pablo', { method: 'POST', url: '/api/pagos/preparar', payload: { producto: 'FORM27' } })
    return {}
  }
  const dePablo = async (formulario: '29' | '30' | '31', payload: object): Promise<Record<string, number>> =>
    (
      await portal.como('pablo', { method: 'POST', url: `/api/documentacion/altaFormulario${formulario}`, payload })
    ).json()
  /** A form 28 for a fresh form 27 of Clara's. */
  async function formulario28() {
    await portal.como('clara', { method: 'POST', url: '/api/documentacion/altaFormulario27', ...(await pedidoDe27()) })
    const id = await domicilioDelPadron('100001')
    const { form27 } = (await portal.como('clara', { url: `/api/formulario/consultarFormulario27?id=${id}` })).json()
    return { ...FORMULARIO_28, idFormulario27: form27.idFormulario27, idPersona: form27.idPersonaCD }
  }
  /** A company that nobody has a part in yet, with a number of conservator of its own. */
  async function conservadora() {
    const { rows } = await db.$client.query<{ id: number }>(
      'insert into institucion (institucion, id_institucion_tipo) values ($1, 2) returning id_institucion as id',
      [nombre()],
    )
    const { id: idInstitucion } = unaFila(rows)
    return { ...CONSERVADORA, idInstitucion, nroconservador: `N-${idInstitucion}` }
  }
  type Conservadora = Awaited<ReturnType<typeof conservadora>>
  /** A property that is nobody's. */
  async function inmuebleDeNadie() {
    const { idCalleInmueble: idCalle } = await respuestas27()
    const padron = String(700_000 + siguiente++)
    const { rows } = await db.$client.query<{ id: number }>(
      `with r as (insert into padron (padronm, padronp, apeynom) values ($1, $1, 'NADIE'))
       insert into domicilio (id_calle, calle_texto, nro_puerta, padron, origen)
       values ($2, (select calle from calle where id_calle = $2), '10', $1, 'PADRON') returning id_domicilio as id`,
      [padron, idCalle],
    )
    return { padron, idDomicilio: unaFila(rows).id, idCalle }
  }
  const formulario29 = async (de?: Conservadora) =>
    (await dePablo('29', de ?? (await conservadora()))).idFormulario29 ?? 0
  const formulario30 = async (de?: Conservadora) =>
    (await dePablo('30', { ...FORMULARIO_30, ...(de ?? (await conservadora())) })).idFormulario30 ?? 0
  /** What Bruno sent of a form 27 of Clara's. */
  async function formulario28DeOtro(): Promise<number> {
    const { padron, idDomicilio, idCalle } = await inmuebleDeNadie()
    const inmueble = {
      PadronInmueble: padron,
      idDomicilioInmueble: idDomicilio,
      idCalleInmueble: idCalle,
      nropuertaInmueble: '10',
    }
    const pedido = multiparte({ ...(await respuestas27()), ...inmueble }, recibos(1))
    await portal.como('clara', { method: 'POST', url: '/api/documentacion/altaFormulario27', ...pedido })
    const url = `/api/formulario/consultarFormulario27?id=${idDomicilio}`
    const { form27 } = (await portal.como('clara', { url })).json()
    const payload = { ...FORMULARIO_28, idFormulario27: form27.idFormulario27, idPersona: form27.idPersonaCD }
    const alta = { method: 'POST', url: '/api/documentacion/altaFormulario28', payload } as const
    return (await portal.como('bruno', alta)).json().idFormulario28
  }
  async function formulario29Pagado(): Promise<number> {
    const idFormulario29 = await formulario29(CONSERVADORA)
    const pedido = multiparte({ idFormulario29 }, recibos(1))
    await portal.como('ana', { method: 'PUT', url: '/api/elevadores/pagado', ...pedido })
    return idFormulario29
  }
  const formulario31 = async ({ nroconservador = `S-${siguiente++}` }: Partial<Conservadora> = {}) => ({
    ...FORMULARIO_31,
    nroconservador,
    idDomicilio: (await inmuebleDeNadie()).idDomicilio,
  })
  const nota = async (de?: Conservadora) => (await dePablo('31', await formulario31(de))).idFormulario31 ?? 0
  /** The city's footer, with other words than the last. */
  async function otroPie() {
    const [{ version }] = (await portal.como('ana', { url: '/api/ciudad/configuracion/pie' })).json().versiones
    return { clave: 'pie', version, motivo: 'Prueba', valor: { pie: nombre() } }
  }

  return {
    sinDecir,
    ...mundoDeVisitas(portal),
    otroPie,
    codigoDeSeguimiento,
    feriado,
    enMedioAnio,
    ...carpetas,
    domicilioDelPadron,
    respuestas27,
    pedidoDe27,
    pagoDe27DePablo,
    formulario28,
    formulario29,
    formulario29Pagado,
    formulario30,
    formulario28DeOtro,
    conservadora,
    formulario31,
    nota,
    conLegajo,
    liquidada,
    porPresentar,
    papelQueEspera,
    pagado1bis,
    obraNueva,
    queLleva,
    carteleria,
    pagoDePablo,
    borradorNuevo,
    borradorDePablo,
    archivoDelBorradorDePablo,
    propietarioSinDomicilio,
    nombre,
    vecino,
    empleado,
    identidadRechazada,
    pedidoDeDatos,
    sinPedidosDeDatos,
    archivoSinDueno,
    restauracion,
    cambioDePrecio,
    importacionRevisada,
    importacionConErrores,
    importacionAplicada,
    importacionConUnaCalle,
    importacionDeProfesionales,
    importacionDeShapefile,
    archivoDe,
    veredaBorrable,
    correoFallido,
    obraSeguidaPorPablo,
    solicitudDePablo,
    certificadoDePablo,
    certificadoDePadronDePablo,
    veredaPagadaDePablo,
    veredaSinFoto,
    veredaPorPagarDePablo,
  }
}
export type Mundo = ReturnType<typeof mundoDeAcceso>
