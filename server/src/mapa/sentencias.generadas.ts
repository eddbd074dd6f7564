// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
export {}

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    carpetas_de_una_manzana: {
      valores: [$1: number]
      fila: {
        idCarpeta: number
        idParcela: number
        estado: 'PRESENTADO' | 'RECIBIDO MESA ENTRADAS' | 'EN INSPECCION' | 'OBSERVADO' | 'PENDIENTE DE PAGO' | 'PAGADO' | 'APROBADO' | 'RECHAZADO' | 'FINALIZADO'
        tramite: string
        domicilio: string
        padron: string
        dias: number
        completa: boolean
      }
      lee: 'carpeta' | 'domicilio' | 'encomienda_tipo' | 'parcela' | 'tramite_estado' | 'uso'
      escribe: never
    }
    manzana_del_mapa: {
      valores: [$1: boolean, $2: number]
      fila: {
        idManzana: number
        seccion: string
        manzana: string
        parcelas: number
        carpetas: number | null
        oeste: number | null
        sur: number | null
        este: number | null
        norte: number | null
      }
      lee: 'carpeta' | 'manzana' | 'parcela' | 'tramite_estado'
      escribe: never
    }
    manzanas_a_la_vista: {
      valores: [$1: boolean, $2: number, $3: number, $4: number, $5: number, $6: number, $7: number]
      fila: {
        idManzana: number
        seccion: string
        manzana: string
        parcelas: number
        carpetas: number | null
        cuenta: number
      }
      lee: 'carpeta' | 'manzana' | 'parcela' | 'tramite_estado'
      escribe: never
    }
    marco_del_mapa: {
      valores: []
      fila: {
        oeste: number | null
        sur: number | null
        este: number | null
        norte: number | null
      }
      lee: 'manzana'
      escribe: never
    }
    parcela_del_mapa: {
      valores: [$1: number]
      fila: {
        idParcela: number
        idManzana: number
        padron: string | null
        seccion: string
        manzana: string
        parcela: string
        domicilio: string
        lon: number
        lat: number
        oeste: number | null
        sur: number | null
        este: number | null
        norte: number | null
      }
      lee: 'domicilio' | 'manzana' | 'padron' | 'parcela'
      escribe: never
    }
    parcelas_de_un_domicilio: {
      valores: [$1: string, $2: number | null]
      fila: {
        idParcela: number
        idManzana: number
        padron: string | null
        seccion: string
        manzana: string
        parcela: string
        domicilio: string
        lon: number
        lat: number
      }
      lee: 'calle' | 'domicilio' | 'manzana' | 'padron' | 'parcela'
      escribe: never
    }
    parcelas_de_un_padron: {
      valores: [$1: string]
      fila: {
        idParcela: number
        idManzana: number
        padron: string | null
        seccion: string
        manzana: string
        parcela: string
        domicilio: string
        lon: number
        lat: number
      }
      lee: 'domicilio' | 'manzana' | 'padron' | 'parcela'
      escribe: never
    }
    parcelas_de_una_manzana: {
      valores: [$1: number]
      fila: {
        idParcela: number
        idManzana: number
        padron: string | null
        seccion: string
        manzana: string
        parcela: string
        domicilio: string
        lon: number
        lat: number
      }
      lee: 'domicilio' | 'manzana' | 'padron' | 'parcela'
      escribe: never
    }
    tesela_de_calles: {
      valores: [$1: number, $2: number, $3: number, $4: number]
      fila: {
        version: number
        calles: string | null
      }
      lee: 'calle_eje' | 'mapa.version'
      escribe: never
    }
    tesela_de_carpetas: {
      valores: [$1: number, $2: number, $3: number, $4: number]
      fila: {
        version: number
        carpetas: string | null
      }
      lee: 'carpeta' | 'mapa.version' | 'parcela' | 'tramite_estado'
      escribe: never
    }
    tesela_de_carpetas_por_manzana: {
      valores: [$1: number, $2: number, $3: number, $4: number]
      fila: {
        version: number
        carpetas: string | null
      }
      lee: 'carpeta' | 'manzana' | 'mapa.version' | 'parcela' | 'tramite_estado'
      escribe: never
    }
    tesela_de_manzanas: {
      valores: [$1: number, $2: number, $3: number, $4: number]
      fila: {
        version: number
        manzanas: Buffer | null
      }
      lee: 'manzana' | 'mapa.version'
      escribe: never
    }
    tesela_de_manzanas_con_rotulo: {
      valores: [$1: number, $2: number, $3: number, $4: number]
      fila: {
        version: number
        manzanas: Buffer | null
        rotulos: string | null
      }
      lee: 'manzana' | 'mapa.version'
      escribe: never
    }
    tesela_de_parcelas: {
      valores: [$1: number, $2: number, $3: number, $4: number]
      fila: {
        version: number
        parcelas: Buffer | null
      }
      lee: 'mapa.version' | 'parcela'
      escribe: never
    }
    tesela_de_parcelas_con_rotulo: {
      valores: [$1: number, $2: number, $3: number, $4: number]
      fila: {
        version: number
        parcelas: Buffer | null
        rotulos: string | null
      }
      lee: 'mapa.version' | 'parcela'
      escribe: never
    }
    tesela_del_ejido: {
      valores: [$1: number, $2: number, $3: number, $4: number, $5: number]
      fila: {
        version: number
        ejido: string | null
      }
      lee: 'manzana' | 'mapa.version'
      escribe: never
    }
    versiones_del_mapa: {
      valores: []
      fila: {
        calles: number
        manzanas: number
        parcelas: number
        carpetas: number
      }
      lee: 'mapa.version'
      escribe: never
    }
  }
}
