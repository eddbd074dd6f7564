import { sentencia } from '../db.ts'
import type { Trabajo } from '../trabajos.ts'
import { type Barrido, barrerHuerfanos } from './barrer.ts'

const olvidarVencidos = sentencia(
  'olvidar_vencidos',
  `with i as (delete from idempotencia where vence < now()),
     c as (delete from consulta_personal where ocurrido_el < now() - $1::integer * interval '1 day')
   delete from uso_por_minuto where minuto < now() - interval '5 minutes'`,
)

/** What keeps the house tidy: bytes that no row names, and keys, counts and notes whose time is over. */
export const trabajosDeLimpieza = (barrido: Barrido & { readonly diasDeConsultas: number }): readonly Trabajo[] => [
  {
    nombre: 'barrer-archivos',
    cuando: '17 * * * *',
    obra: () => barrerHuerfanos(barrido),
  },
  {
    nombre: 'olvidar-vencidos',
    cuando: '*/10 * * * *',
    obra: () => olvidarVencidos(barrido.db, barrido.diasDeConsultas),
  },
]
