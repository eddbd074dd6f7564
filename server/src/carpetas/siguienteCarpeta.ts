import { porQueNoDecide } from '@catastro/domain/carpetas/deberes'
import type { siguienteCarpeta as llamadaSiguiente } from '@catastro/domain/carpetas/escritorio'
import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import type { Recibido } from '@catastro/domain/llamada'
import type { DbRaiz } from '../plataforma/base/db.ts'
import { type FilaDe, modelo } from '../plataforma/base/sentencias.ts'
import { type Identidad, soloInspecciona } from '../plataforma/identidad/identidad.ts'
import { conjuntoDe, type DeQuien, ordenDe, type Tramo } from './condiciones.ts'
import { nombreDe } from './listarCarpetas.ts'
import { carpetasDelPersonal } from './listasPropias.ts'
import { LA_TIENE_OTRO, soltar, tomar } from './tomar.ts'
import { verCarpeta } from './verCarpeta.ts'

type Pedido = Recibido<typeof llamadaSiguiente>['json']
type Desde = Pick<Pedido, 'orden' | 'hacia' | 'desde' | 'vencia'>

/** So many are tried before saying that there are no more: each was taken meanwhile, or is not for this person to decide. */
const INTENTOS = 20

/** The folder that follows another one in a list of the staff's, taken for whoever asks; null at the end of the list. */
export async function siguienteCarpeta(db: DbRaiz, quien: Identidad, pedido: Pedido): Promise<CarpetaListItem | null> {
  await soltar(db, quien.idPersona, pedido.desde)
  const deQuien = carpetasDelPersonal(quien, soloInspecciona(quien) ? { asignadas: 'mias' } : pedido)
  const pasadas: number[] = []
  for (const tramo of tramosDe(pedido)) {
    while (pasadas.length < INTENTOS) {
      const { texto, valores } = consultaDeSiguiente(deQuien, quien.idPersona, pedido, tramo, pasadas)
      const { rows } = await db.$client.query<FilaDe<(typeof SIGUIENTE)[keyof typeof SIGUIENTE]>>({
        name: nombreDe(texto),
        text: texto,
        values: [...valores],
      })
      const idCarpeta = rows[0]?.id_carpeta
      if (idCarpeta === undefined) break
      pasadas.push(idCarpeta)
      const carpeta = await verCarpeta(db, quien, idCarpeta)
      if (decide(quien, carpeta) && (await tomar(db, quien.idPersona, idCarpeta)).length > 0) return carpeta
    }
  }
  return null
}

const decide = (quien: Identidad, { tienenParte, tramiteEstado: estado, loInspecciona }: CarpetaListItem) =>
  porQueNoDecide(quien, { tienenParte, estado, loInspecciona }) === null

/** One folder, by a walk down the index that the list goes by, from where the last one stood (plans: docs/base-de-datos.md). */
export function consultaDeSiguiente(
  deQuien: DeQuien,
  idPersona: number,
  { estado, orden, buscar, pendiente }: Pick<Pedido, 'estado' | 'orden' | 'buscar' | 'pendiente'>,
  { sentido, donde }: Tramo,
  pasadas: readonly number[] = [],
) {
  return conjuntoDe(
    deQuien,
    { estado, orden, buscar, pendiente, completas: 1 },
    {
      sentido,
      donde: (valor) =>
        `${donde(valor)} and not ${LA_TIENE_OTRO(valor(idPersona))} and c.id_carpeta <> all(${valor(pasadas)}::integer[])`,
    },
  )
}

/**
 * The stretches of a list beyond a folder, as they are walked. By date of filing there is one; by due date, the folders
 * that have one come before those that do not.
 */
export function tramosDe({ orden, hacia, desde, vencia }: Desde): Tramo[] {
  const { por, sentido: delOrden } = ordenDe(orden)
  const sentido = (hacia === 'siguiente') === (delOrden === 'asc') ? 'asc' : 'desc'
  const signo = sentido === 'asc' ? '>' : '<'
  if (por === 'fecha_alta') {
    const donde: Tramo['donde'] = (valor) => {
      const id = `${valor(desde)}::integer`
      return `(c.fecha_alta, c.id_carpeta) ${signo} ((select x.fecha_alta from carpeta x where x.id_carpeta = ${id}), ${id})`
    }
    return [{ sentido, donde }]
  }
  const conPlazo: Tramo = {
    sentido,
    donde: (valor) =>
      vencia
        ? `(c.vence, c.id_carpeta) ${signo} (${valor(vencia)}::date, ${valor(desde)}::integer)`
        : 'c.vence is not null',
  }
  const sinPlazo: Tramo = {
    sentido,
    donde: (valor) =>
      vencia ? 'c.vence is null' : `c.vence is null and c.id_carpeta ${signo} ${valor(desde)}::integer`,
  }
  const enOrden = hacia === 'siguiente' ? [conPlazo, sinPlazo] : [sinPlazo, conPlazo]
  return enOrden.filter((tramo) =>
    hacia === 'siguiente' ? vencia || tramo === sinPlazo : !vencia || tramo === conPlazo,
  )
}

// Each with conditions that it may have.
const unTramo: Tramo = { sentido: 'asc', donde: (valor) => `c.id_carpeta > ${valor(1)}::integer` }
const SIGUIENTE = {
  todas: modelo('siguiente_de_todas', consultaDeSiguiente({ de: 'todas' }, 1, { orden: 'vencimiento' }, unTramo).texto),
  nadie: modelo(
    'siguiente_sin_inspector',
    consultaDeSiguiente({ de: 'nadie' }, 1, { orden: 'antiguas' }, unTramo).texto,
  ),
  inspector: modelo(
    'siguiente_del_inspector',
    consultaDeSiguiente({ de: 'inspector', idPersona: 1 }, 1, { estado: ['PRESENTADO'], buscar: '1' }, unTramo).texto,
  ),
}
