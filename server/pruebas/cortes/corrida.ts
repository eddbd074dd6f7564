import { setTimeout as esperar } from 'node:timers/promises'
import { Azar } from '@catastro/sandbox/ciudadDemo/azar'
import { ArchivoInexistente } from '../../src/plataforma/archivos/almacen.ts'
import { TABLAS_CON_ARCHIVOS } from '../../src/plataforma/archivos/tablasConArchivos.ts'
import { enviar, trabajar } from '../caidas/clientes.ts'
import { Cuaderno, sha256 } from '../caidas/cuaderno.ts'
import { conBase, revisarCarpetas, revisarConfirmados, revisarUnicas } from '../caidas/revision.ts'
import { hastaQuePregunte } from '../pagos/corrida.ts'
import type { Plan } from '../pagos/destinos.ts'
import { pagar } from '../pagos/pagador.ts'
import { type Hecho, revisar as revisarPagos } from '../pagos/revision.ts'
import { type Corte, hastaQueSeNote, hastaQueVuelvan } from './cortes.ts'
import { type Mundo, PRIMER_PADRON, ultimaCarpeta } from './mundo.ts'

export interface Resultado {
  readonly que: string
  /** Acknowledged, all of them asked for again afterwards. */
  readonly carpetas: number
  readonly archivos: number
  readonly pagos: number
  /** What the cut left unanswered: sent again with its key, twice at once, to each of the two processes. */
  readonly sinRespuesta: number
  readonly correos: number
  readonly segundos: number
  readonly faltas: readonly string[]
}

/** How much is asked for before, during and after. */
export interface Tamano {
  readonly antes: number
  readonly durante: number
  readonly despues: number
  /** People at each process. */
  readonly personas: number
}

const PAUSA_MS = 250
const PLANES: readonly Plan[] = (['pagado', 'rechazado', 'pagado', 'cancelado', 'pagado'] as const).map(
  (destino, n) => ({
    destino,
    avisos: { avisos: [1, 1, 0, 5, 1][n] ?? 1, demoraMs: 0, desordenados: false },
    falsificado: n > 2,
  }),
)

/** People and payers at work on both processes while each thing goes away and comes back. After each, everything is checked. */
export async function* correr(mundo: Mundo, cortes: readonly Corte[], tamano: Tamano): AsyncGenerator<Resultado> {
  const azar = new Azar(27)
  const hechos: Hecho[] = []
  const deAntes = new Set(await enviados(mundo))
  for (const corte of cortes) {
    const desde = performance.now()
    const cuaderno = new Cuaderno()
    const ultima = await ultimaCarpeta(mundo)
    const pagosDeAntes = hechos.length
    await pasar(corte, mundo, { azar, cuaderno, hechos }, tamano)
    const sinRespuesta = cuaderno.pendientes.length
    for (const envio of cuaderno.pendientes) {
      await Promise.all(mundo.procesos.map(({ direccion }) => enviar(direccion, mundo.sesion, cuaderno, envio)))
    }
    const faltas = [...(await revisar(mundo, cuaderno, ultima)), ...(await asentar(mundo, hechos, deAntes))]
    const carpetas = cuaderno.de('carpeta').length
    yield {
      que: corte.que,
      carpetas,
      archivos: carpetas + cuaderno.de('documento').length,
      pagos: hechos.length - pagosDeAntes,
      sinRespuesta,
      correos: mundo.correo.recibidos.length,
      segundos: Math.round((performance.now() - desde) / 1000),
      faltas,
    }
  }
}

interface Anotado {
  readonly azar: Azar
  readonly cuaderno: Cuaderno
  readonly hechos: Hecho[]
}

