import type { Redaccion } from './correo.ts'

/*
 * What a mail of the portal says, as data: its subject and its paragraphs, with fields that are named between braces, {carpeta}.
 * Here is what it says until the city writes it over (domain: ciudad/correos.ts). Whom it goes to, the list of data under the
 * text and where it leads are the portal's alone (S-8).
 */

export interface CampoDeCorreo {
  /** What stands in its place. */
  readonly que: string
  /** Made up, for who writes the text. */
  readonly ejemplo: string
  /** Without it nobody knows what the mail is about. */
  readonly obligatorio?: true
}

export interface TextoDeCorreo {
  readonly titulo: string
  readonly aQuien: string
  readonly asunto: string
  readonly parrafos: readonly string[]
  /** All that its text may name. */
  readonly campos: Readonly<Record<string, CampoDeCorreo>>
}

/** Subject and body as a city writes them, which are kept: paragraphs stand apart by an empty line. */
export type DichoDeCorreo = Readonly<Record<'asunto' | 'cuerpo', string>>

/** A mail before its words: which text, what stands for its fields, and what the portal says under it. */
export interface PorRedactar extends Omit<Redaccion, 'asunto' | 'parrafos'> {
  readonly nombre: string
  readonly texto: TextoDeCorreo
  readonly valores: Readonly<Record<string, string>>
}

/** The key under which what a city says in its place is kept. */
export const claveDeCorreo = (nombre: string) => `correo.${nombre}`

type Valores<T extends TextoDeCorreo> = { readonly [C in keyof T['campos']]: string }

/** Which text, and a value for each field that it has. */
export const delTexto = <N extends string, T extends Readonly<Record<N, TextoDeCorreo>>>(
  textos: T,
  nombre: N,
  valores: Valores<T[N]>,
): Pick<PorRedactar, 'nombre' | 'texto' | 'valores'> => ({ nombre, texto: textos[nombre], valores })

export const comoVino = ({ asunto, parrafos }: TextoDeCorreo): DichoDeCorreo => ({
  asunto,
  cuerpo: parrafos.join('\n\n'),
})

const CAMPO = /\{([^{}]*)\}/g
const LLAVE_SUELTA = /[{}]/
export const entreLlaves = (campo: string) => `{${campo}}`

const MAX_NOMBRADOS = 3

/** What is wrong with a text of a city's, part by part: a field that the mail does not have, or one that it must have. */
export function faltasDelTexto(
  { campos }: TextoDeCorreo,
  { asunto, cuerpo }: DichoDeCorreo,
): { readonly parte: keyof DichoDeCorreo; readonly falta: string }[] {
  const nombrados = (escrito: string) => [...escrito.matchAll(CAMPO)].map(([, nombre = '']) => nombre)
  const tiene = Object.keys(campos).map(entreLlaves).join(', ') || 'ninguno'
  const deParte = (parte: keyof DichoDeCorreo, escrito: string) => {
    const ajenos = [...new Set(nombrados(escrito))].filter((nombre) => !Object.hasOwn(campos, nombre))
    const suelta = LLAVE_SUELTA.test(escrito.replaceAll(CAMPO, ''))
    return [
      ...ajenos.slice(0, MAX_NOMBRADOS).map((nombre) => ({
        parte,
        falta: `este correo no tiene el campo ${entreLlaves(nombre)}. Los que tiene: ${tiene}`,
      })),
      ...(suelta ? [{ parte, falta: 'hay una llave suelta: { y } van de a dos, con el nombre de un campo' }] : []),
    ]
  }
  const dichos = [...nombrados(asunto), ...nombrados(cuerpo)]
  const faltan = Object.entries(campos).filter(([nombre, { obligatorio }]) => obligatorio && !dichos.includes(nombre))
  return [
    ...deParte('asunto', asunto),
    ...deParte('cuerpo', cuerpo),
    ...faltan.map(([nombre, { que }]) => ({
      parte: 'cuerpo' as const,
      falta: `falta el campo ${entreLlaves(nombre)}, en el asunto o en el texto (${que})`,
    })),
  ]
}

