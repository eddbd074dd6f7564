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
  }
}