async function pasar(corte: Corte, mundo: Mundo, { azar, cuaderno, hechos }: Anotado, tamano: Tamano): Promise<void> {
  let pedidos = 0
  let hasta = Number.POSITIVE_INFINITY
  const sigue = () => pedidos < hasta
  const alEmpezar = () => {
    pedidos += 1
  }
  const seHaganOtros = async (cuantos: number) => {
    const meta = pedidos + cuantos
    while (pedidos < meta && sigue()) await esperar(20)
  }
  const gente = Promise.all([
    ...mundo.procesos.map(({ direccion }) =>
      trabajar(tamano.personas, {
        direccion,
        sesion: mundo.sesion,
        cuaderno,
        azar,
        alEmpezar,
        sigue,
        pausaMs: PAUSA_MS,
      }),
    ),
    ...mundo.procesos.map(({ direccion }) => irPagando({ direccion, mundo, hechos, sigue })),
  ])
  const guion = async () => {
    try {
      await seHaganOtros(tamano.antes)
      await corte.empezar(mundo)
      try {
        await Promise.all([hastaQueSeNote(corte, mundo), seHaganOtros(tamano.durante)])
      } finally {
        await corte.terminar(mundo)
      }
      await hastaQueVuelvan(mundo)
      await seHaganOtros(tamano.despues)
    } finally {
      hasta = 0
    }
  }
  await Promise.all([
    guion(),
    gente.finally(() => {
      hasta = 0
    }),
  ])
}

interface Pagadores {
  readonly direccion: string
  readonly mundo: Mundo
  readonly hechos: Hecho[]
  sigue(): boolean
}

let padron = PRIMER_PADRON
/** One after the other, each as its plan says, until it is over. */
export async function irPagando({ direccion, mundo, hechos, sigue }: Pagadores): Promise<void> {
  while (sigue()) {
    const plan = PLANES[padron % PLANES.length] as Plan
    padron += 1
    const idPago = await pagar({ direccion, proveedor: mundo.proveedor }, mundo.sesion.token, String(padron), plan)
    hechos.push({ idPago, plan })
    await esperar(PAUSA_MS)
  }
}

async function revisar(mundo: Mundo, cuaderno: Cuaderno, ultima: number): Promise<string[]> {
  const { base, procesos, sesion } = mundo
  return [
    ...(await revisarBytes(mundo)),
    ...(await revisarCarpetas(base.admin, ultima)),
    ...(await revisarUnicas(base.admin, ultima, cuaderno)),
    ...(await revisarConfirmados({ direccion: procesos[1].direccion, sesion }, cuaderno)),
  ]
}

/** Every row has its file, with the bytes that the row says; where it says none, at least a file. */
export async function revisarBytes({ base, objetos }: Pick<Mundo, 'base' | 'objetos'>): Promise<string[]> {
  const { rows } = await conBase(base.admin, (db) =>
    db.query<{ ruta: string; sha256: string | null }>(
      TABLAS_CON_ARCHIVOS.map(
        (tabla) =>
          `select ruta, ${tabla === 'archivo' ? 'sha256' : 'null'} as sha256 from ${tabla} where ruta is not null`,
      ).join(' union all '),
    ),
  )
  const faltas: string[] = []
  for (const { ruta, sha256: esperado } of rows) {
    const hallado = await objetos.abrir(ruta).catch((error: unknown) => {
      if (!(error instanceof ArchivoInexistente)) throw error
    })
    if (!hallado) faltas.push(`fila sin archivo: ${ruta}`)
    else {
      const suma = sha256(Buffer.concat(await hallado.contenido.toArray()))
      if (esperado !== null && suma !== esperado) faltas.push(`bytes cambiados: ${ruta}`)
    }
  }
  return faltas
}

const enviados = ({ base }: Mundo) =>
  conBase(base.admin, async (db) => {
    const { rows } = await db.query<{ id: string }>(
      `select id_mensaje as id from correo_saliente where estado = 'ENVIADO'`,
    )
    return rows.map(({ id }) => id)
  })

/** What was left for later is done now: each payment as it had to end, and each mail at the server. */
async function asentar(mundo: Mundo, hechos: readonly Hecho[], deAntes: ReadonlySet<string>): Promise<string[]> {
  const { base, correo } = mundo
  await hastaQuePregunte(base.admin)
  await conBase(base.admin, async (db) => {
    for (;;) {
      await db.query(
        `update correo_saliente set proximo_intento = now() where estado = 'PENDIENTE' and proximo_intento > now()`,
      )
      const { rows } = await db.query(`select 1 from correo_saliente where estado = 'PENDIENTE' limit 1`)
      if (rows.length === 0) return
      await esperar(200)
    }
  })
  const llegaron = new Set(correo.recibidos.map(({ idMensaje }) => idMensaje.split('@')[0]))
  return [
    ...(await revisarPagos(base.admin, hechos)),
    ...(await enviados(mundo))
      .filter((id) => !deAntes.has(id) && !llegaron.has(id))
      .map((id) => `el correo ${id} no llegó`),
  ]
}
