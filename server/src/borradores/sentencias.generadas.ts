// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
import type { borrador } from './tablas.ts'

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    archivo_de_borrador: {
      valores: [$1: number, $2: string, $3: number]
      fila: {
        idArchivo: number
        campo: string
        nombreOriginal: string
        tipoMime: string
        tamano: number
        sha256: string
        ruta: string
      }
      lee: 'borrador_archivo'
      escribe: never
    }
    archivos_de_borrador: {
      valores: [$1: number, $2: string]
      fila: {
        idArchivo: number
        campo: string
        nombreOriginal: string
        tipoMime: string
        tamano: number
        sha256: string
        ruta: string
      }
      lee: 'borrador_archivo'
      escribe: never
    }
    borradores_por_avisar: {
      valores: [$1: Date | string]
      fila: {
        idPersona: number
        cuantos: number
      }
      lee: 'pago'
      escribe: 'borrador'
    }
    borrar_archivo_de_borrador: {
      valores: [$1: number, $2: string, $3: number]
      fila: {
        borrado: boolean
      }
      lee: never
      escribe: 'borrador_archivo'
    }
    borrar_borrador: {
      valores: [$1: number, $2: string]
      fila: never
      lee: never
      escribe: 'borrador'
    }
    borrar_version_de_borrador: {
      valores: [$1: number, $2: string, $3: number]
      fila: never
      lee: never
      escribe: 'borrador'
    }
    contar_archivos_de_borradores: {
      valores: [$1: number, $2: string, $3: string]
      fila: {
        delCampo: number
        propios: number
        todos: number
      }
      lee: 'borrador_archivo'
      escribe: never
    }
    empezar_borrador: {
      valores: [$1: number, $2: string, $3: string]
      fila: {
        version: number
        modificadoEl: Date
      }
      lee: never
      escribe: 'borrador'
    }
    hay_borrador: {
      valores: [$1: number, $2: string]
      fila: {
        hay: boolean
      }
      lee: 'borrador'
      escribe: never
    }
    insertar_archivos_de_borrador: {
      valores: [$1: number, $2: string, $3: string, $4: string]
      fila: never
      lee: never
      escribe: 'borrador_archivo'
    }
    leer_borrador: {
      valores: [$1: number, $2: string]
      fila: {
        datos: (typeof borrador.$inferSelect)['datos']
        version: number
        modificadoEl: Date
      }
      lee: 'borrador'
      escribe: never
    }
    seguir_borrador: {
      valores: [$1: number, $2: string, $3: string, $4: number]
      fila: {
        version: number
        modificadoEl: Date
      }
      lee: never
      escribe: 'borrador'
    }
    tocar_borrador: {
      valores: [$1: number, $2: string]
      fila: {
        hay: boolean
      }
      lee: never
      escribe: 'borrador'
    }
    turno_de_borradores: {
      valores: [$1: number]
      fila: {
        turno: unknown | null
      }
      lee: never
      escribe: never
    }
  }
}
