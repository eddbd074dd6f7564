// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
export {}

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    medidas_de_la_base: {
      valores: []
      fila: {
        correos: number
        correosFallidos: number
        trabajosAtrasados: number
        trabajosQueFallan: number
        pagos: number
        importaciones: number
      }
      lee: 'correo_saliente' | 'importacion' | 'pago' | 'trabajo_hecho'
      escribe: never
    }
    trabajos_que_fallan: {
      valores: []
      fila: {
        nombre: string
        ultimaVez: Date
        fallas: number
        error: string | null
      }
      lee: 'trabajo_hecho'
      escribe: never
    }
    versiones_servidas: {
      valores: []
      fila: {
        version: string
        desde: Date
        ultimaVez: Date
      }
      lee: 'version_servida'
      escribe: never
    }
  }
}
