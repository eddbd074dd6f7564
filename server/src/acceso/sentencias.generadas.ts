// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
export {}

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    aceptar_identidad: {
      valores: [$1: number, $2: number]
      fila: never
      lee: never
      escribe: 'identidad_rechazada'
    }
    anotar_identidad_rechazada: {
      valores: [$1: number, $2: string, $3: string]
      fila: never
      lee: never
      escribe: 'identidad_rechazada'
    }
    bloquear_identidad_rechazada: {
      valores: [$1: number]
      fila: {
        idPersona: number
        documento: string
      }
      lee: 'identidad_rechazada'
      escribe: never
    }
    cambiar_documento: {
      valores: [$1: number, $2: string]
      fila: never
      lee: never
      escribe: 'persona'
    }
    documento_de_otro: {
      valores: [$1: number, $2: string]
      fila: {
        si: boolean
      }
      lee: 'persona'
      escribe: never
    }
    identidad_de_otro: {
      valores: [$1: number, $2: string]
      fila: {
        si: boolean
      }
      lee: 'persona'
      escribe: never
    }
    identidades_rechazadas: {
      valores: []
      fila: {
        idIdentidad: number
        idPersona: number
        documento: string
        nombre: string
        ultimaEl: Date
        veces: number
        documentoConocido: string | null
        idPersonaDelDocumento: number | null
      }
      lee: 'identidad_rechazada' | 'persona'
      escribe: never
    }
    leer_roles: {
      valores: [$1: number]
      fila: {
        documento: string
        id_profesional: number | null
        roles: NonNullable<unknown>
      }
      lee: 'perfil' | 'persona' | 'persona_rol' | 'profesional' | 'rol'
      escribe: never
    }
    nombrar_administrador: {
      valores: [$1: number]
      fila: never
      lee: never
      escribe: 'persona_rol'
    }
    recordar_persona: {
      valores: [$1: number, $2: string, $3: string, $4: string, $5: string, $6: string]
      fila: never
      lee: never
      escribe: 'persona'
    }
  }
}
