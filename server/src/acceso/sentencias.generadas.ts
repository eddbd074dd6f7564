// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
export {}

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    leer_roles: {
      valores: [$1: number]
      fila: {
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
