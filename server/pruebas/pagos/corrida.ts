import { setTimeout as esperar } from 'node:timers/promises'
import { Azar } from '@catastro/sandbox/ciudadDemo/azar'
import { CUIL, type Demo } from '../appDePrueba.ts'
import { leerJson } from '../caidas/clientes.ts'
import { iniciarServidor, puertoLibre, type Servidor } from '../caidas/proceso.ts'
import { conBase, type Donde } from '../caidas/revision.ts'
import { DESTINOS, type NombreDeDestino, planAlAzar } from './destinos.ts'
import { pagar } from './pagador.ts'
import { type ProveedorAparte, proveedorAparte } from './proveedorAparte.ts'
import { type Hecho, revisar } from './revision.ts'

const PAGADORES = ['ana', 'pablo', 'bruno', 'lucia', 'clara', 'rosa'] as const satisfies readonly Demo[]
const A_LA_VEZ = 12
const PRIMER_PADRON = 40_000_000

export interface Corrida {
  readonly pagos: number
  readonly muertes: number
  readonly segundos: number
  readonly porDestino: ReadonlyMap<NombreDeDestino, number>
  readonly faltas: readonly string[]
}

/** So many payments, with everything that goes wrong with them, and so many sudden deaths of the server meanwhile. */
export async function correr(carpeta: string, semilla: number, pagos: number, muertes: number): Promise<Corrida> {
  const desde = performance.now()
  const puerto = await puertoLibre()
  const proveedor = await proveedorAparte(carpeta, `http://127.0.0.1:${puerto}/api/pagos/notificacion`)
  const ajustes = { ...proveedor.ajustesDelPortal, PORT: String(puerto) }
  const portal = { servidor: await iniciarServidor(carpeta, ajustes) }
  try {
    const tokens = await Promise.all(PAGADORES.map((quien) => ingresar(portal.servidor, quien)))
    await conBase(carpeta, (base) =>
      base.query(
        `insert into padron (padronm, padronp, apeynom)
         select $1::integer + n, 'L' || n, 'PRUEBA' from generate_series(0, $2) n`,
        [PRIMER_PADRON, pagos],
      ),
    )
    const hechos = await pagarTodos({ carpeta, semilla, pagos, muertes, proveedor, ajustes, portal, tokens })
    await proveedor.mandar('fallar', { modo: 'ninguna' })
    await cobrarYDevolverDespues(carpeta, proveedor, hechos)
    await pasaUnDia(carpeta)
    const faltas = await revisar(carpeta, hechos)
    const porDestino = new Map(
      (Object.keys(DESTINOS) as NombreDeDestino[]).map((destino) => [
        destino,
        hechos.filter(({ plan }) => plan.destino === destino).length,
      ]),
    )
    const segundos = Math.round((performance.now() - desde) / 1000)
    return { pagos: hechos.length, muertes, segundos, porDestino, faltas }
  } finally {
    await portal.servidor.detener()
    await proveedor.detener()
  }
}

