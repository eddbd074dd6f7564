import type { Caja } from '@catastro/domain/mapa/geometria'
import { type Db, sentencia } from '../plataforma/base/db.ts'

const leerVersiones = sentencia(
  'versiones_del_mapa',
  `select coalesce(sum(veces) filter (where capa = 'calles'), 0)::bigint as "calles!",
     coalesce(sum(veces) filter (where capa = 'manzanas'), 0)::bigint as "manzanas!",
     coalesce(sum(veces) filter (where capa = 'parcelas'), 0)::bigint as "parcelas!",
     coalesce(sum(veces) filter (where capa = 'carpetas'), 0)::bigint as "carpetas!"
   from mapa.version`,
)
const leerMarco = sentencia(
  'marco_del_mapa',
  `select min((caja[1])[0]) as oeste, min((caja[1])[1]) as sur, max((caja[0])[0]) as este, max((caja[0])[1]) as norte
   from manzana`,
)

/** The versions of the layers that this person sees, and the city's frame: its own, or the box around all that is drawn. */
export async function capasDelMapa(db: Db, deCarpetas: boolean, deLaCiudad: Caja | null) {
  const [[versiones], [marco]] = await Promise.all([leerVersiones(db), leerMarco(db)])
  if (!versiones) throw new Error('Las versiones del mapa no dieron su renglón')
  return {
    ...versiones,
    carpetas: deCarpetas ? versiones.carpetas : null,
    marco: marco && marco.oeste !== null ? (deLaCiudad ?? comoCaja(marco)) : null,
  }
}

type Lado = number | null
interface Lados {
  readonly oeste: Lado
  readonly sur: Lado
  readonly este: Lado
  readonly norte: Lado
}
export const comoCaja = ({ oeste, sur, este, norte }: Lados): [number, number, number, number] => [
  oeste ?? 0,
  sur ?? 0,
  este ?? 0,
  norte ?? 0,
]
