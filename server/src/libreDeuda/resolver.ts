import { LARGO_DE_CODIGO } from '@catastro/domain/certificados/reglas'
import { ES_SU_SOLICITUD } from '@catastro/domain/deberes'
import { ErrorDePortal } from '@catastro/domain/errores'
import { correoDeAnulacion, correoDeRechazo } from '@catastro/domain/libreDeuda/correos'
import {
  CERTIFICADO_NO_VIGENTE,
  PADRON_SIN_REGISTRO,
  PAGO_DEVUELTO,
  SOLICITUD_NO_ENCONTRADA,
  SOLICITUD_YA_RESUELTA,
} from '@catastro/domain/libreDeuda/mensajes'
import type { EstadoDeSolicitud } from '@catastro/domain/libreDeuda/reglas'
import { correoAPersona } from '../notificaciones/encolar.ts'
import { concluirPago } from '../pagos/usarPago.ts'
import { type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import { exigirAjeno, type Identidad } from '../plataforma/identidad/identidad.ts'
import { nuevoCodigo } from '../plataforma/proceso/codigo.ts'
import { PARTES_DE_LIBRE_DEUDA } from './partes.ts'

interface Resuelta {
  readonly idLibreDeuda: number
  readonly idPersona: number
  readonly padron: string
  readonly idPago: number
}

const deQuien = sentencia(
  'partes_de_libre_deuda',
  `select ${PARTES_DE_LIBRE_DEUDA} as "tienenParte!" from libre_deuda l join pago pg using (id_pago) where l.id_libre_deuda = $1`,
)
// One condition, so that of two people who resolve it at once the second is told.
const resolver = sentencia(
  'resolver_libre_deuda',
  `update libre_deuda set estado = $3, resuelto_el = now(), resuelto_por = $4, motivo = $5?
   where id_libre_deuda = $1 and estado = $2
   returning id_libre_deuda as "idLibreDeuda", id_persona as "idPersona", padron, id_pago as "idPago"`,
)

interface Paso {
  readonly desde: EstadoDeSolicitud
  readonly hacia: EstadoDeSolicitud
  readonly motivo: string | null
  readonly siNo: string
}

async function pasar(tx: Tx, quien: Identidad, id: number, { desde, hacia, motivo, siNo }: Paso): Promise<Resuelta> {
  const [solicitud] = await deQuien(tx, id)
  if (!solicitud) throw new ErrorDePortal(404, SOLICITUD_NO_ENCONTRADA)
  exigirAjeno(quien, solicitud.tienenParte, ES_SU_SOLICITUD)
  const [resuelta] = await resolver(tx, id, desde, hacia, quien.idPersona, motivo)
  if (!resuelta) throw new ErrorDePortal(409, siNo)
  return resuelta
}

// Money that went back pays for nothing any more.
const pagado = sentencia(
  'libre_deuda_pagada',
  `select true as hay from pago where id_pago = $1 and estado = 'CONFIRMADO' for share`,
)
const certificar = sentencia(
  'certificar_libre_deuda',
  `with n as (
     select nextval(pg_get_serial_sequence('certificado', 'id_certificado'))::integer as id,
       (now() at time zone zona_de_la_ciudad())::date as hoy
   ), c as (
     insert into certificado (id_certificado, id_libre_deuda, numero, codigo, padron, titular, domicilio, importe, emitido_por, vence)
     select n.id, l.id_libre_deuda, 'LD-' || extract(year from n.hoy) || '-' || lpad(n.id::text, 6, '0'), $2, l.padron,
       p.apeynom, coalesce(trim(d.calle_texto || ' ' || d.nro_puerta
         || case when d.piso <> '' then ', piso ' || d.piso else '' end
         || case when d.departamento <> '' then ', dpto. ' || d.departamento else '' end), ''),
       pg.monto, $3, n.hoy + $4::integer
     from n, libre_deuda l join padron p on p.padronm = l.padron left join domicilio d using (id_domicilio)
       join pago pg using (id_pago)
     where l.id_libre_deuda = $1
     returning numero, id_libre_deuda
   )
   update libre_deuda l set busqueda = l.busqueda || ' ' || c.numero from c where l.id_libre_deuda = c.id_libre_deuda
   returning c.numero`,
)

/** A clerk issues it: what is certified is written down now, and a job makes the document and mails it. */
export async function emitir(db: DbRaiz, quien: Identidad, id: number, vigenciaDias: number): Promise<string> {
  return enTransaccion(db, quien.idPersona, async (tx) => {
    const paso: Paso = { desde: 'SOLICITADO', hacia: 'EMITIDO', motivo: null, siNo: SOLICITUD_YA_RESUELTA }
    const { idPago } = await pasar(tx, quien, id, paso)
    const [pago] = await pagado(tx, idPago)
    if (!pago) throw new ErrorDePortal(409, PAGO_DEVUELTO)
    const [certificado] = await certificar(tx, id, nuevoCodigo(LARGO_DE_CODIGO), quien.idPersona, vigenciaDias)
    if (!certificado) throw new ErrorDePortal(409, PADRON_SIN_REGISTRO)
    await concluirPago(tx, idPago)
    return certificado.numero
  })
}

export async function rechazar(db: DbRaiz, quien: Identidad, id: number, motivo: string): Promise<void> {
  await enTransaccion(db, quien.idPersona, async (tx) => {
    const paso: Paso = { desde: 'SOLICITADO', hacia: 'RECHAZADO', motivo, siNo: SOLICITUD_YA_RESUELTA }
    const pedido = await pasar(tx, quien, id, paso)
    await concluirPago(tx, pedido.idPago)
    await correoAPersona(tx, pedido.idPersona, { motivo: 'LIBRE DEUDA', redaccion: correoDeRechazo(pedido, motivo) })
  })
}

const anularCertificado = sentencia(
  'anular_certificado',
  `update certificado set anulado_el = now(), anulado_por = $2 where id_libre_deuda = $1 returning numero`,
)

/** What was issued by mistake holds no more, and its verification says so at once. */
export async function anular(db: DbRaiz, quien: Identidad, id: number, motivo: string): Promise<void> {
  await enTransaccion(db, quien.idPersona, async (tx) => {
    const paso: Paso = { desde: 'EMITIDO', hacia: 'ANULADO', motivo, siNo: CERTIFICADO_NO_VIGENTE }
    const pedido = await pasar(tx, quien, id, paso)
    const [{ numero } = { numero: '' }] = await anularCertificado(tx, id, quien.idPersona)
    const redaccion = correoDeAnulacion(pedido, numero, motivo)
    await correoAPersona(tx, pedido.idPersona, { motivo: 'LIBRE DEUDA', redaccion })
  })
}
