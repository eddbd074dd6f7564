// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
export {}

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    asentar_certificado_de_padron: {
      valores: [$1: number, $2: string, $3: string, $4: string, $5: string, $6: string, $7: string, $8: number, $9: string, $10: number, $11: string, $12: string | null]
      fila: never
      lee: never
      escribe: 'certificado_de_padron'
    }
    calle_habilitada: {
      valores: [$1: number]
      fila: {
        calle: string
      }
      lee: 'calle'
      escribe: never
    }
    cambiar_certificado_de_padron_por_el_sellado: {
      valores: [$1: string, $2: string, $3: number, $4: string, $5: string]
      fila: {
        id_certificado: number
      }
      lee: never
      escribe: 'certificado_de_padron'
    }
    certificado_de_padron_de_hoy: {
      valores: [$1: number, $2: string, $3: string, $4: string, $5: string]
      fila: {
        idCertificado: number
        numero: string
        codigo: string
      }
      lee: 'certificado_de_padron'
      escribe: never
    }
    certificado_de_padron_guardado: {
      valores: [$1: number]
      fila: {
        idPersona: number
        numero: string
        padron: string
        ruta: string
        tamano: number
      }
      lee: 'certificado_de_padron'
      escribe: never
    }
    domicilio_al_alcance: {
      valores: [$1: number, $2: number]
      fila: {
        idDomicilio: number
        padron: string
        idCalle: number | null
        calle: string
        puerta: string
        piso: string
        departamento: string
        idInmuebleTipo: number | null
      }
      lee: 'domicilio'
      escribe: never
    }
    domicilios_de_padron: {
      valores: [$1: string, $2: number]
      fila: {
        idDomicilio: number
        idCalle: number | null
        calle: string
        NroPuerta: string
        Piso: string
        Departamento: string
        Seccion: string
        Manzana: string
        Parcela: string
        Distrito: string
        Dominio: string
        Padron: string
      }
      lee: 'domicilio'
      escribe: never
    }
    domicilios_que_tuvo_un_padron: {
      valores: [$1: string]
      fila: {
        clave: string
      }
      lee: 'auditoria_tanda' | 'domicilio'
      escribe: never
    }
    insertar_domicilio_de_obra: {
      valores: [$1: number, $2: string, $3: string, $4: string, $5: string, $6: string, $7: string, $8: string, $9: string, $10: string, $11: string, $12: number | null, $13: number]
      fila: {
        idDomicilio: number
      }
      lee: never
      escribe: 'domicilio'
    }
    numerar_certificado_de_padron: {
      valores: []
      fila: {
        idCertificado: number
        numero: string
        emitido: string
      }
      lee: never
      escribe: never
    }
    padron_por_numero: {
      valores: [$1: string]
      fila: {
        apeynom: string
        dni: string | null
        cuit: string | null
        calle: string
        numero: string
        piso: string
        dpto: string
        padronm: string
        padronp: string
      }
      lee: 'domicilio' | 'padron'
      escribe: never
    }
    padrones_por_documento: {
      valores: [$1: string, $2: string, $3: number, $4: number]
      fila: {
        cuenta: number
        padrones: NonNullable<unknown>
      }
      lee: 'domicilio' | 'padron'
      escribe: never
    }
    padrones_por_inicio_del_nombre: {
      valores: [$1: string, $2: number, $3: number]
      fila: {
        cuenta: number
        padrones: NonNullable<unknown>
      }
      lee: 'domicilio' | 'padron'
      escribe: never
    }
    padrones_por_palabras_del_nombre: {
      valores: [$1: string, $2: readonly string[], $3: readonly string[], $4: readonly string[], $5: readonly string[], $6: number, $7: number, $8: readonly string[], $9: readonly string[]]
      fila: {
        cuenta: number
        padrones: NonNullable<unknown>
      }
      lee: 'domicilio' | 'padron' | 'palabra_de_padron'
      escribe: never
    }
    padrones_por_pares_de_palabras: {
      valores: [$1: string, $2: readonly string[], $3: readonly string[], $4: readonly string[], $5: readonly string[], $6: number, $7: number, $8: readonly string[], $9: readonly string[]]
      fila: {
        cuenta: number
        padrones: NonNullable<unknown>
      }
      lee: 'domicilio' | 'padron'
      escribe: never
    }
    palabras_que_existen: {
      valores: [$1: readonly string[], $2: readonly boolean[], $3: number]
      fila: {
        palabra: string
        entera: boolean
        cuantas: number
      }
      lee: 'palabra_de_padron'
      escribe: never
    }
    que_certificar_de_padron: {
      valores: [$1: string]
      fila: {
        padron: string
        padronProvincial: string
        titular: string
        domicilio: string
      }
      lee: 'domicilio' | 'padron'
      escribe: never
    }
    titulares_de_padron: {
      valores: [$1: string]
      fila: {
        titulares: (number | null)[]
      }
      lee: 'padron' | 'persona'
      escribe: never
    }
    verificar_certificado_de_padron: {
      valores: [$1: string]
      fila: {
        numero: string
        padron: string
        titular: string
        emitido: Date
        selladoPor: string | null
        selladoEl: Date | null
      }
      lee: 'certificado_de_padron'
      escribe: never
    }
  }
}
