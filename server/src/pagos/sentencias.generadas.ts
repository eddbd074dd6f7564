// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
import type { pago } from './tablas.ts'

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    anotar_evento_de_pago: {
      valores: [$1: number | null, $2: string, $3: string, $4: string, $5: number | null, $6: string]
      fila: {
        id: number
      }
      lee: never
      escribe: 'pago_evento'
    }
    anotar_excedente: {
      valores: [$1: string, $2: string, $3: number]
      fila: never
      lee: never
      escribe: 'pago'
    }
    avisos_sin_pago: {
      valores: []
      fila: {
        id: number
        idPago: number | null
        origen: 'NOTIFICACION' | 'CONSULTA' | 'RETORNO'
        transaccion: string | null
        estado: string
        centavos: number | null
        recibidoEl: Date
      }
      lee: 'pago_evento'
      escribe: never
    }
    bloquear_pago: {
      valores: [$1: number]
      fila: {
        idPago: number
        tipo: 'LIBRE_DEUDA' | 'VEREDAS' | 'FORM1BIS' | 'FORM14' | 'FORM27' | 'CARPETA'
        idPersona: number
        monto: number
        estado: 'INICIADO' | 'EN_PROCESO' | 'CONFIRMADO' | 'RECHAZADO' | 'CANCELADO' | 'VENCIDO' | 'DEVUELTO'
        transaccion: string
        producto: string
        referencia: (typeof pago.$inferSelect)['referencia']
        clave: string
        idPlataforma: string | null
        revision: 'MONTO_DISTINTO' | 'OTRA_TRANSACCION' | 'ANTERIOR' | 'ESTADO_DESCONOCIDO' | 'NO_COINCIDE' | 'FIRMA_RECHAZADA' | 'SIN_RESPUESTA' | 'SIN_EFECTO' | 'POR_COMPLETAR' | 'SIN_COMPLETAR' | 'REPETIDO' | 'YA_NO_SE_PEDIA' | 'EXCEDENTE' | 'CARPETA_BORRADA' | 'DEVUELTO_EN_USO' | null
        creadoEl: Date
        confirmadoEl: Date | null
        usadoEl: Date | null
        excedente: number | null
      }
      lee: 'pago'
      escribe: never
    }
    cambiar_pago: {
      valores: [$1: number, $2: string, $3: string, $4: string | null, $5: string | null, $6: Date | string]
      fila: never
      lee: never
      escribe: 'pago'
    }
    cerrojo_de_pago: {
      valores: [$1: string]
      fila: {
        pg_advisory_xact_lock: unknown | null
      }
      lee: never
      escribe: never
    }
    comprobante_de_pago_en_mesa: {
      valores: [$1: string, $2: number]
      fila: {
        nombreOriginal: string
        tipoMime: string
        tamano: number
        ruta: string
      }
      lee: 'pago_en_mesa'
      escribe: never
    }
    concluir_pago: {
      valores: [$1: number]
      fila: never
      lee: never
      escribe: 'pago'
    }
    consultar_los_que_no_coinciden: {
      valores: [$1: readonly string[], $2: string]
      fila: never
      lee: 'pago'
      escribe: 'pago_seguimiento'
    }
    consultar_pago_cuanto_antes: {
      valores: [$1: number]
      fila: never
      lee: never
      escribe: 'pago_seguimiento'
    }
    crear_pago: {
      valores: [$1: string, $2: number, $3: number, $4: string, $5: string, $6: string, $7: string, $8: string]
      fila: {
        idPago: number
      }
      lee: never
      escribe: 'pago'
    }
    dejar_pago_sin_empezar: {
      valores: [$1: number]
      fila: {
        idPago: number
      }
      lee: never
      escribe: 'pago'
    }
    dejar_pagos_posteriores: {
      valores: [$1: string, $2: number, $3: number]
      fila: never
      lee: never
      escribe: 'pago'
    }
    eventos_de_pago: {
      valores: [$1: number]
      fila: {
        id: number
        idPago: number | null
        origen: 'NOTIFICACION' | 'CONSULTA' | 'RETORNO'
        transaccion: string | null
        estado: string
        centavos: number | null
        recibidoEl: Date
      }
      lee: 'pago_evento'
      escribe: never
    }
    hay_otro_pago_confirmado: {
      valores: [$1: string, $2: number, $3: string, $4: number]
      fila: {
        hay: boolean
      }
      lee: 'pago'
      escribe: never
    }
    leer_pago: {
      valores: [$1: number]
      fila: {
        idPago: number
        tipo: 'LIBRE_DEUDA' | 'VEREDAS' | 'FORM1BIS' | 'FORM14' | 'FORM27' | 'CARPETA'
        idPersona: number
        monto: number
        estado: 'INICIADO' | 'EN_PROCESO' | 'CONFIRMADO' | 'RECHAZADO' | 'CANCELADO' | 'VENCIDO' | 'DEVUELTO'
        transaccion: string
        producto: string
        referencia: (typeof pago.$inferSelect)['referencia']
        clave: string
        idPlataforma: string | null
        revision: 'MONTO_DISTINTO' | 'OTRA_TRANSACCION' | 'ANTERIOR' | 'ESTADO_DESCONOCIDO' | 'NO_COINCIDE' | 'FIRMA_RECHAZADA' | 'SIN_RESPUESTA' | 'SIN_EFECTO' | 'POR_COMPLETAR' | 'SIN_COMPLETAR' | 'REPETIDO' | 'YA_NO_SE_PEDIA' | 'EXCEDENTE' | 'CARPETA_BORRADA' | 'DEVUELTO_EN_USO' | null
        creadoEl: Date
        confirmadoEl: Date | null
        usadoEl: Date | null
        excedente: number | null
      }
      lee: 'pago'
      escribe: never
    }
    listar_pagos: {
      valores: [$1: number, $2: string, $3: string, $4: string]
      fila: {
        idPago: number
        tipo: 'LIBRE_DEUDA' | 'VEREDAS' | 'FORM1BIS' | 'FORM14' | 'FORM27' | 'CARPETA'
        idPersona: number
        monto: number
        estado: 'INICIADO' | 'EN_PROCESO' | 'CONFIRMADO' | 'RECHAZADO' | 'CANCELADO' | 'VENCIDO' | 'DEVUELTO'
        transaccion: string
        producto: string
        referencia: (typeof pago.$inferSelect)['referencia']
        clave: string
        idPlataforma: string | null
        revision: 'MONTO_DISTINTO' | 'OTRA_TRANSACCION' | 'ANTERIOR' | 'ESTADO_DESCONOCIDO' | 'NO_COINCIDE' | 'FIRMA_RECHAZADA' | 'SIN_RESPUESTA' | 'SIN_EFECTO' | 'POR_COMPLETAR' | 'SIN_COMPLETAR' | 'REPETIDO' | 'YA_NO_SE_PEDIA' | 'EXCEDENTE' | 'CARPETA_BORRADA' | 'DEVUELTO_EN_USO' | null
        creadoEl: Date
        confirmadoEl: Date | null
        usadoEl: Date | null
        excedente: number | null
        persona: string
        cuil: string
      }
      lee: 'pago' | 'persona'
      escribe: never
    }
    marcar_pago_para_revisar: {
      valores: [$1: number, $2: string | null]
      fila: never
      lee: never
      escribe: 'pago'
    }
    pago_con_persona: {
      valores: [$1: number]
      fila: {
        idPago: number
        tipo: 'LIBRE_DEUDA' | 'VEREDAS' | 'FORM1BIS' | 'FORM14' | 'FORM27' | 'CARPETA'
        idPersona: number
        monto: number
        estado: 'INICIADO' | 'EN_PROCESO' | 'CONFIRMADO' | 'RECHAZADO' | 'CANCELADO' | 'VENCIDO' | 'DEVUELTO'
        transaccion: string
        producto: string
        referencia: (typeof pago.$inferSelect)['referencia']
        clave: string
        idPlataforma: string | null
        revision: 'MONTO_DISTINTO' | 'OTRA_TRANSACCION' | 'ANTERIOR' | 'ESTADO_DESCONOCIDO' | 'NO_COINCIDE' | 'FIRMA_RECHAZADA' | 'SIN_RESPUESTA' | 'SIN_EFECTO' | 'POR_COMPLETAR' | 'SIN_COMPLETAR' | 'REPETIDO' | 'YA_NO_SE_PEDIA' | 'EXCEDENTE' | 'CARPETA_BORRADA' | 'DEVUELTO_EN_USO' | null
        creadoEl: Date
        confirmadoEl: Date | null
        usadoEl: Date | null
        excedente: number | null
        persona: string
        cuil: string
      }
      lee: 'pago' | 'persona'
      escribe: never
    }
    pago_de_la_cosa: {
      valores: [$1: string, $2: number, $3: string]
      fila: {
        idPago: number
        tipo: 'LIBRE_DEUDA' | 'VEREDAS' | 'FORM1BIS' | 'FORM14' | 'FORM27' | 'CARPETA'
        idPersona: number
        monto: number
        estado: 'INICIADO' | 'EN_PROCESO' | 'CONFIRMADO' | 'RECHAZADO' | 'CANCELADO' | 'VENCIDO' | 'DEVUELTO'
        transaccion: string
        producto: string
        referencia: (typeof pago.$inferSelect)['referencia']
        clave: string
        idPlataforma: string | null
        revision: 'MONTO_DISTINTO' | 'OTRA_TRANSACCION' | 'ANTERIOR' | 'ESTADO_DESCONOCIDO' | 'NO_COINCIDE' | 'FIRMA_RECHAZADA' | 'SIN_RESPUESTA' | 'SIN_EFECTO' | 'POR_COMPLETAR' | 'SIN_COMPLETAR' | 'REPETIDO' | 'YA_NO_SE_PEDIA' | 'EXCEDENTE' | 'CARPETA_BORRADA' | 'DEVUELTO_EN_USO' | null
        creadoEl: Date
        confirmadoEl: Date | null
        usadoEl: Date | null
        excedente: number | null
      }
      lee: 'pago'
      escribe: never
    }
    pago_de_la_transaccion: {
      valores: [$1: string]
      fila: {
        idPago: number
      }
      lee: 'pago'
      escribe: never
    }
    pago_revisado: {
      valores: [$1: number]
      fila: {
        id: number
      }
      lee: never
      escribe: 'pago'
    }
    pago_sin_efecto: {
      valores: [$1: number]
      fila: never
      lee: never
      escribe: 'pago'
    }
    pago_sin_respuesta: {
      valores: [$1: number, $2: Date | string]
      fila: never
      lee: never
      escribe: 'pago'
    }
    por_que_no_usar_pago: {
      valores: [$1: number, $2: number, $3: string, $4: number]
      fila: {
        estado: 'INICIADO' | 'EN_PROCESO' | 'CONFIRMADO' | 'RECHAZADO' | 'CANCELADO' | 'VENCIDO' | 'DEVUELTO'
        usado: boolean
        corresponde: boolean | null
      }
      lee: 'pago'
      escribe: never
    }
    registrar_pago_en_mesa: {
      valores: [$1: string, $2: number, $3: number, $4: number, $5: number, $6: string, $7: string, $8: number, $9: string, $10: string]
      fila: {
        id: number
      }
      lee: never
      escribe: 'pago_en_mesa'
    }
    reprogramar_pago: {
      valores: [$1: number, $2: Date | string]
      fila: never
      lee: 'pago'
      escribe: 'pago_seguimiento'
    }
    seguir_pago: {
      valores: [$1: number]
      fila: never
      lee: never
      escribe: 'pago_seguimiento'
    }
    tomar_pago_por_consultar: {
      valores: [$1: number, $2: number]
      fila: {
        idPago: number
        hasta: string
      }
      lee: never
      escribe: 'pago_seguimiento'
    }
    tomar_pagos_por_consultar: {
      valores: [$1: number]
      fila: {
        idPago: number
        hasta: string
      }
      lee: never
      escribe: 'pago_seguimiento'
    }
    ultimo_pago_usado: {
      valores: [$1: string, $2: string]
      fila: {
        idPago: number
      }
      lee: 'pago'
      escribe: never
    }
    usar_pago: {
      valores: [$1: number, $2: number, $3: string, $4: number, $5: string]
      fila: {
        id: number
      }
      lee: never
      escribe: 'pago'
    }
  }
}
