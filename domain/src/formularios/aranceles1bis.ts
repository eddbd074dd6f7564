import { type Centavos, type Metros, type MetrosCuadrados, porCiento, porCientoDe, precioPor } from '../dinero.ts'

/** Tariffs that form 1bis takes its prices from, by idTarifa. */
export const TARIFAS_1BIS = { demolicion: 112, cerca: 65, m2ObraNueva: 120, rebajeDeCordon: 121 } as const
export type Tarifas1bis = Readonly<Record<keyof typeof TARIFAS_1BIS, Centavos>>

/** Construction right and refaction: 6 %. Not the sidewalk's 0.6 % (A-55). */
const TASA = 6
/** A kerb lowered for a car's two wheels, charged as two metres. */
export const DOS_HUELLAS = '2 huellas'
const METROS_DE_DOS_HUELLAS: Metros = 200

/** What a person enters, in hundredths of m² or metre and in centavos. */
export interface Medidas1bis {
  readonly supconstruida: MetrosCuadrados
  readonly supconantecedentes: MetrosCuadrados
  readonly supaconstruir: MetrosCuadrados
  readonly importerefaccion: Centavos
  readonly supdemolicion: MetrosCuadrados
  readonly metrosrebajecordon: typeof DOS_HUELLAS | Metros
  readonly metroscerca: Metros
  readonly valorotros: Centavos
}

export interface Liquidacion1bis {
  readonly suptotal: MetrosCuadrados
  readonly importeobranoc: Centavos
  readonly importetotalrefaccion: Centavos
  readonly importedemolicion: Centavos
  readonly importerebajecordon: Centavos
  readonly totalderechosconstruccion: Centavos
  readonly importetotalcerca: Centavos
  readonly total: Centavos
}

/** Form 1bis, line by line, each amount rounded half-up once. Server and screen compute with this. */
export function liquidar1bis(m: Medidas1bis, tarifas: Tarifas1bis): Liquidacion1bis {
  const suptotal = m.supconstruida + m.supconantecedentes + m.supaconstruir
  const importeobranoc = porCientoDe(tarifas.m2ObraNueva, suptotal, TASA)
  const importetotalrefaccion = porCiento(m.importerefaccion, TASA)
  const importedemolicion = precioPor(tarifas.demolicion, m.supdemolicion)
  const metros = m.metrosrebajecordon === DOS_HUELLAS ? METROS_DE_DOS_HUELLAS : m.metrosrebajecordon
  const importerebajecordon = precioPor(tarifas.rebajeDeCordon, metros)
  const totalderechosconstruccion = importeobranoc + importetotalrefaccion + importedemolicion + importerebajecordon
  const importetotalcerca = precioPor(tarifas.cerca, m.metroscerca)
  return {
    suptotal,
    importeobranoc,
    importetotalrefaccion,
    importedemolicion,
    importerebajecordon,
    totalderechosconstruccion,
    importetotalcerca,
    total: totalderechosconstruccion + importetotalcerca + m.valorotros,
  }
}
