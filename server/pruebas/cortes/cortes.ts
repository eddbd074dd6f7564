import { setTimeout as esperar } from 'node:timers/promises'
import { iniciarServidor } from '../caidas/proceso.ts'
import { conBase } from '../caidas/revision.ts'
import { hacerOtraBase, type Mundo, type Proceso } from './mundo.ts'

/** Something that goes away, how it shows, and how it comes back. */
export interface Corte {
  readonly que: string
  empezar(mundo: Mundo): Promise<unknown>
  /** Asked until it does: what nobody noticed proves nothing. Throws where what was to be seen is something else. */
  seNota(mundo: Mundo): Promise<boolean>
  terminar(mundo: Mundo): Promise<unknown>
}

export const estado = async (direccion: string, camino: string, headers: Record<string, string> = {}) => {
  const respuesta = await fetch(`${direccion}${camino}`, { headers }).catch(() => undefined)
  await respuesta?.body?.cancel()
  return respuesta?.status
}
const noEstaListo = async ({ procesos: [uno] }: Mundo) => (await estado(uno.direccion, '/salud/listo')) === 503

/** Whoever signs in now: nobody remembers them. */
export async function estadoDeUnoNuevo({ ciudad, procesos: [uno] }: Mundo) {
  const respuesta = await fetch(`${ciudad.directa}/sandbox/ciudad-digital/usuarios/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documento_persona: '27201112228', contraseña: 'demo' }),
  })
  const { token } = (await respuesta.json()) as { token: string }
  return estado(uno.direccion, '/api/catastroInicio/authStatus', { authorization: token })
}

const hay = ({ base }: Mundo, condicion: string) =>
  conBase(base.admin, async (db) => {
    const { rows } = await db.query<{ hay: boolean }>(`select exists (${condicion}) as hay`)
    return rows[0]?.hay ?? false
  })

export const SIN_POSTGRES: Corte = {
  que: 'PostgreSQL se detiene y vuelve',
  empezar: ({ base }) => base.apagar(),
  seNota: noEstaListo,
  terminar: ({ base }) => base.encender(),
}

export const SIN_S3: Corte = {
  que: 'S3 no responde',
  empezar: ({ s3 }) => s3.caer(),
  seNota: noEstaListo,
  terminar: ({ s3 }) => s3.volver(),
}

export const SIN_CORREO: Corte = {
  que: 'el correo no responde',
  empezar: ({ correo }) => correo.puerta.cerrar(),
  seNota: (mundo) => hay(mundo, `select from correo_saliente where estado = 'PENDIENTE' and intentos > 0`),
  terminar: ({ correo }) => correo.puerta.abrir(),
}

export const PROVEEDOR_COLGADO: Corte = {
  que: 'el proveedor de pagos se cuelga',
  empezar: ({ proveedor }) => proveedor.mandar('fallar', { modo: 'colgada' }),
  // Asked about once at least, and nothing known.
  seNota: (mundo) =>
    hay(
      mundo,
      `select from pago p join pago_seguimiento s using (id_pago)
       where p.estado in ('INICIADO', 'EN_PROCESO') and p.creado_el < now() - interval '1 second'`,
    ),
  terminar: ({ proveedor }) => proveedor.mandar('fallar', { modo: 'ninguna' }),
}

export const SIN_CIUDAD_DIGITAL: Corte = {
  que: 'Ciudad Digital no responde',
  empezar: ({ ciudad }) => ciudad.puerta.cerrar(),
  seNota: async (mundo) => (await estadoDeUnoNuevo(mundo)) === 503,
  // One asks every ten seconds whether it is back.
  async terminar(mundo) {
    await mundo.ciudad.puerta.abrir()
    await hastaQue('Ciudad Digital', async () => (await estadoDeUnoNuevo(mundo)) === 200)
  },
}

/** One of the two, and the other goes on. */
export const muerte = (cual: 0 | 1): Corte => ({
  que: `kill -9 de ${cual === 0 ? 'uno' : 'otro'} de los dos procesos`,
  async empezar({ procesos }) {
    const { servidor } = procesos[cual]
    servidor.matar()
    await servidor.termino
  },
  seNota: async ({ procesos }) => (await estado((procesos[1 - cual] as Proceso).direccion, '/salud')) === 200,
  terminar: ({ procesos }) => procesos[cual].revivir(),
})

/** Somebody starts a third process on an empty database, with this city's files: it refuses, and makes no table in it. */
export const OTRA_BASE: Corte = {
  que: 'un proceso arranca sobre otra base',
  async empezar({ carpeta, base, ajustes }) {
    const otra = await hacerOtraBase(base)
    const arranque = iniciarServidor(`${carpeta}/ajeno`, {
      ...ajustes,
      DATABASE_URL: otra.portal,
      DATABASE_URL_MIGRACIONES: otra.dueño,
    })
    const queja = await arranque.then(
      async (servidor) => {
        await servidor.detener()
        return 'arrancó'
      },
      (error: Error) => error.message,
    )
    if (!queja.includes('No se inicia, y no se tocó ningún archivo')) throw new Error(`No se negó: ${queja}`)
    if ((await otra.tablas()) !== 0) throw new Error('Dejó tablas en una base que no era la suya')
  },
  seNota: async () => true,
  terminar: async () => {},
}

export const hastaQueSeNote = (corte: Corte, mundo: Mundo) => hastaQue(corte.que, () => corte.seNota(mundo))

/** Both serve again. */
export async function hastaQueVuelvan({ procesos }: Mundo): Promise<void> {
  for (const { direccion } of procesos) {
    await hastaQue(direccion, async () => (await estado(direccion, '/salud/listo')) === 200)
  }
}

async function hastaQue(que: string, pasa: () => Promise<boolean>): Promise<void> {
  const limite = performance.now() + 120_000
  while (!(await pasa())) {
    if (performance.now() > limite) throw new Error(`${que}: no pasó lo que tenía que pasar`)
    await esperar(100)
  }
}
