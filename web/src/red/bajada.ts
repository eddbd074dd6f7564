import type { Servicio } from '@catastro/domain/llamada'
import { type Envio, pedir } from './cliente.ts'
import { errorDeDescarga } from './errorDeLlamada.ts'
import type { Argumentos, ClaveDeDescarga, Descarga, EnvioDe } from './llamadas.ts'

/** Brings a file: of a call declared to answer one, and of no other. */
export async function bajar<S extends Servicio, K extends ClaveDeDescarga<S>>(
  servicio: S,
  clave: K,
  ...[envio, opciones]: Argumentos<EnvioDe<S, K>>
): Promise<Descarga> {
  const respuesta = await pedir(servicio, clave, envio as Envio, opciones, errorDeDescarga)
  return { blob: await respuesta.blob(), nombre: nombreDelArchivo(respuesta) }
}

function nombreDelArchivo(respuesta: Response): string | null {
  const disposicion = respuesta.headers.get('Content-Disposition') ?? ''
  const extendido = /filename\*=UTF-8''([^;]+)/i.exec(disposicion)?.[1]
  if (extendido) return decodeURIComponent(extendido)
  return /filename="?([^";]+)"?/i.exec(disposicion)?.[1] ?? null
}
