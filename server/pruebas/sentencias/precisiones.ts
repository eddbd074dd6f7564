import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getViewConfig, type PgColumn, PgTable, PgView } from 'drizzle-orm/pg-core'

/** What the tables' own declarations say, whose they are, and of a column beyond its type in the database. */
export interface Tablas {
  /** Which capability declares each table or view. */
  readonly dueños: ReadonlyMap<string, string>
  /** 'tabla.columna tipo', and ' null' where it may be. */
  readonly columnas: readonly string[]
  /** By 'tabla.columna'. */
  readonly precisiones: ReadonlyMap<string, Precision>
}

export interface Precision {
  /** As a TypeScript type. */
  readonly tipo: string
  /** What the type names. */
  readonly importa?: { readonly nombre: string; readonly capacidad: string }
}

export interface Modulo {
  readonly capacidad: string
  readonly exporta: object
}

/** From the `tablas.ts` of each capability. */
export function leerTablas(modulos: readonly Modulo[]): Tablas {
  const dueños = new Map<string, string>()
  const columnas: string[] = []
  const precisiones = new Map<string, Precision>()
  for (const { capacidad, exporta } of modulos) {
    for (const [nombre, valor] of Object.entries(exporta)) {
      const declarada = comoTabla(valor)
      if (!declarada) continue
      dueños.set(declarada.tabla, capacidad)
      for (const [clave, columna] of Object.entries(declarada.columnas)) {
        const cual = `${declarada.tabla}.${toSnakeCase(clave)}`
        columnas.push(`${cual} ${columna.getSQLType()}${columna.notNull || declarada.esVista ? '' : ' null'}`)
        const palabras = columna.enumValues
        if (palabras?.length) precisiones.set(cual, { tipo: palabras.map((palabra) => `'${palabra}'`).join(' | ') })
        if (columna.columnType === 'PgJsonb') {
          const tipo = `(typeof ${nombre}.$inferSelect)['${clave}']`
          precisiones.set(cual, { tipo, importa: { nombre, capacidad } })
        }
      }
    }
  }
  return { dueños, columnas, precisiones }
}

function comoTabla(valor: unknown) {
  if (is(valor, PgTable)) return { tabla: getTableName(valor), columnas: getTableColumns(valor), esVista: false }
  if (!is(valor, PgView)) return undefined
  const { name, selectedFields } = getViewConfig(valor)
  return { tabla: name, columnas: selectedFields as Record<string, PgColumn>, esVista: true }
}
