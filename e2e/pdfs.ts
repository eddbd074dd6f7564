/** PDFs made by hand, each for one thing that a viewer gets wrong. */

interface Hoja {
  /** Left, bottom, right, top, in PDF units. */
  readonly caja: readonly [number, number, number, number]
  /** What of it is shown, if not all. */
  readonly recorte?: readonly [number, number, number, number]
  readonly giro?: 90 | 180 | 270
  /** Drawing orders. `/Foto` is the scan. */
  readonly contenido: string
  readonly escaneo?: { readonly filtro: 'JBIG2Decode' | 'JPXDecode'; readonly datos: Buffer; readonly lado: number }
}

const bytes = (...numeros: number[]) => Buffer.from(numeros)
const de16 = (n: number) => bytes(n >> 8, n & 255)
const de32 = (n: number) => Buffer.concat([de16(n >>> 16), de16(n & 65535)])

/** A black square of 64 by 64, as JBIG2 embeds it: the page's segment and one region, coded as a fax. */
function jbig2(): Buffer {
  const segmento = (numero: number, tipo: number, datos: Buffer) =>
    Buffer.concat([de32(numero), bytes(tipo, 0, 1), de32(datos.length), datos])
  // Horizontal mode: 0 white, 64 black; then 63 rows like the one above (two verticals each).
  const bits = `001${'00110101'}${'0000001111'}${'0000110111'}${'11'.repeat(63)}`
  const fax = Buffer.from(
    (bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? []).map((b) => Number.parseInt(b, 2)),
  )
  const pagina = Buffer.concat([de32(64), de32(64), de32(0), de32(0), bytes(0, 0, 0)])
  const region = Buffer.concat([de32(64), de32(64), de32(0), de32(0), bytes(0, 1), fax])
  return Buffer.concat([segmento(0, 48, pagina), segmento(1, 38, region)])
}

/** A grey square of 64 by 64 as a JPEG 2000: no coefficient says otherwise, so that every pixel is half way. */
function jpeg2000(): Buffer {
  const marca = (codigo: number, datos: Buffer) => Buffer.concat([de16(codigo), de16(datos.length + 2), datos])
  const siz = [
    de16(0),
    de32(64),
    de32(64),
    de32(0),
    de32(0),
    de32(64),
    de32(64),
    de32(0),
    de32(0),
    de16(1),
    bytes(7, 1, 1),
  ]
  const paquetes = bytes(0)
  return Buffer.concat([
    de16(0xff4f),
    marca(0xff51, Buffer.concat(siz)),
    marca(0xff52, bytes(0, 0, 0, 1, 0, 0, 4, 4, 0, 1)),
    marca(0xff5c, bytes(0x40, 0x40)),
    marca(0xff90, Buffer.concat([de16(0), de32(12 + 2 + paquetes.length), bytes(0, 1)])),
    de16(0xff93),
    paquetes,
    de16(0xffd9),
  ])
}

export const JBIG2 = { filtro: 'JBIG2Decode', datos: jbig2(), lado: 64 } as const
export const JPEG2000 = { filtro: 'JPXDecode', datos: jpeg2000(), lado: 64 } as const

/** A cross of black bars around a point: the ink that a pin on it must stand over. */
export const cruz = (x: number, y: number, veces = 1) => {
  const [largo, medio] = [20 * veces, 4 * veces]
  return `0 g ${x - largo} ${y - medio} ${2 * largo} ${2 * medio} re f ${x - medio} ${y - largo} ${2 * medio} ${2 * largo} re f`
}
export const rotulo = (texto: string, x = 60, y = 60) => `BT /F1 18 Tf ${x} ${y} Td (${texto}) Tj ET`

export function documento(hojas: readonly Hoja[]): Buffer {
  const objetos: Buffer[] = []
  const poner = (texto: string, datos?: Buffer) => {
    objetos.push(
      datos
        ? Buffer.concat([
            Buffer.from(texto.replace('>>', ` /Length ${datos.length} >>\nstream\n`), 'latin1'),
            datos,
            Buffer.from('\nendstream'),
          ])
        : Buffer.from(texto, 'latin1'),
    )
    return objetos.length
  }
  poner('<< /Type /Catalog /Pages 2 0 R >>')
  const primera = 4 // after the catalogue, the pages and the font
  const porHoja = 3
  const hijas = hojas.map((_, n) => `${primera + n * porHoja} 0 R`).join(' ')
  poner(`<< /Type /Pages /Kids [${hijas}] /Count ${hojas.length} >>`)
  poner('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')
  for (const { caja, recorte, giro, contenido, escaneo } of hojas) {
    const n = objetos.length + 1
    poner(
      `<< /Type /Page /Parent 2 0 R /MediaBox [${caja.join(' ')}] ${recorte ? `/CropBox [${recorte.join(' ')}]` : ''}
       ${giro ? `/Rotate ${giro}` : ''} /Contents ${n + 1} 0 R
       /Resources << /Font << /F1 3 0 R >> ${escaneo ? `/XObject << /Foto ${n + 2} 0 R >>` : ''} >> >>`,
    )
    poner('<< >>', Buffer.from(contenido, 'latin1'))
    const { filtro, datos, lado } = escaneo ?? { filtro: '', datos: Buffer.alloc(0), lado: 1 }
    const bitsPorPunto = filtro === 'JBIG2Decode' ? 1 : 8
    poner(
      `<< /Type /XObject /Subtype /Image /Width ${lado} /Height ${lado} /ColorSpace /DeviceGray
       /BitsPerComponent ${bitsPorPunto} ${filtro ? `/Filter /${filtro}` : ''} >>`,
      datos,
    )
  }
  const partes: Buffer[] = [Buffer.from('%PDF-1.5\n')]
  let largo = partes[0]?.length ?? 0
  const lugares = objetos.map((objeto, i) => {
    const entero = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), objeto, Buffer.from('\nendobj\n')])
    const lugar = largo
    partes.push(entero)
    largo += entero.length
    return lugar
  })
  const indice = lugares.map((lugar) => `${String(lugar).padStart(10, '0')} 00000 n \n`).join('')
  partes.push(
    Buffer.from(
      `xref\n0 ${objetos.length + 1}\n0000000000 65535 f \n${indice}trailer\n<< /Size ${objetos.length + 1} /Root 1 0 R >>\nstartxref\n${largo}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(partes)
}
