// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
export {}

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    agregar_persona: {
      valores: [$1: number, $2: string, $3: string, $4: string]
      fila: never
      lee: never
      escribe: 'persona'
    }
    agregar_propietario: {
      valores: [$1: number, $2: number]
      fila: {
        id_propietario: number
      }
      lee: never
      escribe: 'propietario'
    }
    anotar_propietario_hallado: {
      valores: [$1: number, $2: number]
      fila: never
      lee: never
      escribe: 'propietario_hallado'
    }
    bloquear_domicilio_de_profesional: {
      valores: [$1: number]
      fila: {
        domicilio: string | null
      }
      lee: 'profesional'
      escribe: never
    }
    bloquear_domicilio_de_propietario: {
      valores: [$1: number]
      fila: {
        domicilio: string | null
      }
      lee: 'propietario'
      escribe: never
    }
    bloquear_propietario_por_corregir: {
      valores: [$1: number]
      fila: {
        id_persona: number
        domicilio: string | null
      }
      lee: 'propietario'
      escribe: never
    }
    cambiar_colegio: {
      valores: [$1: number, $2: string, $3: number]
      fila: {
        id: number
      }
      lee: never
      escribe: 'colegio_prof'
    }
    cambiar_profesion: {
      valores: [$1: number, $2: string, $3: number, $4: number]
      fila: {
        id: number
      }
      lee: never
      escribe: 'profesion'
    }
    cambiar_profesional: {
      valores: [$1: number, $2: number, $3: number, $4: string, $5: Date | string, $6: number]
      fila: {
        id: number
      }
      lee: never
      escribe: 'profesional'
    }
    cambiar_universidad: {
      valores: [$1: number, $2: string, $3: number]
      fila: {
        id: number
      }
      lee: never
      escribe: 'universidad'
    }
    corregir_domicilio_de_propietario: {
      valores: [$1: number, $2: string, $3: string | null, $4: number]
      fila: never
      lee: never
      escribe: 'propietario'
    }
    dar_rol_de_profesional: {
      valores: [$1: number, $2: number]
      fila: {
        idRol: number
      }
      lee: 'rol'
      escribe: 'persona_rol'
    }
    existe_colegio: {
      valores: [$1: number]
      fila: {
        id: number
      }
      lee: 'colegio_prof'
      escribe: never
    }
    existe_persona: {
      valores: [$1: number]
      fila: {
        id: number
      }
      lee: 'persona'
      escribe: never
    }
    existe_profesion: {
      valores: [$1: number]
      fila: {
        id: number
      }
      lee: 'profesion'
      escribe: never
    }
    existe_universidad: {
      valores: [$1: number]
      fila: {
        id: number
      }
      lee: 'universidad'
      escribe: never
    }
    guardar_domicilio_de_profesional: {
      valores: [$1: number, $2: string, $3: number]
      fila: never
      lee: never
      escribe: 'profesional'
    }
    guardar_domicilio_de_propietario: {
      valores: [$1: number, $2: string, $3: number]
      fila: never
      lee: never
      escribe: 'propietario'
    }
    insertar_colegio: {
      valores: [$1: string, $2: number]
      fila: {
        id: number
      }
      lee: never
      escribe: 'colegio_prof'
    }
    insertar_profesion: {
      valores: [$1: string, $2: number, $3: number]
      fila: {
        id: number
      }
      lee: never
      escribe: 'profesion'
    }
    insertar_profesional: {
      valores: [$1: number, $2: number, $3: number, $4: string, $5: Date | string, $6: string | null, $7: number]
      fila: {
        id: number
      }
      lee: never
      escribe: 'profesional'
    }
    insertar_universidad: {
      valores: [$1: string, $2: number]
      fila: {
        id: number
      }
      lee: never
      escribe: 'universidad'
    }
    listar_colegios: {
      valores: []
      fila: {
        idColegioProf: number
        ColegioProf: string
      }
      lee: 'colegio_prof'
      escribe: never
    }
    listar_profesionales: {
      valores: [$1: Date | string, $2: number, $3: string, $4: string, $5: string, $6: number, $7: number]
      fila: {
        idProfesional: number
        idPersona: number
        nombre_persona: string
        apellido_persona: string
        documento_persona: string
        idProfesion: number
        Profesion: string
        ColegioProf: string
        idUniversidad: number
        Universidad: string
        matricula: string
        fechaVencimiento: string
        vencimiento: string
        total: number
      }
      lee: 'colegio_prof' | 'persona' | 'profesion' | 'profesional' | 'universidad'
      escribe: never
    }
    listar_profesiones: {
      valores: []
      fila: {
        idProfesion: number
        Profesion: string
        idColegioProf: number
        ColegioProf: string
      }
      lee: 'colegio_prof' | 'profesion'
      escribe: never
    }
    listar_universidades: {
      valores: []
      fila: {
        idUniversidad: number
        Universidad: string
      }
      lee: 'universidad'
      escribe: never
    }
    mi_domicilio_de_propietario: {
      valores: [$1: number]
      fila: {
        idPropietario: number
        Domicilio: string | null
        motivo: string | null
      }
      lee: 'propietario'
      escribe: never
    }
    persona_de_profesional: {
      valores: [$1: number]
      fila: {
        idPersona: number
      }
      lee: 'profesional'
      escribe: never
    }
    persona_por_cuil: {
      valores: [$1: string]
      fila: {
        idPersona: number
        nombre_persona: string
        apellido_persona: string
      }
      lee: 'persona'
      escribe: never
    }
    profesional_de_persona: {
      valores: [$1: number]
      fila: {
        id: number
      }
      lee: 'profesional'
      escribe: never
    }
    profesional_por_cuil: {
      valores: [$1: string]
      fila: {
        idProfesional: number
        Domicilio: string | null
        idPersona: number
        nombre_persona: string
        apellido_persona: string
        matricula: string
      }
      lee: 'persona' | 'profesional'
      escribe: never
    }
    profesional_por_dni: {
      valores: [$1: string]
      fila: {
        idProfesional: number
        Domicilio: string | null
        idPersona: number
        nombre_persona: string
        apellido_persona: string
        matricula: string
      }
      lee: 'persona' | 'profesional'
      escribe: never
    }
    propietario_por_cuil: {
      valores: [$1: string]
      fila: {
        idPropietario: number
        Domicilio: string | null
        IdPersona: number
        nombre_persona: string
        apellido_persona: string
      }
      lee: 'persona' | 'propietario'
      escribe: never
    }
    recordar_ciudadano: {
      valores: [$1: number, $2: string, $3: string, $4: string]
      fila: never
      lee: never
      escribe: 'persona'
    }
  }
}
