import type { DbRaiz } from '../server/src/plataforma/base/db.ts'

/** Names as people look for them, made from the register itself: some of each kind, the same at every run. */
export interface Clase {
  readonly clase: string
  readonly nombres: readonly string[]
}

const CADA_CLASE = 100

const sinUna = (palabra: string, n: number) => palabra.slice(0, n) + palabra.slice(n + 1)
const otra = (palabra: string, n: number) =>
  `${palabra.slice(0, n)}${palabra[n] === 'X' ? 'K' : 'X'}${palabra.slice(n + 1)}`
const corrida = (palabra: string, n: number) =>
  palabra.slice(0, n) + (palabra[n + 1] ?? '') + (palabra[n] ?? '') + palabra.slice(n + 2)
const FALTAS = [sinUna, otra, corrida]
const conFalta = (palabra: string, n: number) =>
  palabra.length < 4 ? palabra : (FALTAS[n % 3] ?? otra)(palabra, 1 + (n % (palabra.length - 2)))

export async function clasesDeConsulta(db: DbRaiz): Promise<Clase[]> {
  const { rows } = await db.$client.query<{ clave: string }>(
    `select clave from padron where length(padronm) = 7 order by hashtextextended(padronm, 7) limit ${CADA_CLASE}`,
  )
  const personas = rows.map(({ clave }) => clave.split(' ') as [string, string])
  const de = (clase: string, hacer: (apellido: string, nombre: string, n: number) => string): Clase => ({
    clase,
    nombres: personas.map(([apellido, nombre], n) => hacer(apellido, nombre, n)),
  })
  return [
    de('dos letras del apellido', (apellido) => apellido.slice(0, 2)),
    de('dos letras del nombre', (_, nombre) => nombre.slice(0, 2)),
    de('tres letras del nombre', (_, nombre) => nombre.slice(0, 3)),
    de('cuatro letras del apellido', (apellido) => apellido.slice(0, 4)),
    de('dos y dos letras, al revés', (apellido, nombre) => `${nombre.slice(0, 2)} ${apellido.slice(0, 2)}`),
    de('apellido y nombre', (apellido, nombre) => `${apellido} ${nombre}`),
    de('un apellido con una letra mal', (apellido, _, n) => conFalta(apellido, n)),
    de(
      'las dos palabras con una letra mal',
      (apellido, nombre, n) => `${conFalta(apellido, n)} ${conFalta(nombre, n + 1)}`,
    ),
  ]
}
