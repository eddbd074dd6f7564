import encodeQR from 'qr'

interface Lienzo {
  rect(x: number, y: number, ancho: number, alto: number): Lienzo
  fill(color: string): Lienzo
}

interface Lugar {
  readonly x: number
  readonly y: number
  readonly lado: number
}

/** The quiet margin that readers want around it, in modules. */
const MARGEN = 4

/** A QR of rectangles, sharp at any size, on white ground of its own. */
export function dibujarQr(lienzo: Lienzo, texto: string, { x, y, lado }: Lugar): void {
  const filas = encodeQR(texto, 'raw', { ecc: 'medium', border: MARGEN })
  const modulo = lado / filas.length
  lienzo.rect(x, y, lado, lado).fill('#FFFFFF')
  for (const [fila, modulos] of filas.entries()) {
    for (const { desde, largo } of tramosOscuros(modulos)) {
      lienzo.rect(x + desde * modulo, y + fila * modulo, largo * modulo, modulo)
    }
  }
  lienzo.fill('#000000')
}

/** Dark modules side by side are one rectangle: nothing shines through between them. */
function tramosOscuros(modulos: readonly boolean[]): { desde: number; largo: number }[] {
  const tramos: { desde: number; largo: number }[] = []
  for (const [lugar, oscuro] of modulos.entries()) {
    const ultimo = tramos.at(-1)
    if (!oscuro) continue
    if (ultimo && ultimo.desde + ultimo.largo === lugar) ultimo.largo += 1
    else tramos.push({ desde: lugar, largo: 1 })
  }
  return tramos
}
