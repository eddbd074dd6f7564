/** The demo city's streets on the ground: lines that run along (east and west) and across (north and south). */
export const COLUMNAS = 14
export const FILAS = 8

const A_LO_LARGO = [
  'CORDOBA',
  'SAN MARTIN',
  '24 DE SEPTIEMBRE',
  'CRISOSTOMO ALVAREZ',
  'LAMADRID',
  'CORRIENTES',
  'MENDOZA',
  'JUJUY',
  'SARMIENTO',
] as const
const A_TRAVES = [
  'LAPRIDA',
  'MUÑECAS',
  '25 DE MAYO',
  'SANTIAGO DEL ESTERO',
  'JUNIN',
  'SALTA',
  'MAIPU',
  'RIVADAVIA',
  'SOLDATI',
  'LAS HERAS',
  'MATE DE LUNA',
  'JUAN B. JUSTO',
  'ROCA',
  'BELGRANO',
  'ACONQUIJA',
] as const

/** Rivadavia goes on as a passage. */
const PASAJE = { linea: 7, desdeFila: 6, nombre: 'DORREGO' }

export const calleALoLargo = (linea: number): string => A_LO_LARGO[linea] ?? ''
export const calleATraves = (linea: number, fila: number): string =>
  linea === PASAJE.linea && fila >= PASAJE.desdeFila ? PASAJE.nombre : (A_TRAVES[linea] ?? '')

interface Tramo {
  readonly calle: string
  /** In blocks: from corner to corner. */
  readonly desde: readonly [columna: number, fila: number]
  readonly hasta: readonly [columna: number, fila: number]
}

export const TRAMOS: readonly Tramo[] = [
  ...A_LO_LARGO.map((calle, linea) => ({ calle, desde: [0, linea], hasta: [COLUMNAS, linea] }) as const),
  ...A_TRAVES.map(
    (calle, linea) =>
      ({ calle, desde: [linea, 0], hasta: [linea, linea === PASAJE.linea ? PASAJE.desdeFila : FILAS] }) as const,
  ),
  { calle: PASAJE.nombre, desde: [PASAJE.linea, PASAJE.desdeFila], hasta: [PASAJE.linea, FILAS] },
]
