import type { VistaDeLista } from '@catastro/domain/carpetas/escritorio'
import type { ListaDelPersonal } from '@catastro/domain/carpetas/listasDelPersonal'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'

const leer = sentencia(
  'leer_vista_de_lista',
  'select buscar, estado, orden from vista_de_lista where id_persona = $1 and lista = $2',
)
const guardar = sentencia(
  'guardar_vista_de_lista',
  `insert into vista_de_lista (id_persona, lista, buscar, estado, orden) values ($1, $2, $3, $4, $5)
   on conflict (id_persona, lista) do update set buscar = excluded.buscar, estado = excluded.estado, orden = excluded.orden`,
)

/** How a person left a list, on whatever device. */
export const vistaDe = async (
  db: Db,
  { idPersona }: Identidad,
  lista: ListaDelPersonal,
): Promise<VistaDeLista | null> => (await leer(db, idPersona, lista))[0] ?? null

export async function guardarVista(
  db: Db,
  { idPersona }: Identidad,
  lista: ListaDelPersonal,
  { buscar, estado, orden }: VistaDeLista,
): Promise<void> {
  await guardar(db, idPersona, lista, buscar, estado, orden)
}
