import type { ItemDeLista } from '@catastro/domain/visitas/listas'
import { type Db, sentencia } from '../plataforma/base/db.ts'

// Of its work type, or of its use, or the one for all.
const elegir = sentencia(
  'listas_de_carpetas',
  `select c.id_carpeta as "idCarpeta", l.id_lista as "idLista", l.version
   from carpeta c cross join lateral (
     select l.id_lista, l.version from lista_de_control l
     where l.estado and (l.id_obra_tipo = c.id_obra_tipo or l.id_uso = c.id_uso or (l.id_obra_tipo is null and l.id_uso is null))
     order by l.id_obra_tipo nulls last, l.id_uso nulls last limit 1) l
   where c.id_carpeta = any($1::integer[])`,
)
export const listasDeCarpetas = (db: Db, carpetas: readonly number[]) => elegir(db, [...carpetas])

const leer = sentencia(
  'version_de_lista',
  `select id_lista as "idLista", version, nombre, items from lista_de_control_version where id_lista = $1 and version = $2`,
)
const enUso = ({ estado }: ItemDeLista) => estado === 1

/** A list as it was then, with the items that were in use; undefined for one that never was. */
export async function versionDeLista(db: Db, idLista: number, version: number) {
  const [lista] = await leer(db, idLista, version)
  return lista && { ...lista, items: lista.items.filter(enUso) }
}
