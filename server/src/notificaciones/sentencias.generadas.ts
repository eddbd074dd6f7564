// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
import type { configuracion } from '../ciudad/tablas.ts'
import type { correoSaliente } from './tablas.ts'

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    anotar_envio: {
      valores: [$1: number, $2: string, $3: number, $4: string, $5: string]
      fila: never
      lee: never
      escribe: 'correo_intento' | 'correo_saliente'
    }
    correos_en_la_hora: {
      valores: [$1: string]
      fila: {
        cuantos: number
      }
      lee: 'correo_saliente'
      escribe: never
    }
    encolar_correo_a_oficina: {
      valores: [$1: string, $2: string, $3: string, $4: string]
      fila: never
      lee: never
      escribe: 'correo_adjunto' | 'correo_saliente'
    }
    encolar_correo_a_persona: {
      valores: [$1: number, $2: string, $3: string, $4: string, $5: string | null, $6: string | null]
      fila: never
      lee: 'persona'
      escribe: 'correo_adjunto' | 'correo_saliente'
    }
    existe_correo: {
      valores: [$1: number]
      fila: {
        estado: 'PENDIENTE' | 'ENVIADO' | 'FALLIDO'
      }
      lee: 'correo_saliente'
      escribe: never
    }
    historia_de_correo: {
      valores: [$1: number]
      fila: {
        fecha: Date
        resultado: string
        detalle: string
      }
      lee: 'correo_intento' | 'persona'
      escribe: never
    }
    listar_correos: {
      valores: [$1: string, $2: string]
      fila: {
        idCorreo: number
        destinatario: string
        asunto: string
        estado: 'PENDIENTE' | 'ENVIADO' | 'FALLIDO'
        intentos: number
        creadoEl: Date
        enviadoEl: Date | null
        proximoIntento: Date
      }
      lee: 'correo_saliente'
      escribe: never
    }
    postergar_correos: {
      valores: [$1: string]
      fila: never
      lee: never
      escribe: 'correo_saliente'
    }
    reintentar_correo: {
      valores: [$1: number, $2: number]
      fila: {
        id_correo: number
      }
      lee: never
      escribe: 'correo_intento' | 'correo_saliente'
    }
    textos_de_correo: {
      valores: [$1: readonly string[]]
      fila: {
        clave: string
        valor: (typeof configuracion.$inferSelect)['valor']
      }
      lee: 'configuracion'
      escribe: never
    }
    tomar_correo: {
      valores: []
      fila: {
        idCorreo: number
        idMensaje: string
        idPersona: number | null
        destinatario: string
        redaccion: (typeof correoSaliente.$inferSelect)['redaccion']
        intentos: number
        adjuntos: NonNullable<unknown>
      }
      lee: 'correo_adjunto' | 'correo_saliente'
      escribe: never
    }
    ver_correo: {
      valores: [$1: number]
      fila: {
        idCorreo: number
        destinatario: string
        asunto: string
        estado: 'PENDIENTE' | 'ENVIADO' | 'FALLIDO'
        intentos: number
        creadoEl: Date
        enviadoEl: Date | null
        proximoIntento: Date
        redaccion: (typeof correoSaliente.$inferSelect)['redaccion']
        adjuntos: (string | null)[]
      }
      lee: 'correo_adjunto' | 'correo_saliente'
      escribe: never
    }
  }
}
