import { type Centavos, type Metros, mostrarImporte, porCiento, precioPor } from '../dinero.ts'
import { mostrarCantidad } from '../numeros.ts'
import { cuantos, enDias } from '../plurales.ts'

/** Tariffs of the sidewalk form, by idTarifa. */
export const TARIFAS_VEREDAS = { minimo: 64, cerca: 65, canon: 111, deposito: 119 } as const
export type TarifasVeredas = Readonly<Record<keyof typeof TARIFAS_VEREDAS, Centavos>>

/** 0.6 % of the works' amount. Not form 1bis' 6 % (A-55). */
const TASA = 0.6

/** What the fee depends on: centavos, whole days, hundredths of a metre, and how many works were ticked. */
export interface MedidasDeVereda {
  readonly montoDeObra: Centavos
  readonly dias: number
  readonly metrosDeCerca: Metros
  readonly trabajos: number
}

/** By their names on the wire; the canon has none there. */
export interface LiquidacionDeVereda {
  readonly dep_mat_precio: Centavos
  readonly cerca_pesos: Centavos
  readonly DerechoConstruccion: Centavos
  readonly canon: Centavos
  readonly TotalaAbonar: Centavos
}

/** The sidewalk fee, each amount rounded half-up once. Screen, simulator and server compute with this. */
export function liquidarVereda(m: MedidasDeVereda, tarifas: TarifasVeredas): LiquidacionDeVereda {
  const dep_mat_precio = tarifas.deposito * m.dias
  const cerca_pesos = precioPor(tarifas.cerca, m.metrosDeCerca)
  const DerechoConstruccion = Math.max(porCiento(m.montoDeObra, TASA), tarifas.minimo)
  const canon = tarifas.canon * m.trabajos
  return {
    dep_mat_precio,
    cerca_pesos,
    DerechoConstruccion,
    canon,
    TotalaAbonar: dep_mat_precio + cerca_pesos + DerechoConstruccion + canon,
  }
}

/** A line of the fee as a person reads it. */
export interface LineaDeVereda {
  readonly concepto: string
  /** How it comes about: '3 días × $ 250,00'. */
  readonly detalle: string
  /** The tariff that it uses; none on the total. */
  readonly idTarifa: number | null
  readonly importe: Centavos
}

/** The fee line by line, the total last. */
export function lineasDeVereda(
  m: MedidasDeVereda,
  tarifas: TarifasVeredas,
  l: LiquidacionDeVereda = liquidarVereda(m, tarifas),
): readonly LineaDeVereda[] {
  const porTasa = `0,6 % de ${mostrarImporte(m.montoDeObra)}`
  const esElMinimo = porCiento(m.montoDeObra, TASA) < tarifas.minimo
  return [
    {
      concepto: 'Depósito de materiales',
      detalle: `${enDias(m.dias)} × ${mostrarImporte(tarifas.deposito)}`,
      idTarifa: TARIFAS_VEREDAS.deposito,
      importe: l.dep_mat_precio,
    },
    {
      concepto: 'Cerca de obra',
      detalle: `${mostrarCantidad(m.metrosDeCerca, 'm')} × ${mostrarImporte(tarifas.cerca)}`,
      idTarifa: TARIFAS_VEREDAS.cerca,
      importe: l.cerca_pesos,
    },
    {
      concepto: 'Derecho de construcción',
      detalle: esElMinimo ? `${porTasa}; rige el mínimo` : porTasa,
      idTarifa: TARIFAS_VEREDAS.minimo,
      importe: l.DerechoConstruccion,
    },
    {
      concepto: 'Canon por trabajo',
      detalle: `${cuantos(m.trabajos, 'trabajo', 'trabajos')} × ${mostrarImporte(tarifas.canon)}`,
      idTarifa: TARIFAS_VEREDAS.canon,
      importe: l.canon,
    },
    { concepto: 'Total a abonar', detalle: '', idTarifa: null, importe: l.TotalaAbonar },
  ]
}
