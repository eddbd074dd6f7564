import { Azar } from './azar.ts'
import { cuitDe } from './cuit.ts'
import type { Domicilio, FichaCatastral } from './fichaCatastral.ts'
import type { Parcela } from './plano/parcelas.ts'

const PRIMERO = 110_000
const CANTIDAD = 2000
const SEMILLA = 2024
/** Below the numbers of the people with a name of their own here. */
const DNI_MENOR = 6_000_000
const DNI_MAYOR = 39_999_999

const APELLIDOS = [
  'ACOSTA',
  'AGUIRRE',
  'ALVAREZ',
  'BARRIONUEVO',
  'BRANDAN',
  'CACERES',
  'CARRIZO',
  'CORONEL',
  'DECIMA',
  'DIAZ',
  'ESCOBAR',
  'FERNANDEZ',
  'FIGUEROA',
  'GALLARDO',
  'GOMEZ',
  'HERRERA',
  'IBAÑEZ',
  'JAIME',
  'LAZARTE',
  'LEIVA',
  'MANSILLA',
  'MOLINA',
  'MONTEROS',
  'NIEVA',
  'OLIVERA',
  'ORELLANA',
  'PERALTA',
  'QUIROGA',
  'REINOSO',
  'RUIZ',
  'SANTILLAN',
  'SOSA',
  'TEJEDA',
  'URUEÑA',
  'VALDEZ',
  'YAPURA',
]
const MUJERES = [
  'ALICIA',
  'CECILIA',
  'DANIELA',
  'GRACIELA',
  'INES',
  'JULIETA',
  'MARIA ELENA',
  'NORMA',
  'ROCIO',
  'SUSANA',
]
const VARONES = ['ALBERTO', 'CARLOS', 'DARIO', 'ENRIQUE', 'FABIAN', 'HUGO', 'JOSE LUIS', 'MARIO', 'RAUL', 'SERGIO']

/** A lot in so many is nobody's that the register knows. */
const SIN_PADRON_CADA = 23
/** Numbers that were drawn for an address before the city had a plan: the people stay who they were. */
const SORTEOS_DE_ANTES = 5

/** The same 2,000 properties at every run, each on a lot of the plan that nobody has. */
export function padronGenerado(libres: readonly Parcela[]): FichaCatastral[] {
  const azar = new Azar(SEMILLA)
  const lotes = libres.filter((_, n) => n % SIN_PADRON_CADA > 0)
  return Array.from({ length: CANTIDAD }, (_, n) => ficha(azar, String(PRIMERO + n), lotes[n]))
}

function ficha(azar: Azar, padron: string, lote: Parcela | undefined): FichaCatastral {
  if (!lote) throw new Error('El plano de la ciudad de demostración no alcanza para sus padrones')
  const [prefijo, nombres] = azar.uno([['27', MUJERES] as const, ['20', VARONES] as const])
  const titular = `${azar.uno(APELLIDOS)} ${azar.uno(nombres)}`
  const dni = String(azar.entre(DNI_MENOR, DNI_MAYOR))
  azar.saltear(SORTEOS_DE_ANTES)
  return { padron, titular, dni, cuit: cuitDe(prefijo, dni), domicilios: [domicilio(azar, lote)] }
}

const domicilio = (azar: Azar, { calle, puerta, parcela, manzana: { seccion, manzana } }: Parcela): Domicilio => ({
  calle,
  puerta,
  seccion,
  manzana,
  parcela,
  distrito: seccion.padStart(2, '0'),
  dominio: `N-${azar.entre(10_000, 99_999)}`,
})
