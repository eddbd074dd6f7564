import { escritoDeMas } from '@catastro/domain/padron/formas'
import { MAX_DEPARTAMENTO_ESCRITO, MAX_PUERTA_ESCRITA } from '@catastro/domain/padron/reglas'
import { textoDelDomicilio } from './textoDelDomicilio.ts'

/** The names that one address goes by in a form: its own on the wire, and two of the screen's. */
export interface CamposDeDomicilio<C extends string> {
  readonly padron: C
  readonly idDomicilio: C
  readonly idCalle: C
  readonly puerta: C
  readonly piso?: C
  readonly dpto?: C
  /** The street in words. */
  readonly calle: C
  /** Of the register (`origenDelRegistro`), and then what it brought is locked; or what was typed when it got its number. */
  readonly origen: C
  /** What the filing asks of it: an address of the register that lacks it is completed by hand, and is then a typed one. */
  readonly exige: readonly C[]
}

export const DEL_REGISTRO = 'registro'
const SIN = `${DEL_REGISTRO} sin `

/** Of the register, but for what it does not have: that stays open. */
export const origenDelRegistro = (noTrae: readonly string[]) =>
  noTrae.length > 0 ? SIN + noTrae.join(' ') : DEL_REGISTRO
export const esDelRegistro = (origen: string | undefined) => origen === DEL_REGISTRO || (origen ?? '').startsWith(SIN)
const noLoTrae = (origen: string) => (origen.startsWith(SIN) ? origen.slice(SIN.length).split(' ') : [])
/** A field locks only where the look-up brought it a value. */
export const loTrajo = (origen: string | undefined, campo: string) =>
  esDelRegistro(origen) && !noLoTrae(origen ?? '').includes(campo)
/** The register's address, with something that it does not have: a typed one, with a number of its own. */
export const completadoAMano = (origen: string, valor: (campo: string) => string) =>
  noLoTrae(origen).some((campo) => valor(campo).trim() !== '')

/** What a typed address still lacks; the register's has all that is asked of it. */
export function faltanEnElDomicilio<C extends string>(
  valores: Readonly<Record<C, string>>,
  { padron, idCalle, puerta, origen }: CamposDeDomicilio<C>,
): readonly C[] {
  if (esDelRegistro(valores[origen])) return []
  return [padron, idCalle, puerta].filter((campo) => valores[campo].trim() === '')
}

/** What was typed and the form does not take; what the register brought is as long as it is there. */
export function deMasEnElDomicilio<C extends string>(
  valores: Readonly<Record<C, string>>,
  { puerta, dpto, origen }: CamposDeDomicilio<C>,
): readonly (readonly [C, motivo: string])[] {
  const topes = [[puerta, MAX_PUERTA_ESCRITA] as const, ...(dpto ? [[dpto, MAX_DEPARTAMENTO_ESCRITO] as const] : [])]
  return topes.flatMap(([campo, max]) => {
    const motivo = loTrajo(valores[origen], campo) ? undefined : escritoDeMas(valores[campo], max)
    return motivo === undefined ? [] : [[campo, motivo] as const]
  })
}

/** As it reads: 'SAN MARTIN 450, piso 2'. */
export const domicilioEscrito = <C extends string>(
  valores: Readonly<Record<C, string>>,
  { calle, puerta, piso, dpto }: CamposDeDomicilio<C>,
) =>
  valores[calle] &&
  textoDelDomicilio({
    calle: valores[calle],
    NroPuerta: valores[puerta],
    Piso: piso && valores[piso],
    Departamento: dpto && valores[dpto],
  })

/** Where the fields of a typed address are mended, by their names on its own call. */
export const enPantallaDe = <C extends string>({ padron, idCalle, puerta, piso, dpto }: CamposDeDomicilio<C>) => ({
  Padron: padron,
  idCalle,
  NroPuerta: puerta,
  ...(piso && { Piso: piso }),
  ...(dpto && { Departamento: dpto }),
})
