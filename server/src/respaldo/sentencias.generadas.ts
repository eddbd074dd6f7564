// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
import type { restauracion } from '../plataforma/tablas.ts'

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    archivo_sin_dueno: {
      valores: [$1: string]
      fila: {
        tipo: string | null
      }
      lee: 'archivo_sin_dueno'
      escribe: never
    }
    archivos_sin_dueno: {
      valores: [$1: number, $2: number]
      fila: {
        nombre: string
        recibido: Date
        tamano: number
        tipo: string | null
        titulo: string | null
        idCarpeta: number | null
      }
      lee: 'archivo_sin_dueno'
      escribe: never
    }
    confirmar_restauracion: {
      valores: [$1: number, $2: number, $3: string]
      fila: {
        id_restauracion: number
      }
      lee: never
      escribe: 'restauracion'
    }
    cuantos_archivos_sin_dueno: {
      valores: []
      fila: {
        cuantos: number
      }
      lee: 'archivo_sin_dueno'
      escribe: never
    }
    descartar_archivo_sin_dueno: {
      valores: [$1: string, $2: number]
      fila: {
        nombre: string
      }
      lee: never
      escribe: 'archivo_sin_dueno' | 'archivo_soltado'
    }
    hay_restauracion: {
      valores: [$1: number]
      fila: {
        hay: number
      }
      lee: 'restauracion'
      escribe: never
    }
    pedir_copia_probada: {
      valores: []
      fila: never
      lee: never
      escribe: 'copia_probada'
    }
    quien_entra_en_la_copia: {
      valores: []
      fila: {
        id_persona: number
        documento_persona: string
        nombre_persona: string
        apellido_persona: string
        email_persona: string
        telefono_persona: string
      }
      lee: 'persona' | 'persona_rol'
      escribe: never
    }
    restauraciones: {
      valores: []
      fila: {
        idRestauracion: number
        notada: Date
        motivo: string
        copiaHasta: Date | null
        sabidoHasta: Date | null
        escrituras: number | null
        huecos: (typeof restauracion.$inferSelect)['huecos']
        confirmada: Date | null
        nota: string | null
        confirmadaPor: string | null
      }
      lee: 'persona' | 'restauracion'
      escribe: never
    }
    soltar_copia_probada: {
      valores: [$1: number]
      fila: never
      lee: never
      escribe: 'copia_probada'
    }
    terminar_copia_probada: {
      valores: [$1: number, $2: boolean, $3: string | null, $4: number, $5: number | null, $6: string]
      fila: never
      lee: never
      escribe: 'copia_probada'
    }
    tomar_copia_probada: {
      valores: []
      fila: {
        id: number
      }
      lee: never
      escribe: 'copia_probada'
    }
    ultima_copia_probada: {
      valores: []
      fila: {
        sirve: boolean
        copia: string | null
        segundos: number
        bytes: number | null
        detalle: string
        el: Date
        haceQueSirvio: number | null
      }
      lee: 'copia_probada'
      escribe: never
    }
  }
}
