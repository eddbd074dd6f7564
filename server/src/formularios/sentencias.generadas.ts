// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
import type { formularioVersion } from './tablas.ts'

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    abonar_14: {
      valores: [$1: number, $2: number, $3: number]
      fila: {
        grabado: boolean
      }
      lee: never
      escribe: 'carpeta_formulario'
    }
    abonar_1bis: {
      valores: [$1: number, $2: number]
      fila: {
        pagado: number
      }
      lee: never
      escribe: 'carpeta_formulario'
    }
    archivar_version: {
      valores: [$1: number, $2: number, $3: string]
      fila: never
      lee: never
      escribe: 'formulario_version'
    }
    cuenta_1bis: {
      valores: [$1: number]
      fila: {
        idFormulario1bis: number | null
        total: number | null
        pagado: number
        idPago: number | null
      }
      lee: 'carpeta_formulario' | 'formulario1bis'
      escribe: never
    }
    fijar_total_1bis: {
      valores: [$1: number, $2: number]
      fila: never
      lee: never
      escribe: 'carpeta_formulario'
    }
    fila_14: {
      valores: [$1: number]
      fila: {
        grabado: boolean
        idPago: number | null
      }
      lee: 'carpeta_formulario'
      escribe: never
    }
    saldar_1bis: {
      valores: [$1: number, $2: number | null]
      fila: {
        excedente: number
      }
      lee: never
      escribe: 'carpeta_formulario'
    }
    versiones_de_formulario: {
      valores: [$1: number, $2: number]
      fila: {
        version: number
        datos: (typeof formularioVersion.$inferSelect)['datos']
        reemplazadaEl: Date
      }
      lee: 'formulario_version'
      escribe: never
    }
  }
}
