import yazl from 'yazl'

/** A shapefile written byte by byte, as ESRI's paper of 1998 and dBase III have it; each part can be left out or spoilt. */

type Par = readonly [number, number]

export interface CampoDePrueba {
  readonly nombre: string | Buffer
  readonly tipo?: 'C' | 'N'
  readonly largo: number
}
export interface ParcelaDePrueba {
  /** Its rings; null: a record without a form. */
  readonly anillos: readonly (readonly Par[])[] | null
  /** What is in each field, filled up with blanks. */
  readonly datos: readonly (string | Buffer)[]
  readonly borrada?: true
}

/** 5 Polygon, 15 PolygonZ (heights and measures after the points), 25 PolygonM. */
export type TipoDePrueba = 1 | 5 | 15 | 25

export function shp(parcelas: readonly ParcelaDePrueba[], tipo: TipoDePrueba = 5): { shp: Buffer; shx: Buffer } {
  const formas = parcelas.map(({ anillos }) => (anillos === null ? Buffer.alloc(4) : forma(anillos, tipo)))
  let lugar = 100
  const indice: Buffer[] = []
  const registros = formas.map((contenido, n) => {
    const cabecera = Buffer.alloc(8)
    cabecera.writeInt32BE(n + 1, 0)
    cabecera.writeInt32BE(contenido.length / 2, 4)
    const renglon = Buffer.alloc(8)
    renglon.writeInt32BE(lugar / 2, 0)
    renglon.writeInt32BE(contenido.length / 2, 4)
    indice.push(renglon)
    lugar += 8 + contenido.length
    return Buffer.concat([cabecera, contenido])
  })
  return {
    shp: Buffer.concat([cabeceraDe(lugar, tipo), ...registros]),
    shx: Buffer.concat([cabeceraDe(100 + 8 * formas.length, tipo), ...indice]),
  }
}

function cabeceraDe(bytes: number, tipo: number): Buffer {
  const cabecera = Buffer.alloc(100)
  cabecera.writeInt32BE(9994, 0)
  cabecera.writeInt32BE(bytes / 2, 24)
  cabecera.writeInt32LE(1000, 28)
  cabecera.writeInt32LE(tipo, 32)
  return cabecera
}

function forma(anillos: readonly (readonly Par[])[], tipo: number): Buffer {
  const puntos = anillos.flat()
  const cabecera = Buffer.alloc(44 + 4 * anillos.length)
  cabecera.writeInt32LE(tipo, 0)
  cabecera.writeInt32LE(anillos.length, 36)
  cabecera.writeInt32LE(puntos.length, 40)
  let comienzo = 0
  anillos.forEach((anillo, n) => {
    cabecera.writeInt32LE(comienzo, 44 + 4 * n)
    comienzo += anillo.length
  })
  const pares = Buffer.alloc(16 * puntos.length)
  puntos.forEach(([x, y], n) => {
    pares.writeDoubleLE(x, 16 * n)
    pares.writeDoubleLE(y, 16 * n + 8)
  })
  // A range and a number a point, of each of height and measure.
  const demas = Buffer.alloc((16 + 8 * puntos.length) * (tipo === 15 ? 2 : tipo === 25 ? 1 : 0), 0x40)
  return Buffer.concat([cabecera, pares, demas])
}

export function dbf(campos: readonly CampoDePrueba[], parcelas: readonly ParcelaDePrueba[]): Buffer {
  const largo = campos.reduce((suma, campo) => suma + campo.largo, 1)
  const cabecera = Buffer.alloc(32)
  cabecera[0] = 3
  cabecera.writeUInt32LE(parcelas.length, 4)
  cabecera.writeUInt16LE(32 + 32 * campos.length + 1, 8)
  cabecera.writeUInt16LE(largo, 10)
  const descripciones = campos.map(({ nombre, tipo = 'C', largo: suyo }) => {
    const descripcion = Buffer.alloc(32)
    Buffer.from(nombre).copy(descripcion)
    descripcion.write(tipo, 11, 'latin1')
    descripcion[16] = suyo
    return descripcion
  })
  const filas = parcelas.map(({ datos, borrada }) => {
    const fila = Buffer.alloc(largo, ' ')
    if (borrada) fila.write('*', 0)
    let lugar = 1
    campos.forEach((campo, n) => {
      Buffer.from(datos[n] ?? '').copy(fila, lugar, 0, campo.largo)
      lugar += campo.largo
    })
    return fila
  })
  return Buffer.concat([cabecera, ...descripciones, Buffer.from([0x0d]), ...filas, Buffer.from([0x1a])])
}

export async function zipDe(partes: Readonly<Record<string, Buffer | string>>): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [nombre, contenido] of Object.entries(partes)) zip.addBuffer(Buffer.from(contenido), nombre)
  zip.end()
  const trozos: Uint8Array[] = []
  for await (const trozo of zip.outputStream as AsyncIterable<Uint8Array>) trozos.push(trozo)
  return Buffer.concat(trozos)
}

export const PRJ_WGS84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]'
/** As ESRI's programs write a band; another datum is a lie of up to 200 m. */
export const prjDeFaja = (faja: number, datum = 'D_POSGAR_2007') =>
  `PROJCS["POSGAR_2007_Argentina_${faja}",GEOGCS["GCS_POSGAR_2007",DATUM["${datum}",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",${faja}500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",${-75 + 3 * faja}.0],PARAMETER["Scale_Factor",1.0],PARAMETER["Latitude_Of_Origin",-90.0],UNIT["Meter",1.0]]`