/** A field with nothing to say takes the space before it along. */
const llenar = (escrito: string, { texto, valores }: Pick<PorRedactar, 'texto' | 'valores'>) =>
  escrito.replace(/( ?)\{([^{}]*)\}/g, (hallado, espacio: string, nombre: string) => {
    if (!Object.hasOwn(texto.campos, nombre)) return hallado
    const valor = valores[nombre] ?? ''
    return valor === '' ? '' : espacio + valor
  })

const enPalabras = ({ asunto, cuerpo }: DichoDeCorreo, con: Pick<PorRedactar, 'texto' | 'valores'>) => ({
  // A subject is one line, whatever stands in it.
  asunto: llenar(asunto, con).replace(/[\r\n]+/g, ' '),
  parrafos: llenar(cuerpo, con)
    .split(/\n{2,}/)
    .filter((parrafo) => parrafo.trim() !== ''),
})

/**
 * The mail in words: the city's, or as they came. What a city wrote for fields that the mail has no more is not sent with a hole.
 * What a value says is never read as a field.
 */
export function redactar(correo: PorRedactar, escrito?: DichoDeCorreo): Redaccion {
  const { nombre: _nombre, texto, valores: _valores, ...debajo } = correo
  const suyo = escrito && faltasDelTexto(texto, escrito).length === 0 ? enPalabras(escrito, correo) : undefined
  // All that a subject says may be a field with nothing to say.
  return { ...(suyo && suyo.asunto.trim() !== '' ? suyo : enPalabras(comoVino(texto), correo)), ...debajo }
}

/** The same with made-up values, for who writes it. */
export const redactarEjemplo = (texto: TextoDeCorreo, escrito: DichoDeCorreo) =>
  enPalabras(escrito, {
    texto,
    valores: Object.fromEntries(Object.entries(texto.campos).map(([nombre, { ejemplo }]) => [nombre, ejemplo])),
  })

/** Those that more than one mail has. */
export const CARPETA: CampoDeCorreo = { que: 'El número de la carpeta', ejemplo: '1024', obligatorio: true }
export const PADRON: CampoDeCorreo = { que: 'El número de padrón', ejemplo: '123456', obligatorio: true }
export const A_QUIEN_PRESENTO = 'A quien presentó la carpeta'
export const A_LA_OFICINA = 'A la oficina'

const A_QUIEN_NO_SE_CONOCE = 'A una dirección que no es la de su persona'
export const CORREO_RESERVADO = {
  reservado: {
    titulo: 'Lo que se dice a una dirección que Ciudad Digital no conoce',
    aQuien: A_QUIEN_NO_SE_CONOCE,
    asunto: '{que} {numero}: {estado}',
    parrafos: ['Hay novedades de este trámite. El detalle lo ve en el portal quien lo hizo.'],
    campos: {
      que: { que: '«Carpeta» o «Pago»', ejemplo: 'Carpeta' },
      numero: { que: 'Su número', ejemplo: '1024', obligatorio: true },
      estado: { que: 'Su estado', ejemplo: 'observado' },
    },
  },
} as const satisfies Readonly<Record<string, TextoDeCorreo>>

/** To an address that nobody knows to be its person's: the number, the state and the link, and no more. */
export const correoReservado = (
  que: 'Carpeta' | 'Pago',
  numero: number,
  estado: string,
  { accion }: Pick<Redaccion, 'accion'>,
): PorRedactar => ({
  ...delTexto(CORREO_RESERVADO, 'reservado', { que, numero: String(numero), estado: estado.toLowerCase() }),
  datos: [
    [que, String(numero)],
    ['Estado', estado],
  ],
  accion: { texto: 'Ver en el portal', ruta: accion.ruta },
})
