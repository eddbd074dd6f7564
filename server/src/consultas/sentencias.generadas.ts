// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
export {}

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    anotar_lecturas: {
      valores: [$1: readonly number[], $2: readonly string[], $3: readonly string[], $4: readonly string[], $5: readonly string[], $6: readonly string[], $7: readonly string[], $8: readonly string[]]
      fila: never
      lee: never
      escribe: 'consulta_personal'
    }
    listar_consultas: {
      valores: [$1: readonly string[]]
      fila: {
        idConsulta: number
        fecha: Date
        tipo: string
        clase: 'CONSULTA' | 'LECTURA' | 'RECHAZO'
        rol: string | null
        oficina: string | null
        enLista: boolean
        nombre: string | null
      }
      lee: 'consulta_personal' | 'empleado' | 'oficina' | 'persona'
      escribe: never
    }
    rafagas: {
      valores: [$1: number, $2: number]
      fila: {
        idPersona: number
        dia: string
        rol: string | null
        consultas: number
        titulares: number
        exportados: number
        personasEnUnaHora: number
        rechazos: number
        nombre: string
      }
      lee: 'consulta_personal' | 'persona' | 'titulares_por_dia'
      escribe: never
    }
    sujetos_de_archivos: {
      valores: [$1: readonly number[]]
      fila: {
        id: number
        documento: string
      }
      lee: 'archivo' | 'carpeta' | 'padron' | 'persona' | 'profesional' | 'propietario'
      escribe: never
    }
    sujetos_de_carpetas: {
      valores: [$1: readonly number[]]
      fila: {
        id: number
        documento: string
      }
      lee: 'carpeta' | 'padron' | 'persona' | 'profesional' | 'propietario'
      escribe: never
    }
    sujetos_de_certificados: {
      valores: [$1: readonly number[]]
      fila: {
        id: number
        documento: string
      }
      lee: 'certificado_de_padron' | 'persona'
      escribe: never
    }
    sujetos_de_comprobantes_29: {
      valores: [$1: readonly number[]]
      fila: {
        id: number
        documento: string
      }
      lee: 'formulario29' | 'persona'
      escribe: never
    }
    sujetos_de_conservadoras: {
      valores: [$1: readonly number[]]
      fila: {
        id: number
        documento: string
      }
      lee: 'formulario29' | 'formulario30' | 'formulario30_tecnico' | 'persona'
      escribe: never
    }
    sujetos_de_correos: {
      valores: [$1: readonly number[]]
      fila: {
        id: number
        documento: string
      }
      lee: 'correo_saliente' | 'persona'
      escribe: never
    }
    sujetos_de_documentos: {
      valores: [$1: readonly string[]]
      fila: {
        id: string
        documento: string
      }
      lee: 'persona'
      escribe: never
    }
    sujetos_de_fotos_de_vereda: {
      valores: [$1: readonly number[]]
      fila: {
        id: number
        documento: string
      }
      lee: 'persona' | 'vereda_copia' | 'vereda_copia_foto'
      escribe: never
    }
    sujetos_de_fotos_de_visita: {
      valores: [$1: readonly number[]]
      fila: {
        id: number
        documento: string
      }
      lee: 'carpeta' | 'padron' | 'persona' | 'profesional' | 'propietario' | 'visita' | 'visita_envio'
      escribe: never
    }
    sujetos_de_inmuebles_con_elevadores: {
      valores: [$1: readonly string[]]
      fila: {
        id: string
        documento: string
      }
      lee: 'carpeta' | 'domicilio' | 'formulario27' | 'formulario29' | 'formulario30' | 'formulario30_tecnico' | 'formulario31' | 'padron' | 'pago_en_mesa' | 'persona' | 'tramite_estado'
      escribe: never
    }
    sujetos_de_libre_deuda: {
      valores: [$1: readonly number[]]
      fila: {
        id: number
        documento: string
      }
      lee: 'libre_deuda' | 'padron' | 'pago' | 'persona'
      escribe: never
    }
    sujetos_de_padrones: {
      valores: [$1: readonly string[]]
      fila: {
        id: string | null
        documento: string
      }
      lee: 'padron' | 'persona'
      escribe: never
    }
    sujetos_de_pagos: {
      valores: [$1: readonly number[]]
      fila: {
        id: number
        documento: string
      }
      lee: 'pago' | 'persona'
      escribe: never
    }
    sujetos_de_personas: {
      valores: [$1: readonly number[]]
      fila: {
        id: number
        documento: string
      }
      lee: 'persona'
      escribe: never
    }
    sujetos_de_registros_de_elevadores: {
      valores: [$1: readonly string[]]
      fila: {
        id: string
        documento: string
      }
      lee: 'formulario27' | 'formulario28' | 'formulario29' | 'formulario30' | 'formulario30_tecnico' | 'formulario31' | 'persona'
      escribe: never
    }
    sujetos_de_visitas: {
      valores: [$1: readonly number[]]
      fila: {
        id: number
        documento: string
      }
      lee: 'carpeta' | 'padron' | 'persona' | 'profesional' | 'propietario' | 'visita'
      escribe: never
    }
    todas_mis_consultas: {
      valores: [$1: readonly string[]]
      fila: {
        idConsulta: number
        fecha: Date
        tipo: string
        clase: 'CONSULTA' | 'LECTURA' | 'RECHAZO'
        rol: string | null
        oficina: string | null
        enLista: boolean
        nombre: string | null
      }
      lee: 'consulta_personal' | 'empleado' | 'oficina' | 'persona'
      escribe: never
    }
  }
}
