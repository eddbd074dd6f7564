import { sumarMeses, ultimoAno } from '@catastro/domain/estadisticas/periodo'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'

const leerVersiones = sentencia(
  'versiones_de_los_datos_abiertos',
  `select c.capa as "capa!", coalesce(sum(v.veces), 0)::bigint as "version!", max(v.cambiada_el) as desde
   from unnest(array['manzanas', 'parcelas']) as c(capa) left join mapa.version v on v.capa = c.capa group by 1 order by 1`,
)

const CAPAS = ['manzanas', 'parcelas'] as const

/** What there is and since when. Permits: of the last twelve whole months, as all that the city tells of its work. */
export async function resumenDeDatos(db: Db, licencia: string) {
  const versiones = await leerVersiones(db)
  return {
    licencia,
    capas: CAPAS.map((capa) => {
      const suya = versiones.find((fila) => fila.capa === capa)
      return { capa, version: suya?.version ?? 0, desde: suya?.desde?.toISOString() ?? null }
    }),
    permisos: mesesPublicados(),
  }
}

export const mesesPublicados = () => ultimoAno(sumarMeses(hoy().slice(0, 7), -1))
