export interface ResumenDePlan {
  /** Indexes that find the rows, each with how many it read: 'carpeta_profesional_ix: 606'. */
  readonly indices: readonly string[]
  /** Tables that grow with the city and were read from end to end. None, if all is well. */
  readonly enteras: readonly string[]
}

const QUE_CRECEN = [
  'carpeta',
  'archivo',
  'tramite_historial',
  'domicilio',
  'palabra_de_carpeta',
  'pago',
  'libre_deuda',
  'certificado',
]
const INDICE =
  /(?:Index(?: Only)? Scan(?: Backward)? using|Bitmap Index Scan on) (\w+).*\(actual rows=([\d.]+) loops=(\d+)\)/
const ENTERA = /Seq Scan on (\w+)\b/

/** The keys that complete each row of a page, one by one, find nothing: they are left out. */
export function resumirPlan(lineas: readonly string[]): ResumenDePlan {
  const hallados = lineas.map((linea) => INDICE.exec(linea)).filter((hallado) => hallado !== null)
  const enteras = lineas.map((linea) => ENTERA.exec(linea)?.[1] ?? '')
  return {
    indices: hallados
      .filter(([, nombre = '', , veces]) => deLasQueCrecen(nombre) && !(nombre.endsWith('_pkey') && veces !== '1'))
      .map(([, nombre, filas, veces]) => `${nombre}: ${miles(Number(filas) * Number(veces))}`),
    enteras: enteras.filter((tabla) => QUE_CRECEN.includes(tabla)),
  }
}

const miles = (filas: number) => Math.round(filas).toLocaleString('es-AR')

const deLasQueCrecen = (indice: string) =>
  !indice.startsWith('carpeta_formulario_') && QUE_CRECEN.some((tabla) => indice.startsWith(`${tabla}_`))
