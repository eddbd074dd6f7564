import { aPesos } from '@catastro/domain/dinero'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Ajustes } from '../ajustes/ajustes.ts'
import { PARA_NAVEGADORES, servirPagina, servirPortada } from './pagina.ts'
import type { CiudadDeLaPortada } from './portada.ts'
import { BASE } from './rutas.ts'

interface Portal {
  readonly ajustes: Ajustes
  /** As it is now: it may change while the server runs. */
  readonly ciudad: () => Promise<CiudadDeLaPortada>
  readonly carpeta: string | undefined
}

/** The built portal at `/`, and the addresses that it needs in its page and at `/config.json`, so that one build serves every city. */
export async function servirPortal(app: FastifyInstance, { ajustes, ciudad, carpeta }: Portal): Promise<void> {
  const deLaInstalacion = {
    api: BASE,
    archivos: ajustes.archivosPublica ?? BASE,
    ciudadDigital: ajustes.ciudadDigitalPublica,
    login: ajustes.login,
    perfil: ajustes.perfil,
    zona: ajustes.zona,
    correoOficina: ajustes.correo.oficina,
    importeLibreDeuda: ajustes.importeDeLibreDeuda === null ? null : aPesos(ajustes.importeDeLibreDeuda),
    mapaBase: ajustes.mapaBase,
    estadisticasPublicas: ajustes.estadisticasPublicas,
    datosAbiertos: ajustes.licenciaDeDatos !== null,
  }
  const configuracion = async () => {
    const { nombre, portal, dependencia, logo, color, acento, pie, estados = {}, dondeSePaga = '' } = await ciudad()
    return {
      ...deLaInstalacion,
      ciudad: { nombre, portal, dependencia, logo, color, acento, pie, estados, dondeSePaga },
    }
  }
  app.get('/config.json', PARA_NAVEGADORES, (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return configuracion()
  })
  if (!carpeta) return
  await servirPagina(app, carpeta, configuracion)
  await servirPortada(app, carpeta, async () => ({ ...deLaInstalacion, ciudad: await ciudad() }))
  await app.register(fastifyStatic, {
    root: carpeta,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, ruta) => {
      // Hashed names never change; everything else is asked for again.
      reply.header('cache-control', ruta.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}
