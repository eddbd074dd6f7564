import { digitoVerificadorBien } from '@catastro/domain/cuit'
import { CUANTOS } from './portal.ts'

const TITULOS =
  'Padrón;Padrón provincial;Apellido y nombre;DNI;CUIT;Calle;Número;Piso;Dpto;Sección;Manzana;Parcela;Distrito;Dominio'
const CALLES = ['JUNIN', 'SALTA', 'LAPRIDA', 'MUÑECAS', 'SAN MARTIN']
export const FALLAS = 50

const numero = (serie: string, n: number) => `${serie}${String(n).padStart(6, '0')}`
const conSuDigito = (base: string) => [...'0123456789'].map((d) => base + d).find(digitoVerificadorBien) ?? ''
const fila = (serie: string, n: number) =>
  [
    numero(serie, n),
    `9${serie}${String(n).padStart(8, '0')}`,
    `TITULAR DE PRUEBA NUMERO ${n}`,
    String(20_000_000 + n),
    conSuDigito(`20${String(20_000_000 + n)}`),
    CALLES[n % CALLES.length],
    String((n % 9000) + 1),
    '',
    '',
    String((n % 10) + 1),
    String(n % 100),
    String(n % 30),
    '01',
    `N-${n}`,
  ].join(';')

const archivo = (filaDe: (n: number) => string, cuantos = CUANTOS) =>
  `${TITULOS}\n${Array.from({ length: cuantos }, (_, n) => filaDe(n)).join('\n')}\n`

/** Numbers of seven digits that begin with `serie`. */
export const padrones = (serie: string, cuantos = CUANTOS) => archivo((n) => fila(serie, n), cuantos)
export const sinFallas = () => padrones('7')

const MALAS: readonly ((n: number) => string)[] = [
  (n) => fila('7', n).replace('7', 'X'),
  (n) => `${numero('7', n)};;SIN PROVINCIAL`,
  (n) => `${numero('7', n)};8${n};`,
  (n) => `${numero('7', n)};8${n};DNI CORTO;123`,
  () => fila('7', 0),
]
const CADA = CUANTOS / FALLAS

export const conFallas = () =>
  archivo((n) => (n % CADA === 7 ? (MALAS[Math.floor(n / CADA) % MALAS.length]?.(n) ?? '') : fila('7', n)))