export async function ingresar({ direccion }: Servidor, quien: Demo): Promise<string> {
  const respuesta = await fetch(`${direccion}/sandbox/ciudad-digital/usuarios/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documento_persona: CUIL[quien], contraseña: 'demo' }),
  })
  return (await leerJson<{ token: string }>(respuesta)).token
}

interface Trafico {
  readonly carpeta: string
  readonly semilla: number
  readonly pagos: number
  readonly muertes: number
  readonly proveedor: ProveedorAparte
  readonly ajustes: Record<string, string>
  readonly portal: { servidor: Servidor }
  readonly tokens: readonly string[]
}

async function pagarTodos(trafico: Trafico): Promise<Hecho[]> {
  const { carpeta, pagos, muertes, proveedor, ajustes, portal, tokens } = trafico
  const azar = new Azar(trafico.semilla)
  const planes = Array.from({ length: pagos }, () => planAlAzar(azar))
  const hechos: Hecho[] = []
  const cadaCuantosMuere = Math.ceil(pagos / (muertes + 1))
  const cadaCuantosFalla = Math.ceil(pagos / 6)
  let siguiente = 0
  let reinicio = Promise.resolve()

  const morirYVolver = async () => {
    portal.servidor.matar()
    await portal.servidor.termino
    portal.servidor = await iniciarServidor(carpeta, ajustes)
  }
  const persona = async () => {
    for (let n = siguiente++; n < pagos; n = siguiente++) {
      if (n > 0 && n % cadaCuantosMuere === 0) reinicio = reinicio.then(morirYVolver)
      if (n % cadaCuantosFalla === cadaCuantosFalla - 1) {
        await proveedor.mandar('fallar', { modo: azar.uno(['error', 'colgada', 'ninguna', 'ninguna']) })
      }
      const plan = planes[n]
      const token = tokens[n % tokens.length]
      if (!plan || !token) continue
      const { direccion } = portal.servidor
      hechos.push({ idPago: await pagar({ direccion, proveedor }, token, String(PRIMER_PADRON + n), plan), plan })
    }
  }
  await Promise.all(Array.from({ length: A_LA_VEZ }, () => persona()))
  await reinicio
  return hechos
}

const TODOS = `update pago_seguimiento set proxima = now(), ultima = null where proxima is not null`
const CON_HORA = `select count(*)::integer as n from pago_seguimiento where proxima <= now() + interval '2 minutes'`

/** Brings the hour of every payment that is followed, and waits until the job has asked about them all. */
export async function hastaQuePregunte(donde: Donde): Promise<void> {
  await conBase(donde, async (base) => {
    await base.query(TODOS)
    for (;;) {
      const { rows } = await base.query<{ n: number }>(CON_HORA)
      if (rows[0]?.n === 0) return
      await esperar(250)
    }
  })
}

/** What happens at the provider without a word, and the hourly comparison that finds it. */
async function cobrarYDevolverDespues(carpeta: string, proveedor: ProveedorAparte, hechos: readonly Hecho[]) {
  await asentarLoAbierto(carpeta)
  const transacciones = await conBase(carpeta, async (base) => {
    const { rows } = await base.query<{ id: number; t: string }>('select id_pago as id, transaccion as t from pago')
    return new Map(rows.map(({ id, t }) => [id, t]))
  })
  for (const { idPago, plan } of hechos) {
    const TransaccionComercioId = transacciones.get(idPago)
    if (plan.destino === 'cobradoTarde') {
      await proveedor.mandar('resolver', { TransaccionComercioId, estado: 'REALIZADA', avisos: 0 })
    }
    if (plan.destino === 'devuelto') {
      await proveedor.mandar('resolver', { TransaccionComercioId, estado: 'DEVUELTA', avisos: 0 })
    }
  }
  // The hour strikes: the job that compares, as its schedule would order it.
  await conBase(carpeta, async (base) => {
    await base.query(`insert into trabajos.job (name) values ('comparar-pagos')`)
    for (;;) {
      const { rows } = await base.query<{ n: number }>(
        `select count(*)::integer as n from trabajos.job where name = 'comparar-pagos' and state in ('created', 'active')`,
      )
      if (rows[0]?.n === 0) break
      await esperar(250)
    }
  })
}

/** Each that is open is asked about once. */
export const asentarLoAbierto = (donde: Donde) =>
  conBase(donde, async (base) => {
    // Open ones come up every minute while they are young: each is asked about once.
    await base.query(TODOS)
    for (;;) {
      const { rows } = await base.query<{ n: number }>(
        'select count(*)::integer as n from pago_seguimiento where proxima is not null and ultima is null',
      )
      const vencidos = await base.query<{ n: number }>(
        'select count(*)::integer as n from pago_seguimiento where proxima <= now()',
      )
      if (rows[0]?.n === 0 && vencidos.rows[0]?.n === 0) return
      await esperar(250)
    }
  })

/** Whatever is still open grows a day older. */
export async function pasaUnDia(donde: Donde): Promise<void> {
  await conBase(donde, (base) =>
    base.query(
      `update pago set creado_el = creado_el - interval '25 hours' where estado in ('INICIADO', 'EN_PROCESO')`,
    ),
  )
  await hastaQuePregunte(donde)
}
