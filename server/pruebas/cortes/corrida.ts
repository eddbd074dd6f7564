import { setTimeout as esperar } from 'node:timers/promises'
import { Azar } from '@catastro/sandbox/ciudadDemo/azar'
import { ArchivoInexistente } from '../../src/plataforma/archivos/almacen.ts'
import { TABLAS_CON_ARCHIVOS } from '../../src/plataforma/archivos/tablasConArchivos.ts'
import { enviar, trabajar } from '../caidas/clientes.ts'
import { Cuaderno, sha256 } from '../caidas/cuaderno.ts'
import { conBase, revisarCarpetas, revisarConfirmados, revisarUnicas } from '../caidas/revision.ts'
import { hastaQuePregunte } from '../pagos/corrida.ts'
import { type Hecho, revisar as revisarPagos } from '../pagos/revision.ts'
import { type Corte, hastaQue, hastaQueVuelvan } from './cortes.ts'
import { type Escrito, irEscribiendo, irMirando, irPagando, revisarEscrito } from './gente.ts'
import { type Mundo, ultimaCarpeta } from './mundo.ts'

export interface Resultado {
  readonly que: string
  /** Acknowledged, all of them asked for again afterwards. */
  readonly carpetas: number
  readonly archivos: number
  readonly pagos: number
  /** Times that a draft was saved. */
  readonly guardados: number
  /** What the cut left unanswered: sent again with its key, at once to each of the two processes. */
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
  readonly personas: number
  /** Between one thing and the next that each does. */
  readonly pausaMs?: number
  /** How long what goes away may take to come back. */
  readonly plazoMs?: number
}

const PAUSA_MS = 250
/** A person gets no more than sixty mails in an hour: to as many addresses, what waits goes now. */
const SIN_ESPERAR = `update correo_saliente set destinatario = id_correo || '@example.com', proximo_intento = now()
  where estado = 'PENDIENTE' and (proximo_intento > now() or destinatario <> id_correo || '@example.com')`
const QUEDAN = `select from correo_saliente where estado = 'PENDIENTE' limit 1`

/** What is known of all that was done. */
export interface Libro {
  readonly azar: Azar
  readonly hechos: Hecho[]
  readonly escrito: Escrito
}

/** People at work while each thing goes away and comes back. After each, everything is checked. */
export async function* correr(mundo: Mundo, cortes: readonly Corte[], tamano: Tamano): AsyncGenerator<Resultado> {
  const libro: Libro = { azar: new Azar(27), hechos: [], escrito: { clave: 'veredas', confirmado: 0, enviado: 0 } }
  const deAntes = new Set(await enviados(mundo))
  for (const corte of cortes) {
    const desde = performance.now()
    const cuaderno = new Cuaderno()
    const ultima = await ultimaCarpeta(mundo)
    const [pagosDeAntes, guardadosDeAntes] = [libro.hechos.length, libro.escrito.confirmado]
    await pasar(corte, mundo, { libro, cuaderno, tamano })
    const sinRespuesta = cuaderno.pendientes.length
    for (const envio of cuaderno.pendientes) {
      await Promise.all(mundo.procesos.map(({ direccion }) => enviar(direccion, mundo.sesion, cuaderno, envio)))
    }
    const faltas = [
      ...(await revisar(mundo, cuaderno, ultima)),
      ...(await revisarEscrito({ direccion: mundo.direccion, token: mundo.sesion.token }, libro.escrito)),
      ...(await asentar(mundo, libro.hechos, deAntes)),
    ]
    const carpetas = cuaderno.de('carpeta').length
    yield {
      que: corte.que,
      carpetas,
      archivos: carpetas + cuaderno.de('documento').length,
      pagos: libro.hechos.length - pagosDeAntes,
      guardados: libro.escrito.confirmado - guardadosDeAntes,
      sinRespuesta,
      correos: mundo.correo.recibidos.length,
      segundos: Math.round((performance.now() - desde) / 1000),
      faltas,
    }
  }
}

