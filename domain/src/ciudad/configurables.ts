import { comoVino, type TextoDeCorreo } from '../notificaciones/textos.ts'
import { type CampoDeCiudad, CLAVES, type ClaveDeCiudad, type ClaveDeLaCiudad } from './claves.ts'
import { CLAVES_DE_CORREO, type ClaveDeCorreo, CORREOS } from './correos.ts'

/* All that a city writes by versions: what it says of itself, and the words of each mail. */

/** The words of a mail: what else it says is the portal's. */
function deCorreo(texto: TextoDeCorreo): ClaveDeCiudad {
  const { asunto, cuerpo } = comoVino(texto)
  return {
    titulo: texto.titulo,
    donde: texto.aQuien,
    campos: {
      asunto: { etiqueta: 'Asunto', articulo: 'el', tipo: 'texto', max: 120, semilla: asunto },
      cuerpo: {
        etiqueta: 'Texto del correo',
        articulo: 'el',
        tipo: 'parrafos',
        max: 2000,
        semilla: cuerpo,
        ayuda: 'Un renglón en blanco separa dos párrafos',
      },
    },
  }
}

export type ClaveConfigurable = ClaveDeLaCiudad | ClaveDeCorreo

const DE_CORREOS = Object.fromEntries(CLAVES_DE_CORREO.map((clave) => [clave, deCorreo(CORREOS[clave])])) as Record<
  ClaveDeCorreo,
  ClaveDeCiudad
>

export const CONFIGURABLES: Readonly<Record<ClaveConfigurable, ClaveDeCiudad>> = { ...CLAVES, ...DE_CORREOS }

export const NOMBRES_DE_CLAVE = Object.keys(CONFIGURABLES) as ClaveConfigurable[]

export const esClave = (texto: string | undefined): texto is ClaveConfigurable =>
  texto !== undefined && Object.hasOwn(CONFIGURABLES, texto)

/** Its fields, whichever key it is. */
export const camposDe = (clave: ClaveConfigurable): readonly (readonly [string, CampoDeCiudad])[] =>
  Object.entries(CONFIGURABLES[clave].campos)

/** What a key says where nobody wrote. */
export const semillaDe = (clave: ClaveConfigurable): Readonly<Record<string, string>> =>
  Object.fromEntries(camposDe(clave).map(([nombre, { semilla }]) => [nombre, semilla]))
