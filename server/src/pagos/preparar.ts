import { normalizarBusqueda } from '@catastro/domain/carpetas/busqueda'
import { aPesos, type Centavos } from '@catastro/domain/dinero'
import { ErrorDePortal } from '@catastro/domain/errores'
import { estaAbierto, estaPagado, estaSinEmpezar } from '@catastro/domain/pagos/estados'
import type { PedidoDePago } from '@catastro/domain/pagos/llamadas'
import { PROVEEDOR_SIN_RESPUESTA } from '@catastro/domain/pagos/mensajes'
import { PRODUCTOS, type Producto, vueltaA } from '@catastro/domain/pagos/productos'
import { hayRestauracionSinConfirmar } from '../plataforma/archivos/restauraciones.ts'
import { enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import { huellaDe, unaSolaVez } from '../plataforma/http/idempotencia.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { type ProveedorDePagos, SinRespuesta } from '../plataforma/proveedorDePagos/proveedor.ts'
import type { Concepto, Conceptos, ConPago, CosaAPagar } from './conceptos.ts'
import { type EntornoDePagos, exigirProveedor } from './entorno.ts'
import { bloquearCosa, findPagoVigente, getPago, type Pago } from './leerPago.ts'
import { alDia } from './liquidar.ts'
import { empezarASeguir } from './seguimiento.ts'

interface Envio {
  readonly clave: string | undefined
  readonly ip: string
}

/** Something to be paid: of which product, how it is known to be the same request again, and what is owed. */
interface Cobranza {
  readonly producto: Producto
  readonly llamada: string
  readonly datos: object
  cobrar(tx: Tx): Promise<CosaAPagar | ConPago>
}

interface Encontrado {
  readonly pago: Pago
  /** Made just now: the provider cannot know it yet. */
  readonly nuevo: boolean
  /** What is owed now: a payment that was never begun may have been asked for when it was another amount, or for something else. */
  readonly debido?: Debido | undefined
}

interface Debido {
  readonly monto: Centavos
  readonly huella: string | undefined
}

type Preparado = Omit<Encontrado, 'pago'> & { readonly idPago: number }

const AHORA_MISMO = 0

/** The payment of what is asked, with what the browser posts to the provider; nothing to post once it is over. */
export async function prepararPago(entorno: EntornoDePagos, quien: Identidad, pedido: PedidoDePago, envio: Envio) {
  const concepto = conceptoDe(entorno.conceptos, pedido)
  const { transaccion: _, ...preparado } = await cobrarEnLinea(
    entorno,
    quien,
    {
      producto: pedido.producto,
      llamada: '/pagos/preparar',
      datos: pedido,
      cobrar: (tx) => concepto.cobrar(tx, quien, pedido),
    },
    envio,
  )
  return preparado
}

/** The same for a call of its own, which knows what is owed. */
export async function cobrarEnLinea(
  entorno: EntornoDePagos,
  quien: Identidad,
  cobranza: Cobranza,
  { clave, ip }: Envio,
) {
  const proveedor = exigirProveedor(entorno)
  const pago = await pagoPara(entorno, quien, cobranza, clave)
  const { idPago, estado, transaccion } = pago
  const situacion = { idPago, estado, monto: aPesos(pago.monto), transaccion }
  if (!estaAbierto(estado)) return { ...situacion, action: null, fields: null }
  const { exito, cancelacion } = PRODUCTOS[pago.tipo]
  const formulario = await proveedor.formulario({
    ...pago,
    exito: `${entorno.urlPublica}/#${vueltaA(exito, pago.referencia)}`,
    cancelacion: `${entorno.urlPublica}/#${vueltaA(cancelacion, pago.referencia)}`,
    ip,
  })
  return { ...situacion, ...formulario }
}

/**
 * What the provider knows of an open one is asked first: refused a moment ago, whoever asks again means a new one; and
 * what it has never heard of is not begun at an amount that is not owed any more.
 */
async function pagoPara(entorno: EntornoDePagos, quien: Identidad, cobranza: Cobranza, clave: string | undefined) {
  const { pago, nuevo, debido } = await encontrarOCrear(entorno, quien, cobranza, clave)
  if (nuevo) return conNumeroDeNadie(entorno, quien, cobranza, pago)
  const sabido = await alDia(entorno, pago, AHORA_MISMO)
  const terminado = !estaAbierto(sabido.estado) && (!estaPagado(sabido.estado) || debido === undefined)
  const atrasado = estaSinEmpezar(sabido.estado) && debido !== undefined && !esDe(sabido, debido)
  if (atrasado) await enTransaccion(entorno.db, quien.idPersona, (tx) => dejarSinEmpezar(tx, sabido.idPago))
  if (!terminado && !atrasado) return sabido
  const otro = await encontrarOCrear(entorno, quien, cobranza, undefined)
  return otro.nuevo ? conNumeroDeNadie(entorno, quien, cobranza, otro.pago) : otro.pago
}

const NUMEROS_QUE_SE_PRUEBAN = 20

/**
 * While nobody has confirmed that they know of a restoration, the provider is asked before a number is given: it may know it
 * already, of somebody whose payment this database lost. Where it does not say, nothing is begun.
 */
async function conNumeroDeNadie(
  entorno: EntornoDePagos,
  quien: Identidad,
  cobranza: Cobranza,
  nuevo: Pago,
): Promise<Pago> {
  if (!(await hayRestauracionSinConfirmar(entorno.db))) return nuevo
  let pago = nuevo
  for (let intento = 0; intento < NUMEROS_QUE_SE_PRUEBAN; intento++) {
    const deNadie = await esDeNadie(entorno, pago)
    if (deNadie) return pago
    await enTransaccion(entorno.db, quien.idPersona, (tx) => dejarSinEmpezar(tx, pago.idPago))
    if (deNadie === undefined) break
    pago = (await encontrarOCrear(entorno, quien, cobranza, undefined)).pago
  }
  throw new ErrorDePortal(503, PROVEEDOR_SIN_RESPUESTA)
}

/** Undefined: the provider does not say. */
const esDeNadie = (entorno: EntornoDePagos, { transaccion }: Pago): Promise<boolean | undefined> =>
  exigirProveedor(entorno)
    .consultar(transaccion)
    .then(
      (conocida) => conocida === null,
      (error: unknown) => {
        if (error instanceof SinRespuesta) return undefined
        throw error
      },
    )

const esDe = ({ monto, referencia }: Pago, debido: Debido) =>
  monto === debido.monto && referencia.huella === debido.huella

/** Cancels what nobody began to pay. */
export const dejarSinEmpezar = sentencia(
  'dejar_pago_sin_empezar',
  `update pago set estado = 'CANCELADO' where id_pago = $1 and estado = 'INICIADO' returning id_pago as "idPago"`,
)

/** The same of what a person began to pay of a product after one payment: they go on with that one. */
export const dejarLosPosteriores = sentencia(
  'dejar_pagos_posteriores',
  `update pago set estado = 'CANCELADO' where tipo = $1 and id_persona = $2 and id_pago > $3 and estado = 'INICIADO'`,
)

async function encontrarOCrear(
  { db, proveedor }: EntornoDePagos,
  quien: Identidad,
  { producto, llamada, datos, cobrar }: Cobranza,
  clave: string | undefined,
): Promise<Encontrado> {
  const envio = { idPersona: quien.idPersona, clave, llamada, huella: huellaDe(datos) }
  const { respuesta, repetida } = await enTransaccion(db, quien.idPersona, (tx) =>
    unaSolaVez(tx, envio, async (): Promise<Preparado> => {
      const cosa = await cobrar(tx)
      if ('idPago' in cosa) return { ...cosa, nuevo: false }
      const iniciado = await iniciarPago(tx, quien, producto, cosa, proveedor?.numeracion)
      if (iniciado.nuevo) await cosa.alIniciar?.(tx, iniciado.idPago)
      return { ...iniciado, debido: { monto: cosa.monto, huella: cosa.referencia.huella } }
    }),
  )
  return { ...respuesta, pago: await getPago(db, respuesta.idPago), nuevo: respuesta.nuevo && !repetida }
}

// The key says which product each row is of, and with it what is asked of it; the compiler does not follow it that far.
const conceptoDe = (conceptos: Conceptos, { producto }: PedidoDePago) =>
  conceptos[producto] as unknown as {
    cobrar(tx: Tx, quien: Identidad, pedido: PedidoDePago): ReturnType<Concepto<Producto>['cobrar']>
  }

const insertar = sentencia(
  'crear_pago',
  `with n as (
     select case $8 when 'uuid' then gen_random_uuid()::text
       else 'T' || lpad(nextval('pago_transaccion')::text, 7, '0') end as transaccion)
   insert into pago (tipo, id_persona, monto, producto, referencia, clave, transaccion, busqueda)
   select $1, $2, $3, $4, $5::jsonb, $6, transaccion, $7 || ' ' || upper(transaccion) from n
   returning id_pago as "idPago"`,
)

/** The payment of a thing: the confirmed or open one that there is, or a new one. */
async function iniciarPago(
  tx: Tx,
  { idPersona, usuario }: Identidad,
  producto: Producto,
  { monto, referencia, clave }: CosaAPagar,
  numeracion: ProveedorDePagos['numeracion'] = 'corta',
): Promise<{ readonly idPago: number; readonly nuevo: boolean }> {
  const cosa = { producto, idPersona, clave }
  await bloquearCosa(tx, cosa)
  const vigente = await findPagoVigente(tx, cosa)
  if (vigente) return { idPago: vigente.idPago, nuevo: false }
  const { apellido_persona, nombre_persona, documento_persona } = usuario
  const de = [referencia.padron, referencia.idCarpeta].filter((dato) => dato !== undefined).map(String)
  const busqueda = normalizarBusqueda(apellido_persona, nombre_persona, documento_persona, ...de)
  const [nuevo] = await insertar(
    tx,
    producto,
    idPersona,
    monto,
    PRODUCTOS[producto].nombre,
    JSON.stringify(referencia),
    clave,
    busqueda,
    numeracion,
  )
  if (!nuevo) throw new Error('El pago no se creó')
  await empezarASeguir(tx, nuevo.idPago)
  return { idPago: nuevo.idPago, nuevo: true }
}
