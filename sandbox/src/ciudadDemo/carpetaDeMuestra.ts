import type { Estado, Evento } from '@catastro/domain/carpetas/movimientos'
import type { ClaseDeArchivo } from '@catastro/domain/carpetas/reglas'

/** So many days before today, at that hour of the city. */
export type Cuando = readonly [dias: number, hora: string]

interface Paso {
  readonly estado: Estado
  readonly evento: Evento
  readonly quien: number
  readonly cuando: Cuando
  readonly observacion?: string
  readonly expediente?: string
  /** What is asked to be paid, in centavos. */
  readonly cobro?: { readonly monto: number; readonly concepto: string }
}

export interface ArchivoDeMuestra {
  readonly clase: ClaseDeArchivo
  readonly nombre: string
  readonly tipo: 'image/png' | 'application/pdf'
  readonly contenido: Uint8Array
  readonly cuando: Cuando
}

interface FormularioDeMuestra {
  readonly idFormularioTipo: number
  /** Null while it is still to be filled. */
  readonly grabado: Cuando | null
}

/** What form 1 says of this folder; the rest is alike in all of them. */
interface RespuestasDeMuestra {
  readonly usoexistente: string
  readonly usoahabilitar: string
  readonly conformehabilitar: 'No permitido' | 'Permitido' | 'Condicionado'
}

/** A sidewalk that was paid and filed: the vereda alone, its amounts in centavos and its measures in hundredths. */
interface VeredaDeMuestra {
  readonly transaccion: string
  readonly ancho: number
  readonly largo: number
  readonly superficie: number
  readonly dias: number
  readonly deposito: number
  readonly canon: number
  readonly email: string
}

/** A folder with its whole story. State, dates and numbers of its row follow from the story. */
export interface CarpetaDeMuestra {
  readonly idCarpeta: number
  readonly idEncomiendaTipo: number | null
  readonly idUso: number | null
  readonly idProfesional: number | null
  readonly idPropietario: number | null
  /** Who filed it. */
  readonly idPersona: number
  readonly padron: string
  readonly idInmuebleTipo: number | null
  readonly idObraTipo: number | null
  readonly medidas: readonly [anchoCalle: string, anchoVereda: string, distEjeCalle: string, arboles: string] | null
  /** In centavos. */
  readonly importes: {
    readonly timbrado: number
    readonly obra: number
    readonly derecho: number
    readonly total: number
  }
  readonly completa: boolean
  readonly formularios: readonly FormularioDeMuestra[]
  readonly formulario1: RespuestasDeMuestra | null
  /** Of a folder of elevators; its importe is the folder's total. */
  readonly formulario27?: { readonly nroelevadores: number; readonly expedienteobra: number; readonly tarjeta: string }
  readonly vereda?: VeredaDeMuestra
  readonly archivos: readonly ArchivoDeMuestra[]
  readonly historia: readonly Paso[]
}
