// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
export {}

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    carpetas_halladas: {
      valores: [$1: readonly number[]]
      fila: {
        idCarpeta: number
        estado: 'PRESENTADO' | 'RECIBIDO MESA ENTRADAS' | 'EN INSPECCION' | 'OBSERVADO' | 'PENDIENTE DE PAGO' | 'PAGADO' | 'APROBADO' | 'RECHAZADO' | 'FINALIZADO'
        completa: boolean
        encomienda: string | null
        titular: string
        profesional: string | null
        domicilio: string
        padron: string
        expediente: string | null
        numeroAnterior: string | null
      }
      lee: 'carpeta' | 'domicilio' | 'encomienda_tipo' | 'persona' | 'profesional' | 'propietario' | 'tramite_estado'
      escribe: never
    }
    carpetas_por_expediente: {
      valores: [$1: string, $2: string, $3: number, $4: number]
      fila: {
        idCarpeta: number
      }
      lee: 'carpeta'
      escribe: never
    }
    carpetas_por_numero: {
      valores: [$1: string, $2: number | null, $3: number, $4: number]
      fila: {
        idCarpeta: number
      }
      lee: 'carpeta' | 'persona' | 'profesional' | 'propietario'
      escribe: never
    }
    carpetas_por_palabras: {
      valores: [$1: readonly string[], $2: readonly string[], $3: number, $4: number, $5: number, $6: string | null, $7: string | null, $8: readonly string[] | null, $9: string | null, $10: string | null, $11: readonly string[] | null, $12: string | null, $13: string | null, $14: readonly string[] | null, $15: string | null, $16: string | null, $17: readonly string[] | null, $18: string | null, $19: string | null, $20: readonly string[] | null]
      fila: {
        idCarpeta: number
      }
      lee: 'palabra_de_carpeta'
      escribe: never
    }
    carpetas_propias_halladas: {
      valores: [$1: number, $2: number | null, $3: string, $4: boolean, $5: number, $6: number, $7: string, $8: string, $9: string | null, $10: string | null, $11: readonly string[] | null, $12: string | null, $13: string | null, $14: readonly string[] | null, $15: string | null, $16: string | null, $17: readonly string[] | null, $18: string | null, $19: string | null, $20: readonly string[] | null, $21: string | null, $22: string | null, $23: readonly string[] | null]
      fila: {
        idCarpeta: number
        comoPropietario: boolean
      }
      lee: 'carpeta' | 'palabra_de_carpeta' | 'persona' | 'propietario'
      escribe: never
    }
    certificados_de_padron_hallados: {
      valores: [$1: string, $2: string, $3: number | null, $4: string]
      fila: {
        idCertificado: number
        numero: string
        codigo: string
        padron: string
        emitido: Date
      }
      lee: 'certificado_de_padron'
      escribe: never
    }
    empresas_halladas: {
      valores: [$1: readonly string[], $2: string]
      fila: {
        idInstitucion: number
        institucion: string
        cuit: string
      }
      lee: 'formulario29' | 'institucion'
      escribe: never
    }
    libres_deuda_hallados: {
      valores: [$1: string, $2: string, $3: number | null, $4: string]
      fila: {
        idLibreDeuda: number
        numero: string
        codigo: string
        padron: string
        emitido: Date
      }
      lee: 'certificado' | 'libre_deuda'
      escribe: never
    }
    padron_hallado: {
      valores: [$1: string]
      fila: {
        padronm: string
        apeynom: string
        domicilio: string
      }
      lee: 'domicilio' | 'padron'
      escribe: never
    }
    padrones_en_una_puerta: {
      valores: [$1: readonly string[], $2: string]
      fila: {
        padronm: string
        apeynom: string
        domicilio: string
      }
      lee: 'calle' | 'domicilio' | 'padron'
      escribe: never
    }
    palabras_de_carpetas_que_hay: {
      valores: [$1: readonly string[], $2: readonly boolean[], $3: number, $4: number]
      fila: {
        lugar: number
        palabra: string
        cuantas: number
      }
      lee: 'palabra_de_carpeta'
      escribe: never
    }
  }
}
