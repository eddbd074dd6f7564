// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
export {}

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    anotar_conservacion: {
      valores: [$1: string, $2: number, $3: Date | string, $4: number, $5: Date | string]
      fila: never
      lee: never
      escribe: 'conservacion_hecha'
    }
    borrar_borradores_viejos: {
      valores: [$1: Date | string]
      fila: {
        cuantas: number
      }
      lee: 'pago'
      escribe: 'borrador'
    }
    carpetas_que_pierden_sus_datos: {
      valores: [$1: Date | string, $2: Date | string]
      fila: {
        idCarpeta: number
      }
      lee: 'carpeta' | 'tramite_historial'
      escribe: 'carpeta_sin_datos'
    }
    contar_auditoria_guardada: {
      valores: [$1: Date | string | null, $2: Date | string | null]
      fila: {
        hay: number
        seVan: number
        enUnMes: number
        masViejo: Date | null
      }
      lee: 'auditoria'
      escribe: never
    }
    contar_borradores_guardados: {
      valores: [$1: Date | string | null, $2: Date | string | null]
      fila: {
        hay: number
        seVan: number
        enUnMes: number
        masViejo: Date | null
      }
      lee: 'borrador' | 'pago'
      escribe: never
    }
    contar_carpetas_con_datos: {
      valores: [$1: Date | string | null, $2: Date | string | null]
      fila: {
        hay: number
        seVan: number
        enUnMes: number
        masViejo: Date | null
      }
      lee: 'carpeta' | 'carpeta_sin_datos' | 'tramite_historial'
      escribe: never
    }
    contar_consultas_guardadas: {
      valores: [$1: Date | string | null, $2: Date | string | null]
      fila: {
        hay: number
        seVan: number
        enUnMes: number
        masViejo: Date | null
      }
      lee: 'consulta_personal'
      escribe: never
    }
    contar_correos_guardados: {
      valores: [$1: Date | string | null, $2: Date | string | null]
      fila: {
        hay: number
        seVan: number
        enUnMes: number
        masViejo: Date | null
      }
      lee: 'correo_saliente'
      escribe: never
    }
    cortar_auditoria: {
      valores: [$1: Date | string]
      fila: {
        cuantas: number
      }
      lee: never
      escribe: never
    }
    olvidar_consultas: {
      valores: [$1: Date | string]
      fila: {
        cuantas: number
      }
      lee: never
      escribe: never
    }
    olvidar_correos: {
      valores: [$1: Date | string]
      fila: {
        cuantas: number
      }
      lee: never
      escribe: never
    }
    quitar_datos_de_carpetas: {
      valores: [$1: readonly number[]]
      fila: never
      lee: 'domicilio'
      escribe: 'carpeta' | 'carpeta_no_encargada' | 'codigo_de_seguimiento' | 'formulario19' | 'formulario_vereda' | 'formulario_version' | 'legajo' | 'respuesta_anterior' | 'vereda_copia'
    }
    quitar_respuestas_de_carpetas_sin_datos: {
      valores: []
      fila: never
      lee: 'carpeta_sin_datos'
      escribe: 'respuesta_anterior'
    }
    suprimir_lo_copiado_de_carpetas: {
      valores: [$1: Date | string]
      fila: {
        id_carpeta: number
      }
      lee: never
      escribe: 'carpeta_sin_datos'
    }
    ultimas_conservaciones: {
      valores: []
      fila: {
        clase: 'borradores' | 'correos' | 'registros' | 'consultas' | 'apartados' | 'auditoria' | 'carpetas'
        cuantas: number
        hechaEl: Date
      }
      lee: 'conservacion_hecha'
      escribe: never
    }
  }
}
