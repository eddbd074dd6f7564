import type { InjectOptions } from 'fastify'
import { type AppDePrueba, CUIL, type Demo } from '../appDePrueba.ts'
import { carpetasDePrueba } from '../carpetasDePrueba.ts'

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
    return rows[0]?.id ?? 0
  }

  async function archivoDe(idCarpeta: number): Promise<number> {
    const { rows } = await db.$client.query<{ id: number }>(
      'select min(id_archivo) as id from archivo where id_carpeta = $1',
      [idCarpeta],
    )
    return rows[0]?.id ?? 0
  }

  /** A sidewalk folder of Clara's, as incomplete as one that an applicant may delete. */
  async function veredaBorrable(): Promise<number> {
    const { rows } = await db.$client.query<{ id: number }>(
      `insert into carpeta (id_uso, id_persona, id_domicilio, estado, padron, busqueda)
       values (12, 7, 1, 1, '100001', 'NIEVA CLARA') returning id_carpeta as id`,
    )
    return rows[0]?.id ?? 0
  }

  /** A mail that could not be delivered. */
  async function correoFallido(): Promise<number> {
    const { rows } = await db.$client.query<{ id: number }>(
      `insert into correo_saliente (destinatario, motivo, redaccion, estado, intentos)
       values ('clara.nieva@example.com', 'CARPETA', $1, 'FALLIDO', 11) returning id_correo as id`,
      [{ asunto: 'Carpeta 1007', parrafos: [], datos: [], accion: { texto: 'Ver', ruta: '/' } }],
    )
    return rows[0]?.id ?? 0
  }

  /** A payment of Pablo's that staff are to look at, as fresh as each cell needs it. */
  async function pagoDePablo(): Promise<number> {
    const { rows } = await db.$client.query<{ id: number }>(
      `insert into pago (tipo, id_persona, monto, transaccion, producto, referencia, clave, revision, busqueda)
       values ('LIBRE_DEUDA', 2, 255000, 'T' || lpad(nextval('pago_transaccion')::text, 7, '0'), 'Libre Deuda', '{}',
         gen_random_uuid(), 'MONTO_DISTINTO', '') returning id_pago as id`,
    )
    return rows[0]?.id ?? 0
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
    return { idLibreDeuda: rows[0]?.idLibreDeuda ?? 0 }
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

  return {
    ...carpetasDePrueba(portal),
    pagoDePablo,
    propietarioSinDomicilio,
    archivoDe,
    veredaBorrable,
    correoFallido,
    solicitudDePablo,
    certificadoDePablo,
  }
}
export type Mundo = ReturnType<typeof mundoDeAcceso>
