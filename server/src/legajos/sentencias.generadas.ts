// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
export {}

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    cambiar_legajo_por_el_sellado: {
      valores: [$1: string, $2: string, $3: number, $4: string]
      fila: {
        id_carpeta: number
      }
      lee: never
      escribe: 'legajo'
    }
    formularios_de_legajo: {
      valores: [$1: number]
      fila: {
        codigo: string
        titulo: string
      }
      lee: 'carpeta_formulario' | 'formulario_tipo'
      escribe: never
    }
    guardar_legajo: {
      valores: [$1: number, $2: string, $3: number, $4: string, $5: Date | string, $6: Date | string]
      fila: never
      lee: never
      escribe: 'legajo'
    }
    leer_legajo: {
      valores: [$1: number]
      fila: {
        pendiente: boolean
        intentos: number
        hechoEl: Date | null
        ruta: string | null
        tamano: number | null
      }
      lee: 'legajo'
      escribe: never
    }
    olvidar_legajo: {
      valores: [$1: number]
      fila: never
      lee: never
      escribe: 'legajo'
    }
    pedir_legajo: {
      valores: [$1: number, $2: number]
      fila: never
      lee: never
      escribe: 'legajo'
    }
    portada_de_legajo: {
      valores: [$1: number]
      fila: {
        idCarpeta: number
        estado: string
        encomienda: string | null
        uso: string | null
        obra: string | null
        inmueble: string | null
        expediente: string | null
        padron: string
        domicilio: string
        solicitante: string
        cuil: string | null
        matricula: string | null
        propietario: string | null
        presentada: Date
      }
      lee: 'carpeta' | 'domicilio' | 'encomienda_tipo' | 'inmueble_tipo' | 'obra_tipo' | 'persona' | 'profesional' | 'propietario' | 'tramite_estado' | 'uso'
      escribe: never
    }
    tomar_legajo: {
      valores: []
      fila: {
        idCarpeta: number
        pedidoEl: Date
      }
      lee: never
      escribe: 'legajo'
    }
  }
}
