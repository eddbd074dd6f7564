import { createDecipheriv, createHash, createHmac, pbkdf2Sync } from 'node:crypto'
import type { Contestacion, Pedido } from './escuchar.ts'

/**
 * A card provider written from docs/sistemas-externos.md and nothing else: it takes neither a type nor a constant of the
 * portal.
 */
export const COMERCIO = { comercio: 'el-comercio', guid: 'el-guid', frase: 'la-frase', secreto: 'el-secreto' }

/** What the merchant has set on the provider's own panel. */
export interface Panel {
  readonly secreto: string
  readonly esquema: 'v1' | 'v2'
  readonly monto: 'decimales' | 'centavos'
  readonly hash: boolean
  readonly fraseEnFormulario: boolean
  /** Where a payment may lead back to, and where its notices go. */
  readonly portal: string
  readonly avisos: () => string
}

const COMO_VIENE: Panel = {
  ...{ secreto: COMERCIO.secreto, esquema: 'v1', monto: 'decimales', hash: false, fraseEnFormulario: false },
  ...{ portal: 'https://catastro.ciudad.example', avisos: () => '' },
}

interface Operacion {
  readonly numero: string
  readonly centavos: number
  readonly producto: string
  readonly exito: string
  readonly cancelacion: string
  readonly comenzo: string
  estado: number
}

const TOKEN = 'sesion-del-comercio'
const EN_PAGO = 2
const REALIZADA = 3
const ABIERTAS = [1, EN_PAGO]
const COBRADA: Operacion = {
  ...{ numero: 'T0531234', centavos: 255_000, producto: 'Libre Deuda', exito: '', cancelacion: '' },
  ...{ comenzo: '25/11/2026 10:31:07', estado: REALIZADA },
}
const CAMPOS = [
  ...['CallbackSuccess', 'CallbackCancel', 'Comercio', 'guid', 'frase', 'SucursalComercio', 'TransaccionComercioId'],
  ...['Monto', 'Producto[0]', 'MontoProducto[0]'],
]

const comoSeMuestra = ({ numero, centavos, estado, comenzo }: Operacion) => ({
  TransaccionPlataformaId: `12b0-${numero}`,
  TransaccionComercioId: numero,
  EstadoId: estado,
  Monto: (centavos / 100).toFixed(2).replace('.', ','),
  FechaTransaccion: comenzo,
})

/** null: it was not encrypted with this secret. */
export function leerCifrado({ esquema, secreto }: Pick<Panel, 'esquema' | 'secreto'>, valor: string): string | null {
  const bytes = Buffer.from(valor, 'base64')
  try {
    if (esquema === 'v1') {
      const clave = Buffer.alloc(32, Buffer.from(secreto, 'utf8'))
      const descifra = createDecipheriv('aes-256-cbc', clave, bytes.subarray(0, 16))
      return Buffer.concat([descifra.update(bytes.subarray(16)), descifra.final()]).toString('utf8')
    }
    const clave = pbkdf2Sync(secreto, bytes.subarray(0, 16), 100_000, 32, 'sha256')
    const descifra = createDecipheriv('aes-256-gcm', clave, bytes.subarray(16, 28))
    descifra.setAuthTag(bytes.subarray(-16))
    return Buffer.concat([descifra.update(bytes.subarray(28, -16)), descifra.final()]).toString('utf8')
  } catch {
    return null
  }
}

export function hashDe(
  { esquema, secreto }: Pick<Panel, 'esquema' | 'secreto'>,
  ...valores: readonly string[]
): string {
  return esquema === 'v1'
    ? createHash('sha256')
        .update([...valores, secreto].join('*'))
        .digest('hex')
    : createHmac('sha256', secreto).update(valores.join('*')).digest('hex')
}

/** Refused, and why. */
class NoSeCobra extends Error {}

