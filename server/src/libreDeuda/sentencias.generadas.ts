// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
export {}

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    anular_certificado: {
      valores: [$1: number, $2: number]
      fila: {
        numero: string
      }
      lee: never
      escribe: 'certificado'
    }
    cambiar_certificado_por_el_sellado: {
      valores: [$1: string, $2: string, $3: number, $4: string, $5: string]
      fila: {
        id_certificado: number
      }
      lee: never
      escribe: 'certificado'
    }
    certificado_guardado: {
      valores: [$1: number]
      fila: {
        idPersona: number
        numero: string
        padron: string
        ruta: string | null
        tamano: number | null
        anulado: boolean
      }
      lee: 'certificado' | 'libre_deuda'
      escribe: never
    }
    certificar_libre_deuda: {
      valores: [$1: number, $2: string, $3: number, $4: number]
      fila: {
        numero: string
      }
      lee: 'domicilio' | 'padron' | 'pago'
      escribe: 'certificado' | 'libre_deuda'
    }
    demora_de_libre_deuda: {
      valores: [$1: Date | string, $2: Date | string]
      fila: {
        casos: number
        mediana: number | null
      }
      lee: 'libre_deuda'
      escribe: never
    }
    existe_padron: {
      valores: [$1: string]
      fila: {
        padronm: string
      }
      lee: 'padron'
      escribe: never
    }
    guardar_certificado: {
      valores: [$1: number, $2: string, $3: number, $4: string, $5: string | null]
      fila: never
      lee: never
      escribe: 'certificado'
    }
    libre_deuda_del_ultimo_pago: {
      valores: [$1: number, $2: string]
      fila: {
        idLibreDeuda: number | null
      }
      lee: 'libre_deuda' | 'pago'
      escribe: never
    }
    libre_deuda_pagada: {
      valores: [$1: number]
      fila: {
        hay: boolean
      }
      lee: 'pago'
      escribe: never
    }
    listar_solicitudes: {
      valores: [$1: number, $2: string, $3: string, $4: string]
      fila: {
        idLibreDeuda: number
        padron: string
        estado: 'SOLICITADO' | 'EMITIDO' | 'RECHAZADO' | 'ANULADO'
        solicitadoEl: Date
        resueltoEl: Date | null
        motivo: string | null
        monto: number
        transaccion: string
        numero: string | null
        codigo: string | null
        vence: string | null
        vencido: boolean
        disponible: boolean
        solicitante: string
        cuil: string
        titular: string | null
        domicilio: string | null
        tienenParte: (number | null)[]
      }
      lee: 'certificado' | 'domicilio' | 'libre_deuda' | 'padron' | 'pago' | 'persona'
      escribe: never
    }
    partes_de_libre_deuda: {
      valores: [$1: number]
      fila: {
        tienenParte: (number | null)[]
      }
      lee: 'libre_deuda' | 'padron' | 'pago' | 'persona'
      escribe: never
    }
    pedir_libre_deuda: {
      valores: [$1: number, $2: string, $3: number, $4: string]
      fila: {
        idLibreDeuda: number
      }
      lee: never
      escribe: 'libre_deuda'
    }
    resolver_libre_deuda: {
      valores: [$1: number, $2: string, $3: string, $4: number, $5: string | null]
      fila: {
        idLibreDeuda: number
        idPersona: number
        padron: string
        idPago: number
      }
      lee: never
      escribe: 'libre_deuda'
    }
    solicitante_de_libre_deuda: {
      valores: [$1: number]
      fila: {
        nombre: string
        documento: string
      }
      lee: 'persona'
      escribe: never
    }
    tomar_certificado_por_hacer: {
      valores: []
      fila: {
        idCertificado: number
        idLibreDeuda: number
        idPersona: number
        numero: string
        codigo: string
        padron: string
        titular: string
        domicilio: string
        importe: number
        transaccion: string
        emitidoPor: string
        emitido: string
        vence: string
      }
      lee: 'certificado' | 'libre_deuda' | 'pago' | 'persona'
      escribe: never
    }
    verificar_certificado: {
      valores: [$1: string]
      fila: {
        numero: string
        padron: string
        emitido: Date
        vence: string
        anulado: Date | null
        selladoPor: string | null
        selladoEl: Date | null
        situacion: string
      }
      lee: 'certificado'
      escribe: never
    }
  }
}
