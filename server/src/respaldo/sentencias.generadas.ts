// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
import type { restauracion } from '../plataforma/tablas.ts'

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    archivo_sin_dueno: {
      valores: [$1: string]
      fila: {
        tipo: string | null
      }
      lee: 'archivo_sin_dueno'
      escribe: never
    }
    archivos_sin_dueno: {
      valores: []
      fila: {
        nombre: string
        recibido: Date
        tamano: number
        tipo: string | null
        titulo: string | null
        idCarpeta: number | null
        cuantos: number
      }
      lee: 'archivo_sin_dueno'
      escribe: never
    }
    confirmar_restauracion: {
      valores: [$1: number, $2: number, $3: string]
      fila: {
        id_restauracion: number
      }
      lee: never
      escribe: 'restauracion'
    }
    descartar_archivo_sin_dueno: {
      valores: [$1: string, $2: number]
      fila: {
        nombre: string
      }
      lee: never
      escribe: 'archivo_sin_dueno' | 'archivo_soltado'
    }
    hay_restauracion: {
      valores: [$1: number]
      fila: {
        hay: number
      }
      lee: 'restauracion'
      escribe: never
    }
    restauraciones: {
      valores: []
      fila: {
        idRestauracion: number
        notada: Date
        motivo: string
        copiaHasta: Date | null
        sabidoHasta: Date | null
        escrituras: number | null
        huecos: (typeof restauracion.$inferSelect)['huecos']
        confirmada: Date | null
        nota: string | null
        confirmadaPor: string | null
      }
      lee: 'persona' | 'restauracion'
      escribe: never
    }
  }
}
