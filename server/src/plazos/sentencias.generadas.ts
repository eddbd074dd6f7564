// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
export {}

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    agregar_no_laborables: {
      valores: [$1: Date | string, $2: Date | string, $3: string, $4: number]
      fila: never
      lee: never
      escribe: 'no_laborable'
    }
    anios_confirmados: {
      valores: []
      fila: {
        anio: number
      }
      lee: 'anio_confirmado'
      escribe: never
    }
    confirmar_anio: {
      valores: [$1: number, $2: number]
      fila: never
      lee: never
      escribe: 'anio_confirmado'
    }
    existe_tipo_con_plazo: {
      valores: [$1: number]
      fila: never
      lee: 'encomienda_tipo'
      escribe: never
    }
    guardar_plazo: {
      valores: [$1: string, $2: number | null, $3: number, $4: boolean, $5: string, $6: boolean, $7: number]
      fila: never
      lee: never
      escribe: 'plazo'
    }
    no_laborables_del_anio: {
      valores: [$1: number]
      fila: {
        fecha: string
        nombre: string
      }
      lee: 'no_laborable'
      escribe: never
    }
    no_laborables_desde: {
      valores: [$1: Date | string]
      fila: {
        fecha: string
      }
      lee: 'no_laborable'
      escribe: never
    }
    pedir_recalculo: {
      valores: [$1: number]
      fila: never
      lee: never
      escribe: 'recalculo'
    }
    plazos: {
      valores: [$1: readonly string[]]
      fila: {
        idPlazo: number
        situacion: 'INCOMPLETA' | 'PRESENTADO' | 'RECIBIDO MESA ENTRADAS' | 'EN INSPECCION' | 'OBSERVADO' | 'PENDIENTE DE PAGO' | 'PAGADO' | 'APROBADO'
        idEncomiendaTipo: number | null
        encomiendatipo: string | null
        dias: number
        habiles: boolean
        alVencer: 'NADA' | 'RECORDATORIO' | 'ADVERTENCIA'
        estado: number
      }
      lee: 'encomienda_tipo' | 'plazo'
      escribe: never
    }
    quitar_no_laborable: {
      valores: [$1: Date | string, $2: number]
      fila: {
        fecha: Date
      }
      lee: never
      escribe: 'no_laborable'
    }
    tipos_con_plazo: {
      valores: []
      fila: {
        idEncomiendaTipo: number
        encomiendatipo: string
      }
      lee: 'encomienda_tipo'
      escribe: never
    }
  }
}
