import { setTimeout as esperar } from 'node:timers/promises'
import { CUIL } from '../appDePrueba.ts'
import { conBase } from '../caidas/revision.ts'
import { tokenDe } from '../instalacion/produccion.ts'
import type { Mundo } from './mundo.ts'

/** Something that goes away, how it shows, and how it comes back. */
export interface Corte {
  readonly que: string
  empezar(mundo: Mundo): Promise<unknown>
  /** Asked until it does: what nobody noticed proves nothing. Throws where what was to be seen is something else. */
  seNota(mundo: Mundo): Promise<boolean>
  terminar(mundo: Mundo): Promise<unknown>
}

const MINUTO = 60_000
const HORA = 60 * MINUTO

const pedir = async (url: string, pedido: RequestInit = {}) => {
  const respuesta = await fetch(url, pedido).catch(() => undefined)
  await respuesta?.body?.cancel()
  return respuesta
}
const estado = async (direccion: string, camino: string) => (await pedir(`${direccion}${camino}`))?.status
/** The first of the two says that it cannot serve. */
export const noEstaListo = async ({ procesos: [uno] }: Mundo) => (await estado(uno.direccion, '/salud/listo')) === 503

const exigir = (que: string, hay: unknown, esperado: unknown) => {
  if (hay !== esperado) throw new Error(`${que}: ${hay}, y tenía que ser ${esperado}`)
}

/** What both answer to who just signed in, whom they remember from nowhere; the worse of the two. */
async function paraUnoNuevo({ procesos }: Mundo, token: string) {
  const estados = await Promise.all(
    procesos.map(({ direccion }) =>
      pedir(`${direccion}/api/catastroInicio/authStatus`, { headers: { authorization: token } }),
    ),
  )
  return Math.max(...estados.map((una) => una?.status ?? 0))
}

/** What each process answers to who was there before: whether they read, and whether they file. */
const paraQuienYaEstaba = ({ procesos, sesion: { token } }: Mundo) =>
  Promise.all(
    procesos.map(async ({ direccion }) => {
      const lee = await pedir(`${direccion}/api/pagos/mios`, { headers: { authorization: token } })
      const presenta = await pedir(`${direccion}/api/documentacion/alta`, {
        method: 'POST',
        headers: { authorization: token },
        body: new FormData(),
      })
      return [lee?.status, lee?.headers.has('x-sesion-recordada'), presenta?.status].join(' ')
    }),
  )

async function exigirQueEsten(mundo: Mundo, cuando: string, esperado: string): Promise<void> {
  for (const respuesta of await paraQuienYaEstaba(mundo)) exigir(`Ciudad Digital, ${cuando}`, respuesta, esperado)
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

const correrRelojes = ({ procesos }: Mundo, ms: number) =>
  Promise.all(procesos.map((proceso) => proceso.correrReloj(ms)))

let recienLlegado = ''

/** Half an hour and a minute, by the processes' clock: who was there reads and does not file, and at the end does neither. */
export const SIN_CIUDAD_DIGITAL: Corte = {
  que: 'Ciudad Digital no responde media hora',
  async empezar(mundo) {
    recienLlegado = await tokenDe(mundo.ciudad.directa, CUIL.ana)
    await exigirQueEsten(mundo, 'antes', '200 false 400')
    await mundo.ciudad.puerta.cerrar()
  },
  seNota: async (mundo) => (await paraUnoNuevo(mundo, recienLlegado)) === 503,
  async terminar(mundo) {
    try {
      await correrRelojes(mundo, 29 * MINUTO)
      await exigirQueEsten(mundo, 'a los 29 minutos', '200 true 503')
      await correrRelojes(mundo, 31 * MINUTO)
      await exigirQueEsten(mundo, 'a los 31 minutos', '503 false 503')
    } finally {
      await mundo.ciudad.puerta.abrir()
      // One asks every ten seconds whether it is back.
      await hastaQue('Ciudad Digital', async () => (await paraUnoNuevo(mundo, recienLlegado)) === 200)
      await exigirQueEsten(mundo, 'de vuelta', '200 false 400')
      await correrRelojes(mundo, 0)
    }
  },
}

interface Muertes {
  readonly veces: number
  /** As often as there is time for, at least so many. */
  readonly minutos?: number
  readonly cadaMs?: number
}

/** One of the two, and then the other: whoever comes is served by the one that is left. */
export function muertes({ veces, minutos = 0, cadaMs = 0 }: Muertes): Corte {
  let ronda: Promise<void> | undefined
  let murieron = 0
  let termina = 0
  const faltan = () => murieron < veces || performance.now() < termina
  const matarUno = async ({ procesos }: Mundo, cual: 0 | 1) => {
    const [muere, queda] = [procesos[cual], procesos[cual === 0 ? 1 : 0]]
    muere.servidor.matar()
    await muere.servidor.termino
    exigir('El que queda', await estado(queda.direccion, '/salud/listo'), 200)
    await muere.revivir()
  }
  return {
    get que() {
      return `kill -9 de uno de los dos procesos, ${murieron} ${murieron === 1 ? 'vez' : 'veces'}`
    },
    async empezar(mundo) {
      termina = performance.now() + minutos * MINUTO
      ronda = (async () => {
        while (faltan()) {
          await matarUno(mundo, murieron % 2 === 0 ? 0 : 1)
          murieron += 1
          if (faltan()) await esperar(cadaMs)
        }
      })()
      // Whoever waits for its end hears of it.
      ronda.catch(() => {
        termina = 0
        murieron = veces
      })
    },
    seNota: async () => !faltan(),
    terminar: async () => ronda,
  }
}

/** The clock of one of the two goes an hour away, and the other's stays: each works with what the other writes. */
const reloj = (que: string, ms: number): Corte => ({
  que,
  empezar: ({ procesos }) => procesos[0].correrReloj(ms),
  // It says itself which hour it has.
  seNota: async () => true,
  terminar: ({ procesos }) => procesos[0].correrReloj(0),
})
export const RELOJ_ADELANTA = reloj('el reloj de un proceso adelanta una hora', HORA)
export const RELOJ_ATRASA = reloj('el reloj de un proceso atrasa una hora', -HORA)

/** Both serve again. */
export async function hastaQueVuelvan({ procesos }: Mundo): Promise<void> {
  for (const { direccion } of procesos) {
    await hastaQue(direccion, async () => (await estado(direccion, '/salud/listo')) === 200)
  }
}

const PLAZO_MS = 120_000

export async function hastaQue(que: string, pasa: () => Promise<boolean>, plazoMs = PLAZO_MS): Promise<void> {
  const limite = performance.now() + plazoMs
  while (!(await pasa())) {
    if (performance.now() > limite) throw new Error(`${que}: no pasó lo que tenía que pasar`)
    await esperar(100)
  }
}
