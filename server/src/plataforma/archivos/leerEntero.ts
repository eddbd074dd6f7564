import { buffer } from 'node:stream/consumers'
import type { Almacen } from './almacen.ts'

/** A stored file in memory: for the small ones that the portal makes itself. */
export const leerEntero = async (almacen: Almacen, ruta: string) => buffer(await almacen.leer(ruta))
