import type { Centavos } from '@catastro/domain/dinero'
import { ErrorDePortal } from '@catastro/domain/errores'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { exigirConfirmado } from './vigencia.ts'

const vigentes = sentencia(
  'tarifas_vigentes',
  `select distinct on (id_tarifa) id_tarifa as "idTarifa", valor, por_confirmar as "porConfirmar"
   from tarifa_historial
   where id_tarifa = any($1::integer[]) and vigente_desde <= now() order by id_tarifa, vigente_desde desc, id desc`,
)

/**
 * What each of these tariffs costs today, by name. Without one in force, or with one that the city has not confirmed, there
 * is an error, never a guess.
 */
export async function tarifasVigentes<N extends string>(
  db: Db,
  ids: Readonly<Record<N, number>>,
): Promise<Record<N, Centavos>> {
  const nombres = Object.keys(ids) as N[]
  const filas = await vigentes(
    db,
    nombres.map((nombre) => ids[nombre]),
  )
  return Object.fromEntries(
    nombres.map((nombre) => {
      const fila = filas.find(({ idTarifa }) => idTarifa === ids[nombre])
      if (!fila) throw new ErrorDePortal(409, `La tarifa ${ids[nombre]} no tiene un valor vigente: avise al municipio`)
      exigirConfirmado(fila)
      return [nombre, fila.valor]
    }),
  ) as Record<N, Centavos>
}
