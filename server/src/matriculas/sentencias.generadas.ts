// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
export {}

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    matriculas_por_vencer: {
      valores: [$1: Date | string, $2: number]
      fila: {
        id_persona: number
        dia: string
        profesion: string
        matricula: string
      }
      lee: 'correo_saliente' | 'persona' | 'profesion' | 'profesional'
      escribe: never
    }
  }
}
