import { sentencia } from '../base/db.ts'
import type { Trabajo } from '../proceso/trabajos.ts'
import { type Barrido, barrerHuerfanos } from './barrer.ts'
import { intercambiarTestigo } from './identidad.ts'
import { avisosDeRestauracion } from './restauraciones.ts'

const olvidarVencidos = sentencia(
  'olvidar_vencidos',
  `with i as (delete from idempotencia where vence < now()),
     u as (delete from uso_de_archivos where dia < current_date - 2),
     s as (delete from archivo_soltado where soltado_el < now() - interval '90 days'),
     e as (delete from escritura_reciente where escrita_el < now() - interval '1 hour'),
     t as (delete from titulares_por_dia where dia < current_date - 9),
     d as (delete from uso_por_direccion where minuto < now() - interval '5 minutes')
   delete from uso_por_minuto where minuto < now() - interval '5 minutes'`,
)

/** What keeps the house tidy: bytes that no row names, and keys, counts and notes whose time is over. */
export const trabajosDeLimpieza = (barrido: Barrido): readonly Trabajo[] => [
  {
    // So often: what was given since is what a restored copy might give again.
    nombre: 'anotar-hasta-donde',
    cuando: { cadaSegundos: 60 },
    obra: async () => {
      const { restaurada } = await intercambiarTestigo(barrido.db, barrido.almacen)
      if (!restaurada) return
      for (const aviso of await avisosDeRestauracion(barrido.db)) barrido.registro.error({}, aviso)
    },
  },
  {
    nombre: 'barrer-archivos',
    cuando: '17 * * * *',
    obra: () => barrerHuerfanos(barrido),
  },
  {
    nombre: 'olvidar-vencidos',
    cuando: '*/10 * * * *',
    obra: () => olvidarVencidos(barrido.db),
  },
]
