import type { CodigoDeFormulario } from '@catastro/domain/formularios/formularios'
import { GENTE, type Persona } from '../gente.ts'
import type { Jugada, Mesa } from '../mesa.ts'
import type { Carpeta } from '../modelo.ts'
import { conCarpeta, type Paso, quienDe, uno } from '../tiro.ts'

export const claveDeBorrador = (quien: Persona, codigo: CodigoDeFormulario, { id }: Carpeta) =>
  `${quien} formulario${codigo}-${id}`

const caminoDe = (codigo: CodigoDeFormulario, { id }: Carpeta) => `/api/borradores/formulario${codigo}-${id}`

/** Keeps a draft made from the last version, or from another: then what is there stays. */
function escribirBorrador(
  { modelo }: Mesa,
  quien: Persona,
  c: Carpeta,
  codigo: CodigoDeFormulario,
  { perimetro, alDia }: { readonly perimetro: number; readonly alDia: boolean },
): Jugada {
  const clave = claveDeBorrador(quien, codigo, c)
  const version = modelo.borradores.get(clave)?.version
  const otra = version === undefined ? 1 : 0
  return {
    quien,
    que: `escribe el borrador del formulario ${codigo} de la carpeta ${c.id} (${perimetro} m)${alDia ? '' : ' desde otra versión'}`,
    pedido: {
      method: 'PUT',
      url: caminoDe(codigo, c),
      payload: { datos: { perimetro: String(perimetro) }, version: alDia ? (version ?? 0) : otra },
    },
    espera: alDia ? 200 : 409,
    efecto: (respuesta) => modelo.borradores.set(clave, { version: respuesta.json().version, perimetro }),
  }
}

/** Everybody reads their own draft of a name, and nobody else's. */
function leerBorrador({ modelo }: Mesa, quien: Persona, c: Carpeta, codigo: CodigoDeFormulario): Jugada {
  const suyo = modelo.borradores.get(claveDeBorrador(quien, codigo, c))
  return {
    quien,
    que: `lee su borrador del formulario ${codigo} de la carpeta ${c.id}`,
    pedido: { url: caminoDe(codigo, c) },
    espera: 200,
    efecto: (respuesta) => {
      const leido: unknown = respuesta.json().datos?.perimetro
      const escrito = suyo && String(suyo.perimetro)
      if (leido !== escrito) throw new Error(`leyó ${leido} y había escrito ${escrito}`)
    },
  }
}

/** Only its draft is read by anybody else: what it will cost comes from it. */
const llevaEl14 = (c: Carpeta) => c.formularios.some(({ codigo }) => codigo === '14')

export const PASOS_DE_BORRADORES: readonly Paso[] = [
  {
    peso: 3,
    armar: conCarpeta(llevaEl14, (mesa, tiro, c) => {
      const codigo = tiro.aCiegas ? '1' : '14'
      const escrito = { perimetro: 1 + (tiro.cual % 3), alDia: tiro.como !== 0 }
      return escribirBorrador(mesa, quienDe(tiro, c.titulares), c, codigo, escrito)
    }),
  },
  {
    peso: 1,
    armar: conCarpeta(llevaEl14, (mesa, tiro, c) => leerBorrador(mesa, uno(GENTE, tiro.quien) ?? 'clara', c, '14')),
  },
]
