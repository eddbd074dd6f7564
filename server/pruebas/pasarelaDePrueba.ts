import { pasarela } from '@catastro/sandbox/pasarela/pasarela'
import Fastify from 'fastify'
import type { Pool } from 'pg'
import type { AjustesDePagos } from '../src/plataforma/proveedorDePagos/ajustesDePagos.ts'

export const COMERCIO = {
  comercio: 'comercio-de-prueba',
  guid: 'guid-de-prueba',
  frase: 'frase-de-prueba',
  secreto: 'secreto-corto',
} as const

/** The stand-in of the card provider, listening on a port of its own. Reached by HTTP only. */
export async function pasarelaDePrueba(
  db: Pool,
  opciones: Partial<AjustesDePagos> & { readonly urlAvisos?: string } = {},
) {
  const { urlAvisos = 'http://127.0.0.1:1/api/pagos/notificacion', ...dados } = opciones
  const formato = { esquema: 'v1', monto: 'decimales', hash: false, ...dados } as const
  const app = Fastify({ trustProxy: 'loopback' })
  await app.register(pasarela, { prefix: '/pagos', ...COMERCIO, ...formato, db, urlAvisos })
  const base = `${await app.listen({ port: 0, host: '127.0.0.1' })}/pagos`
  const ajustes: AjustesDePagos = {
    boton: `${base}/boton`,
    api: `${base}/api`,
    fraseEnFormulario: false,
    numeracion: 'corta',
    ...COMERCIO,
    ...formato,
  }
  return {
    base,
    ajustes,
    cerrar: () => app.close(),
    /** The form as a browser posts it; what the browser then sees. */
    enviarFormulario: (fields: Record<string, string>) =>
      fetch(`${base}/boton`, { method: 'POST', body: new URLSearchParams(fields) }),
    mandar: async (mando: 'resolver' | 'falsificar' | 'fallar', orden: object) => {
      const respuesta = await fetch(`${base}/${mando}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(orden),
      })
      return { status: respuesta.status, cuerpo: (await respuesta.json()) as unknown }
    },
  }
}
