import { MAX_ARCHIVOS } from '../archivos/reglas.ts'
import type { Tope } from '../llamada.ts'
import { CAMPOS_DE_FOTOS, MAX_FOTOS_POR_ENTRADA } from '../veredas/trabajos.ts'

/** A draft is a form half filled: what no form comes near is not one. */
export const MAX_BYTES_BORRADOR = 64 * 1024
export const MAX_NIVELES_BORRADOR = 12
export const MAX_BORRADORES = 100
/** Files of all the drafts of a person together: nobody fills the city's disk with what they never file. */
export const MAX_ARCHIVOS_EN_BORRADORES = 50
export const DIAS_DE_AVISO = 7

/** The name of a form's draft: the same on the screen that keeps it and in the filing that ends it. */
export const borradorDeFormulario = (codigo: string, idCarpeta: number) => `formulario${codigo}-${idCarpeta}`
/** What a member of staff is writing of a folder that they attend. */
export const borradorDeAtencion = (idCarpeta: number) => `${ATENCION}${idCarpeta}`
/** How the names of those begin: they go in silence, since nobody is waiting to file them. */
export const ATENCION = 'atender-'
export const borradorDeCarpeta = (idEncomiendaTipo: number) => `carpeta-${idEncomiendaTipo}`

/** Those that a file of a draft may have: which, its form and its field tell. */
export const TOPES_DE_BORRADOR = [
  'papeles',
  'croquis',
  'comprobantes',
  'fotosDeVereda',
] as const satisfies readonly Tope[]

/** What a form's file field takes, also while it is a draft. */
interface CampoDeArchivos {
  readonly max: number
  /** As where the form is filed with it. */
  readonly tope: (typeof TOPES_DE_BORRADOR)[number]
  /** PNG and JPEG only. */
  readonly fotos?: true
}

/** Of the forms that say so; any other field takes as many as a draft holds. */
const CAMPOS_DE_ARCHIVOS: readonly (readonly [clave: RegExp, campos: Readonly<Record<string, CampoDeArchivos>>])[] = [
  [/^carpeta-/, { croquis: { max: 1, tope: 'croquis' }, CoquisManzana: { max: 1, tope: 'croquis' } }],
  [/^formulario14-/, { comprobante: { max: 1, tope: 'comprobantes' } }],
  [/^formulario27$/, { comprobante: { max: MAX_ARCHIVOS, tope: 'comprobantes' } }],
  [
    /^veredas$/,
    {
      [CAMPOS_DE_FOTOS[0]]: {
        max: CAMPOS_DE_FOTOS.length * MAX_FOTOS_POR_ENTRADA,
        tope: 'fotosDeVereda',
        fotos: true,
      },
      [CAMPOS_DE_FOTOS[1]]: { max: MAX_FOTOS_POR_ENTRADA, tope: 'fotosDeVereda', fotos: true },
    },
  ],
]
const CUALQUIERA: CampoDeArchivos = { max: MAX_ARCHIVOS, tope: 'papeles' }
export function campoDeArchivos(clave: string, campo: string): CampoDeArchivos {
  const deLaClave = CAMPOS_DE_ARCHIVOS.find(([patron]) => patron.test(clave))?.[1]
  return (deLaClave && Object.hasOwn(deLaClave, campo) ? deLaClave[campo] : undefined) ?? CUALQUIERA
}

/** Whether lists and objects stand in one another no deeper than `niveles`. */
export const cabeEn = (dato: unknown, niveles: number): boolean =>
  typeof dato !== 'object' ||
  dato === null ||
  (niveles > 0 && Object.values(dato).every((valor) => cabeEn(valor, niveles - 1)))
