// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
import type { pago } from '../pagos/tablas.ts'
import type { veredaCopia } from './tablas.ts'

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    carpeta_de_pago_de_vereda: {
      valores: [$1: number, $2: number]
      fila: {
        idCarpeta: number
        padron: string
      }
      lee: 'formulario_vereda' | 'vereda_copia'
      escribe: never
    }
    copia_de_vereda: {
      valores: [$1: number]
      fila: {
        idPago: number
        idPersona: number
        respuestas: (typeof veredaCopia.$inferSelect)['respuestas']
        versionDelBorrador: number
      }
      lee: 'vereda_copia'
      escribe: never
    }
    domicilio_de_vereda: {
      valores: [$1: number, $2: number]
      fila: {
        Padron: string
        idCalle: number | null
        NroPuerta: string
        Piso: string
        Departamento: string
        Seccion: string
        Manzana: string
        Parcela: string
        Distrito: string
        Dominio: string
        origen: 'PADRON' | 'MANUAL'
        calleHabilitada: boolean
      }
      lee: 'calle' | 'domicilio'
      escribe: never
    }
    foto_de_copia_de_vereda: {
      valores: [$1: number, $2: number]
      fila: {
        nombreOriginal: string
        tipoMime: string
        tamano: number
        sha256: string
        ruta: string
      }
      lee: 'vereda_copia' | 'vereda_copia_foto'
      escribe: never
    }
    fotos_de_copia_de_vereda: {
      valores: [$1: number]
      fila: {
        idFoto: number
        nombreOriginal: string
        tipoMime: string
        tamano: number
        sha256: string
        ruta: string
      }
      lee: 'vereda_copia_foto'
      escribe: never
    }
    guardar_copia_de_vereda: {
      valores: [$1: number, $2: number, $3: number, $4: string, $5: string, $6: number, $7: string]
      fila: never
      lee: never
      escribe: 'vereda_copia' | 'vereda_copia_foto'
    }
    hay_otra_vereda_pagada: {
      valores: [$1: number]
      fila: {
        hay: boolean
      }
      lee: 'pago' | 'vereda_copia'
      escribe: never
    }
    insertar_formulario_vereda: {
      valores: [$1: string]
      fila: never
      lee: never
      escribe: 'formulario_vereda'
    }
    leer_formulario_vereda: {
      valores: [$1: number]
      fila: {
        vereda: boolean
        fachada: boolean
        medianera: boolean
        sobretecho: boolean
        cubierta: boolean
        impermeabilizacion: boolean
        pintura: boolean
        carpinteria: boolean
        revoque: boolean
        otros: boolean
        ancho: number
        largo: number
        superficie: number
        idInmuebleTipo: number
        InmuebleTipo: string
        montoObra: number
        derechoConstruccion: number
        depMatDias: number
        depMatPrecio: number
        cercaMetros: number
        cercaPesos: number
        canon: number
        totalAAbonar: number
        tarifaMinimo: number
        tarifaCerca: number
        tarifaCanon: number
        tarifaDeposito: number
        idDomicilio: number
        Padron: string
        calle: string
        NroPuerta: string
        Piso: string
        Departamento: string
        Seccion: string
        Manzana: string
        Parcela: string
        Distrito: string
        Dominio: string
        email: string
        idPago: number
        TransaccionComercioId: string
        pagadoEl: Date | null
        fotosPedidasEl: Date | null
        idPersona: number
        autor: string
        fecha: Date
      }
      lee: 'domicilio' | 'formulario_vereda' | 'inmueble_tipo' | 'pago' | 'persona'
      escribe: never
    }
    olvidar_copias_sin_pagar: {
      valores: [$1: Date | string]
      fila: never
      lee: 'pago'
      escribe: 'vereda_copia' | 'vereda_copia_foto'
    }
    vereda_aprobada_el: {
      valores: [$1: number]
      fila: {
        aprobada: Date | null
      }
      lee: 'tramite_estado' | 'tramite_historial'
      escribe: never
    }
    vereda_en_curso: {
      valores: [$1: number, $2: number | null]
      fila: {
        idPago: number
        estado: 'INICIADO' | 'EN_PROCESO' | 'CONFIRMADO' | 'RECHAZADO' | 'CANCELADO' | 'VENCIDO' | 'DEVUELTO'
        monto: number
        transaccion: string
        referencia: (typeof pago.$inferSelect)['referencia']
        creadoEl: Date
        confirmadoEl: Date | null
        concluido: boolean
        idCarpeta: number | null
        domicilio: string
      }
      lee: 'domicilio' | 'formulario_vereda' | 'pago' | 'vereda_copia'
      escribe: never
    }
    vereda_pagada_sin_presentar: {
      valores: [$1: number, $2: string]
      fila: {
        idPago: number
      }
      lee: 'pago' | 'vereda_copia'
      escribe: never
    }
    veredas_por_pedir_fotos: {
      valores: [$1: number, $2: Date | string]
      fila: {
        idCarpeta: number
        idPersona: number
        email: string
        padron: string
      }
      lee: 'archivo' | 'carpeta' | 'domicilio'
      escribe: 'formulario_vereda'
    }
    veredas_sin_completar: {
      valores: [$1: Date | string]
      fila: {
        idPago: number
      }
      lee: 'pago' | 'vereda_copia'
      escribe: never
    }
    veredas_sin_terminar: {
      valores: [$1: number, $2: number | null]
      fila: {
        idPago: number
      }
      lee: 'pago' | 'vereda_copia'
      escribe: never
    }
  }
}
