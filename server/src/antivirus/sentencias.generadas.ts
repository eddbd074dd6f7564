// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
export {}

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    anotar_apartado: {
      valores: [$1: string]
      fila: never
      lee: never
      escribe: 'revision_de_archivo'
    }
    anotar_revision: {
      valores: [$1: string, $2: string | null]
      fila: never
      lee: never
      escribe: 'revision_de_archivo'
    }
    archivos_apartados: {
      valores: []
      fila: {
        nombre: string | null
        idPersona: number | null
        persona: string | null
        hallazgo: string
        recibidoEl: Date
        revisadoEl: Date
      }
      lee: 'persona' | 'revision_de_archivo'
      escribe: never
    }
    archivos_por_apartar: {
      valores: []
      fila: {
        ruta: string
      }
      lee: 'revision_de_archivo'
      escribe: never
    }
    postergar_revision: {
      valores: [$1: string, $2: string, $3: number]
      fila: never
      lee: never
      escribe: 'revision_de_archivo'
    }
    tomar_archivo_por_revisar: {
      valores: []
      fila: {
        ruta: string
        idPersona: number | null
        nombre: string | null
        persona: string | null
      }
      lee: 'persona' | 'revision_de_archivo'
      escribe: never
    }
  }
}
