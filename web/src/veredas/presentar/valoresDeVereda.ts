import type { DomicilioDePadron } from '@catastro/domain/padron/llamadas'
import { DEL_DOMICILIO, type DelDomicilio } from '@catastro/domain/veredas/domicilio'
import type { RespuestasVereda } from '@catastro/domain/veredas/respuestas'
import { type CampoDeFotos, casoDe, NOMBRES_DE_TRABAJO, type Trabajo } from '@catastro/domain/veredas/trabajos'
import { valoresDe } from '../../envios/valoresDeFormulario.ts'
import { marcasDe } from '../marcas.ts'

/** `porPadron`: whether the register has it; '' before anybody looked. */
export const ESTA = '1'
export const NO_ESTA = '0'

/**
 * `guardado`: the address that the server has, as it has it; '' for none. Kept with the answers, so that another device
 * locks what this one does.
 */
type DeLaPantalla = 'guardado' | 'porPadron'
/** Under their wire names, as typed: the draft is the server's to read. */
export type CampoEscrito = Exclude<keyof RespuestasVereda, 'idDomicilio'> | DeLaPantalla

export type CampoDeVereda = CampoEscrito | CampoDeFotos

export type ValoresDeVereda = Record<CampoEscrito, string> & Record<CampoDeFotos, readonly File[]>

const ESCRITOS: readonly CampoEscrito[] = [
  ...DEL_DOMICILIO,
  'guardado',
  'porPadron',
  'idInmuebleTipo',
  ...NOMBRES_DE_TRABAJO,
  'ancho',
  'largo',
  'MontodeObra',
  'dep_mat_dias',
  'cerca_metros',
  'email',
]
const SIN_FOTOS = { FotoVeredaArchivo: [], FotoVeredaArchivo2: [] } satisfies Record<CampoDeFotos, readonly File[]>

const esTrabajo = (campo: CampoEscrito): campo is Trabajo => NOMBRES_DE_TRABAJO.some((trabajo) => trabajo === campo)

/** The form as it starts: for most people a house of their own, and their own e-mail. */
export const vacios = (deLaPersona: Pick<ValoresDeVereda, 'idInmuebleTipo' | 'email'>): ValoresDeVereda => ({
  ...valoresDe(ESCRITOS, (campo) => (esTrabajo(campo) ? '0' : '')),
  ...SIN_FOTOS,
  ...deLaPersona,
})

type Escritos = Readonly<Record<CampoEscrito, string>>
type Guardado = Readonly<Record<DelDomicilio | 'idDomicilio' | 'calle', string>>

/** An address as the form holds it: texts, under the names of its fields. */
export const comoGuardado = (domicilio: DomicilioDePadron): Guardado => ({
  ...valoresDe(DEL_DOMICILIO, (campo) => String(domicilio[campo] ?? '')),
  idDomicilio: String(domicilio.idDomicilio),
  calle: domicilio.calle,
})

function guardadoDe({ guardado }: Escritos): Guardado | null {
  try {
    return guardado === '' ? null : (JSON.parse(guardado) as Guardado)
  } catch {
    return null
  }
}

/** What the form says of the address, without what only frames it. */
export const domicilioDe = (valores: Escritos) => valoresDe(DEL_DOMICILIO, (campo) => valores[campo].trim())

/** The address' number, while the form still says what it does; '' once something else was typed. */
export function idDomicilioDe(valores: Escritos): string {
  const guardado = guardadoDe(valores)
  return guardado && DEL_DOMICILIO.every((campo) => guardado[campo] === valores[campo].trim())
    ? guardado.idDomicilio
    : ''
}

/** The street's name as the register has it, which may not be offered any more; '' of one that was typed. */
export const calleGuardada = (valores: Escritos) =>
  estaCerrado('idCalle', valores) ? (guardadoDe(valores)?.calle ?? '') : ''

/** Of a look-up only what it filled is locked. */
export const estaCerrado = (campo: DelDomicilio, valores: Escritos) =>
  campo !== 'Padron' && valores.porPadron === ESTA && Boolean(guardadoDe(valores)?.[campo])

/** What of it the draft holds, which is what is paid: the photos go beside it, and what the screen hides says nothing. */
export function comoDatos(valores: ValoresDeVereda) {
  const { FotoVeredaArchivo: _, FotoVeredaArchivo2: __, ...escritos } = valores
  const sinMedidas = casoDe(marcasDe(valores)).conMedidas ? {} : { ancho: '', largo: '' }
  return { ...escritos, ...sinMedidas, idDomicilio: idDomicilioDe(valores) }
}

/** The form's values out of a draft, with the photos as the form has them. */
export function valoresDeBorrador(datos: object | null, ahora: ValoresDeVereda, iniciales: ValoresDeVereda) {
  const guardados = new Map<string, unknown>(Object.entries(datos ?? {}))
  const escritos = valoresDe(ESCRITOS, (campo) => {
    const guardado = guardados.get(campo)
    return typeof guardado === 'string' ? guardado : iniciales[campo]
  })
  return { ...escritos, FotoVeredaArchivo: ahora.FotoVeredaArchivo, FotoVeredaArchivo2: ahora.FotoVeredaArchivo2 }
}
