import { aPesos, aUnidades, leerCentesimas } from '@catastro/domain/dinero'
import {
  DOS_HUELLAS,
  type Liquidacion1bis,
  liquidar1bis,
  type Tarifas1bis,
} from '@catastro/domain/formularios/aranceles1bis'
import type { Valores } from '../../envios/valoresDeFormulario.ts'
import { type CampoFormulario1bis, metrosDeRebaje } from './camposFormulario1bis.ts'

/** What is not yet a number counts as nothing, so that the lines can be shown while they are typed. */
const numero = (texto: string) => leerCentesimas(texto) ?? 0

/** The settlement of what has been typed so far, by the same function that the server computes with. */
export function liquidacionDe(valores: Valores<CampoFormulario1bis>, tarifas: Tarifas1bis): Liquidacion1bis {
  const rebaje = metrosDeRebaje(valores)
  return liquidar1bis(
    {
      supconstruida: numero(valores.supconstruida),
      supconantecedentes: numero(valores.supconantecedentes),
      supaconstruir: numero(valores.supaconstruir),
      importerefaccion: numero(valores.importerefaccion),
      supdemolicion: numero(valores.supdemolicion),
      metrosrebajecordon: rebaje === DOS_HUELLAS ? DOS_HUELLAS : numero(rebaje),
      metroscerca: numero(valores.metroscerca),
      valorotros: numero(valores.valorotros),
    },
    tarifas,
  )
}

/** The computed values as they travel, in pesos and m²: the server compares them with its own. */
export const calculadosDe = (l: Liquidacion1bis, tarifas: Tarifas1bis) => ({
  suptotal: aUnidades(l.suptotal),
  valorm2obranueva: aPesos(tarifas.m2ObraNueva),
  importeobranoc: aPesos(l.importeobranoc),
  importetotalrefaccion: aPesos(l.importetotalrefaccion),
  importedemolicion: aPesos(l.importedemolicion),
  valorpesosmetro: aPesos(tarifas.rebajeDeCordon),
  importerebajecordon: aPesos(l.importerebajecordon),
  totalderechosconstruccion: aPesos(l.totalderechosconstruccion),
  valormetrocerca: aPesos(tarifas.cerca),
  importetotalcerca: aPesos(l.importetotalcerca),
  total: aPesos(l.total),
})
