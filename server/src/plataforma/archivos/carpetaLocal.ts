import type { AlmacenEntero } from './almacen.ts'
import { almacenSobre } from './almacenSobre.ts'
import { objetosEnCarpeta } from './objetosEnCarpeta.ts'

interface Opciones {
  readonly carpeta: string
  /** Bytes of one file at most. */
  readonly maximo: number
}

/** Files in a folder of this machine. */
export const carpetaLocal = async ({ carpeta, maximo }: Opciones): Promise<AlmacenEntero> =>
  almacenSobre(await objetosEnCarpeta(carpeta), maximo)
