import { deLectura } from './compararCasos.ts'
import { iniciarLosDos } from './compararServidores.ts'
import { mediana } from './mediana.ts'
import { compararEn } from './rondas.ts'
import { ingresar, LUCIA } from './sesiones.ts'

const RONDAS = { rondas: Number(process.env.RONDAS ?? 6), segundos: Number(process.env.SEGUNDOS ?? 5) }

/** Requests a second of the portal for each one of a bare handler of the same statements, over the same names: the median round. */
export async function razonConElDesnudo(nombres: readonly string[]): Promise<number> {
  const servidores = await iniciarLosDos()
  try {
    const authorization = await ingresar(servidores.portal, LUCIA)
    const pedidos = nombres.map((nombre) => ({
      method: 'GET' as const,
      path: `/api/padron/obtenerPadronNombre/${encodeURIComponent(nombre)}?porPagina=5`,
      headers: { authorization },
    }))
    const rondas = await compararEn(servidores, deLectura('nombre', 0.9, pedidos), RONDAS)
    return mediana(rondas.map(({ portal, desnudo }) => portal.porSegundo / desnudo.porSegundo))
  } finally {
    await servidores.detener()
  }
}
