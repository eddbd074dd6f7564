import {
  type Contesta,
  declarada,
  type Llamada,
  type ParamsDe,
  type RespuestaDeclarada,
  rechazo,
} from './declaradas.ts'
import { anotadorDeLlamadas, llamadas } from './llamadas.ts'
import { servidor } from './servidor.ts'

/** What a test has the server answer. A newer answer of the same call goes before an older one. */

export { llamadas }
export const nombres = () => llamadas.map(({ nombre }) => nombre)

export function atiende<K extends Llamada>(clave: K, contesta: Contesta<K>, params?: ParamsDe<K>) {
  const anotar = anotadorDeLlamadas()
  const anotada: Contesta<K> = async (pedido) => {
    if (!clave.startsWith('GET')) {
      const { request } = pedido
      anotar({ nombre: clave, cuerpo: await leer(request.clone()), cabeceras: request.headers })
    }
    return contesta(pedido)
  }
  servidor.use(declarada(clave, anotada, params))
}

/** `responde('GET /pagos/estado/{idPago}', { … }, { idPago: 5 })`. */
export const responde = <K extends Llamada>(clave: K, cuerpo: RespuestaDeclarada<K>, params?: ParamsDe<K>) =>
  atiende(clave, () => cuerpo, params)

export const falla = <K extends Llamada>(clave: K, status: number, message: string, params?: ParamsDe<K>) =>
  atiende(clave, () => rechazo(status, message), params)

const leer = (request: Request): Promise<unknown> =>
  (request.headers.get('content-type') ?? '').startsWith('application/json') ? request.json() : request.text()
