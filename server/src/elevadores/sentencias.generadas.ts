// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
import type { formulario27EnPago } from './tablas.ts'
import type { pago } from '../pagos/tablas.ts'

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    abonar_27: {
      valores: [$1: number, $2: number, $3: number]
      fila: {
        idCarpeta: number
      }
      lee: never
      escribe: 'carpeta_formulario' | 'formulario27'
    }
    agregar_tarjeta: {
      valores: [$1: string, $2: string]
      fila: never
      lee: never
      escribe: 'tarjeta_de_elevadores'
    }
    autor_de_29: {
      valores: [$1: number]
      fila: {
        idPersona: number
      }
      lee: 'formulario29'
      escribe: never
    }
    autor_de_31: {
      valores: [$1: number]
      fila: {
        tienenParte: (number | null)[]
      }
      lee: 'carpeta' | 'domicilio' | 'formulario27' | 'formulario29' | 'formulario30' | 'formulario30_tecnico' | 'formulario31' | 'padron' | 'persona'
      escribe: never
    }
    autor_de_tecnico: {
      valores: [$1: number, $2: string]
      fila: {
        tienenParte: (number | null)[]
      }
      lee: 'formulario29' | 'formulario30' | 'formulario30_tecnico' | 'persona'
      escribe: never
    }
    bloquear_formulario_27: {
      valores: [$1: number, $2: number]
      fila: {
        idPersonaCD: number
        responden: (number | null)[]
        padron: string
        yaEspera: boolean
      }
      lee: 'carpeta' | 'domicilio' | 'formulario27' | 'formulario28' | 'padron' | 'persona'
      escribe: never
    }
    bloquear_formulario_28: {
      valores: [$1: number]
      fila: {
        uno: number
      }
      lee: 'formulario27' | 'formulario28'
      escribe: never
    }
    bloquear_formulario_29: {
      valores: [$1: number]
      fila: {
        idPersona: number
        idInstitucion: number
        nroconservador: string
        importe: number
        tienenParte: (number | null)[]
      }
      lee: 'formulario29' | 'formulario30' | 'formulario30_tecnico' | 'persona'
      escribe: never
    }
    bloquear_formulario_30: {
      valores: [$1: number]
      fila: {
        uno: number
      }
      lee: 'formulario30'
      escribe: never
    }
    bloquear_formulario_31: {
      valores: [$1: number]
      fila: {
        uno: number
      }
      lee: 'formulario31'
      escribe: never
    }
    confirmar_formulario_28: {
      valores: [$1: number, $2: number]
      fila: never
      lee: never
      escribe: 'formulario28'
    }
    confirmar_formulario_30: {
      valores: [$1: number, $2: number]
      fila: never
      lee: 'formulario30_tecnico' | 'persona'
      escribe: 'formulario30' | 'formulario31'
    }
    congelar_formulario_27: {
      valores: [$1: number, $2: number, $3: string]
      fila: never
      lee: 'pago'
      escribe: 'formulario27_en_pago'
    }
    conservador_de_otra_empresa: {
      valores: [$1: string, $2: number]
      fila: {
        deOtra: boolean
      }
      lee: 'formulario29' | 'pago_en_mesa'
      escribe: never
    }
    conservadora_confirmada: {
      valores: [$1: string]
      fila: {
        Institucion: string
        nroconservador: string
        desde: string
        seguro: string | null
        contrato: string | null
      }
      lee: 'domicilio' | 'formulario29' | 'formulario31' | 'institucion' | 'pago_en_mesa'
      escribe: never
    }
    contratos_por_vencer: {
      valores: [$1: Date | string]
      fila: {
        idPersona: number
        hasta: string
        padron: string
        domicilio: string
      }
      lee: 'carpeta' | 'domicilio' | 'formulario27' | 'formulario29' | 'pago_en_mesa' | 'tramite_estado'
      escribe: 'formulario31'
    }
    datos_de_empresa: {
      valores: [$1: number, $2: number]
      fila: {
        idInstitucion: number
        Institucion: string
        razonsocial: string
        cuit: string
        nroconservador: string
        nroinstalador: string
        idCalleInstitucion: number
        calle: string
        nropuertaInstitucion: string
        pisoInstitucion: string
        dptoInstitucion: string
        telefonoInstitucion: string
      }
      lee: 'calle' | 'formulario29' | 'institucion' | 'pago_en_mesa'
      escribe: never
    }
    decision_de_formulario_28: {
      valores: [$1: number]
      fila: {
        confirmado: boolean
        quitado: boolean
        tienenParte: (number | null)[]
        autor: number
        detalle: string
        responden: (number | null)[]
        ocupado: boolean
      }
      lee: 'carpeta' | 'domicilio' | 'formulario27' | 'formulario28' | 'padron' | 'persona'
      escribe: never
    }
    decision_de_formulario_30: {
      valores: [$1: number]
      fila: {
        confirmado: boolean
        quitado: boolean
        tienenParte: (number | null)[]
        autor: number
        detalle: string
      }
      lee: 'formulario29' | 'formulario30' | 'formulario30_tecnico' | 'institucion' | 'persona'
      escribe: never
    }
    decision_de_formulario_31: {
      valores: [$1: number]
      fila: {
        confirmado: boolean
        quitado: boolean
        tienenParte: (number | null)[]
        autor: number
        detalle: string
      }
      lee: 'carpeta' | 'domicilio' | 'formulario27' | 'formulario29' | 'formulario30' | 'formulario30_tecnico' | 'formulario31' | 'padron' | 'persona'
      escribe: never
    }
    domicilios_de_empresa: {
      valores: [$1: number]
      fila: {
        puerta: string
        departamento: string
      }
      lee: 'formulario29'
      escribe: never
    }
    empresa_de_formulario_29: {
      valores: [$1: number]
      fila: {
        nombre: string
      }
      lee: 'institucion'
      escribe: never
    }
    formulario_27_congelado: {
      valores: [$1: number]
      fila: {
        respuestas: (typeof formulario27EnPago.$inferSelect)['respuestas']
      }
      lee: 'formulario27_en_pago'
      escribe: never
    }
    formulario_27_de_carpeta: {
      valores: [$1: number]
      fila: {
        nroelevadores: number
        expedienteobra: number
        importe: number
        idPago: number | null
        autor: string
        fecha: Date
        Padron: string
        idCalle: number | null
        calle: string
        nropuerta: string
        Piso: string
        Departamento: string
        suPadron: string
        suCalle: string
        suPuerta: string
        suPiso: string
        suDepartamento: string
      }
      lee: 'domicilio' | 'formulario27' | 'pago' | 'persona'
      escribe: never
    }
    formulario_27_de_un_pago: {
      valores: [$1: number, $2: number]
      fila: {
        idCarpeta: number
        idDomicilio: number
        idDomicilioInmueble: number
        nroelevadores: number
        expedienteobra: number
      }
      lee: 'formulario27'
      escribe: never
    }
    formulario_27_del_inmueble: {
      valores: [$1: number, $2: number]
      fila: {
        idFormulario27: number
        nroelevadores: number
        idPersonaCD: number
      }
      lee: 'carpeta' | 'domicilio' | 'formulario27'
      escribe: never
    }
    formulario_27_que_siguio: {
      valores: [$1: number, $2: number]
      fila: {
        idCarpeta: number
      }
      lee: 'formulario27'
      escribe: never
    }
    formularios_29_sin_pagar: {
      valores: [$1: number]
      fila: {
        idFormulario29: number
        empresa: string
        importe: number
      }
      lee: 'formulario29' | 'institucion' | 'pago_en_mesa'
      escribe: never
    }
    guardar_contrato: {
      valores: [$1: number, $2: Date | string | null]
      fila: never
      lee: never
      escribe: 'formulario31'
    }
    guardar_matricula_de_tecnico: {
      valores: [$1: number, $2: string, $3: Date | string | null]
      fila: never
      lee: never
      escribe: 'formulario30_tecnico'
    }
    guardar_seguro: {
      valores: [$1: number, $2: Date | string | null]
      fila: never
      lee: never
      escribe: 'formulario31'
    }
    hay_empresa_conservadora: {
      valores: [$1: number, $2: number]
      fila: {
        empresa: boolean
        calle: boolean
      }
      lee: 'calle' | 'institucion'
      escribe: never
    }
    hay_formulario_28: {
      valores: [$1: number]
      fila: {
        id: number
      }
      lee: 'formulario28'
      escribe: never
    }
    inscripcion_confirmada: {
      valores: [$1: string]
      fila: {
        nroelevadores: number
        desde: string
      }
      lee: 'carpeta' | 'domicilio' | 'formulario27' | 'tramite_estado'
      escribe: never
    }
    inscripciones_de_conservadora: {
      valores: [$1: number]
      fila: {
        idFormulario29: number
        razonsocial: string
        nroconservador: string
        importe: number
        pagadoEl: Date | null
        autor: string
        idPersona: number
        desde: string
        hasta: string | null
      }
      lee: 'formulario29' | 'pago_en_mesa' | 'persona'
      escribe: never
    }
    insertar_formulario_27: {
      valores: [$1: number, $2: number, $3: number, $4: number, $5: number, $6: number, $7: number, $8: number, $9: number | null]
      fila: never
      lee: never
      escribe: 'formulario27'
    }
    insertar_formulario_28: {
      valores: [$1: number, $2: number, $3: number, $4: string, $5: string, $6: string, $7: string, $8: string, $9: boolean]
      fila: {
        id: number
      }
      lee: never
      escribe: 'formulario28'
    }
    insertar_formulario_29: {
      valores: [$1: number, $2: string, $3: string, $4: string, $5: string, $6: number, $7: string, $8: string, $9: string, $10: string, $11: string, $12: number | null, $13: string | null, $14: number, $15: number, $16: number]
      fila: {
        id: number
      }
      lee: never
      escribe: 'formulario29'
    }
    insertar_formulario_30: {
      valores: [$1: number, $2: string, $3: string, $4: string, $5: string, $6: number, $7: string, $8: string, $9: string, $10: string, $11: string, $12: string, $13: number, $14: string]
      fila: {
        id: number
      }
      lee: never
      escribe: 'formulario30' | 'formulario30_tecnico'
    }
    insertar_formulario_31: {
      valores: [$1: number, $2: number, $3: string, $4: string, $5: string, $6: string, $7: string, $8: string, $9: number]
      fila: {
        id: number
      }
      lee: never
      escribe: 'formulario31'
    }
    leer_formulario_28: {
      valores: [$1: number]
      fila: {
        idCarpeta: number
        padron: string
        domicilio: string
        nroelevadores: number
        idPersona: number
        responsable: string
        circunscripcion: string
        seccion: string
        manzana: string
        parcela: string
        observaciones: string
      }
      lee: 'domicilio' | 'formulario27' | 'formulario28' | 'persona'
      escribe: never
    }
    leer_formulario_29: {
      valores: [$1: number]
      fila: {
        idInstitucion: number
        Institucion: string
        razonsocial: string
        cuit: string
        nroconservador: string
        nroinstalador: string
        idCalleInstitucion: number
        calle: string
        nropuertaInstitucion: string
        pisoInstitucion: string
        dptoInstitucion: string
        telefonoInstitucion: string
        observaciones: string
        importe: number
        pagadoEl: Date | null
      }
      lee: 'calle' | 'formulario29' | 'institucion' | 'pago_en_mesa'
      escribe: never
    }
    leer_formulario_30: {
      valores: [$1: number]
      fila: {
        idInstitucion: number
        Institucion: string
        razonsocial: string
        cuit: string
        nroconservador: string
        nroinstalador: string
        idCalleInstitucion: number
        calle: string
        nropuertaInstitucion: string
        pisoInstitucion: string
        dptoInstitucion: string
        telefonoInstitucion: string
        dni: string
        observaciones: string
        tecnicos: NonNullable<unknown>
      }
      lee: 'calle' | 'formulario30' | 'formulario30_tecnico' | 'institucion'
      escribe: never
    }
    leer_formulario_31: {
      valores: [$1: number]
      fila: {
        padron: string
        idDomicilio: number
        domicilio: string
        cantidadelevadores: number
        destinoinmueble: string
        nroconservador: string
        nroinstalador: string
        representantetecnico: string
        matriculaRT: string
        observaciones: string
      }
      lee: 'domicilio' | 'formulario31'
      escribe: never
    }
    listar_conservadoras: {
      valores: [$1: Date | string, $2: string, $3: boolean | null, $4: string, $5: number, $6: number, $7: number, $8: string, $9: boolean]
      fila: {
        idInstitucion: number
        Institucion: string
        razonsocial: string
        nroconservador: string
        nroinstalador: string
        telefono: string
        confirmada: boolean
        idFormulario29: number
        importe: number
        pagadoEl: Date | null
        fecha: Date
        inmuebles: number
        elevadores: number
        tecnicos: number
        elevadoresSinConfirmar: number
        tecnicosSinConfirmar: number
        fin: string | null
        propia: boolean
        total: number
      }
      lee: 'carpeta' | 'domicilio' | 'formulario27' | 'formulario29' | 'formulario30' | 'formulario30_tecnico' | 'formulario31' | 'institucion' | 'pago_en_mesa' | 'persona' | 'tramite_estado'
      escribe: never
    }
    listar_inmuebles_con_elevadores: {
      valores: [$1: Date | string, $2: string, $3: boolean | null, $4: boolean, $5: string, $6: number, $7: number]
      fila: {
        padron: string
        domicilio: string
        nroelevadores: number | null
        responsable: string | null
        confirmado: boolean
        empresa: string | null
        empresaConfirmada: boolean
        nroconservador: string | null
        porRevisar: boolean
        fin: string | null
        total: number
      }
      lee: 'carpeta' | 'domicilio' | 'formulario27' | 'formulario29' | 'formulario30' | 'formulario30_tecnico' | 'formulario31' | 'institucion' | 'pago_en_mesa' | 'persona' | 'tramite_estado'
      escribe: never
    }
    mantenimientos_del_registro: {
      valores: [$1: string | null, $2: number | null]
      fila: {
        idFormulario31: number
        padron: string
        domicilio: string
        nroconservador: string
        cantidadelevadores: number
        destinoinmueble: string
        representantetecnico: string
        matriculaRT: string
        revisadoEl: Date | null
        desde: string
        hasta: string | null
        seguro: string | null
        contrato: string | null
        idPersona: number
        autor: string
        idInstitucion: number | null
        Institucion: string | null
        razonsocial: string | null
        nroinstalador: string | null
        telefono: string | null
        confirmada: boolean | null
        tienenParte: (number | null)[]
      }
      lee: 'carpeta' | 'domicilio' | 'formulario27' | 'formulario29' | 'formulario30' | 'formulario30_tecnico' | 'formulario31' | 'institucion' | 'padron' | 'pago_en_mesa' | 'persona'
      escribe: never
    }
    matriculas_de_tecnicos_por_vencer: {
      valores: [$1: Date | string]
      fila: {
        idPersona: number
        clase: 'RT' | 'TE'
        hasta: string
        nombre: string
        matricula: string
        institucion: string
      }
      lee: 'formulario30' | 'institucion'
      escribe: 'formulario30_tecnico'
    }
    mis_registros_de_elevadores: {
      valores: [$1: number, $2: string, $3: number, $4: number]
      fila: {
        formulario: string
        numero: number
        idCarpeta: number | null
        detalle: string
        situacion: string
        padron: string | null
        idInstitucion: number | null
        fecha: Date
        motivo: string | null
        porPagar: number | null
        total: number
      }
      lee: 'carpeta' | 'domicilio' | 'formulario27' | 'formulario28' | 'formulario29' | 'formulario30' | 'formulario31' | 'institucion' | 'pago_en_mesa' | 'tramite_estado'
      escribe: never
    }
    pago_de_27_en_curso: {
      valores: [$1: number, $2: number | null]
      fila: {
        idPago: number
        tipo: 'LIBRE_DEUDA' | 'VEREDAS' | 'FORM1BIS' | 'FORM14' | 'FORM27' | 'CARPETA'
        idPersona: number
        monto: number
        estado: 'INICIADO' | 'EN_PROCESO' | 'CONFIRMADO' | 'RECHAZADO' | 'CANCELADO' | 'VENCIDO' | 'DEVUELTO'
        transaccion: string
        producto: string
        referencia: (typeof pago.$inferSelect)['referencia']
        clave: string
        idPlataforma: string | null
        revision: 'MONTO_DISTINTO' | 'OTRA_TRANSACCION' | 'ANTERIOR' | 'ESTADO_DESCONOCIDO' | 'NO_COINCIDE' | 'FIRMA_RECHAZADA' | 'SIN_RESPUESTA' | 'SIN_EFECTO' | 'POR_COMPLETAR' | 'SIN_COMPLETAR' | 'REPETIDO' | 'YA_NO_SE_PEDIA' | 'EXCEDENTE' | 'CARPETA_BORRADA' | 'DEVUELTO_EN_USO' | null
        creadoEl: Date
        confirmadoEl: Date | null
        usadoEl: Date | null
        excedente: number | null
      }
      lee: 'formulario27' | 'pago'
      escribe: never
    }
    quitar_formulario_28: {
      valores: [$1: number, $2: number, $3: string]
      fila: never
      lee: never
      escribe: 'formulario28'
    }
    quitar_formulario_30: {
      valores: [$1: number, $2: number, $3: string]
      fila: never
      lee: never
      escribe: 'formulario30'
    }
    quitar_formulario_31: {
      valores: [$1: number, $2: number, $3: string]
      fila: never
      lee: never
      escribe: 'formulario31'
    }
    registro_de_elevadores: {
      valores: [$1: string, $2: number]
      fila: {
        formulario: string
        numero: number
        idCarpeta: number | null
        detalle: string
        situacion: string
        padron: string | null
        idInstitucion: number | null
        fecha: Date
        motivo: string | null
        porPagar: number | null
        idPersona: number
        autor: string
      }
      lee: 'carpeta' | 'domicilio' | 'formulario27' | 'formulario28' | 'formulario29' | 'formulario30' | 'formulario31' | 'institucion' | 'pago_en_mesa' | 'persona' | 'tramite_estado'
      escribe: never
    }
    responsables_de_inmueble: {
      valores: [$1: string]
      fila: {
        idFormulario27: number
        idCarpeta: number
        estado: 'PRESENTADO' | 'RECIBIDO MESA ENTRADAS' | 'EN INSPECCION' | 'OBSERVADO' | 'PENDIENTE DE PAGO' | 'PAGADO' | 'APROBADO' | 'RECHAZADO' | 'FINALIZADO'
        confirmado: boolean
        nroelevadores: number
        expedienteobra: number
        responsable: string
        cuil: string
        idPersona: number
        desde: string
        hasta: string | null
        domicilio: string
        idFormulario28: number | null
        circunscripcion: string | null
        seccion: string | null
        manzana: string | null
        parcela: string | null
        registradoEl: Date | null
        porConfirmar: NonNullable<unknown>
      }
      lee: 'carpeta' | 'domicilio' | 'formulario27' | 'formulario28' | 'persona' | 'tramite_estado'
      escribe: never
    }
    revisar_formulario_31: {
      valores: [$1: number, $2: number]
      fila: never
      lee: never
      escribe: 'formulario31'
    }
    seguros_por_vencer: {
      valores: [$1: Date | string]
      fila: {
        idPersona: number
        hasta: string
        padron: string
        domicilio: string
      }
      lee: 'carpeta' | 'domicilio' | 'formulario27' | 'formulario29' | 'pago_en_mesa' | 'tramite_estado'
      escribe: 'formulario31'
    }
    tarjeta_de_padron: {
      valores: [$1: string]
      fila: {
        codigo: string
      }
      lee: 'tarjeta_de_elevadores'
      escribe: never
    }
    tarjeta_por_codigo: {
      valores: [$1: string]
      fila: {
        padron: string
        domicilio: string
      }
      lee: 'domicilio' | 'formulario27' | 'tarjeta_de_elevadores'
      escribe: never
    }
    tecnicos_del_registro: {
      valores: [$1: number]
      fila: {
        idFormulario30: number
        clase: 'RT' | 'TE'
        nombre: string
        cuit: string
        profesion: string
        matricula: string
        confirmado: boolean
        desde: string
        hasta: string | null
        fin: string | null
        idPersona: number
        autor: string
        tienenParte: (number | null)[]
      }
      lee: 'formulario29' | 'formulario30' | 'formulario30_tecnico' | 'persona'
      escribe: never
    }
    turno_del_conservador: {
      valores: [$1: string]
      fila: {
        pg_advisory_xact_lock: unknown | null
      }
      lee: never
      escribe: never
    }
    ultima_presentacion_de_27: {
      valores: [$1: number]
      fila: {
        despuesDe: number
      }
      lee: 'formulario27'
      escribe: never
    }
    ultimo_formulario_27: {
      valores: [$1: number]
      fila: {
        idCarpeta: number
        padron: string
        fecha: Date
        idPago: number | null
        estado: 'INICIADO' | 'EN_PROCESO' | 'CONFIRMADO' | 'RECHAZADO' | 'CANCELADO' | 'VENCIDO' | 'DEVUELTO' | null
      }
      lee: 'carpeta' | 'domicilio' | 'formulario27' | 'pago'
      escribe: never
    }
    ver_conservadora: {
      valores: [$1: number]
      fila: {
        idInstitucion: number
        Institucion: string
        razonsocial: string
        cuit: string
        nroconservador: string
        nroinstalador: string
        telefono: string
        confirmada: boolean
        domicilio: string
      }
      lee: 'calle' | 'formulario29' | 'institucion' | 'pago_en_mesa'
      escribe: never
    }
    volver_a_revisar_notas: {
      valores: [$1: string, $2: readonly number[]]
      fila: never
      lee: never
      escribe: 'formulario31'
    }
  }
}
