import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { unaFila } from '../../src/plataforma/unaFila.ts'
import { type AppDePrueba, CUIL, type Demo } from '../appDePrueba.ts'
import { carpetasDePrueba, documento } from '../carpetasDePrueba.ts'
import { pedidoDeFormulario, TOTAL_1BIS } from '../formulariosDePrueba.ts'
import { multiparte } from '../multiparte.ts'

/** Who asks, in the order of the table's columns. */
export const COLUMNAS = ['sin token', 'token roto', 'clara', 'pablo', 'lucia', 'hector', 'ana', 'bruno'] as const
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

  /** An owner whose address is still to be given. */
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
    return unaFila(rows).id
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

  async function empleado(): Promise<number> {
    const id = await vecino()
    await db.$client.query('insert into empleado (id_persona, id_oficina) values ($1, 2)', [id])
    return id
  }

  /** A dry run without faults, that each cell may apply or discard. */
  async function importacionRevisada(): Promise<number> {
    const { rows } = await db.$client.query<{ id: number }>(
      `insert into importacion (clase, estado, id_persona, nombre_archivo, formato, tamano, altas)
       values ('calles', 'REVISADA', 4, 'calles.csv', 'csv', 10, 1) returning id_importacion as id`,
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

  return {
    ...carpetas,
    conLegajo,
    liquidada,
    pagado1bis,
    obraNueva,
    carteleria,
    pagoDePablo,
    borradorNuevo,
    borradorDePablo,
    archivoDelBorradorDePablo,
    propietarioSinDomicilio,
    nombre,
    vecino,
    empleado,
    importacionRevisada,
    archivoDe,
    veredaBorrable,
    correoFallido,
    solicitudDePablo,
    certificadoDePablo,
  }
}
export type Mundo = ReturnType<typeof mundoDeAcceso>