/** The form of a merchant, read: what is to be charged. */
function leerFormulario(panel: Panel, { texto, ip }: Pedido): Operacion {
  const dados = new URLSearchParams(texto)
  const campo = (nombre: string) => dados.get(nombre) ?? ''
  const exigir = (bien: boolean, motivo: string) => {
    if (!bien) throw new NoSeCobra(motivo)
  }
  const abierto = (nombre: string) => {
    const leido = leerCifrado(panel, campo(nombre))
    if (leido === null) throw new NoSeCobra(`${nombre} no se descifra`)
    return leido
  }
  const nombres = [...CAMPOS, ...(panel.hash ? ['Hash'] : [])]
  exigir([...dados.keys()].sort().join() === nombres.sort().join(), 'los campos son otros')
  exigir(campo('Comercio') === COMERCIO.comercio && campo('guid') === COMERCIO.comercio, 'el comercio es otro')
  exigir(campo('frase') === (panel.fraseEnFormulario ? COMERCIO.frase : ''), 'la frase es otra')
  exigir(
    /^T\d{7}$|^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(campo('TransaccionComercioId')),
    'el número es otro',
  )
  const monto = abierto('Monto')
  exigir(
    (panel.monto === 'centavos' ? /^[1-9]\d*$/ : /^\d+\.\d\d$/).test(monto),
    'el monto está escrito de otra manera',
  )
  const sucursal = abierto('SucursalComercio')
  exigir(sucursal === '' && campo('Producto[0]') !== '' && campo('MontoProducto[0]') === '100', 'el producto es otro')
  if (panel.hash) exigir(campo('Hash') === hashDe(panel, ip, COMERCIO.comercio, sucursal, monto), 'el Hash es otro')
  const [exito, cancelacion] = [abierto('CallbackSuccess'), abierto('CallbackCancel')]
  for (const vuelta of [exito, cancelacion])
    exigir(vuelta.startsWith(`${panel.portal}/#/`), 'la vuelta es a otra parte')
  return {
    ...{ numero: campo('TransaccionComercioId'), centavos: Number(monto.replace('.', '')) },
    ...{ producto: campo('Producto[0]'), exito, cancelacion, comenzo: new Date().toISOString(), estado: EN_PAGO },
  }
}

/** The provider, and whoever sits at its page. */
export function otroProveedor(dado: Partial<Panel> = {}) {
  const panel = { ...COMO_VIENE, ...dado }
  const operaciones = new Map([[COBRADA.numero, { ...COBRADA }]])

  function comenzar(pedido: Pedido): Contestacion {
    try {
      const nueva = leerFormulario(panel, pedido)
      const suya = operaciones.get(nueva.numero) ?? nueva
      if (!ABIERTAS.includes(suya.estado)) throw new NoSeCobra('esa operación terminó')
      if (suya.centavos !== nueva.centavos) throw new NoSeCobra('esa operación es de otro monto')
      operaciones.set(suya.numero, suya)
      const importe = (suya.centavos / 100).toFixed(2)
      return { status: 200, headers: { 'content-type': 'text/html' }, cuerpo: `<p>${suya.producto}: ${importe}</p>` }
    } catch (error) {
      if (error instanceof NoSeCobra) return { status: 400, cuerpo: error.message }
      throw error
    }
  }

  function atender(pedido: Pedido): Contestacion {
    const { method, url, headers, json } = pedido
    const camino = url.pathname
    if (method === 'POST' && camino === '/api/sesion') {
      const { guid, frase } = json as Record<string, string>
      return guid === COMERCIO.guid && frase === COMERCIO.frase
        ? { status: 200, cuerpo: { status: true, data: TOKEN } }
        : { status: 401, cuerpo: {} }
    }
    if (camino === '/boton') return method === 'POST' ? comenzar(pedido) : { status: 405 }
    if (headers.authorization !== `Bearer ${TOKEN}`) return { status: 401, cuerpo: {} }
    if (camino === '/api/transactions') {
      const dias = ['FechaDesde', 'FechaHasta'].map((cual) => url.searchParams.get(cual) ?? '')
      if (!dias.every((dia) => /^\d\d\/\d\d\/\d{4}$/.test(dia))) return { status: 400, cuerpo: {} }
      const estado = Number(url.searchParams.get('EstadoTransaccion'))
      const suyas = [...operaciones.values()].filter((una) => una.estado === estado)
      return { status: 200, cuerpo: { data: suyas.map(comoSeMuestra) } }
    }
    const pedida = operaciones.get(/^\/api\/transaction\/(.+)$/.exec(camino)?.[1] ?? '')
    return pedida
      ? { status: 200, cuerpo: { data: JSON.stringify(comoSeMuestra(pedida)) } }
      : { status: 404, cuerpo: {} }
  }

  /** What its person did at the page: the notice is sent, and then the browser goes where this says. */
  async function terminar(
    numero: string,
    estado: number,
  ): Promise<{ readonly aviso: number; readonly vuelta: string }> {
    const suya = operaciones.get(numero)
    if (!suya) throw new Error(`Nadie comenzó la ${numero}`)
    suya.estado = estado
    const { TransaccionPlataformaId, TransaccionComercioId, Monto, EstadoId } = comoSeMuestra(suya)
    const aviso = await fetch(panel.avisos(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ Tipo: estado === REALIZADA ? 'PAGO' : 'TRANSACCION', TransaccionPlataformaId, TransaccionComercioId },
        ...{ Monto, EstadoId },
      }),
    })
    return { aviso: aviso.status, vuelta: estado === REALIZADA ? suya.exito : suya.cancelacion }
  }

  return { atender, terminar }
}
