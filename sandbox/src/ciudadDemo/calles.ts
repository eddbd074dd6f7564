const CALLE = 1
const AVENIDA = 2
const PASAJE = 3

const NOMBRES: readonly (readonly [tipo: number, nombres: readonly string[]])[] = [
  [
    CALLE,
    [
      '24 DE SEPTIEMBRE',
      'SAN MARTIN',
      '25 DE MAYO',
      'CRISOSTOMO ALVAREZ',
      'LAPRIDA',
      'MUÑECAS',
      'JUNIN',
      'SALTA',
      'JUJUY',
      'MAIPU',
      'RIVADAVIA',
      'SANTIAGO DEL ESTERO',
      'CORRIENTES',
      'CORDOBA',
      'MENDOZA',
      'LAS HERAS',
      'LAMADRID',
    ],
  ],
  [AVENIDA, ['SARMIENTO', 'MATE DE LUNA', 'ACONQUIJA', 'BELGRANO', 'SOLDATI', 'ROCA', 'JUAN B. JUSTO']],
  [PASAJE, ['DORREGO']],
]

/** Streets in use, numbered from 1. */
export const CALLES = NOMBRES.flatMap(([id_calle_tipo, nombres]) =>
  nombres.map((calle) => ({ calle, id_calle_tipo })),
).map((fila, lugar) => ({ id_calle: lugar + 1, ...fila, estado: true }))

/** No form offers it. */
export const CALLE_FUERA_DE_USO = { id_calle: 26, calle: 'CAMINO DEL PERU VIEJO', id_calle_tipo: CALLE, estado: false }

export function idDeCalle(nombre: string): number {
  const fila = CALLES.find(({ calle }) => calle === nombre)
  if (!fila) throw new Error(`La ciudad de demostración no tiene la calle ${nombre}`)
  return fila.id_calle
}
