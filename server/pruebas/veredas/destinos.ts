/** What a person does with a sidewalk, and how it must end, typed by hand. `cuantos`: of a hundred. */
interface Destino {
  readonly cuantos: number
  readonly fotos: 1 | 2
  /** What the provider says; null: the form was never posted. */
  readonly tarjeta: 'REALIZADA' | 'RECHAZADA' | null
  /** The browser that comes back: not at all, once, twice at once, or with the photo that was missing. */
  readonly vuelve: 'no' | 'una' | 'dos' | 'con otra foto'
  readonly fin: 'CARPETA' | 'NADA' | 'POR COMPLETAR'
}

export const DESTINOS = {
  /** Paid, and back on the portal. */
  vuelta: { cuantos: 35, fotos: 2, tarjeta: 'REALIZADA', vuelve: 'una', fin: 'CARPETA' },
  /** The browser was closed at the card page. */
  cerrada: { cuantos: 25, fotos: 2, tarjeta: 'REALIZADA', vuelve: 'no', fin: 'CARPETA' },
  dosEnvios: { cuantos: 15, fotos: 2, tarjeta: 'REALIZADA', vuelve: 'dos', fin: 'CARPETA' },
  unaFoto: { cuantos: 15, fotos: 1, tarjeta: 'REALIZADA', vuelve: 'con otra foto', fin: 'CARPETA' },
  rechazada: { cuantos: 7, fotos: 2, tarjeta: 'RECHAZADA', vuelve: 'una', fin: 'NADA' },
  /** `?pagoRealizado=true` typed by hand. */
  aMano: { cuantos: 3, fotos: 2, tarjeta: null, vuelve: 'una', fin: 'NADA' },
  /** Each person's last one: nobody comes back to add the photo, and nothing else could be begun. */
  incompleta: { cuantos: 0, fotos: 1, tarjeta: 'REALIZADA', vuelve: 'no', fin: 'POR COMPLETAR' },
} as const satisfies Record<string, Destino>
export type NombreDeDestino = keyof typeof DESTINOS

export const CADA_UNO = (Object.keys(DESTINOS) as NombreDeDestino[]).flatMap((nombre) =>
  Array.from({ length: DESTINOS[nombre].cuantos }, () => nombre),
)
