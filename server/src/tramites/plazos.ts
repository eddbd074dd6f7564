import { sumarMeses } from '@catastro/domain/estadisticas/periodo'
import { publicable } from '@catastro/domain/estadisticas/reglas'
import { periodoPublico, plazosDeEstados, plazosDeTipos } from '../estadisticas/publicas.ts'
import { demoraDeLibreDeuda } from '../libreDeuda/demora.ts'
import type { Db } from '../plataforma/base/db.ts'

export type Plazo = { readonly casos: number; readonly mediana: number } | null

interface Contado {
  readonly casos: number | null
  readonly mediana: number | null
}
const conCasos = ({ casos, mediana }: Contado): Plazo =>
  casos === null || mediana === null ? null : { casos, mediana }

/** How long each procedure usually takes, by the numbers of its encomienda or use. */
export async function plazosDeTramites(db: Db) {
  const tipos = await plazosDeTipos(db)
  const { desde, hasta } = periodoPublico()
  const libreDeuda = conCasos(publicable(await demoraDeLibreDeuda(db, `${desde}-01`, `${sumarMeses(hasta, 1)}-01`)))
  return {
    tipos: tipos.map(({ idEncomiendaTipo, idUso, ...plazo }) => ({ idEncomiendaTipo, idUso, plazo: conCasos(plazo) })),
    libreDeuda,
  }
}

/** How long each state usually lasts, by its name. */
export const duracionDeEstados = async (db: Db) =>
  new Map((await plazosDeEstados(db)).map(({ estado, ...plazo }) => [estado, conCasos(plazo)]))

export type PlazosDeTramites = Awaited<ReturnType<typeof plazosDeTramites>>
