import { conBase, type Donde } from '../caidas/revision.ts'
import { DESTINOS, type Plan } from './destinos.ts'

export interface Hecho {
  readonly idPago: number
  readonly plan: Plan
}

interface Fila {
  readonly id: number
  readonly estado: string
  readonly revision: string | null
  /** How often it went from unpaid to paid, by the audit. */
  readonly confirmaciones: number
  /** How many certificates it had asked for. */
  readonly pedidos: number
}

const FILAS = `
  select p.id_pago as id, p.estado, p.revision,
    (select count(*)::integer from auditoria a where a.entidad = 'pago' and a.id_entidad = p.id_pago::text
       and a.accion = 'UPDATE' and a.antes ->> 'confirmado_el' is null
       and a.despues ->> 'estado' = 'CONFIRMADO') as confirmaciones,
    (select count(*)::integer from libre_deuda l where l.id_pago = p.id_pago) as pedidos
  from pago p where p.tipo = 'LIBRE_DEUDA'`

/** How far an open one had got depends on when it was asked about. */
const finDe = ({ estado, revision }: Fila) => {
  const comoEsta = ['INICIADO', 'EN_PROCESO'].includes(estado) ? 'ABIERTO' : estado
  return revision ? `${comoEsta}, por revisar: ${revision}` : comoEsta
}
const SE_COBRAN: readonly string[] = [DESTINOS.pagado.fin, DESTINOS.devuelto.fin]

/** Sentences about what is lost, confirmed twice, falsely paid or unsettled; none is good. */
export async function revisar(donde: Donde, hechos: readonly Hecho[]): Promise<string[]> {
  const { rows } = await conBase(donde, (base) => base.query<Fila>(FILAS))
  const filas = new Map(rows.map((fila) => [fila.id, fila]))
  const repetidos = hechos.length - new Set(hechos.map(({ idPago }) => idPago)).size
  return [
    ...(repetidos > 0 ? [`${repetidos} pagos se dieron por dos cosas`] : []),
    ...(rows.length === hechos.length ? [] : [`hay ${rows.length} pagos y se prepararon ${hechos.length}`]),
    ...hechos.flatMap(({ idPago, plan }) => {
      const fila = filas.get(idPago)
      const { fin } = DESTINOS[plan.destino]
      if (!fila) return [`pago ${idPago}: se perdió`]
      const esperadas = SE_COBRAN.includes(fin) ? 1 : 0
      return [
        ...(finDe(fila) === fin ? [] : [`pago ${idPago} (${plan.destino}): quedó ${finDe(fila)} en lugar de ${fin}`]),
        ...(fila.confirmaciones === esperadas
          ? []
          : [`pago ${idPago} (${plan.destino}): se confirmó ${fila.confirmaciones} veces`]),
        ...(fila.pedidos === esperadas ? [] : [`pago ${idPago} (${plan.destino}): hizo ${fila.pedidos} pedidos`]),
      ]
    }),
  ]
}
