import { setTimeout as esperar } from 'node:timers/promises'
import { Azar } from '@catastro/sandbox/ciudadDemo/azar'
import type { Demo } from '../appDePrueba.ts'
import { iniciarServidor, puertoLibre } from '../caidas/proceso.ts'
import { conBase } from '../caidas/revision.ts'
import { hastaQuePregunte, ingresar } from '../pagos/corrida.ts'
import { proveedorAparte } from '../pagos/proveedorAparte.ts'
import { CADA_UNO, DESTINOS, type NombreDeDestino } from './destinos.ts'
import { type Hecho, unaVereda } from './persona.ts'
import { revisar } from './revision.ts'

/** One sidewalk at a time each: a person has one draft of it. */
const GENTE = ['ana', 'pablo', 'bruno', 'lucia', 'hector', 'diego', 'clara', 'rosa'] as const satisfies readonly Demo[]
/** So many requests a sidewalk, more or less: a death falls anywhere among them. */
const PEDIDOS_POR_VEREDA = 7
const MAX_DEMORA_MS = 40

interface Corrida {
  readonly veredas: number
  readonly muertes: number
  readonly segundos: number
  readonly porDestino: ReadonlyMap<NombreDeDestino, number>
  readonly faltas: readonly string[]
}

/** So many sidewalks drafted, paid and filed, and so many sudden deaths of the server at any point of it. */
export async function correr(carpeta: string, semilla: number, veredas: number, muertes: number): Promise<Corrida> {
  const desde = performance.now()
  const azar = new Azar(semilla)
  const puerto = await puertoLibre()
  const proveedor = await proveedorAparte(carpeta, `http://127.0.0.1:${puerto}/api/pagos/notificacion`)
  const ajustes = { ...proveedor.ajustesDelPortal, PORT: String(puerto) }
  const portal = { servidor: await iniciarServidor(carpeta, ajustes) }
  const cadaCuantosMuere = Math.ceil((veredas * PEDIDOS_POR_VEREDA) / (muertes + 1))
  let [pedidos, muertas] = [0, 0]
  let reinicio = Promise.resolve()
  const morirYVolver = async (demora: number) => {
    await esperar(demora)
    portal.servidor.matar()
    await portal.servidor.termino
    portal.servidor = await iniciarServidor(carpeta, ajustes)
  }
  const alPedir = () => {
    pedidos += 1
    if (pedidos % cadaCuantosMuere !== 0 || muertas >= muertes) return
    muertas += 1
    const demora = azar.entre(0, MAX_DEMORA_MS)
    reinicio = reinicio.then(() => morirYVolver(demora))
  }
  try {
    const tokens = await Promise.all(GENTE.map((quien) => ingresar(portal.servidor, quien)))
    const idCalle = await calleDelDomicilio(carpeta)
    const planes = Array.from({ length: veredas }, () => azar.uno(CADA_UNO))
    const hechos: Hecho[] = []
    let siguiente = 0
    await Promise.all(
      tokens.map(async (token, lugar) => {
        const mundo = { portal, proveedor, token, idCalle, alPedir }
        for (let n = siguiente++; n < veredas - GENTE.length; n = siguiente++) {
          hechos.push(await unaVereda(mundo, n, planes[n] ?? 'vuelta'))
        }
        hechos.push(await unaVereda(mundo, veredas + lugar, 'incompleta'))
      }),
    )
    await reinicio
    await hastaQuePregunte(carpeta)
    const faltas = await revisar(carpeta, hechos)
    const porDestino = new Map(
      (Object.keys(DESTINOS) as NombreDeDestino[]).map((nombre) => [
        nombre,
        hechos.filter(({ destino }) => destino === nombre).length,
      ]),
    )
    const segundos = Math.round((performance.now() - desde) / 1000)
    return { veredas: hechos.length, muertes: muertas, segundos, porDestino, faltas }
  } finally {
    await reinicio
    await portal.servidor.detener()
    await proveedor.detener()
  }
}

const calleDelDomicilio = (carpeta: string) =>
  conBase(carpeta, async (base) => {
    const { rows } = await base.query<{ id: number }>('select id_calle as id from domicilio where id_domicilio = 1')
    return rows[0]?.id ?? 0
  })
