import { beforeEach } from 'vitest'
import { conceptoLibreDeuda } from '../src/libreDeuda/concepto.ts'
import type { AlConfirmar } from '../src/pagos/conceptos.ts'
import type { EntornoDePagos } from '../src/pagos/entorno.ts'
import { liquidarPendientes } from '../src/pagos/trabajos.ts'
import { type AppDePrueba, appDePrueba } from './appDePrueba.ts'
import { type ProveedorDePrueba, proveedorDePrueba } from './proveedorDePrueba.ts'
import { sinPagosDeMuestra } from './sinPagosDeMuestra.ts'

const noFalla = (error: unknown) => {
  throw error
}

/** The row of a product that these tests do not pay. */
const deOtraPrueba = {
  cobrar: async (): Promise<never> => noFalla(new Error('Aquí solo se paga el Libre Deuda')),
  alConfirmar: async () => noFalla(new Error('Aquí solo se paga el Libre Deuda')),
  partes: async () => noFalla(new Error('Aquí solo se paga el Libre Deuda')),
}

/** Before each test, a portal with a provider in memory; and what tests of payments do with them. */
export function conPagos() {
  const m = {} as { portal: AppDePrueba; proveedor: ProveedorDePrueba }
  beforeEach(async () => {
    m.proveedor = proveedorDePrueba()
    m.portal = await appDePrueba({ proveedor: m.proveedor })
    await sinPagosDeMuestra(m.portal)
  })

  const consultar = async (texto: string, valores: unknown[] = []) =>
    (await m.portal.db.$client.query(texto, valores)).rows
  /** As if the next hour of every payment had come. */
  const llegaLaHora = () =>
    consultar(`update pago_seguimiento set proxima = now(), ultima = now() - interval '1 minute'`)

  return {
    m,
    consultar,
    llegaLaHora,
    /** A payment of Clara's, for the certificate of a property. */
    async preparar(padron = '100001'): Promise<number> {
      const payload = { producto: 'LIBRE_DEUDA', padron }
      return (await m.portal.como('clara', { method: 'POST', url: '/api/pagos/preparar', payload })).json().idPago
    },
    estado: async (idPago: number, quien: 'clara' | 'ana' = 'clara') =>
      (await m.portal.como(quien, { url: `/api/pagos/estado/${idPago}` })).json(),
    fila: async (idPago: number) => (await consultar('select * from pago where id_pago = $1', [idPago]))[0],
    avisar: (payload: unknown, tipo = 'application/json') =>
      m.portal.app.inject({
        method: 'POST',
        url: '/api/pagos/notificacion',
        headers: { 'content-type': tipo },
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      }),
    async trabajar() {
      await llegaLaHora()
      await m.portal.trabajar('liquidar-pagos')
    },
    envejecer: (idPago: number, horas = 25) =>
      consultar('update pago set creado_el = now() - make_interval(hours => $2) where id_pago = $1', [idPago, horas]),
    /** Payments with an effect of the test's own. */
    entornoCon: (alConfirmar: AlConfirmar, anotarFalla: EntornoDePagos['anotarFalla'] = noFalla): EntornoDePagos => ({
      db: m.portal.db,
      proveedor: m.proveedor,
      conceptos: {
        LIBRE_DEUDA: conceptoLibreDeuda(255_000, alConfirmar),
        VEREDAS: deOtraPrueba,
        FORM1BIS: deOtraPrueba,
        FORM14: deOtraPrueba,
        FORM27: deOtraPrueba,
        CARPETA: deOtraPrueba,
      },
      urlPublica: 'http://portal.prueba',
      anotarFalla,
    }),
    async liquidar(entorno: EntornoDePagos) {
      await llegaLaHora()
      return liquidarPendientes(entorno, new AbortController().signal)
    },
  }
}
