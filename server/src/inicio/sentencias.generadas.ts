// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
export {}

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    borradores_sin_enviar: {
      valores: [$1: number]
      fila: {
        clave: string
        encomienda: string | null
        modificadoEl: Date
        pagandose: boolean
      }
      lee: 'borrador' | 'carpeta' | 'carpeta_formulario' | 'encomienda_tipo' | 'formulario_tipo' | 'pago' | 'tramite_estado'
      escribe: never
    }
    carpetas_que_esperan: {
      valores: [$1: number, $2: number | null]
      fila: {
        cuantas: number
        idCarpeta: number
        tramiteEstado: 'PRESENTADO' | 'RECIBIDO MESA ENTRADAS' | 'EN INSPECCION' | 'OBSERVADO' | 'PENDIENTE DE PAGO' | 'PAGADO' | 'APROBADO' | 'RECHAZADO' | 'FINALIZADO'
        desde: Date
        observaciones: number
        faltantes: NonNullable<unknown>
        cobro: NonNullable<unknown> | null
        vence: string | null
      }
      lee: 'carpeta' | 'carpeta_formulario' | 'cobro' | 'formulario_tipo' | 'observacion' | 'oficina' | 'tramite_estado' | 'tramite_historial'
      escribe: never
    }
    cola_de_quien_asigna: {
      valores: []
      fila: {
        cola: string
        cuantas: number
        desde: Date | null
        idCarpeta: number | null
      }
      lee: 'carpeta'
      escribe: never
    }
    colas_de_mis_carpetas: {
      valores: [$1: number]
      fila: {
        cola: string
        cuantas: number
        desde: Date | null
        idCarpeta: number | null
      }
      lee: 'carpeta' | 'inspector'
      escribe: never
    }
    colas_de_quien_inspecciona: {
      valores: [$1: number, $2: Date | string]
      fila: {
        cola: string
        cuantas: number
        desde: Date | null
        idCarpeta: number | null
      }
      lee: 'carpeta' | 'inspector'
      escribe: never
    }
    colas_de_todos: {
      valores: [$1: Date | string]
      fila: {
        cola: string
        cuantas: number
        desde: Date | null
        idCarpeta: number | null
      }
      lee: 'carpeta' | 'libre_deuda' | 'pago'
      escribe: never
    }
    no_encargadas_abiertas: {
      valores: []
      fila: {
        idCarpeta: number
        domicilio: string
        dichoEl: Date
      }
      lee: 'carpeta' | 'carpeta_no_encargada' | 'domicilio' | 'tramite_estado'
      escribe: never
    }
  }
}
