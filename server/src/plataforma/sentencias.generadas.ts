// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
import type { idempotencia } from './tablas.ts'

export interface Sentencias {
  anotar_consulta: {
    valores: [$1: number, $2: string, $3: string]
    fila: never
    lee: never
    escribe: 'consulta_personal'
  }
  archivos_sin_fila: {
    valores: [$1: readonly string[]]
    fila: {
      ruta: string
    }
    lee: 'archivo' | 'borrador_archivo' | 'certificado' | 'correo_adjunto' | 'importacion' | 'legajo'
    escribe: never
  }
  contar_uso: {
    valores: [$1: number, $2: string]
    fila: {
      cuenta: number
    }
    lee: never
    escribe: 'uso_por_minuto'
  }
  guardar_respuesta: {
    valores: [$1: number, $2: string, $3: string]
    fila: never
    lee: never
    escribe: 'idempotencia'
  }
  hay_tablas: {
    valores: []
    fila: {
      id_tramite_estado: number
    }
    lee: 'tramite_estado'
    escribe: never
  }
  leer_clave: {
    valores: [$1: number, $2: string]
    fila: {
      llamada: string
      huella: string
      respuesta: (typeof idempotencia.$inferSelect)['respuesta'] | null
    }
    lee: 'idempotencia'
    escribe: never
  }
  olvidar_vencidos: {
    valores: []
    fila: never
    lee: never
    escribe: 'idempotencia' | 'uso_por_minuto'
  }
  tomar_clave: {
    valores: [$1: number, $2: string, $3: string, $4: string]
    fila: {
      tomada: boolean
    }
    lee: never
    escribe: 'idempotencia'
  }
}
