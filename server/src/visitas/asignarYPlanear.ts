import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { CARPETA_ASIGNADA } from '@catastro/domain/seguimiento/mensajes'
import type { asignarYPlanear as llamadaAsignar } from '@catastro/domain/visitas/llamadas'
import {
  ASIGNADA_Y_PLANEADA,
  ASIGNADAS,
  ASIGNADAS_Y_PLANEADAS,
  CARPETA_REPETIDA,
  VARIAS_A_UNA_HORA,
} from '@catastro/domain/visitas/mensajes'
import type { CuandoEs } from '@catastro/domain/visitas/momento'
import type { Carpeta } from '../carpetas/alcance.ts'
import { type DbRaiz, enTransaccion, type Tx } from '../plataforma/base/db.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { bloquearParaAsignar, darA } from '../seguimiento/asignar.ts'
import { aCargoDe } from './alcance.ts'
import { cuandoDe } from './momento.ts'
import { planearEn } from './planear.ts'

type Pedido = Recibido<typeof llamadaAsignar>['json']

/** What one of several is refused for, with its number: the others are then as they were too. */
const enLaCarpeta = async <T>(idCarpeta: number, varias: boolean, hacer: Promise<T>): Promise<T> => {
  try {
    return await hacer
  } catch (error) {
    if (!varias || !(error instanceof ErrorDePortal) || error.errors.length > 0) throw error
    throw new ErrorDePortal(error.status, `Carpeta ${idCarpeta}: ${error.message}`)
  }
}

function cuandoSera({ dia, hora, parte, carpetas }: Pedido): CuandoEs | null {
  if (!dia) return null
  const cuando = cuandoDe({ dia, hora, parte })
  if (cuando.hora !== null && carpetas.length > 1) throw errorDeCampo('hora', VARIAS_A_UNA_HORA)
  return cuando
}

/** Folders for an inspector, and the visit of each: all of it, or nothing. */
export async function asignarYPlanear(db: DbRaiz, quien: Identidad, pedido: Pedido) {
  const { idInspector, indicaciones } = pedido
  const cuando = cuandoSera(pedido)
  const pedidas = pedido.carpetas.toSorted((a, b) => a.idCarpeta - b.idCarpeta)
  const varias = pedidas.length > 1
  if (new Set(pedidas.map(({ idCarpeta }) => idCarpeta)).size < pedidas.length) {
    throw errorDeCampo('carpetas', CARPETA_REPETIDA)
  }
  const visitas = await enTransaccion(db, quien.idPersona, async (tx) => {
    // All of them locked, in order, before anything is planned: two who give the same ones do not wait for each other.
    const carpetas: Carpeta[] = []
    for (const una of pedidas) {
      carpetas.push(await enLaCarpeta(una.idCarpeta, varias, bloquearParaAsignar(tx, quien, una)))
    }
    const planeadas: number[] = []
    for (const carpeta of carpetas) {
      await enLaCarpeta(carpeta.idCarpeta, varias, darA(tx, quien, carpeta, idInspector))
      if (!cuando) continue
      planeadas.push(
        await enLaCarpeta(carpeta.idCarpeta, varias, visitar(tx, quien, { carpeta, cuando, indicaciones })),
      )
    }
    return planeadas
  })
  return { ok: true, message: loHecho(varias, cuando !== null), visitas }
}

interface Plan {
  readonly carpeta: Carpeta
  readonly cuando: CuandoEs
  readonly indicaciones: Pedido['indicaciones']
}

/** Whose it is now is read again: it was given away a moment ago. */
const visitar = async (tx: Tx, quien: Identidad, plan: Plan) =>
  planearEn(tx, quien, { ...plan, aCargo: await aCargoDe(tx, plan.carpeta.idCarpeta) })

function loHecho(varias: boolean, planeada: boolean) {
  if (planeada) return varias ? ASIGNADAS_Y_PLANEADAS : ASIGNADA_Y_PLANEADA
  return varias ? ASIGNADAS : CARPETA_ASIGNADA
}
