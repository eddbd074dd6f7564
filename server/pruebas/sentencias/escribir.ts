import type { Descrita, Salida } from './describir.ts'
import type { Precision } from './precisiones.ts'

/** The types of a folder's statements, as TypeScript. Those of the platform come first, and the others add to them. */

const BASE = '../plataforma/sentencias.generadas.ts'

const DE_LECTURA: Readonly<Record<string, string>> = {
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  boolean: 'boolean',
  text: 'string',
  'character varying': 'string',
  character: 'string',
  uuid: 'string',
  'double precision': 'number',
  numeric: 'string',
  date: 'Date',
  'timestamp with time zone': 'Date',
  json: 'NonNullable<unknown>',
  jsonb: 'NonNullable<unknown>',
  bytea: 'Buffer',
  void: 'unknown',
}
const DE_ESCRITURA: Readonly<Record<string, string>> = {
  ...DE_LECTURA,
  date: 'Date | string',
  'timestamp with time zone': 'Date | string',
  json: 'string',
  jsonb: 'string',
}

function tipoDe(tipos: Readonly<Record<string, string>>, tipo: string): string {
  const conocido = tipos[tipo]
  if (!conocido) throw new Error(`no se sabe cómo es en TypeScript un ${tipo}`)
  return conocido
}

function deLectura(tipo: string): string {
  // What the elements of an array are, no column says.
  return tipo.endsWith('[]') ? `(${tipoDe(DE_LECTURA, tipo.slice(0, -2))} | null)[]` : tipoDe(DE_LECTURA, tipo)
}

const deEscritura = (tipo: string) =>
  tipo.endsWith('[]') ? `readonly ${tipoDe(DE_ESCRITURA, tipo.slice(0, -2))}[]` : tipoDe(DE_ESCRITURA, tipo)

const unionDe = (nombres: readonly string[]) => nombres.map((nombre) => `'${nombre}'`).join(' | ') || 'never'

export function escribirTipos(
  capacidad: string,
  descritas: readonly Descrita[],
  precisiones: ReadonlyMap<string, Precision>,
): string {
  const importa = new Map<string, Set<string>>()
  const enSuLugar = (otra: string) => (otra === capacidad ? './tablas.ts' : `../${otra}/tablas.ts`)

  function tipoDeSalida({ tipo, origen, nula }: Salida): string {
    const precision = origen && precisiones.get(`${origen.tabla}.${origen.columna}`)
    if (precision?.importa) {
      const donde = enSuLugar(precision.importa.capacidad)
      importa.set(donde, (importa.get(donde) ?? new Set()).add(precision.importa.nombre))
    }
    return `${precision?.tipo ?? deLectura(tipo)}${nula ? ' | null' : ''}`
  }

  function entrada({ nombre, valores, salidas, lee, escribe }: Descrita): string {
    const repetida = salidas.find((salida, n) => salidas.findIndex((s) => s.nombre === salida.nombre) !== n)
    if (repetida) throw new Error(`${nombre}: dos columnas se llaman ${repetida.nombre}`)
    const recibe = valores.map(({ tipo, nulo }, n) => `$${n + 1}: ${deEscritura(tipo)}${nulo ? ' | null' : ''}`)
    const da = salidas.map((salida) => `      ${enComillas(salida.nombre)}: ${tipoDeSalida(salida)}`)
    return [
      `  ${nombre}: {`,
      `    valores: [${recibe.join(', ')}]`,
      da.length > 0 ? `    fila: {\n${da.join('\n')}\n    }` : '    fila: never',
      `    lee: ${unionDe(lee)}`,
      `    escribe: ${unionDe(escribe)}`,
      '  }',
    ].join('\n')
  }

  const interfaz = `interface Sentencias {\n${descritas.map(entrada).join('\n')}\n}`
  const importes = [...importa].map(([de, nombres]) => `import type { ${[...nombres].sort().join(', ')} } from '${de}'`)
  const base = capacidad === 'plataforma'
  return [
    '// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.',
    ...(importes.length > 0 || base ? importes.sort() : ['export {}']),
    '',
    base ? `export ${interfaz}` : `declare module '${BASE}' {\n${interfaz.replaceAll(/^/gm, '  ')}\n}`,
    '',
  ].join('\n')
}

const enComillas = (nombre: string) => (/^[a-zA-Z_]\w*$/.test(nombre) ? nombre : `'${nombre}'`)
