// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
import type { borrador } from '../borradores/tablas.ts'
import type { correoSaliente } from '../notificaciones/tablas.ts'

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    bloquear_pedido_de_datos: {
      valores: [$1: number]
      fila: {
        idPersona: number
        clase: 'CORREGIR' | 'SUPRIMIR'
        estado: 'PEDIDO' | 'HECHO' | 'RECHAZADO'
      }
      lee: 'pedido_de_datos'
      escribe: never
    }
    contestar_pedido_de_datos: {
      valores: [$1: number, $2: string, $3: string, $4: number]
      fila: never
      lee: never
      escribe: 'pedido_de_datos'
    }
    lo_abierto_de_personas: {
      valores: [$1: readonly number[]]
      fila: {
        idPersona: number
        que: string
        numero: number
      }
      lee: 'carpeta' | 'libre_deuda' | 'pago' | 'profesional' | 'propietario'
      escribe: never
    }
    mis_datos_de_archivos: {
      valores: [$1: readonly number[]]
      fila: {
        idCarpeta: number
        idArchivo: number
        nombre: string
        ruta: string
      }
      lee: 'archivo'
      escribe: never
    }
    mis_datos_de_archivos_de_borradores: {
      valores: [$1: number]
      fila: {
        clave: string
        idArchivo: number
        nombre: string
        ruta: string
      }
      lee: 'borrador_archivo'
      escribe: never
    }
    mis_datos_de_borradores: {
      valores: [$1: number]
      fila: {
        clave: string
        datos: (typeof borrador.$inferSelect)['datos']
        modificadoEl: Date
      }
      lee: 'borrador'
      escribe: never
    }
    mis_datos_de_carpetas: {
      valores: [$1: number, $2: number | null]
      fila: {
        idCarpeta: number
        que: string
        estado: 'PRESENTADO' | 'RECIBIDO MESA ENTRADAS' | 'EN INSPECCION' | 'OBSERVADO' | 'PENDIENTE DE PAGO' | 'PAGADO' | 'APROBADO' | 'RECHAZADO' | 'FINALIZADO'
        padron: string
        domicilio: string
        expediente: string | null
        fechaAlta: Date
        papel: string
      }
      lee: 'carpeta' | 'domicilio' | 'encomienda_tipo' | 'propietario' | 'tramite_estado' | 'uso'
      escribe: never
    }
    mis_datos_de_certificados_de_padron: {
      valores: [$1: number]
      fila: {
        numero: string
        padron: string
        titular: string
        domicilio: string
        emitidoEl: Date
        ruta: string
      }
      lee: 'certificado_de_padron'
      escribe: never
    }
    mis_datos_de_correos: {
      valores: [$1: number]
      fila: {
        creadoEl: Date
        destinatario: string
        redaccion: (typeof correoSaliente.$inferSelect)['redaccion']
        estado: 'PENDIENTE' | 'ENVIADO' | 'FALLIDO'
        enviadoEl: Date | null
      }
      lee: 'correo_saliente'
      escribe: never
    }
    mis_datos_de_libre_deuda: {
      valores: [$1: number]
      fila: {
        idLibreDeuda: number
        padron: string
        estado: 'SOLICITADO' | 'EMITIDO' | 'RECHAZADO' | 'ANULADO'
        solicitadoEl: Date
        resueltoEl: Date | null
        motivo: string | null
        numero: string | null
        vence: string | null
        ruta: string | null
      }
      lee: 'certificado' | 'libre_deuda'
      escribe: never
    }
    mis_datos_de_obras_seguidas: {
      valores: [$1: number]
      fila: {
        seccion: string
        manzana: string
        parcela: string | null
        creadoEl: Date
        bajaEl: Date | null
      }
      lee: 'manzana' | 'obra_seguida' | 'parcela'
      escribe: never
    }
    mis_datos_de_padron: {
      valores: [$1: string, $2: string]
      fila: {
        padron: string
        provincial: string
        titular: string
        domicilio: string | null
      }
      lee: 'domicilio' | 'padron'
      escribe: never
    }
    mis_datos_de_pagos: {
      valores: [$1: number]
      fila: {
        idPago: number
        producto: string
        monto: number
        estado: 'INICIADO' | 'EN_PROCESO' | 'CONFIRMADO' | 'RECHAZADO' | 'CANCELADO' | 'VENCIDO' | 'DEVUELTO'
        transaccion: string
        creadoEl: Date
        confirmadoEl: Date | null
      }
      lee: 'pago'
      escribe: never
    }
    mis_datos_de_persona: {
      valores: [$1: number]
      fila: {
        documento: string
        nombre: string
        apellido: string
        correo: string
        telefono: string
        domicilioDePropietario: string | null
        matricula: string | null
        profesion: string | null
        universidad: string | null
        domicilioProfesional: string | null
        venceLaMatricula: string | null
      }
      lee: 'persona' | 'profesion' | 'profesional' | 'propietario' | 'universidad'
      escribe: never
    }
    mis_pedidos_de_datos: {
      valores: [$1: number]
      fila: {
        idPedido: number
        clase: 'CORREGIR' | 'SUPRIMIR'
        motivo: string
        pedidoEl: Date
        estado: 'PEDIDO' | 'HECHO' | 'RECHAZADO'
        respuesta: string | null
        decididoEl: Date | null
      }
      lee: 'pedido_de_datos'
      escribe: never
    }
    pedidos_con_contacto_copiado: {
      valores: []
      fila: {
        idPedido: number
      }
      lee: 'pedido_de_datos'
      escribe: never
    }
    pedidos_de_datos: {
      valores: []
      fila: {
        idPedido: number
        clase: 'CORREGIR' | 'SUPRIMIR'
        motivo: string
        pedidoEl: Date
        estado: 'PEDIDO' | 'HECHO' | 'RECHAZADO'
        respuesta: string | null
        decididoEl: Date | null
        idPersona: number
        documento: string
        nombre: string
      }
      lee: 'pedido_de_datos' | 'persona'
      escribe: never
    }
    pedidos_de_datos_abiertos: {
      valores: []
      fila: {
        cuantos: number
        desde: Date | null
      }
      lee: 'pedido_de_datos'
      escribe: never
    }
    pedir_sobre_mis_datos: {
      valores: [$1: number, $2: string, $3: string]
      fila: {
        id_pedido: number
      }
      lee: never
      escribe: 'pedido_de_datos'
    }
    suprimir_contacto_copiado: {
      valores: [$1: number]
      fila: {
        id_pedido: number
      }
      lee: never
      escribe: 'pedido_de_datos'
    }
    suprimir_contacto_de_persona: {
      valores: [$1: number]
      fila: never
      lee: never
      escribe: 'persona'
    }
    suprimir_correo_de_carpetas: {
      valores: [$1: number]
      fila: never
      lee: never
      escribe: 'carpeta'
    }
    suprimir_direcciones_de_correos: {
      valores: [$1: number]
      fila: never
      lee: never
      escribe: 'correo_saliente'
    }
    volver_a_guardar_contacto: {
      valores: [$1: number]
      fila: never
      lee: never
      escribe: 'persona'
    }
  }
}
