import { type Centavos, type Centesimas, porCiento, porCientoDe, precioPor } from '../dinero.ts'

/** Tariffs that form 1bis takes its prices from, by idTarifa. */
export const TARIFAS_1BIS = { demolicion: 112, cerca: 65, m2ObraNueva: 120, rebajeDeCordon: 121 } as const
export type Tarifas1bis = Readonly<Record<keyof typeof TARIFAS_1BIS, Centavos>>

/** Construction right and refaction: 6 %. Not the sidewalk's 0.6 % (A-55). */
const TASA = 6
/** A kerb lowered for a car's two wheels, charged as two metres. */
export const DOS_HUELLAS = '2 huellas'
const METROS_DE_DOS_HUELLAS: Centesimas = 200

/** What a person enters, in hundredths of m² or metre and in centavos. */
export interface Medidas1bis {
  readonly supconstruida: Centesimas
  readonly supconantecedentes: Centesimas
  readonly supaconstruir: Centesimas
  readonly importerefaccion: Centavos
  readonly supdemolicion: Centesimas
  readonly metrosrebajecordon: typeof DOS_HUELLAS | Centesimas
  readonly metroscerca: Centesimas
  readonly valorotros: Centavos
}

export interface Liquidacion1bis {
  readonly suptotal: Centesimas
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
