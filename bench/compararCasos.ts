import { isDeepStrictEqual } from 'node:util'
import type { Pedido } from 'autocannon'
import { multiparte } from '../server/pruebas/multiparte.ts'

export interface Caso {
  readonly nombre: string
  readonly meta: number
  readonly pedidos: readonly Pedido[]
  /** Throws unless both servers answer the same, headers and all. */
  iguales?(unaDireccion: string, otra: string): Promise<void>
}

interface Sesiones {
  readonly pablo: string
  readonly bruno: string
  readonly lucia: string
}

export const CUIL_DEL_PROPIETARIO = '27309991112'
/** INSTALACION DE CARTELERIA needs no sketch. Bruno files, so that Pablo's list stays as it was. */
export const ALTA = {
  idEncomiendaTipo: 4,
  idFormularioTipo: 17,
  idPropietario: 1,
  idProfesional: 2,
  idDomicilio: 1,
  idInmuebleTipo: 1,
  idObraTipo: 1,
  AnchoCalle: '12',
  AnchoVereda: '2.50',
  DistEjeCalle: '8,50',
  ArbolesVereda: '1',
}

export async function casosDeComparar(direccion: string, { pablo, bruno, lucia }: Sesiones): Promise<Caso[]> {
  const leer = (token: string, path: string): Pedido => ({ method: 'GET', path, headers: { authorization: token } })
  // Who files for an owner has looked them up.
  await pedir(direccion, leer(bruno, `/api/formulario/buscarPropietario/${CUIL_DEL_PROPIETARIO}`))
  const { cuerpo } = await pedir(direccion, leer(pablo, '/api/documentacion/listar'))
  const { carpetas } = cuerpo as { carpetas: { idCarpeta: number }[] }
  if (carpetas.length < 100) throw new Error('Pablo Medina tiene pocas carpetas: corra antes bench:generar')
  const { payload, headers } = multiparte(ALTA)
  return [
    deLectura(
      'lectura por clave: domicilio de una carpeta',
      0.8,
      carpetas.map(({ idCarpeta }) => leer(pablo, `/api/formulario/buscarDomicilioPorCarpeta/${idCarpeta}`)),
    ),
    deLectura('lista: mis carpetas, 25 de cientos', 0.9, [
      leer(pablo, '/api/documentacion/listar?pagina=1&porPagina=25'),
    ]),
    deLectura('lista: mesa de entradas, 25', 0.9, [
      leer(lucia, '/api/documentacion/listarTodas?estado=PRESENTADO&completas=1&porPagina=25'),
    ]),
    {
      nombre: 'alta de carpeta sin archivos',
      meta: 0.7,
      pedidos: [
        {
          method: 'POST',
          path: '/api/documentacion/alta',
          headers: { authorization: bruno, ...headers },
          body: payload,
        },
      ],
    },
  ]
}

export function deLectura(nombre: string, meta: number, pedidos: readonly Pedido[]): Caso {
  return {
    nombre,
    meta,
    pedidos,
    iguales: async (una, otra) => {
      for (const pedido of pedidos.slice(0, 20)) {
        if (!isDeepStrictEqual(await pedir(una, pedido), await pedir(otra, pedido))) {
          throw new Error(`${pedido.path}: los dos servidores no responden lo mismo`)
        }
      }
    },
  }
}

async function pedir(direccion: string, { method, path, headers }: Pedido) {
  const respuesta = await fetch(direccion + path, { method, headers })
  if (!respuesta.ok) throw new Error(`${path}: ${respuesta.status} ${await respuesta.text()}`)
  const cabeceras = Object.fromEntries(respuesta.headers)
  return { cabeceras: { ...cabeceras, ...PROPIAS_DE_CADA_UNA }, cuerpo: (await respuesta.json()) as unknown }
}

const PROPIAS_DE_CADA_UNA = { date: '', 'x-request-id': '', 'keep-alive': '' }
