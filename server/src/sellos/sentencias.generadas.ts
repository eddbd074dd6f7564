// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
export {}

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    espera_del_sello: {
      valores: []
      fila: {
        segundos: number
      }
      lee: 'sello_pendiente'
      escribe: never
    }
    pedir_sello: {
      valores: [$1: string, $2: string]
      fila: never
      lee: never
      escribe: 'sello_pendiente'
    }
    postergar_sello: {
      valores: [$1: string]
      fila: never
      lee: never
      escribe: 'sello_pendiente'
    }
    quitar_sello_pendiente: {
      valores: [$1: string]
      fila: never
      lee: never
      escribe: 'sello_pendiente'
    }
    tomar_documento_por_sellar: {
      valores: []
      fila: {
        documento: string
        clase: 'LIBRE_DEUDA' | 'PADRON' | 'LEGAJO'
      }
      lee: 'sello_pendiente'
      escribe: never
    }
  }
}
