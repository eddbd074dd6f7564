import type { Contestacion, Pedido } from './escuchar.ts'

/** A card provider written from docs/sistemas-externos.md and nothing else. */
export const COMERCIO = { guid: 'el-guid', frase: 'la-frase' }

const TOKEN = 'sesion-del-comercio'
const PAGADA = {
  TransaccionPlataformaId: '12b0-77',
  TransaccionComercioId: 'T0531234',
  EstadoId: 3,
  Monto: '2550,00',
  FechaTransaccion: '25/11/2026 10:31:07',
}

export function otroProveedor({ method, url, headers, json }: Pedido): Contestacion {
  const camino = url.pathname
  if (method === 'POST' && camino === '/api/sesion') {
    const { guid, frase } = json as Record<string, string>
    return guid === COMERCIO.guid && frase === COMERCIO.frase
      ? { status: 200, cuerpo: { status: true, data: TOKEN } }
      : { status: 401, cuerpo: {} }
  }
  if (camino === '/boton') return { status: method === 'POST' ? 303 : 405 }
  if (headers.authorization !== `Bearer ${TOKEN}`) return { status: 401, cuerpo: {} }
  if (camino === '/api/transactions') {
    const hay =
      url.searchParams.get('EstadoTransaccion') === '3' &&
      /^\d\d\/\d\d\/\d{4}$/.test(url.searchParams.get('FechaDesde') ?? '')
    return { status: 200, cuerpo: { data: hay ? [{ ...PAGADA }] : [] } }
  }
  if (camino === `/api/transaction/${PAGADA.TransaccionComercioId}`) {
    return { status: 200, cuerpo: { data: JSON.stringify(PAGADA) } }
  }
  return { status: 404, cuerpo: {} }
}
