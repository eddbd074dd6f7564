import { getTableColumns, getTableName } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../plataforma/base/db.ts'

/*
 * A form's answers are one row of its own table. What writes, reads and deletes it is written here from the columns that the
 * table declares; each form gives these texts their names, so that the database says their types (ADR 3).
 */

type DeSuTabla = 'id' | 'idCarpeta' | 'idPersona' | 'fecha'
export type TablaDeFormulario = PgTable & { readonly [C in DeSuTabla]: PgColumn }

type Columna = readonly [nombre: string, columna: PgColumn]
const columnasDe = (tabla: TablaDeFormulario): Columna[] => Object.entries(getTableColumns(tabla))
/** The number and the moment are the database's to give. */
const porLlenar = ([nombre]: Columna) => nombre !== 'id' && nombre !== 'fecha'
const enLaBase = ([nombre]: Columna) => toSnakeCase(nombre)

/** A whole row, as one JSON under the names that `tablas.ts` gives its columns. */
export function insercion(tabla: TablaDeFormulario): string {
  const columnas = columnasDe(tabla).filter(porLlenar)
  const leidas = columnas.map(([nombre]) => `d."${nombre}"`)
  const tipos = columnas.map(([nombre, columna]) => `"${nombre}" ${columna.getSQLType()}`)
  return `insert into ${getTableName(tabla)} (${columnas.map(enLaBase).join(', ')}) select ${leidas.join(', ')}
     from jsonb_to_record($1::jsonb) as d(${tipos.join(', ')}) returning id`
}

interface Ademas {
  /** What its own view shows besides. */
  readonly columnas: readonly string[]
  readonly uniones: string
}

/** A folder's row, with who filled it. */
export function lectura(
  tabla: TablaDeFormulario,
  { columnas: otras, uniones }: Ademas = { columnas: [], uniones: '' },
) {
  const propias = columnasDe(tabla)
    .filter(([nombre]) => nombre !== 'id')
    .map((columna) =>
      columna[1].getSQLType() === 'date' ? comoTexto(columna) : `f.${enLaBase(columna)} as "${columna[0]}"`,
    )
  const autor = `p.apellido_persona || ' ' || p.nombre_persona as autor`
  return `select ${['f.id_carpeta as "idFormulario"', ...propias, autor, ...otras].join(', ')}
     from ${getTableName(tabla)} f join persona p on p.id_persona = f.id_persona ${uniones} where f.id_carpeta = $1`
}

/** A day has no time of day, nor a zone to read it in. */
const comoTexto = (columna: Columna) =>
  `f.${enLaBase(columna)}::text as "${columna[0]}${columna[1].notNull ? '!' : ''}"`

export const borrado = (tabla: TablaDeFormulario) => `delete from ${getTableName(tabla)} where id_carpeta = $1`

/** Yes and no travel as 1 and 0, and JSON takes either for the other. */
type Fila<T extends TablaDeFormulario> = {
  [C in keyof Omit<T['$inferInsert'], 'id' | 'fecha'>]: T['$inferInsert'][C] extends boolean
    ? boolean | 0 | 1
    : T['$inferInsert'][C]
}
/** What the form itself has to say of its row. */
export type Respuestas<T extends TablaDeFormulario> = Omit<Fila<T>, 'idCarpeta' | 'idPersona'>

type Insertar = (db: Db, fila: string) => Promise<readonly { readonly id: number }[]>

/** Writes a row whose columns the compiler knows. Its number. */
export const insertarEn =
  <T extends TablaDeFormulario>(_tabla: T, insertar: Insertar) =>
  async (tx: Tx, fila: { readonly idCarpeta: number; readonly idPersona: number } & Respuestas<T>): Promise<number> => {
    const [escrita] = await insertar(tx, JSON.stringify(fila))
    if (!escrita) throw new Error('Un formulario que se escribió no dio su número')
    return escrita.id
  }

type ComoSale<F> = {
  [C in keyof F]: F[C] extends Date ? string : F[C] extends boolean ? 0 | 1 : F[C]
}

function comoSale<F extends object>(fila: F): ComoSale<F> {
  const columnas: [nombre: string, valor: unknown][] = Object.entries(fila)
  const salen = columnas.map(([nombre, valor]) => {
    if (valor instanceof Date) return [nombre, valor.toISOString()]
    return [nombre, typeof valor === 'boolean' ? Number(valor) : valor]
  })
  return Object.fromEntries(salen) as ComoSale<F>
}

/** An array with the record first, or empty while nobody has filled it; as replies carry moments, yes and no. */
export const leerDe =
  <F extends object>(leer: (db: Db, idCarpeta: number) => Promise<readonly F[]>) =>
  async (db: Db, idCarpeta: number): Promise<ComoSale<F>[]> =>
    (await leer(db, idCarpeta)).map(comoSale)
