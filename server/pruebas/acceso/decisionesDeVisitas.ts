import { hoy } from '../../src/plataforma/proceso/hoy.ts'
import { type Caso, carpeta, cuerpo, propia } from './decisiones.ts'
import type { Mundo } from './mundo.ts'

const MANDAN = ['ana', 'hector'] as const

/** A visit of a folder of Pablo's, of which the folder becomes theirs. */
const conVisita = (
  llamada: string,
  preparar: (mundo: Mundo) => Promise<number>,
  pedir: (idVisita: number, mundo: Mundo) => ReturnType<typeof cuerpo> | Promise<{ payload: object | Buffer }>,
): Caso =>
  carpeta(llamada, MANDAN, async ({ mundo, mio, yo, parte }) => {
    const idVisita = await preparar(mundo)
    const [visita] = await mundo.visitas.consultar(
      `select id_carpeta as id from visita where id_visita = ${Number(idVisita)}`,
    )
    await mio.hacerPropia(visita.id, yo, parte)
    return pedir(idVisita, mundo)
  })

const planeada = async (m: Mundo) => (await m.visitaPlaneada()).idVisita
const queNoCumple = async (m: Mundo) => (await m.visitaQueNoCumple()).idVisita

export const DECIDEN_VISITAS: readonly Caso[] = [
  carpeta(
    'POST /visitas/planear',
    MANDAN,
    propia(
      (m) => m.visitas.asignada(),
      (idCarpeta) => cuerpo({ idCarpeta, dia: hoy(), hora: '23:00' }),
    ),
  ),
  carpeta(
    'POST /visitas/asignar',
    MANDAN,
    propia(
      (m) => m.visitas.asignada(),
      (idCarpeta) => cuerpo({ carpetas: [{ idCarpeta }], idInspector: 1, dia: hoy(), hora: '23:00' }),
    ),
  ),
  conVisita('PUT /visitas/mover', planeada, (idVisita) => cuerpo({ idVisita, version: 1, dia: hoy(), parte: 'TARDE' })),
  conVisita('PUT /visitas/cancelar', planeada, (idVisita) => cuerpo({ idVisita, version: 1, motivo: 'Llueve' })),
  conVisita('POST /visitas/observar', queNoCumple, (idVisita) => cuerpo({ idVisita })),
  conVisita('POST /visitas/resultado', planeada, (idVisita, m) => cuerpo(m.visitas.cuerpoDeResultado(idVisita))),
  conVisita('POST /visitas/foto', planeada, async (idVisita, m) => m.visitas.cuerpoDeFoto(idVisita)),
  carpeta('PUT /visitas/apartado', MANDAN, async ({ mundo, mio, yo, parte }) => {
    const idEnvio = await mundo.fotoApartada()
    const [envio] = await mundo.visitas.consultar(
      `select v.id_carpeta as id from visita_envio e join visita v using (id_visita) where e.id_envio = ${idEnvio}`,
    )
    await mio.hacerPropia(envio.id, yo, parte)
    return cuerpo({ idEnvio, vale: 'EL OTRO', motivo: 'Se habló con él' })
  }),
  carpeta(
    'POST /visitas/distancia/pedir',
    MANDAN,
    propia(
      async (m) => (await m.visitaQueNoCumple()).idCarpeta,
      (idCarpeta) => cuerpo({ idCarpeta, dia: '2099-01-01' }),
    ),
  ),
  carpeta('POST /visitas/distancia/juzgar', MANDAN, async ({ mundo, mio, yo, parte }) => {
    const pedido = await mundo.aDistanciaEnviada()
    const [visita] = await mundo.visitas.consultar(
      `select id_carpeta as id from visita where id_visita = ${pedido.idVisita}`,
    )
    await mio.hacerPropia(visita.id, yo, parte)
    return cuerpo(pedido)
  }),
  conVisita(
    'PUT /visitas/distancia/ir',
    (m) => m.aDistancia(),
    (idVisita) => cuerpo({ idVisita, version: 1, dia: hoy(), hora: '23:00' }),
  ),
]
