import { enOracion } from '@catastro/domain/catalogos/enOracion'
import type { Clase } from '@catastro/domain/estadisticas/graficos'
import { estadoDeGrafico } from '@catastro/domain/estadisticas/mensajes'
import { enDias } from '@catastro/domain/plurales'
import { nombreDeEstado } from '../red/configuracion.ts'
import { diaDeCalendario, pesos } from '../ui/pagina/formato.ts'

const entero = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 })
const mesLargo = new Intl.DateTimeFormat('es-AR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const mesCorto = new Intl.DateTimeFormat('es-AR', { month: 'short', timeZone: 'UTC' })

const primerDia = (mes: string) => new Date(`${mes}-01T00:00:00Z`)
/** 'noviembre de 2026' of '2026-11'. */
export const mesEnPalabras = (mes: string) => mesLargo.format(primerDia(mes))
/** 'nov 26', where there is little room. */
const mesBreve = (mes: string) => `${mesCorto.format(primerDia(mes)).replace('.', '')} ${mes.slice(2, 4)}`

export const cuenta = (cuantas: number) => entero.format(cuantas)
/** Money without its cents, where there is little room. */
const pesosBreves = (valor: number) =>
  valor >= 1_000_000 ? `$ ${entero.format(valor / 1_000_000)} M` : `$ ${entero.format(valor)}`

const comoSeLlama = (estado: string) => estadoDeGrafico(estado, nombreDeEstado)

const NUMEROS: Readonly<Record<Clase, (valor: number) => string>> = {
  texto: String,
  estado: String,
  catalogo: String,
  mes: String,
  semana: String,
  cuenta,
  dias: enDias,
  pesos,
}
const TEXTOS: Readonly<Partial<Record<Clase, (valor: string) => string>>> = {
  catalogo: enOracion,
  estado: comoSeLlama,
  mes: mesEnPalabras,
  semana: diaDeCalendario,
}

/** A cell, as a person reads it. */
export function enPalabras(clase: Clase, valor: string | number | null): string {
  if (valor === null) return 'sin casos'
  return typeof valor === 'number' ? NUMEROS[clase](valor) : (TEXTOS[clase]?.(valor) ?? valor)
}

/** What stands at a tick of an axis. */
export function enElEje(clase: Clase, valor: string | number): string {
  if (clase === 'mes') return mesBreve(String(valor))
  if (clase === 'semana') return diaDeCalendario(String(valor)).slice(0, 5)
  if (clase === 'catalogo') return enOracion(String(valor))
  if (clase === 'pesos') return pesosBreves(Number(valor))
  if (clase === 'estado') return comoSeLlama(String(valor))
  return typeof valor === 'number' ? cuenta(valor) : valor
}
