import { type Cuadro, MARGEN, PASOS } from './cuadro.ts'

/**
 * A surface as the database keeps it beside its form, to be drawn (`mapa.dibujo`): each ring's count of corners, below zero
 * for a hole, and its corners in steps of 2³¹ around the world, which are those of a tile of zoom 19. A corner that
 * neighbours share is one number, and farther away it is rounded once: their border stays one line at every zoom.
 */
const ZOOM_DE_LOS_PASOS = 19
const ENTERO = 4

export interface Esquina {
  readonly x: number
  readonly y: number
}
export interface Superficie {
  readonly id: number
  readonly anillos: Esquina[][]
}

/** Beyond these, in steps of the tile, a ring is cut: browsers hold its corners in 16 bits. What ends before is as it is. */
const [CERCA, LEJOS] = [-PASOS / 2, PASOS + PASOS / 2]

/** The surfaces of `id`, length of its drawing and drawing, one after the other, as a tile shows them. */
export function leerDibujos(bytes: Buffer, { z, x, y }: Cuadro): Superficie[] {
  const pasos = 2 ** (ZOOM_DE_LOS_PASOS - z)
  const [oeste, norte] = [x * PASOS, y * PASOS]
  const superficies: Superficie[] = []
  let lugar = 0
  while (lugar < bytes.length) {
    const id = bytes.readInt32BE(lugar)
    const fin = lugar + 2 * ENTERO + bytes.readInt32BE(lugar + ENTERO)
    const anillos: Esquina[][] = []
    let hayBorde = false
    lugar += 2 * ENTERO
    while (lugar < fin) {
      const cuantas = bytes.readInt32BE(lugar)
      const esHueco = cuantas < 0
      const anillo: Esquina[] = []
      lugar += ENTERO
      for (const hasta = lugar + Math.abs(cuantas) * 2 * ENTERO; lugar < hasta; lugar += 2 * ENTERO) {
        agregar(anillo, {
          x: Math.round(bytes.readInt32BE(lugar) / pasos) - oeste,
          y: Math.round(bytes.readInt32BE(lugar + ENTERO) / pasos) - norte,
        })
      }
      const visible = aLaVista(anillo)
      if (visible.length >= 3 && (!esHueco || hayBorde)) anillos.push(girado(visible, esHueco))
      if (!esHueco) hayBorde = visible.length >= 3
    }
    if (anillos.length > 0) superficies.push({ id, anillos })
  }
  return superficies
}

/** Corners that fall together are one; the last of a ring is the first again. */
function agregar(anillo: Esquina[], esquina: Esquina): void {
  const anterior = anillo.at(-1)
  if (anterior?.x !== esquina.x || anterior.y !== esquina.y) anillo.push(esquina)
}

function aLaVista(anillo: Esquina[]): Esquina[] {
  anillo.pop()
  let [oeste, norte, este, sur] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of anillo) {
    oeste = Math.min(oeste, x)
    norte = Math.min(norte, y)
    este = Math.max(este, x)
    sur = Math.max(sur, y)
  }
  if (este < -MARGEN || sur < -MARGEN || oeste > PASOS + MARGEN || norte > PASOS + MARGEN) return []
  if (oeste >= CERCA && norte >= CERCA && este <= LEJOS && sur <= LEJOS) return anillo
  return [
    ({ x }: Esquina) => x - CERCA,
    ({ x }: Esquina) => LEJOS - x,
    ({ y }: Esquina) => y - CERCA,
    ({ y }: Esquina) => LEJOS - y,
  ].reduce(recortar, anillo)
}

/** What of a ring stands on the side of a line where `adentro` is not negative (Sutherland and Hodgman). */
function recortar(anillo: Esquina[], adentro: (esquina: Esquina) => number): Esquina[] {
  const recortado: Esquina[] = []
  let desde = anillo.at(-1)
  for (const hasta of anillo) {
    if (desde && adentro(desde) < 0 !== adentro(hasta) < 0) agregar(recortado, cruce(desde, hasta, adentro))
    if (adentro(hasta) >= 0) agregar(recortado, hasta)
    desde = hasta
  }
  return recortado
}

/** Both neighbours of a side find the same point. */
function cruce(a: Esquina, b: Esquina, adentro: (esquina: Esquina) => number): Esquina {
  const parte = adentro(a) / (adentro(a) - adentro(b))
  return { x: Math.round(a.x + (b.x - a.x) * parte), y: Math.round(a.y + (b.y - a.y) * parte) }
}

/** In tiles a border turns to the right and a hole to the left. */
function girado(anillo: Esquina[], esHueco: boolean): Esquina[] {
  let doble = 0
  let desde = anillo.at(-1)
  for (const hasta of anillo) {
    if (desde) doble += desde.x * hasta.y - hasta.x * desde.y
    desde = hasta
  }
  return esHueco === doble > 0 ? anillo.reverse() : anillo
}
