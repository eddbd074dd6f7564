import type { Caja } from '@catastro/domain/mapa/geometria'
import { MARCO_DEL_PAIS } from '@catastro/domain/mapa/reglas'
import * as z from 'zod/mini'

/** What the map is drawn over: pictures, tile by tile; or vector tiles, by the style that says how they are painted. */
export interface BaseDelMapa {
  readonly tipo: 'imagenes' | 'estilo'
  readonly url: string
  readonly atribucion: string
}

const esDireccion = (valor: string) => /^https?:\/\//.test(valor) && URL.canParse(valor)
const nombraCuadros = (valor: string) => ['{z}', '{x}', '{y}'].every((parte) => valor.includes(parte))
const nombraAlgo = (valor: string) => /[{}]/.test(valor)
const SON_VECTORIALES = /\.(pbf|mvt)\b/

export const DireccionDeBase = z.string().check(
  z.refine((valor) => esDireccion(valor) && (nombraCuadros(valor) || !nombraAlgo(valor)), {
    error:
      'debe ser la de los cuadros de imagen, https://mapas.example.gob.ar/{z}/{x}/{y}.png, o la del estilo de los cuadros vectoriales, https://mapas.example.gob.ar/estilo.json',
  }),
  z.refine((valor) => !(nombraCuadros(valor) && SON_VECTORIALES.test(valor)), {
    error: 'los cuadros vectoriales se nombran por su estilo: https://mapas.example.gob.ar/estilo.json',
  }),
)

export const baseDelMapa = (url: string | undefined, atribucion: string): BaseDelMapa | null =>
  url === undefined ? null : { tipo: nombraCuadros(url) ? 'imagenes' : 'estilo', url, atribucion }

const numeros = (valor: string): Caja => {
  const [oeste = 0, sur = 0, este = 0, norte = 0] = valor.split(',').map(Number)
  return [oeste, sur, este, norte]
}
const estaEnElPais = ([oeste, sur, este, norte]: Caja) =>
  oeste >= MARCO_DEL_PAIS[0] && sur >= MARCO_DEL_PAIS[1] && este <= MARCO_DEL_PAIS[2] && norte <= MARCO_DEL_PAIS[3]

/** West, south, east, north. */
export const MarcoDeCiudad = z.pipe(
  z.string().check(
    z.regex(/^\s*-?\d{1,3}(\.\d+)?(\s*,\s*-?\d{1,3}(\.\d+)?){3}\s*$/, {
      error: 'debe tener oeste, sur, este y norte en grados, separados por coma: -65.35,-26.95,-65.1,-26.7',
      abort: true,
    }),
    z.refine((valor) => estaEnElPais(numeros(valor)), {
      error: 'está fuera del país: revise que los grados al oeste y al sur lleven el signo menos',
      abort: true,
    }),
    z.refine((valor) => numeros(valor)[0] < numeros(valor)[2] && numeros(valor)[1] < numeros(valor)[3], {
      error: 'el oeste va antes que el este, y el sur antes que el norte',
    }),
  ),
  z.transform(numeros),
)
