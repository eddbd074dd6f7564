// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
export {}

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    cuantas_obras_sigue: {
      valores: [$1: number]
      fila: {
        cuantas: number
      }
      lee: 'obra_seguida'
      escribe: never
    }
    dejar_de_seguir_obras: {
      valores: [$1: number, $2: number]
      fila: {
        id: number
      }
      lee: never
      escribe: 'obra_seguida'
    }
    dejar_de_seguir_obras_por_codigo: {
      valores: [$1: string]
      fila: {
        id: number
      }
      lee: never
      escribe: 'obra_seguida'
    }
    manzana_por_seguir: {
      valores: [$1: number]
      fila: {
        id: number
      }
      lee: 'manzana'
      escribe: never
    }
    obra_que_ya_sigue: {
      valores: [$1: number, $2: number | null, $3: number | null]
      fila: {
        idSeguida: number
      }
      lee: 'obra_seguida'
      escribe: never
    }
    obras_seguidas: {
      valores: [$1: number]
      fila: {
        idSeguida: number
        idManzana: number
        idParcela: number | null
        seccion: string
        manzana: string
        parcela: string
        desde: Date
      }
      lee: 'manzana' | 'obra_seguida' | 'parcela'
      escribe: never
    }
    parcela_por_seguir: {
      valores: [$1: number]
      fila: {
        id: number
      }
      lee: 'parcela'
      escribe: never
    }
    quien_sigue_obras: {
      valores: [$1: number]
      fila: {
        conCorreo: boolean
      }
      lee: 'persona'
      escribe: never
    }
    seguidores_de_obras: {
      valores: [$1: string]
      fila: {
        hecho: string
        idPersona: number
        codigo: string
        deParcela: boolean
        idManzana: number
        seccion: string
        manzana: string
        parcela: string
        tramite: string
      }
      lee: 'carpeta' | 'encomienda_tipo' | 'manzana' | 'obra_seguida' | 'parcela' | 'profesional' | 'uso'
      escribe: never
    }
    seguir_obras: {
      valores: [$1: number, $2: number | null, $3: number | null, $4: string]
      fila: {
        idSeguida: number
      }
      lee: never
      escribe: 'obra_seguida'
    }
    tomar_hechos_de_obra: {
      valores: []
      fila: {
        idCarpeta: number
        hecho: string
      }
      lee: never
      escribe: 'obras.hecho'
    }
  }
}
