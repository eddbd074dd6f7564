import type { Centavos, Metros, MetrosCuadrados } from '../dinero.ts'
import { leerCentesimas } from '../dinero.ts'
import { liquidar1bis, type Tarifas1bis } from '../formularios/aranceles1bis.ts'
import { montoFormulario14 } from '../formularios/aranceles14.ts'
import { mostrarCantidad } from '../numeros.ts'

/** What a person knows of a work before it is designed, in hundredths and centavos. */
export interface MedidasDeObra {
  readonly supaconstruir: MetrosCuadrados
  readonly importerefaccion: Centavos
  readonly supdemolicion: MetrosCuadrados
  readonly metrosrebajecordon: Metros
  readonly metroscerca: Metros
  /** Of the poster or the fence of form 14. */
  readonly perimetro: Metros
}
export const MEDIDAS_DE_OBRA = [
  'supaconstruir',
  'importerefaccion',
  'supdemolicion',
  'metrosrebajecordon',
  'metroscerca',
  'perimetro',
] as const satisfies readonly (keyof MedidasDeObra)[]

/** What the measures are counted with; null what the folder does not carry. */
interface Encomienda {
  /** Of form 1 bis. */
  readonly tarifas1bis: Tarifas1bis | null
  /** Of form 14, for each metre. */
  readonly tarifa14: Centavos | null
  /** Of the chosen work type; null until it is. */
  readonly timbrado: Centavos | null
}

interface LineaEstimada {
  readonly concepto: string
  readonly detalle: string
  readonly importe: Centavos
}

/** What is typed so far: what cannot be read counts as nothing, as on the forms. */
export const medidasEscritas = (escritas: Readonly<Record<keyof MedidasDeObra, string>>): MedidasDeObra => {
  const leida = (nombre: keyof MedidasDeObra) => leerCentesimas(escritas[nombre]) ?? 0
  return {
    supaconstruir: leida('supaconstruir'),
    importerefaccion: leida('importerefaccion'),
    supdemolicion: leida('supdemolicion'),
    metrosrebajecordon: leida('metrosrebajecordon'),
    metroscerca: leida('metroscerca'),
    perimetro: leida('perimetro'),
  }
}

/** What a folder would cost, by the functions that its forms are charged with; the last line is the total. */
export function estimarCarpeta(m: MedidasDeObra, e: Encomienda): LineaEstimada[] {
  const lineas: LineaEstimada[] = []
  if (e.timbrado !== null) lineas.push({ concepto: 'Timbrado', detalle: 'Por el tipo de obra', importe: e.timbrado })
  if (e.tarifas1bis) {
    const l = liquidar1bis({ ...m, supconstruida: 0, supconantecedentes: 0, valorotros: 0 }, e.tarifas1bis)
    lineas.push(
      { concepto: 'Obra nueva', detalle: mostrarCantidad(m.supaconstruir, 'm²'), importe: l.importeobranoc },
      { concepto: 'Refacción', detalle: '6 % de su costo', importe: l.importetotalrefaccion },
      { concepto: 'Demolición', detalle: mostrarCantidad(m.supdemolicion, 'm²'), importe: l.importedemolicion },
      {
        concepto: 'Rebaje de cordón',
        detalle: mostrarCantidad(m.metrosrebajecordon, 'm'),
        importe: l.importerebajecordon,
      },
      { concepto: 'Cerca', detalle: mostrarCantidad(m.metroscerca, 'm'), importe: l.importetotalcerca },
    )
  }
  if (e.tarifa14 !== null) {
    const importe = montoFormulario14(m.perimetro, e.tarifa14)
    lineas.push({ concepto: 'Cartel o cerca', detalle: mostrarCantidad(m.perimetro, 'm'), importe })
  }
  const importe = lineas.reduce((suma, linea) => suma + linea.importe, 0)
  return [...lineas.filter((linea) => linea.importe > 0), { concepto: 'Total estimado', detalle: '', importe }]
}
