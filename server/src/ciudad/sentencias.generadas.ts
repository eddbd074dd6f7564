// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
import type { configuracion } from './tablas.ts'

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    agregar_configuracion: {
      valores: [$1: string, $2: number, $3: string, $4: string, $5: number, $6: Date | string]
      fila: never
      lee: never
      escribe: 'configuracion'
    }
    bloquear_configuracion: {
      valores: [$1: string]
      fila: {
        pg_advisory_xact_lock: unknown | null
      }
      lee: never
      escribe: never
    }
    configuracion_vigente: {
      valores: []
      fila: {
        clave: string
        version: number
        valor: (typeof configuracion.$inferSelect)['valor']
        motivo: string
        escritoEl: Date
        autor: string
      }
      lee: 'configuracion' | 'persona'
      escribe: never
    }
    cuantas_configuraciones: {
      valores: []
      fila: {
        cuantas: number
      }
      lee: 'configuracion'
      escribe: never
    }
    guardar_imagen_de_ciudad: {
      valores: [$1: string, $2: string, $3: string, $4: number, $5: number, $6: Date | string]
      fila: {
        sha256: string
      }
      lee: never
      escribe: 'imagen_de_ciudad'
    }
    leer_imagen_de_ciudad: {
      valores: [$1: string]
      fila: {
        sha256: string
        ruta: string
        tipoMime: string
        tamano: number
      }
      lee: 'imagen_de_ciudad'
      escribe: never
    }
    pagos_vigentes: {
      valores: []
      fila: {
        valor: (typeof configuracion.$inferSelect)['valor']
      }
      lee: 'configuracion'
      escribe: never
    }
    tamanos_vigentes: {
      valores: []
      fila: {
        valor: (typeof configuracion.$inferSelect)['valor']
      }
      lee: 'configuracion'
      escribe: never
    }
    versiones_de_configuracion: {
      valores: [$1: string]
      fila: {
        version: number
        valor: (typeof configuracion.$inferSelect)['valor']
        motivo: string
        escritoEl: Date
        autor: string
      }
      lee: 'configuracion' | 'persona'
      escribe: never
    }
  }
}