interface Jornada {
  readonly libro: Libro
  readonly cuaderno: Cuaderno
  readonly tamano: Tamano
}

async function pasar(corte: Corte, mundo: Mundo, { libro, cuaderno, tamano }: Jornada): Promise<void> {
  const { antes, durante, despues, plazoMs } = tamano
  await trabajando(mundo, { libro, cuaderno, ...tamano }, async (seHaganOtros) => {
    await seHaganOtros(antes)
    await corte.empezar(mundo)
    try {
      await Promise.all([hastaQue(corte.que, () => corte.seNota(mundo), plazoMs), seHaganOtros(durante)])
    } finally {
      await corte.terminar(mundo)
    }
    await hastaQueVuelvan(mundo)
    await seHaganOtros(despues)
  })
}

/** Everybody at work, behind the one door, while something else goes on. */
export async function trabajando(
  mundo: Pick<Mundo, 'direccion' | 'sesion' | 'proveedor'>,
  { libro, cuaderno, personas, pausaMs = PAUSA_MS }: Omit<Jornada, 'tamano'> & Pick<Tamano, 'personas' | 'pausaMs'>,
  mientras: (seHaganOtros: (cuantos: number) => Promise<void>) => Promise<void>,
): Promise<void> {
  const { direccion, sesion, proveedor } = mundo
  const { azar, hechos, escrito } = libro
  let pedidos = 0
  let termino = false
  const sigue = () => !termino
  const alEmpezar = () => {
    pedidos += 1
  }
  const seHaganOtros = async (cuantos: number) => {
    const meta = pedidos + cuantos
    while (pedidos < meta && sigue()) await esperar(20)
  }
  const dia = { direccion, token: sesion.token, sigue, pausaMs }
  const terminar = () => {
    termino = true
  }
  const gente = Promise.all([
    trabajar(personas, { direccion, sesion, cuaderno, azar, alEmpezar, sigue, pausaMs }),
    irPagando(dia, { proveedor, hechos }),
    irEscribiendo(dia, escrito),
    irMirando(dia),
  ])
  // Whoever fails ends the others, and is heard of once they ended.
  const fines = await Promise.allSettled([mientras(seHaganOtros).finally(terminar), gente.finally(terminar)])
  for (const fin of fines) if (fin.status === 'rejected') throw fin.reason
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
      if (error instanceof ArchivoInexistente) return undefined
      throw error
    })
    if (!hallado) faltas.push(`fila sin archivo: ${ruta}`)
    else {
      const suma = sha256(Buffer.concat(await hallado.contenido.toArray()))
      if (esperado !== null && suma !== esperado) faltas.push(`bytes cambiados: ${ruta}`)
    }
  }
  return faltas
}

export const enviados = ({ base }: Pick<Mundo, 'base'>) =>
  conBase(base.admin, async (db) => {
    const { rows } = await db.query<{ id: string }>(
      `select id_mensaje as id from correo_saliente where estado = 'ENVIADO'`,
    )
    return rows.map(({ id }) => id)
  })

/** What was left for later is done now: each payment as it had to end, and each mail at the server, once. */
export async function asentar(mundo: Mundo, hechos: readonly Hecho[], deAntes: ReadonlySet<string>): Promise<string[]> {
  const { base, correo } = mundo
  await hastaQuePregunte(base.admin)
  await conBase(base.admin, async (db) => {
    // What settles late writes too, to who had as many as an hour allows.
    await hastaQue('los correos', async () => {
      await db.query(SIN_ESPERAR)
      return (await db.query(QUEDAN)).rowCount === 0
    })
  })
  const llegaron = new Set(correo.recibidos.map(({ idMensaje }) => idMensaje.split('@')[0]))
  return [
    ...(await revisarPagos(base.admin, hechos)),
    ...(await enviados(mundo))
      .filter((id) => !deAntes.has(id) && !llegaron.has(id))
      .map((id) => `el correo ${id} no llegó`),
  ]
}
