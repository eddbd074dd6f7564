// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
import type { pasoDeMarcha } from './tablas.ts'

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    anotar_paso_en_uso: {
      valores: [$1: string]
      fila: never
      lee: never
      escribe: 'paso_de_marcha'
    }
    anotar_paso_sin_usar: {
      valores: [$1: string, $2: number, $3: string]
      fila: never
      lee: never
      escribe: 'paso_de_marcha'
    }
    anotar_prueba_de_paso: {
      valores: [$1: string, $2: number, $3: boolean, $4: string]
      fila: never
      lee: never
      escribe: 'paso_de_marcha'
    }
    contar_puesta_en_marcha: {
      valores: [$1: number]
      fila: {
        reparticiones: number
        instituciones: number
        oficinas: number
        calles: number
        padrones: number
        empleados: number
        plazos: number
        deMesa: number
        sinConfirmar: number
        anioConfirmado: boolean
        correosEnviados: boolean
      }
      lee: 'anio_confirmado' | 'calle' | 'correo_saliente' | 'empleado' | 'institucion' | 'obra_tipo_vigente' | 'oficina' | 'padron' | 'persona_rol' | 'plazo' | 'reparticion' | 'rol' | 'tarifa_vigente'
      escribe: never
    }
    leer_pasos_de_marcha: {
      valores: []
      fila: {
        paso: 'reparticion' | 'institucion' | 'oficina' | 'empleados' | 'calles' | 'padron' | 'tarifas' | 'plazos' | 'proveedor' | 'correo' | 'ciudadDigital' | 'copia' | 'antivirus' | 'sello'
        probadoEl: Date | null
        bien: boolean | null
        renglones: (typeof pasoDeMarcha.$inferSelect)['renglones'] | null
        sinUsarEl: Date | null
        motivo: string | null
        sinUsarPor: string | null
      }
      lee: 'paso_de_marcha' | 'persona'
      escribe: never
    }
  }
}
