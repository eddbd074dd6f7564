import type { FastifyRequest } from 'fastify'
import { descifrar, hashEsperado } from './descifrado.ts'
import type { Entorno } from './entorno.ts'
import { estaAbierta } from './estados.ts'
import { abrirTransaccion, type Transaccion } from './transacciones.ts'

/** Why the provider takes no payment with this form. */
export class FormularioRechazado extends Error {}

const OBLIGATORIOS = [
  'CallbackSuccess',
  'CallbackCancel',
  'Comercio',
  'guid',
  'SucursalComercio',
  'TransaccionComercioId',
  'Monto',
  'Producto[0]',
  'MontoProducto[0]',
] as const
const FORMATO = { decimales: /^\d{1,10}\.\d{2}$/, centavos: /^\d{3,12}$/ } as const

/** Opens the transaction that a merchant's form asks for. */
export async function recibirFormulario(
  entorno: Entorno,
  { body, ip }: Pick<FastifyRequest, 'body' | 'ip'>,
): Promise<Transaccion> {
  const campo = leerCampos(body)
  if (campo('Comercio') !== entorno.comercio) throw new FormularioRechazado('El comercio no existe')
  const abierto = (nombre: (typeof OBLIGATORIOS)[number]) => {
    const texto = descifrar(entorno, campo(nombre))
    if (texto === null) throw new FormularioRechazado(`${nombre} no se puede descifrar`)
    return texto
  }
  const monto = abierto('Monto')
  const sucursal = abierto('SucursalComercio')
  if (!FORMATO[entorno.monto].test(monto)) throw new FormularioRechazado('Monto no tiene el formato del comercio')
  if (entorno.hash && campo('Hash') !== hashEsperado(entorno, { ip, sucursal, monto })) {
    throw new FormularioRechazado('El hash no corresponde')
  }
  const transaccion = await abrirTransaccion(entorno.db, {
    transaccion: campo('TransaccionComercioId'),
    producto: campo('Producto[0]').slice(0, 120),
    centavos: Number(monto.replace('.', '')),
    exito: direccion(abierto('CallbackSuccess')),
    cancelacion: direccion(abierto('CallbackCancel')),
  })
  if (!transaccion || transaccion.monto !== String(Number(monto.replace('.', '')))) {
    throw new FormularioRechazado('TransaccionComercioId ya se usó en otra operación')
  }
  if (!estaAbierta(transaccion.estado_id)) throw new FormularioRechazado('La operación ya terminó')
  return transaccion
}

function leerCampos(body: unknown) {
  const valores = new Map<string, unknown>(Object.entries(typeof body === 'object' && body !== null ? body : {}))
  const campo = (nombre: string) => String(valores.get(nombre) ?? '')
  const falta = OBLIGATORIOS.find((nombre) => campo(nombre) === '')
  if (falta) throw new FormularioRechazado(`Falta ${falta}`)
  if (!/^[\w-]{1,60}$/.test(campo('TransaccionComercioId'))) {
    throw new FormularioRechazado('TransaccionComercioId no es válido')
  }
  return campo
}

function direccion(texto: string): string {
  if (!/^https?:\/\//.test(texto) || !URL.canParse(texto))
    throw new FormularioRechazado('La dirección de vuelta no es válida')
  return texto
}
