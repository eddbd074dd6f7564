import Fastify from 'fastify'
import { baseEnBlanco } from '../../../server/pruebas/baseDePrueba.ts'
import { ciudadDigital, type OpcionesDeCiudadDigital } from './ciudadDigital.ts'

export const SECRETO = new Uint8Array(32).fill(7)
export const PREFIJO = '/sandbox/ciudad-digital'

/** A real database of its own, and a clock that only moves when told. */
export const abrirCiudadDePrueba = async () => {
  const { $client: db } = await baseEnBlanco()
  const reloj = { ahora: new Date('2026-03-02T12:00:00Z') }

  const crearApp = async (opciones: Partial<OpcionesDeCiudadDigital> = {}) => {
    const app = Fastify()
    await app.register(ciudadDigital, {
      prefix: PREFIJO,
      db,
      secreto: SECRETO,
      urlPortal: 'http://portal.test:8080',
      reloj: () => reloj.ahora,
      ...opciones,
    })
    return app
  }

  return {
    db,
    crearApp,
    adelantar: (segundos: number) => {
      reloj.ahora = new Date(reloj.ahora.getTime() + segundos * 1000)
    },
  }
}
