import { imagenPng } from './imagenPng.ts'

const BLANCO = 255
const NEGRO = 0
const PAPEL = 240
const RELLENO = 170

const PARCELAS = 6
const FRENTE = 50
const FONDO = 90
const MARGEN = 30

/** A block sketch: two rows of parcels inside the block's border, the one of the works shaded. */
export function croquisDeManzana(parcela: number): Uint8Array {
  const ancho = MARGEN * 2 + PARCELAS * FRENTE
  const alto = MARGEN * 2 + 2 * FONDO
  return imagenPng(ancho, alto, (x, y) => {
    const dx = x - MARGEN
    const dy = y - MARGEN
    if (dx < 0 || dy < 0 || dx > PARCELAS * FRENTE || dy > 2 * FONDO) return BLANCO
    if (dx % FRENTE === 0 || dy % FONDO === 0) return NEGRO
    const lugar = Math.floor(dx / FRENTE) + PARCELAS * Math.floor(dy / FONDO)
    return lugar === parcela % (2 * PARCELAS) ? RELLENO : PAPEL
  })
}

const BALDOSA = 20
const JUNTA = 90

/** A picture of a sidewalk: tiles with their joints, and from `rotura` to the right the broken stretch. */
export function fotoDeVereda(rotura: number): Uint8Array {
  return imagenPng(320, 200, (x, y) => {
    if (x % BALDOSA === 0 || y % BALDOSA === 0) return JUNTA
    if (x < rotura) return PAPEL - ((x * 7 + y * 13) % 16)
    return RELLENO - ((x * 31 + y * 17) % 90)
  })
}
