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
    borrar_formulario1: {
      valores: [$1: number]
      fila: never
      lee: never
      escribe: 'formulario1'
    }
    borrar_formulario14: {
      valores: [$1: number]
      fila: never
      lee: never
      escribe: 'formulario14'
    }
    borrar_formulario19: {
      valores: [$1: number]
      fila: never
      lee: never
      escribe: 'formulario19'
    }
    borrar_formulario1bis: {
      valores: [$1: number]
      fila: never
      lee: never
      escribe: 'formulario1bis'
    }
    borrar_formulario2: {
      valores: [$1: number]
      fila: never
      lee: never
      escribe: 'formulario2'
    }
    calle_de_envio: {
      valores: [$1: number]
      fila: {
        calle: string
      }
      lee: 'calle'
      escribe: never
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
    declarante_por_id: {
      valores: [$1: number]
      fila: {
        id_declarante: number
      }
      lee: 'declarante'
      escribe: never
    }
    declarantes: {
      valores: []
      fila: {
        idDeclarante: number
        declarante: string
      }
      lee: 'declarante'
      escribe: never
    }
    domicilio_asi_en_el_registro: {
      valores: [$1: number, $2: string, $3: string]
      fila: {
        puerta: boolean
        departamento: boolean
      }
      lee: 'domicilio'
      escribe: never
    }
    empresa_de_publicidad: {
      valores: [$1: number]
      fila: {
        id_institucion: number
      }
      lee: 'institucion'
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
    fila_de_formulario: {
      valores: [$1: number, $2: number]
      fila: {
        grabado: boolean
        observado: boolean
      }
      lee: 'carpeta_formulario'
      escribe: never
    }
    insertar_formulario1: {
      valores: [$1: string]
      fila: {
        id: number
      }
      lee: never
      escribe: 'formulario1'
    }
    insertar_formulario14: {
      valores: [$1: string]
      fila: {
        id: number
      }
      lee: never
      escribe: 'formulario14'
    }
    insertar_formulario19: {
      valores: [$1: string]
      fila: {
        id: number
      }
      lee: never
      escribe: 'formulario19'
    }
    insertar_formulario1bis: {
      valores: [$1: string]
      fila: {
        id: number
      }
      lee: never
      escribe: 'formulario1bis'
    }
    insertar_formulario2: {
      valores: [$1: string]
      fila: {
        id: number
      }
      lee: never
      escribe: 'formulario2'
    }
    leer_formulario1: {
      valores: [$1: number]
      fila: {
        idFormulario: number
        idCarpeta: number
        idPersona: number
        fecha: Date
        hormigonarmado: boolean
        asfalto: boolean
        cordoncuneta: boolean
        tierrasincc: boolean
        redbajatension: boolean
        redgasnatural: boolean
        conformeexistente: boolean
        cantidadluminarias: number
        recoleccionresiduos: number
        cantarboles: number
        usoexistente: string
        usoahabilitar: string
        conformehabilitar: 'No permitido' | 'Permitido' | 'Condicionado'
        observaciones: string
        autor: string
      }
      lee: 'formulario1' | 'persona'
      escribe: never
    }
    leer_formulario14: {
      valores: [$1: number]
      fila: {
        idFormulario: number
        idCarpeta: number
        idPersona: number
        fecha: Date
        instalacion: boolean
        retiro: boolean
        ocupaVereda: boolean
        aceptoord2073: boolean
        empresaPublicidad: boolean
        desde: string
        hasta: string
        monto: number
        tarifa: number
        perimetro: string
        altura: string
        superficie: string
        idInstitucion: number | null
        nroInscripcion: string | null
        idRepresentante: number
        idArchivoComprobante: number
        autor: string
        idPago: number | null
        Institucion: string | null
        cuitInstalador: string
      }
      lee: 'carpeta_formulario' | 'formulario14' | 'institucion' | 'persona'
      escribe: never
    }
    leer_formulario19: {
      valores: [$1: number]
      fila: {
        idFormulario: number
        idCarpeta: number
        idPersona: number
        fecha: Date
        idDeclarante: number
        idCalle: number
        calleTexto: string
        nroPuerta: string
        piso: string
        departamento: string
        seccion: string
        manzana: string
        distrito: string
        dominio: string
        autor: string
        declarante: string
      }
      lee: 'declarante' | 'formulario19' | 'persona'
      escribe: never
    }
    leer_formulario1bis: {
      valores: [$1: number]
      fila: {
        idFormulario: number
        idCarpeta: number
        idPersona: number
        fecha: Date
        nroresolucion: string
        supconstruida: number
        supconantecedentes: number
        supaconstruir: number
        suptotal: number
        valorm2obranueva: number
        importeobranoc: number
        importerefaccion: number
        importetotalrefaccion: number
        supdemolicion: number
        valorm2demolicion: number
        importedemolicion: number
        metrosrebajecordon: string
        valorpesosmetro: number
        importerebajecordon: number
        totalderechosconstruccion: number
        metroscerca: number
        valormetrocerca: number
        importetotalcerca: number
        descripcionotros: string
        valorotros: number
        total: number
        autor: string
        idFormulario1bis: number
        idPago: number | null
        pagado: number
      }
      lee: 'carpeta_formulario' | 'formulario1bis' | 'persona'
      escribe: never
    }
    leer_formulario2: {
      valores: [$1: number]
      fila: {
        idFormulario: number
        idCarpeta: number
        idPersona: number
        fecha: Date
        descripcionuso: string
        supconantecedentes: string
        permisoconstruccionnro: string
        finaldeobranro: string
        trabajoautorizado1: string
        observacion1: string
        trabajoautorizado2: string
        observacion2: string
        trabajoautorizado3: string
        observacion3: string
        trabajoautorizado4: string
        observacion4: string
        trabajoautorizado5: string
        observacion5: string
        autor: string
      }
      lee: 'formulario2' | 'persona'
      escribe: never
    }
    marcar_formulario_grabado: {
      valores: [$1: number, $2: number, $3: Date | string, $4: number]
      fila: never
      lee: never
      escribe: 'carpeta_formulario'
    }
    persona_por_id: {
      valores: [$1: number]
      fila: {
        id_persona: number
      }
      lee: 'persona'
      escribe: never
    }
    respuestas_anteriores: {
      valores: [$1: number]
      fila: {
        titulo: string
        pregunta: string
        respuesta: string
      }
      lee: 'respuesta_anterior'
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
    tipos_de_formulario: {
      valores: []
      fila: {
        idFormularioTipo: number
        FormularioTipo: string
        codigoFormulario: string
      }
      lee: 'formulario_tipo'
      escribe: never
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
