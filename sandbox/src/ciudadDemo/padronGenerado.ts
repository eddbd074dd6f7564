import { Azar } from './azar.ts'
import { CALLES } from './calles.ts'
import { cuitDe } from './cuit.ts'
import type { Domicilio, FichaCatastral } from './fichaCatastral.ts'

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

/** The same 2,000 properties at every run. */
export function padronGenerado(): FichaCatastral[] {
  const azar = new Azar(SEMILLA)
  return Array.from({ length: CANTIDAD }, (_, lugar) => ficha(azar, String(PRIMERO + lugar)))
}

function ficha(azar: Azar, padron: string): FichaCatastral {
  const [prefijo, nombres] = azar.uno([['27', MUJERES] as const, ['20', VARONES] as const])
  const titular = `${azar.uno(APELLIDOS)} ${azar.uno(nombres)}`
  const dni = String(azar.entre(DNI_MENOR, DNI_MAYOR))
  return { padron, titular, dni, cuit: cuitDe(prefijo, dni), domicilios: [domicilio(azar)] }
}

function domicilio(azar: Azar): Domicilio {
  const seccion = azar.entre(1, 14)
  return {
    calle: azar.uno(CALLES).calle,
    puerta: String(azar.entre(1, 2999)),
    seccion: String(seccion),
    manzana: String(azar.entre(1, 180)),
    parcela: String(azar.entre(1, 36)),
    distrito: String(seccion).padStart(2, '0'),
    dominio: `N-${azar.entre(10_000, 99_999)}`,
  }
}
