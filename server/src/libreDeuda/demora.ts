import { type Db, sentencia } from '../plataforma/base/db.ts'

const DIA = (momento: string) => `(${momento} at time zone zona_de_la_ciudad())::date`

const leer = sentencia(
  'demora_de_libre_deuda',
  `select count(*)::integer as "casos!",
     percentile_disc(0.5) within group (order by ${DIA('resuelto_el')} - ${DIA('solicitado_el')}) as mediana
   from libre_deuda
   where estado in ('EMITIDO', 'ANULADO') and ${DIA('solicitado_el')} >= $1::date and ${DIA('solicitado_el')} < $2::date`,
)

/** How many days went from paying to the certificate, of those asked for between two days. */
export async function demoraDeLibreDeuda(db: Db, desde: string, antesDe: string) {
  const [demora] = await leer(db, desde, antesDe)
  return { casos: demora?.casos ?? 0, mediana: demora?.mediana ?? null }
}
