import { describe, expect, it } from 'vitest'
import { leerTesela } from '../../pruebas/teselasDePrueba.ts'
import { capaDeSuperficies } from './capaDeSuperficies.ts'
import { leerDibujos } from './dibujo.ts'

type Par = readonly [x: number, y: number]

/** As the database writes them; a ring of two lists is a hole. */
function dibujo(id: number, ...anillos: readonly { readonly hueco?: true; readonly puntos: readonly Par[] }[]): Buffer {
  const numeros = anillos.flatMap(({ hueco, puntos }) => [hueco ? -puntos.length : puntos.length, ...puntos.flat()])
  const todos = [id, numeros.length * 4, ...numeros]
  const bytes = Buffer.alloc(todos.length * 4)
  for (const [lugar, n] of todos.entries()) bytes.writeInt32BE(n, lugar * 4)
  return bytes
}
const cuadrado = (desde: number, hasta: number): Par[] => [
  [desde, desde],
  [desde, hasta],
  [hasta, hasta],
  [hasta, desde],
  [desde, desde],
]
const pares = (anillo: readonly { x: number; y: number }[] = []) => anillo.map(({ x, y }) => [x, y])
const A_19 = { z: 19, x: 0, y: 0 }

describe('lo que un cuadro muestra de un dibujo', () => {
  it('el borde gira a la derecha y el hueco a la izquierda, vengan como vengan', () => {
    const bytes = dibujo(7, { puntos: cuadrado(10, 50) }, { hueco: true, puntos: cuadrado(20, 30).reverse() })
    const [superficie] = leerDibujos(bytes, A_19)
    expect(superficie?.id).toBe(7)
    expect(superficie?.anillos.map(pares)).toEqual([
      [
        [50, 10],
        [50, 50],
        [10, 50],
        [10, 10],
      ],
      [
        [20, 30],
        [30, 30],
        [30, 20],
        [20, 20],
      ],
    ])
  })

  it('de más lejos se redondea, y las esquinas que caen juntas son una', () => {
    // At zoom 17 a step is four of these: 6 → 2 (1.5 up), 9 → 2, 40 → 10, 41 → 10.
    const puntos: Par[] = [
      [6, 6],
      [9, 9],
      [40, 6],
      [41, 41],
      [6, 6],
    ]
    const [superficie] = leerDibujos(dibujo(1, { puntos }), { z: 17, x: 0, y: 0 })
    expect(pares(superficie?.anillos[0])).toEqual([
      [2, 2],
      [10, 2],
      [10, 10],
    ])
  })

  it('la que se achica hasta no tener lados no está, ni sus huecos; la que sigue, sí', () => {
    const chica = dibujo(1, { puntos: cuadrado(4100, 4101) }, { hueco: true, puntos: cuadrado(4100, 8000) })
    const bytes = Buffer.concat([chica, dibujo(2, { puntos: cuadrado(4100, 8000) })])
    expect(leerDibujos(bytes, { z: 12, x: 0, y: 0 }).map(({ id }) => id)).toEqual([2])
  })

  it.each([
    ['que toca el margen', 4160, 1],
    ['que está pasándolo', 4161, 0],
  ])('la %s', (_, desde, cuantas) => {
    expect(leerDibujos(dibujo(1, { puntos: cuadrado(desde, desde + 50) }), A_19)).toHaveLength(cuantas)
  })

  it('la que llena el cuadro y sigue se corta a medio cuadro de sus bordes; la que no llega ahí queda entera', () => {
    const cortada = leerDibujos(dibujo(1, { puntos: cuadrado(-9000, 9000) }), A_19)[0]?.anillos[0]
    expect(new Set(pares(cortada).map(String))).toEqual(
      new Set(['-2048,-2048', '6144,-2048', '6144,6144', '-2048,6144']),
    )
    const entera = leerDibujos(dibujo(1, { puntos: cuadrado(-2048, 6144) }), A_19)[0]?.anillos[0]
    expect(pares(entera)).toHaveLength(4)
  })

  it('dos linderas que se cortan tienen el corte en el mismo punto', () => {
    // Their common side climbs 3001 in 10000: at 6144, 1843.8.
    const [a, b]: Par[] = [
      [0, 0],
      [10_000, 3001],
    ]
    const arriba: Par[] = [a, b, [0, -50], a].map((p) => p ?? [0, 0]) as Par[]
    const abajo: Par[] = [b, a, [10_000, 9000], b].map((p) => p ?? [0, 0]) as Par[]
    for (const puntos of [arriba, abajo]) {
      expect(pares(leerDibujos(dibujo(1, { puntos }), A_19)[0]?.anillos[0])).toContainEqual([6144, 1844])
    }
  })
})

it('un navegador lee de la capa lo que se escribió, con números de cualquier tamaño', () => {
  const anillos = [
    [
      { x: -2048, y: 6144 },
      { x: 0, y: 0 },
      { x: 4096, y: 1 },
    ],
    [
      { x: 1, y: 1 },
      { x: 2, y: 1 },
      { x: 2, y: 2 },
    ],
  ]
  const muchas = Array.from({ length: 300 }, (_, n) => ({ id: 2_147_483_347 + n, anillos }))
  const { ejidos = [] } = leerTesela(capaDeSuperficies('ejidos', muchas))
  expect(ejidos.map(({ id }) => id)).toEqual(muchas.map(({ id }) => id))
  // Each ring ends where it began.
  const cerrados = anillos.map((anillo) => pares([...anillo, ...anillo.slice(0, 1)]))
  expect(ejidos[299]?.trazos).toEqual(cerrados)
})
