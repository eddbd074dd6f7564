import type { Servicio } from '@catastro/domain/llamada'
import { anotarSesion, cabecerasDeSesion, comoJson, direccionDe, exigirOk } from './cliente.ts'
import { CLAVE_DE_TOPES, consultas } from './consultas.ts'
import { errorDelCuerpo, errorDeRed } from './errorDeLlamada.ts'
import type { ClaveDeSubida, EnvioDe, RespuestaDe } from './llamadas.ts'

export interface OpcionesDeSubida {
  /** The same for every attempt of one submission, so that the server files it once. See `nuevaClaveDeEnvio`. */
  readonly claveDeEnvio: string
  /** 0 to 100. */
  readonly alAvanzar: (porcentaje: number) => void
}

/** `crypto.randomUUID` is missing outside https; random bytes are not. */
export const nuevaClaveDeEnvio = () =>
  typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

type Valor = string | number | undefined

/** A multipart body: fields without a value stay out, files go under their field's name. */
export function partesCon(
  campos: Readonly<Record<string, Valor>>,
  archivos: Readonly<Record<string, File | readonly File[] | null>>,
): FormData {
  const partes = new FormData()
  for (const [nombre, valor] of Object.entries(campos)) if (valor !== undefined) partes.append(nombre, String(valor))
  for (const [nombre, suyos] of Object.entries(archivos)) {
    for (const archivo of suyos === null ? [] : [suyos].flat()) partes.append(nombre, archivo, archivo.name)
  }
  return partes
}

/** Sends files. XMLHttpRequest, because fetch does not tell how much has gone up. */
function subir(
  servicio: Servicio,
  clave: string,
  envio: { params?: object; partes: FormData },
  opciones: OpcionesDeSubida,
) {
  return new Promise<unknown>((resolver, fallar) => {
    const pedido = new XMLHttpRequest()
    pedido.open(
      clave.slice(0, clave.indexOf(' ')),
      direccionDe(servicio, clave, { ...(envio.params && { params: envio.params }) }),
    )
    for (const [nombre, valor] of Object.entries(cabecerasDeSesion())) pedido.setRequestHeader(nombre, valor)
    pedido.setRequestHeader('Idempotency-Key', opciones.claveDeEnvio)
    pedido.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) opciones.alAvanzar(Math.round((loaded / total) * 100))
    }
    pedido.onerror = () => fallar(errorDeRed())
    pedido.onload = () => {
      anotarSesion(pedido.status, (nombre) => pedido.getResponseHeader(nombre))
      // What the screen says of sizes may be from before a change.
      if (pedido.status === 413) void consultas.invalidateQueries({ queryKey: [CLAVE_DE_TOPES] })
      const cuerpo = comoJson(pedido.responseText)
      try {
        if (pedido.status < 200 || pedido.status > 299) throw errorDelCuerpo(pedido.status, cuerpo)
        resolver(exigirOk(clave, pedido.status, cuerpo))
      } catch (error) {
        fallar(error)
      }
    }
    pedido.send(envio.partes)
  })
}

type Subidor<S extends Servicio> = <K extends ClaveDeSubida<S>>(
  clave: K,
  envio: EnvioDe<S, K>,
  opciones: OpcionesDeSubida,
) => Promise<RespuestaDe<S, K>>

// Only declarations with `partes` get here; the conditional type is too deep for the compiler to see it.
export const subirArchivos = ((clave, envio, opciones) =>
  subir('archivos', clave, envio as { params?: object; partes: FormData }, opciones)) as Subidor<'archivos'>
