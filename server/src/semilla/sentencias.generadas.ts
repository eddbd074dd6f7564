// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
export {}

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    hay_demostracion: {
      valores: []
      fila: {
        hay: boolean
      }
      lee: never
      escribe: never
    }
    que_base_es: {
      valores: []
      fila: {
        deDemostracion: boolean
        conPersonas: boolean
      }
      lee: 'demostracion' | 'persona'
      escribe: never
    }
  }
}
