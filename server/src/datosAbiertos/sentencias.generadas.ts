// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
export {}

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    manzanas_publicadas: {
      valores: [$1: number]
      fila: {
        id: number
        rasgo: string
      }
      lee: 'manzana'
      escribe: never
    }
    parcelas_publicadas: {
      valores: [$1: number]
      fila: {
        id: number
        rasgo: string
      }
      lee: 'manzana' | 'parcela'
      escribe: never
    }
    permisos_publicados_de_un_mes: {
      valores: [$1: Date | string, $2: Date | string]
      fila: {
        seccion: string
        manzana: string
        tipo: string
        cantidad: number
      }
      lee: 'carpeta' | 'encomienda_tipo' | 'manzana' | 'parcela' | 'tramite_historial' | 'uso'
      escribe: never
    }
    versiones_de_los_datos_abiertos: {
      valores: []
      fila: {
        capa: string
        version: number
        desde: Date | null
      }
      lee: 'mapa.version'
      escribe: never
    }
  }
}
