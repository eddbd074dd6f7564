// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
export {}

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    candado_de_estadisticas: {
      valores: []
      fila: {
        tomado: boolean
      }
      lee: never
      escribe: never
    }
    estadistica_de_demoras: {
      valores: [$1: number, $2: number, $3: Date | string, $4: Date | string, $5: Date | string, $6: Date | string]
      fila: {
        estado: 'PRESENTADO' | 'RECIBIDO MESA ENTRADAS' | 'EN INSPECCION' | 'OBSERVADO' | 'PENDIENTE DE PAGO' | 'PAGADO' | 'APROBADO' | 'RECHAZADO' | 'FINALIZADO'
        casos: number
        mediana: number | null
        p90: number | null
      }
      lee: 'estadisticas.cambio' | 'estadisticas.cuenta' | 'estadisticas.cuenta_anual' | 'tramite_estado'
      escribe: never
    }
    estadistica_de_dinero: {
      valores: [$1: Date | string, $2: Date | string]
      fila: {
        mes: string
        producto: string
        importe: number
      }
      lee: 'estadisticas.al_dia'
      escribe: never
    }
    estadistica_de_esperas: {
      valores: [$1: number, $2: number, $3: Date | string]
      fila: {
        estado: string
        clase: string
        hasta7: number
        hasta30: number
        hasta90: number
        masDe90: number
        carpetas: number
        mediana: number
        mayor: number
      }
      lee: 'estadisticas.al_dia' | 'tramite_estado'
      escribe: never
    }
    estadistica_de_estados: {
      valores: [$1: number, $2: number]
      fila: {
        estado: string
        clase: string
        carpetas: number
      }
      lee: 'estadisticas.al_dia' | 'tramite_estado'
      escribe: never
    }
    estadistica_de_inspectores: {
      valores: [$1: number, $2: number, $3: Date | string]
      fila: {
        inspector: string
        carpetas: number
        mayor: number
      }
      lee: 'carpeta' | 'inspector' | 'persona'
      escribe: never
    }
    estadistica_de_obras: {
      valores: [$1: number, $2: number, $3: Date | string, $4: Date | string, $5: Date | string, $6: Date | string]
      fila: {
        obra: string | null
        carpetas: number
      }
      lee: 'estadisticas.cambio' | 'estadisticas.cuenta' | 'estadisticas.cuenta_anual' | 'obra_tipo' | 'uso'
      escribe: never
    }
    estadistica_de_observaciones: {
      valores: [$1: number, $2: number, $3: Date | string, $4: Date | string]
      fila: {
        clase: string
        observaciones: number
      }
      lee: 'estadisticas.al_dia'
      escribe: never
    }
    estadistica_de_oficinas: {
      valores: [$1: number, $2: number, $3: Date | string, $4: Date | string, $5: Date | string, $6: Date | string]
      fila: {
        oficina: string | null
        casos: number
        mediana: number | null
        p90: number | null
        abiertas: number
      }
      lee: 'estadisticas.al_dia' | 'estadisticas.cambio' | 'estadisticas.cuenta' | 'estadisticas.cuenta_anual' | 'oficina' | 'reparticion' | 'tramite_estado'
      escribe: never
    }
    estadistica_de_semanas: {
      valores: [$1: number, $2: number, $3: Date | string, $4: Date | string]
      fila: {
        semana: string
        idEstado: number
        cuantas: number
      }
      lee: 'estadisticas.al_dia'
      escribe: never
    }
    estadistica_publica: {
      valores: [$1: number, $2: number, $3: Date | string, $4: Date | string, $5: Date | string, $6: Date | string]
      fila: {
        idEncomiendaTipo: number
        idUso: number
        tipo: string
        casos: number
        mediana: number | null
      }
      lee: 'encomienda_tipo' | 'estadisticas.al_dia' | 'estadisticas.cambio' | 'estadisticas.cuenta' | 'estadisticas.cuenta_anual' | 'uso'
      escribe: never
    }
    junta_de_las_estadisticas: {
      valores: []
      fila: {
        junta: number
      }
      lee: '' | 'estadisticas.cambio'
      escribe: never
    }
    juntar_estadisticas: {
      valores: []
      fila: {
        tomados: number
      }
      lee: never
      escribe: 'estadisticas.cambio' | 'estadisticas.cuenta' | 'estadisticas.cuenta_anual'
    }
    quitar_cuentas_en_cero: {
      valores: []
      fila: never
      lee: never
      escribe: 'estadisticas.cuenta' | 'estadisticas.cuenta_anual'
    }
    tipos_de_las_estadisticas: {
      valores: []
      fila: {
        tipo: string
        nombre: string
      }
      lee: 'encomienda_tipo' | 'estadisticas.al_dia' | 'uso'
      escribe: never
    }
  }
}
