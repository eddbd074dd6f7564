// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
export {}

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    abiertas_por_recalcular: {
      valores: [$1: number]
      fila: {
        idCarpeta: number
      }
      lee: 'carpeta'
      escribe: never
    }
    asignar_carpeta: {
      valores: [$1: number, $2: number | null, $3: number, $4: string | null]
      fila: never
      lee: never
      escribe: 'carpeta' | 'tramite_historial'
    }
    avanzar_recalculo: {
      valores: [$1: number, $2: number, $3: boolean]
      fila: never
      lee: never
      escribe: 'recalculo'
    }
    cambiar_vencimiento: {
      valores: [$1: string, $2: number]
      fila: never
      lee: never
      escribe: 'carpeta' | 'tramite_historial'
    }
    candidatos_a_inspector: {
      valores: [$1: number]
      fila: {
        idInspector: number
        porManzana: boolean
      }
      lee: 'carpeta' | 'domicilio' | 'inspector' | 'padron' | 'perfil' | 'persona' | 'persona_rol' | 'profesional' | 'propietario' | 'rol'
      escribe: never
    }
    carga_de_inspectores: {
      valores: []
      fila: {
        idInspector: number
        inspector: string
        Oficina: string
        carga: number
      }
      lee: 'carpeta' | 'inspector' | 'oficina' | 'perfil' | 'persona' | 'persona_rol' | 'rol'
      escribe: never
    }
    contar_vencidas: {
      valores: [$1: Date | string, $2: Date | string, $3: readonly string[]]
      fila: {
        ciudad: number
        solicitante: number
      }
      lee: 'carpeta' | 'tramite_estado'
      escribe: never
    }
    inspector_que_inspecciona: {
      valores: [$1: number]
      fila: {
        idPersona: number
        nombre: string
        inspecciona: boolean
      }
      lee: 'inspector' | 'perfil' | 'persona' | 'persona_rol' | 'rol'
      escribe: never
    }
    jefes_por_avisar: {
      valores: []
      fila: {
        idPersona: number
      }
      lee: 'perfil' | 'persona' | 'persona_rol' | 'rol'
      escribe: never
    }
    jefes_sin_avisar: {
      valores: [$1: readonly number[], $2: Date | string]
      fila: {
        idPersona: number
      }
      lee: 'correo_saliente' | 'persona'
      escribe: never
    }
    peores_vencidas: {
      valores: [$1: Date | string, $2: Date | string, $3: readonly string[]]
      fila: {
        idCarpeta: number
        estado: string
        vence: string
        deQuien: string
      }
      lee: 'carpeta' | 'inspector' | 'persona' | 'tramite_estado'
      escribe: never
    }
    prorrogar: {
      valores: [$1: number, $2: number, $3: Date | string, $4: string, $5: number]
      fila: never
      lee: never
      escribe: 'carpeta' | 'tramite_historial'
    }
    sin_inspector_en_la_manzana: {
      valores: [$1: number]
      fila: {
        idCarpeta: number
        version: number
        domicilio: string
      }
      lee: 'carpeta' | 'domicilio'
      escribe: never
    }
    situacion_para_seguir: {
      valores: [$1: number]
      fila: {
        tramiteEstado: 'PRESENTADO' | 'RECIBIDO MESA ENTRADAS' | 'EN INSPECCION' | 'OBSERVADO' | 'PENDIENTE DE PAGO' | 'PAGADO' | 'APROBADO' | 'RECHAZADO' | 'FINALIZADO'
        tramiteEstadoPrevio: 'PRESENTADO' | 'RECIBIDO MESA ENTRADAS' | 'EN INSPECCION' | 'OBSERVADO' | 'PENDIENTE DE PAGO' | 'PAGADO' | 'APROBADO' | 'RECHAZADO' | 'FINALIZADO' | null
        carpetaCompleta: boolean
        recibida: boolean
        idUso: number | null
        vence: string | null
      }
      lee: 'carpeta' | 'tramite_estado'
      escribe: never
    }
    soltar_carpetas: {
      valores: [$1: number, $2: number | null, $3: number, $4: string, $5: readonly number[]]
      fila: never
      lee: never
      escribe: 'carpeta' | 'tramite_historial'
    }
    tomar_inspector: {
      valores: [$1: number]
      fila: never
      lee: 'inspector'
      escribe: never
    }
    tomar_inspector_de: {
      valores: [$1: number]
      fila: {
        id_inspector: number
      }
      lee: 'inspector'
      escribe: never
    }
    tomar_recalculo: {
      valores: []
      fila: {
        idRecalculo: number
        pedidoPor: number
        hastaCarpeta: number
      }
      lee: 'recalculo'
      escribe: never
    }
    tomar_vencidas: {
      valores: [$1: Date | string, $2: Date | string]
      fila: {
        idCarpeta: number
        situacion: string
        vence: string
        alVencer: string | null
        solicitante: number
        inspector: number | null
        conEncomienda: boolean
        cobro: NonNullable<unknown> | null
      }
      lee: 'cobro' | 'inspector' | 'oficina' | 'plazo' | 'profesional' | 'tramite_estado' | 'tramite_historial'
      escribe: 'carpeta'
    }
    ya_no_inspecciona: {
      valores: [$1: number]
      fila: {
        id_inspector: number
      }
      lee: 'inspector' | 'perfil' | 'persona_rol' | 'rol'
      escribe: never
    }
  }
}
