// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
export {}

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    edad_sin_sellar: {
      valores: []
      fila: {
        segundos: number
      }
      lee: 'auditoria' | 'cadena.punta'
      escribe: never
    }
    eslabones: {
      valores: [$1: number, $2: number]
      fila: {
        orden: number
        clase: string
        id_auditoria: number | null
        detalle: string | null
        huella: Buffer
        cadena: Buffer
        hayFila: boolean
        suprimida: boolean
        calculada: Buffer
        tandaBien: boolean
      }
      lee: 'auditoria' | 'auditoria_tanda' | 'cadena.sello'
      escribe: never
    }
    filas_sin_su_sello: {
      valores: []
      fila: {
        cuantas: number
        primera: number | null
      }
      lee: 'auditoria' | 'cadena.punta' | 'cadena.sello'
      escribe: never
    }
    guardar_retencion: {
      valores: [$1: number, $2: number]
      fila: never
      lee: never
      escribe: 'cadena.retencion'
    }
    leer_firma: {
      valores: []
      fila: {
        interior: Buffer
        exterior: Buffer
      }
      lee: 'cadena.firma'
      escribe: never
    }
    notas_de_la_cadena: {
      valores: []
      fila: {
        clase: string
        detalle: string
      }
      lee: 'cadena.sello'
      escribe: never
    }
    permitir_al_servidor: {
      valores: [$1: string, $2: readonly string[]]
      fila: {
        permitir: unknown | null
      }
      lee: never
      escribe: never
    }
    punta_de_la_cadena: {
      valores: []
      fila: {
        orden: number
        huella: string
      }
      lee: 'cadena.punta'
      escribe: never
    }
    punta_por_verificar: {
      valores: []
      fila: {
        orden: number
        cadena: Buffer
      }
      lee: 'cadena.punta'
      escribe: never
    }
    rol_de_confianza: {
      valores: [$1: string]
      fila: {
        es: boolean
      }
      lee: never
      escribe: never
    }
    rol_de_la_conexion: {
      valores: []
      fila: {
        rol: string
      }
      lee: never
      escribe: never
    }
    sellar_auditoria: {
      valores: []
      fila: {
        cuantas: number
      }
      lee: never
      escribe: never
    }
    transaccion_que_detiene_el_sello: {
      valores: []
      fila: {
        proceso: number | null
        rol: string | null
        base: string | null
        programa: string | null
        estado: string | null
        abierta: Date | null
        preparada: string | null
      }
      lee: never
      escribe: never
    }
  }
}
