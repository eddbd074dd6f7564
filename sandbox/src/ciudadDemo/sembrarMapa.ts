import {
  type Anillo,
  cajaDe,
  casco,
  centroDe,
  type Linea,
  poligono,
  puntosDe,
  type Superficie,
} from '@catastro/domain/mapa/geometria'
import type { ClientBase } from 'pg'
import { CALLES, idDeCalle } from './calles.ts'
import type { FichaCatastral } from './fichaCatastral.ts'
import { insertarFilas, pedirNumeros } from './insertarFilas.ts'
import { TRAMOS } from './plano/calles.ts'
import { MANZANAS, type Manzana } from './plano/manzanas.ts'
import type { Parcela } from './plano/parcelas.ts'
import { ejeEntre } from './plano/terreno.ts'
import { claveDe } from './planoDe.ts'

const AVENIDA = 2

/** Writes the plan: blocks, a parcel for each property that has an address (and for each lot without one), streets. */
export async function sembrarMapa(
  client: ClientBase,
  parcelas: readonly Parcela[],
  fichas: readonly FichaCatastral[],
): Promise<void> {
  const numeros = await pedirNumeros(client, 'manzana', 'id_manzana', MANZANAS.length)
  const ids = new Map(MANZANAS.map((manzana, n) => [manzana, numeros[n] ?? 0]))
  const suyas = (manzana: Manzana) => parcelas.filter((p) => p.manzana === manzana)
  await insertarFilas(
    client,
    'manzana',
    MANZANAS.map((manzana) => filaDeManzana(manzana, suyas(manzana), ids.get(manzana))),
  )
  const padrones = padronesPorLugar(fichas)
  await insertarFilas(
    client,
    'parcela',
    parcelas.flatMap((p) => {
      const suyos = padrones.get(claveDe(p.manzana.seccion, p.manzana.manzana, p.parcela)) ?? [null]
      return suyos.map((padron) => filaDeParcela(p, padron, ids.get(p.manzana)))
    }),
  )
  await insertarFilas(client, 'calle_eje', TRAMOS.map(filaDeTramo))
}

/** A property stands where its first address says. */
function padronesPorLugar(fichas: readonly FichaCatastral[]): Map<string, string[]> {
  const padrones = new Map<string, string[]>()
  for (const { padron, domicilios } of fichas) {
    const [lugar] = domicilios
    if (!lugar) continue
    const clave = claveDe(lugar.seccion, lugar.manzana, lugar.parcela)
    padrones.set(clave, [...(padrones.get(clave) ?? []), padron])
  }
  return padrones
}

function filaDeManzana({ seccion, manzana }: Manzana, suyas: readonly Parcela[], idManzana: number | undefined) {
  const forma = poligono(casco(suyas.flatMap(({ borde }) => borde)))
  return { id_manzana: idManzana, seccion, manzana, ...enColumnas(forma) }
}

const filaDeParcela = (
  { parcela, borde }: { readonly parcela: string; readonly borde: Anillo },
  padron: string | null,
  idManzana: number | undefined,
) => ({ padron, id_manzana: idManzana, parcela, ...enColumnas(poligono(borde)) })

const enColumnas = (forma: Superficie) => ({
  forma,
  caja: comoCaja(forma),
  centro: `(${centroDe(forma).join()})`,
})

function comoCaja(forma: Superficie | Linea): string {
  const [oeste, sur, este, norte] = cajaDe(puntosDe(forma))
  return `(${este},${norte}),(${oeste},${sur})`
}

function filaDeTramo({ calle, desde, hasta }: (typeof TRAMOS)[number]) {
  const forma: Linea = { type: 'LineString', coordinates: ejeEntre(desde, hasta) }
  const avenida = CALLES.some((c) => c.calle === calle && c.id_calle_tipo === AVENIDA)
  return { id_calle: idDeCalle(calle), nombre: calle, avenida, forma, caja: comoCaja(forma) }
}
