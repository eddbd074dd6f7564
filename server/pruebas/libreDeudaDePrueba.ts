import type { InjectOptions } from 'fastify'
import type { Mensaje } from '../src/plataforma/correo/cartero.ts'
import type { Sellador } from '../src/plataforma/sello/sellador.ts'
import { appDePrueba, type Demo } from './appDePrueba.ts'
import { proveedorDePrueba } from './proveedorDePrueba.ts'
import { sinPagosDeMuestra } from './sinPagosDeMuestra.ts'

export const REALIZADA = 3
export const RECHAZADA = 4

/** The portal with a card provider and a postman of its own, and what Libre Deuda needs several calls for. */
export async function libreDeudaDePrueba(sellador?: Sellador) {
  const proveedor = proveedorDePrueba()
  const enviados: Mensaje[] = []
  const enviar = async (mensaje: Mensaje) => {
    enviados.push(mensaje)
    return 'ok'
  }
  const ajustes = { PUBLIC_URL: 'https://catastro.prueba' }
  const portal = await appDePrueba({
    proveedor,
    ajustes,
    cartero: { enviar, cerrar: () => {} },
    ...(sellador && { sellador }),
  })
  await sinPagosDeMuestra(portal)

  const pedir = (quien: Demo, method: 'GET' | 'POST', url: string, payload?: InjectOptions['payload']) =>
    portal.como(quien, { method, url: `/api${url}`, ...(payload && { payload }) })
  const consulta = async (texto: string) => (await portal.db.$client.query(texto)).rows

  /** Prepares the payment and lets the provider say how it went; nobody comes back from there. */
  async function pagar(quien: Demo, padron = '100001', estadoId = REALIZADA): Promise<number> {
    const preparado = await pedir(quien, 'POST', '/pagos/preparar', { producto: 'LIBRE_DEUDA', padron })
    const { idPago, fields } = preparado.json()
    proveedor.dira(fields.TransaccionComercioId, estadoId)
    return idPago
  }
  async function confirmar(idPago: number, quien: Demo): Promise<string> {
    await consulta('update pago_seguimiento set ultima = null')
    return (await pedir(quien, 'GET', `/pagos/estado/${idPago}`)).json().estado
  }
  return {
    portal,
    proveedor,
    enviados,
    pedir,
    consulta,
    pagar,
    confirmar,
    /** A paid request of Clara's. */
    async solicitada(padron = '100001'): Promise<number> {
      await confirmar(await pagar('clara', padron), 'clara')
      const [fila] = await consulta('select max(id_libre_deuda) as id from libre_deuda')
      return fila.id
    },
    obtener: (quien: Demo, message = '100001') =>
      pedir(quien, 'POST', '/usuarios/obtenerLibreDeuda', {
        emailData: { message, recipient: 'cualquiera@example.com', subject: 'Libre Deuda' },
        user: { id_persona: 1 },
      }),
    emitir: (idLibreDeuda: number, quien: Demo = 'lucia') =>
      pedir(quien, 'POST', '/libreDeuda/emitir', { idLibreDeuda }),
    rechazar: (idLibreDeuda: number, motivo = 'Tiene una deuda de 2024.') =>
      pedir('lucia', 'POST', '/libreDeuda/rechazar', { idLibreDeuda, motivo }),
    anular: (idLibreDeuda: number, motivo = 'Se emitió por error.') =>
      pedir('lucia', 'POST', '/libreDeuda/anular', { idLibreDeuda, motivo }),
    mios: async (quien: Demo) => (await pedir(quien, 'GET', '/libreDeuda/misCertificados')).json().solicitudes,
    /** Sends what waits, and tells to whom what was sent so far. */
    async correos(): Promise<string[]> {
      await portal.trabajar('enviar-correos')
      return enviados.map(({ para, asunto }) => `${para}: ${asunto}`)
    },
  }
}
export type LibreDeudaDePrueba = Awaited<ReturnType<typeof libreDeudaDePrueba>>
