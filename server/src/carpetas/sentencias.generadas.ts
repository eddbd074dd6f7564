// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
export {}

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    agregar_requisito: {
      valores: [$1: number | null]
      fila: {
        idRequisito: number
      }
      lee: never
      escribe: 'encomienda_requisito'
    }
    agregar_tipo_de_encomienda: {
      valores: [$1: string, $2: string, $3: boolean, $4: boolean]
      fila: {
        idEncomiendaTipo: number
      }
      lee: never
      escribe: 'encomienda_tipo'
    }
    agregar_version_de_requisito: {
      valores: [$1: number, $2: number, $3: number, $4: string, $5: string, $6: boolean, $7: string | null, $8: boolean, $9: Date | string, $10: string, $11: number, $12: Date | string]
      fila: never
      lee: never
      escribe: 'encomienda_requisito_version'
    }
    agregar_version_de_tipo_de_encomienda: {
      valores: [$1: number, $2: number, $3: string, $4: string, $5: boolean, $6: readonly number[], $7: boolean, $8: string | null, $9: number | null, $10: Date | string | null]
      fila: never
      lee: never
      escribe: 'encomienda_tipo_version'
    }
    ajustar_formularios_observados: {
      valores: [$1: number]
      fila: never
      lee: 'carpeta' | 'observacion'
      escribe: 'carpeta_formulario'
    }
    alta_carpeta: {
      valores: [$1: string, $2: string, $3: string]
      fila: {
        id_carpeta: number
      }
      lee: 'encomienda_tipo_formulario'
      escribe: 'archivo' | 'carpeta' | 'carpeta_formulario' | 'codigo_de_seguimiento' | 'tramite_historial'
    }
    alta_carpeta_de_formulario: {
      valores: [$1: number, $2: number, $3: number, $4: number | null, $5: number, $6: number, $7: number, $8: string, $9: string, $10: string | null, $11: number, $12: number | null, $13: number]
      fila: {
        id_carpeta: number
      }
      lee: never
      escribe: 'carpeta' | 'carpeta_formulario' | 'tramite_historial'
    }
    anotar_requisito_cambiado: {
      valores: [$1: number, $2: number, $3: number, $4: string]
      fila: never
      lee: 'carpeta'
      escribe: 'tramite_historial'
    }
    archivo_observado: {
      valores: [$1: number]
      fila: never
      lee: 'observacion' | 'observacion_archivo'
      escribe: never
    }
    archivo_por_id: {
      valores: [$1: number]
      fila: {
        idArchivo: number
        idCarpeta: number
        clase: 'CROQUIS' | 'DOCUMENTO' | 'COMPROBANTE' | 'FOTO_VEREDA' | 'RECIBO_FORM' | 'FOTO_FINAL' | 'FOTO_VISITA'
        nombreOriginal: string
        tipoMime: string
        tamano: number
        sha256: string
        ruta: string
        subidoEl: Date
      }
      lee: 'archivo'
      escribe: never
    }
    archivos_de_carpeta: {
      valores: [$1: number]
      fila: {
        idArchivo: number
        idCarpeta: number
        clase: 'CROQUIS' | 'DOCUMENTO' | 'COMPROBANTE' | 'FOTO_VEREDA' | 'RECIBO_FORM' | 'FOTO_FINAL' | 'FOTO_VISITA'
        nombreOriginal: string
        tipoMime: string
        tamano: number
        sha256: string
        ruta: string
        subidoEl: Date
      }
      lee: 'archivo'
      escribe: never
    }
    archivos_de_respuesta: {
      valores: [$1: readonly number[], $2: readonly number[]]
      fila: never
      lee: never
      escribe: 'observacion_archivo'
    }
    archivos_de_un_requisito: {
      valores: [$1: readonly number[], $2: number]
      fila: never
      lee: never
      escribe: 'archivo'
    }
    archivos_por_observar: {
      valores: [$1: number, $2: readonly number[]]
      fila: {
        idArchivo: number
        tipo: string
      }
      lee: 'archivo'
      escribe: never
    }
    avisado_de_carpeta: {
      valores: [$1: number]
      fila: {
        nombre: string
        correo: string | null
      }
      lee: 'carpeta' | 'persona' | 'profesional'
      escribe: never
    }
    bloquear_carpeta: {
      valores: [$1: number]
      fila: never
      lee: 'carpeta'
      escribe: never
    }
    bloquear_carpeta_en_pie: {
      valores: [$1: number]
      fila: {
        id: number
      }
      lee: 'carpeta'
      escribe: never
    }
    bloquear_requisito: {
      valores: [$1: number]
      fila: never
      lee: 'encomienda_requisito'
      escribe: never
    }
    bloquear_tipo_de_encomienda: {
      valores: [$1: number]
      fila: never
      lee: 'encomienda_tipo'
      escribe: never
    }
    bloquear_tipos_de_encomienda: {
      valores: []
      fila: {
        pg_advisory_xact_lock: unknown | null
      }
      lee: never
      escribe: never
    }
    borrar_carpeta: {
      valores: [$1: number, $2: number, $3: number]
      fila: never
      lee: never
      escribe: 'carpeta' | 'tramite_historial'
    }
    cambiar_tipo_de_encomienda: {
      valores: [$1: number, $2: string, $3: string, $4: boolean, $5: boolean]
      fila: never
      lee: never
      escribe: 'encomienda_tipo'
    }
    carpeta_no_encargada: {
      valores: [$1: number, $2: string, $3: number, $4: Date | string]
      fila: {
        dicho: boolean
      }
      lee: never
      escribe: 'carpeta_no_encargada'
    }
    carpetas_del_padron: {
      valores: [$1: string, $2: boolean, $3: number, $4: number | null]
      fila: {
        idCarpeta: number
        tramite: string
        tramiteEstado: 'PRESENTADO' | 'RECIBIDO MESA ENTRADAS' | 'EN INSPECCION' | 'OBSERVADO' | 'PENDIENTE DE PAGO' | 'PAGADO' | 'APROBADO' | 'RECHAZADO' | 'FINALIZADO'
        fechaalta: Date
        clase: string
      }
      lee: 'carpeta' | 'encomienda_tipo' | 'tramite_estado' | 'uso'
      escribe: never
    }
    carpetas_en_preparacion: {
      valores: []
      fila: {
        idEncomiendaTipo: number
        encomiendatipo: string
        carpetas: number
      }
      lee: 'carpeta' | 'encomienda_tipo'
      escribe: never
    }
    codigo_de_seguimiento: {
      valores: [$1: number, $2: string]
      fila: never
      lee: 'carpeta' | 'codigo_de_seguimiento'
      escribe: never
    }
    contar_archivos_de_carpeta: {
      valores: [$1: number]
      fila: {
        count: number
      }
      lee: 'archivo'
      escribe: never
    }
    datos_de_carpeta_de_formulario: {
      valores: [$1: number, $2: number]
      fila: {
        padron: string
        calle: string
        nombre: string
      }
      lee: 'domicilio' | 'persona'
      escribe: never
    }
    domicilio_de_carpeta: {
      valores: [$1: number]
      fila: {
        idCalle: number | null
        calle: string
        NroPuerta: string
        Piso: string
        Departamento: string
        Seccion: string
        Manzana: string
        Parcela: string
        Distrito: string
        Dominio: string
        Padron: string
      }
      lee: 'carpeta' | 'domicilio'
      escribe: never
    }
    domicilio_del_propietario_de_carpeta: {
      valores: [$1: number]
      fila: {
        idPropietario: number
        Domicilio: string | null
        motivo: string | null
      }
      lee: 'carpeta' | 'propietario'
      escribe: never
    }
    es_suya_la_obra: {
      valores: [$1: number, $2: number]
      fila: {
        si: boolean
      }
      lee: 'carpeta' | 'propietario'
      escribe: never
    }
    estados_de_la_historia: {
      valores: [$1: number]
      fila: {
        estado: 'PRESENTADO' | 'RECIBIDO MESA ENTRADAS' | 'EN INSPECCION' | 'OBSERVADO' | 'PENDIENTE DE PAGO' | 'PAGADO' | 'APROBADO' | 'RECHAZADO' | 'FINALIZADO'
      }
      lee: 'tramite_estado' | 'tramite_historial'
      escribe: never
    }
    estados_de_tramite: {
      valores: []
      fila: {
        idTramiteEstado: number
        TramiteEstado: 'PRESENTADO' | 'RECIBIDO MESA ENTRADAS' | 'EN INSPECCION' | 'OBSERVADO' | 'PENDIENTE DE PAGO' | 'PAGADO' | 'APROBADO' | 'RECHAZADO' | 'FINALIZADO'
      }
      lee: 'tramite_estado'
      escribe: never
    }
    existe_encomienda_tipo: {
      valores: [$1: number]
      fila: never
      lee: 'encomienda_tipo'
      escribe: never
    }
    faltantes_de_carpeta: {
      valores: [$1: number]
      fila: {
        faltantes: NonNullable<unknown>
      }
      lee: 'carpeta' | 'carpeta_formulario' | 'formulario_tipo'
      escribe: never
    }
    formularios_de_carpeta: {
      valores: [$1: number]
      fila: {
        codigoFormulario: string
        FormularioTipo: string
        idCarpeta: number
        grabado: number
        idPago: number | null
        debe: number
        observado: number
      }
      lee: 'carpeta_formulario' | 'formulario_tipo'
      escribe: never
    }
    formularios_de_encomienda: {
      valores: []
      fila: {
        idFormularioTipo: number
        FormularioTipo: string
      }
      lee: 'formulario_tipo'
      escribe: never
    }
    formularios_por_observar: {
      valores: [$1: number]
      fila: {
        codigo: string
        idFormularioTipo: number
        enviado: boolean
      }
      lee: 'carpeta_formulario' | 'formulario_tipo'
      escribe: never
    }
    guardar_codigo_de_seguimiento: {
      valores: [$1: number, $2: string]
      fila: never
      lee: never
      escribe: 'codigo_de_seguimiento'
    }
    guardar_ejemplo_de_requisito: {
      valores: [$1: string, $2: string, $3: string, $4: string, $5: number, $6: number, $7: Date | string]
      fila: {
        sha256: string
      }
      lee: never
      escribe: 'ejemplo_de_requisito'
    }
    guardar_vista_de_lista: {
      valores: [$1: number, $2: string, $3: string, $4: string, $5: string]
      fila: never
      lee: never
      escribe: 'vista_de_lista'
    }
    hay_comprobante: {
      valores: [$1: number]
      fila: {
        hay: boolean
      }
      lee: 'archivo' | 'carpeta'
      escribe: never
    }
    insertar_archivos: {
      valores: [$1: number, $2: string, $3: number, $4: string]
      fila: {
        idArchivo: number
      }
      lee: never
      escribe: 'archivo'
    }
    insertar_observaciones: {
      valores: [$1: number, $2: number, $3: string]
      fila: never
      lee: never
      escribe: 'observacion'
    }
    leer_carpeta: {
      valores: [$1: number]
      fila: {
        idCarpeta: number
        idPersona: number
        idProfesional: number | null
        idEncomiendaTipo: number | null
        idUso: number | null
        estado: 'PRESENTADO' | 'RECIBIDO MESA ENTRADAS' | 'EN INSPECCION' | 'OBSERVADO' | 'PENDIENTE DE PAGO' | 'PAGADO' | 'APROBADO' | 'RECHAZADO' | 'FINALIZADO'
        estadoPrevio: 'PRESENTADO' | 'RECIBIDO MESA ENTRADAS' | 'EN INSPECCION' | 'OBSERVADO' | 'PENDIENTE DE PAGO' | 'PAGADO' | 'APROBADO' | 'RECHAZADO' | 'FINALIZADO' | null
        completa: boolean
        presentada: boolean
        expediente: string | null
        version: number
        algoPagado: boolean
        pagoDevuelto: boolean
        tienenParte: (number | null)[]
        loInspecciona: number | null
      }
      lee: 'carpeta' | 'carpeta_formulario' | 'cobro' | 'tramite_estado'
      escribe: never
    }
    leer_carpeta_para_el_personal: {
      valores: [$1: number]
      fila: {
        idCarpeta: number
        idPersona: number
        idProfesional: number | null
        idEncomiendaTipo: number | null
        idUso: number | null
        estado: 'PRESENTADO' | 'RECIBIDO MESA ENTRADAS' | 'EN INSPECCION' | 'OBSERVADO' | 'PENDIENTE DE PAGO' | 'PAGADO' | 'APROBADO' | 'RECHAZADO' | 'FINALIZADO'
        estadoPrevio: 'PRESENTADO' | 'RECIBIDO MESA ENTRADAS' | 'EN INSPECCION' | 'OBSERVADO' | 'PENDIENTE DE PAGO' | 'PAGADO' | 'APROBADO' | 'RECHAZADO' | 'FINALIZADO' | null
        completa: boolean
        presentada: boolean
        expediente: string | null
        version: number
        algoPagado: boolean
        pagoDevuelto: boolean
        tienenParte: (number | null)[]
        loInspecciona: number | null
      }
      lee: 'carpeta' | 'carpeta_formulario' | 'cobro' | 'inspector' | 'padron' | 'pago' | 'persona' | 'profesional' | 'propietario' | 'tramite_estado'
      escribe: never
    }
    leer_ejemplo_de_requisito: {
      valores: [$1: string]
      fila: {
        sha256: string
        ruta: string
        nombreOriginal: string
        tipoMime: string
        tamano: number
      }
      lee: 'ejemplo_de_requisito'
      escribe: never
    }
    leer_observacion: {
      valores: [$1: number]
      fila: {
        idCarpeta: number
        idRequisito: number | null
        situacion: 'PENDIENTE' | 'RESPONDIDA' | 'RETIRADA'
      }
      lee: 'observacion'
      escribe: never
    }
    leer_relojes: {
      valores: [$1: readonly number[]]
      fila: {
        idCarpeta: number
        vence: string | null
        conEncomienda: boolean
        hechos: NonNullable<unknown>
        plazos: NonNullable<unknown>
        noLaborables: NonNullable<unknown>
      }
      lee: 'carpeta' | 'no_laborable' | 'plazo' | 'tramite_estado' | 'tramite_historial'
      escribe: never
    }
    leer_vista_de_lista: {
      valores: [$1: number, $2: string]
      fila: {
        buscar: string
        estado: string
        orden: 'recientes' | 'antiguas' | 'vencimiento'
      }
      lee: 'vista_de_lista'
      escribe: never
    }
    lista_entera_de_carpetas: {
      valores: []
      fila: {
        id_carpeta: number
        id_profesional: number | null
        id_persona: number
        id_encomienda_tipo: number | null
        encomiendatipo: string | null
        inmueble_tipo: string | null
        obra_tipo: string | null
        uso: string | null
        id_uso: number | null
        fecha_alta: Date
        tramite_estado: 'PRESENTADO' | 'RECIBIDO MESA ENTRADAS' | 'EN INSPECCION' | 'OBSERVADO' | 'PENDIENTE DE PAGO' | 'PAGADO' | 'APROBADO' | 'RECHAZADO' | 'FINALIZADO'
        estado_previo: 'PRESENTADO' | 'RECIBIDO MESA ENTRADAS' | 'EN INSPECCION' | 'OBSERVADO' | 'PENDIENTE DE PAGO' | 'PAGADO' | 'APROBADO' | 'RECHAZADO' | 'FINALIZADO' | null
        completa: boolean
        presentada: boolean
        observacion: string | null
        expediente: string | null
        numero_anterior: string | null
        padron: string
        calle_texto: string
        nro_puerta: string
        titular: string
        version: number
        id_inspector: number | null
        lo_inspecciona: number | null
        tienen_parte: (number | null)[]
        vence: string | null
        algo_pagado: boolean
        pago_devuelto: boolean
        no_encargada: string | null
        no_encargada_el: Date | null
        no_corresponden: number
        matricula_vencida: boolean
      }
      lee: 'carpeta' | 'carpeta_formulario' | 'carpeta_no_encargada' | 'cobro' | 'domicilio' | 'encomienda_tipo' | 'inmueble_tipo' | 'inspector' | 'obra_tipo' | 'padron' | 'pago' | 'persona' | 'profesional' | 'propietario' | 'requisito_no_corresponde' | 'tramite_estado' | 'uso'
      escribe: never
    }
    lugar_del_inspector: {
      valores: [$1: number, $2: string, $3: number, $4: readonly number[], $5: boolean, $6: number]
      fila: {
        cuenta: number
        lugar: number | null
      }
      lee: 'carpeta' | 'inspector'
      escribe: never
    }
    lugar_entre_todas: {
      valores: [$1: readonly boolean[], $2: readonly number[], $3: number]
      fila: {
        cuenta: number
        lugar: number | null
      }
      lee: 'carpeta'
      escribe: never
    }
    lugar_sin_inspector: {
      valores: [$1: boolean, $2: number]
      fila: {
        cuenta: number
        lugar: number | null
      }
      lee: 'carpeta'
      escribe: never
    }
    mover_carpeta: {
      valores: [$1: number, $2: number, $3: number, $4: number | null, $5: string | null, $6: string | null, $7: number, $8: string]
      fila: never
      lee: never
      escribe: 'carpeta' | 'tramite_historial'
    }
    nombres_de_estado: {
      valores: []
      fila: {
        estado: 'PRESENTADO' | 'RECIBIDO MESA ENTRADAS' | 'EN INSPECCION' | 'OBSERVADO' | 'PENDIENTE DE PAGO' | 'PAGADO' | 'APROBADO' | 'RECHAZADO' | 'FINALIZADO'
        nombre: string
      }
      lee: 'tramite_estado'
      escribe: never
    }
    obras_propias: {
      valores: [$1: number, $2: number | null]
      fila: {
        idCarpeta: number
        tramiteEstado: 'PRESENTADO' | 'RECIBIDO MESA ENTRADAS' | 'EN INSPECCION' | 'OBSERVADO' | 'PENDIENTE DE PAGO' | 'PAGADO' | 'APROBADO' | 'RECHAZADO' | 'FINALIZADO'
        carpetaCompleta: boolean
        que: string | null
        domicilio: string
        padron: string
        fechaalta: Date
        motivo: string | null
        dichoEl: Date | null
      }
      lee: 'carpeta' | 'carpeta_no_encargada' | 'domicilio' | 'encomienda_tipo' | 'propietario' | 'tramite_estado' | 'uso'
      escribe: never
    }
    observaciones_de_carpeta: {
      valores: [$1: number]
      fila: {
        idObservacion: number
        texto: string
        codigoFormulario: string | null
        FormularioTipo: string | null
        idArchivo: number | null
        archivo: string | null
        idRequisito: number | null
        requisito: string | null
        marca: NonNullable<unknown> | null
        fecha: Date
        situacion: 'PENDIENTE' | 'RESPONDIDA' | 'RETIRADA'
        cierre: Date | null
        respuesta: string | null
        conFormulario: boolean
        noCorresponde: boolean
        archivosDeRespuesta: NonNullable<unknown>
      }
      lee: 'archivo' | 'formulario_tipo' | 'observacion' | 'observacion_archivo'
      escribe: never
    }
    observaciones_pendientes: {
      valores: [$1: number]
      fila: {
        cuantas: number
      }
      lee: 'observacion'
      escribe: never
    }
    pagina_de_carpetas_de_todos: {
      valores: [$1: readonly boolean[], $2: readonly number[], $3: number, $4: number]
      fila: {
        cuenta: number
        filas: NonNullable<unknown>
      }
      lee: 'archivo' | 'carpeta' | 'carpeta_formulario' | 'carpeta_no_encargada' | 'cobro' | 'domicilio' | 'encomienda_tipo' | 'inmueble_tipo' | 'inspector' | 'obra_tipo' | 'observacion' | 'padron' | 'pago' | 'persona' | 'profesional' | 'propietario' | 'requisito_no_corresponde' | 'tramite_estado' | 'uso'
      escribe: never
    }
    pagina_de_carpetas_de_veredas: {
      valores: [$1: number, $2: number, $3: number]
      fila: {
        cuenta: number
        filas: NonNullable<unknown>
      }
      lee: 'archivo' | 'carpeta' | 'carpeta_formulario' | 'carpeta_no_encargada' | 'cobro' | 'domicilio' | 'encomienda_tipo' | 'inmueble_tipo' | 'inspector' | 'obra_tipo' | 'observacion' | 'padron' | 'pago' | 'persona' | 'profesional' | 'propietario' | 'requisito_no_corresponde' | 'tramite_estado' | 'uso'
      escribe: never
    }
    pagina_de_carpetas_del_creador: {
      valores: [$1: number, $2: string, $3: number, $4: number]
      fila: {
        cuenta: number
        filas: NonNullable<unknown>
      }
      lee: 'archivo' | 'carpeta' | 'carpeta_formulario' | 'carpeta_no_encargada' | 'cobro' | 'domicilio' | 'encomienda_tipo' | 'inmueble_tipo' | 'inspector' | 'obra_tipo' | 'observacion' | 'padron' | 'pago' | 'persona' | 'profesional' | 'propietario' | 'requisito_no_corresponde' | 'tramite_estado' | 'uso'
      escribe: never
    }
    pagina_de_carpetas_del_inspector: {
      valores: [$1: number, $2: number, $3: number]
      fila: {
        cuenta: number
        filas: NonNullable<unknown>
      }
      lee: 'archivo' | 'carpeta' | 'carpeta_formulario' | 'carpeta_no_encargada' | 'cobro' | 'domicilio' | 'encomienda_tipo' | 'inmueble_tipo' | 'inspector' | 'obra_tipo' | 'observacion' | 'padron' | 'pago' | 'persona' | 'profesional' | 'propietario' | 'requisito_no_corresponde' | 'tramite_estado' | 'uso'
      escribe: never
    }
    pagina_de_carpetas_del_profesional: {
      valores: [$1: number, $2: string, $3: number, $4: readonly number[], $5: boolean, $6: number, $7: number]
      fila: {
        cuenta: number
        filas: NonNullable<unknown>
      }
      lee: 'archivo' | 'carpeta' | 'carpeta_formulario' | 'carpeta_no_encargada' | 'cobro' | 'domicilio' | 'encomienda_tipo' | 'inmueble_tipo' | 'inspector' | 'obra_tipo' | 'observacion' | 'padron' | 'pago' | 'persona' | 'profesional' | 'propietario' | 'requisito_no_corresponde' | 'tramite_estado' | 'uso'
      escribe: never
    }
    pagina_de_carpetas_sin_inspector: {
      valores: [$1: readonly number[], $2: number, $3: number]
      fila: {
        cuenta: number
        filas: NonNullable<unknown>
      }
      lee: 'archivo' | 'carpeta' | 'carpeta_formulario' | 'carpeta_no_encargada' | 'cobro' | 'domicilio' | 'encomienda_tipo' | 'inmueble_tipo' | 'inspector' | 'obra_tipo' | 'observacion' | 'padron' | 'pago' | 'persona' | 'profesional' | 'propietario' | 'requisito_no_corresponde' | 'tramite_estado' | 'uso'
      escribe: never
    }
    pago_devuelto_de_carpeta: {
      valores: [$1: number]
      fila: {
        hay: boolean
      }
      lee: 'carpeta' | 'carpeta_formulario' | 'cobro' | 'pago'
      escribe: never
    }
    pagos_de_carpeta: {
      valores: [$1: number, $2: string]
      fila: {
        idPago: number
      }
      lee: 'carpeta_formulario' | 'cobro' | 'pago'
      escribe: never
    }
    partes_de_carpeta: {
      valores: [$1: number]
      fila: {
        tienenParte: (number | null)[]
      }
      lee: 'carpeta' | 'padron' | 'persona' | 'profesional' | 'propietario'
      escribe: never
    }
    pedir_cobro: {
      valores: [$1: number, $2: number, $3: string, $4: number]
      fila: never
      lee: 'carpeta'
      escribe: 'cobro'
    }
    poner_formularios_de_tipo: {
      valores: [$1: number, $2: readonly number[]]
      fila: never
      lee: never
      escribe: 'encomienda_tipo_formulario'
    }
    poner_vencimiento: {
      valores: [$1: number, $2: Date | string | null]
      fila: never
      lee: never
      escribe: 'carpeta'
    }
    presentar_carpeta: {
      valores: [$1: number]
      fila: never
      lee: never
      escribe: 'carpeta'
    }
    propietario_al_alcance: {
      valores: [$1: number, $2: number, $3: number | null, $4: boolean]
      fila: {
        si: boolean
      }
      lee: 'carpeta' | 'propietario' | 'propietario_hallado'
      escribe: never
    }
    quien_tomo_carpeta: {
      valores: [$1: number, $2: number]
      fila: {
        nombre: string
      }
      lee: 'carpeta_tomada' | 'persona'
      escribe: never
    }
    quitar_archivo: {
      valores: [$1: number, $2: number]
      fila: {
        id: number
      }
      lee: never
      escribe: 'archivo'
    }
    recalcular_completa: {
      valores: [$1: number]
      fila: {
        idCarpeta: number
      }
      lee: never
      escribe: 'carpeta' | 'tramite_historial'
    }
    referencias_de_alta: {
      valores: [$1: number, $2: number, $3: number, $4: number, $5: number, $6: number, $7: number, $8: number, $9: number | null, $10: boolean]
      fila: {
        encomienda: NonNullable<unknown> | null
        esFormularioDelTipo: boolean
        propietario: NonNullable<unknown> | null
        hayProfesional: boolean
        hayInmueble: boolean
        hayPlazo: boolean
        precio: NonNullable<unknown> | null
        domicilio: NonNullable<unknown> | null
      }
      lee: 'carpeta' | 'domicilio' | 'encomienda_tipo' | 'encomienda_tipo_formulario' | 'inmueble_tipo' | 'obra_tipo_vigente' | 'persona' | 'plazo' | 'profesional' | 'propietario' | 'propietario_hallado'
      escribe: never
    }
    requisito_corresponde: {
      valores: [$1: number, $2: number]
      fila: never
      lee: never
      escribe: 'requisito_no_corresponde'
    }
    requisito_de_encomienda: {
      valores: [$1: number]
      fila: {
        idRequisito: number
        idEncomiendaTipo: number | null
        encomiendatipo: string | null
      }
      lee: 'encomienda_requisito' | 'encomienda_tipo'
      escribe: never
    }
    requisito_de_la_carpeta: {
      valores: [$1: number, $2: number]
      fila: {
        obligatorio: boolean
        observado: boolean
      }
      lee: 'carpeta' | 'observacion'
      escribe: never
    }
    requisito_no_corresponde: {
      valores: [$1: number, $2: number, $3: string, $4: number]
      fila: never
      lee: never
      escribe: 'requisito_no_corresponde'
    }
    requisito_observado: {
      valores: [$1: number, $2: number]
      fila: {
        id: number
      }
      lee: 'observacion'
      escribe: never
    }
    requisito_rechazado: {
      valores: [$1: number, $2: number]
      fila: never
      lee: 'archivo' | 'requisito_no_corresponde'
      escribe: never
    }
    requisitos_de_carpeta: {
      valores: [$1: number]
      fila: {
        idRequisito: number
        texto: string
        obligatorio: boolean
        ejemplo: NonNullable<unknown> | null
        noCorresponde: string | null
        rechazado: boolean
        archivos: NonNullable<unknown>
      }
      lee: 'archivo' | 'carpeta' | 'ejemplo_de_requisito' | 'observacion' | 'requisito_no_corresponde'
      escribe: never
    }
    requisitos_de_encomienda: {
      valores: []
      fila: {
        idRequisito: number
        idEncomiendaTipo: number | null
        encomiendatipo: string | null
        texto: string
        ayuda: string
        orden: number
        obligatorio: boolean
        retirado: boolean
        ejemplo: NonNullable<unknown> | null
        rige: boolean
        cambiaEl: Date | null
      }
      lee: 'ejemplo_de_requisito' | 'encomienda_requisito' | 'encomienda_requisito_version' | 'encomienda_tipo'
      escribe: never
    }
    responder_con_archivos: {
      valores: [$1: number, $2: number]
      fila: {
        id: number
      }
      lee: never
      escribe: 'observacion'
    }
    responder_con_formulario: {
      valores: [$1: number, $2: number, $3: number]
      fila: {
        id: number
      }
      lee: never
      escribe: 'observacion'
    }
    responder_del_requisito: {
      valores: [$1: number, $2: number, $3: number, $4: string | null]
      fila: {
        id: number
      }
      lee: never
      escribe: 'observacion'
    }
    responder_observacion: {
      valores: [$1: number, $2: number, $3: string | null]
      fila: never
      lee: never
      escribe: 'observacion'
    }
    retirar_observacion: {
      valores: [$1: number, $2: number, $3: string]
      fila: never
      lee: never
      escribe: 'observacion'
    }
    retirar_observaciones: {
      valores: [$1: number, $2: number, $3: string | null]
      fila: never
      lee: never
      escribe: 'observacion'
    }
    saldar_cobro: {
      valores: [$1: number, $2: number]
      fila: never
      lee: never
      escribe: 'cobro'
    }
    seguimiento: {
      valores: [$1: number]
      fila: {
        tramite_estado: 'PRESENTADO' | 'RECIBIDO MESA ENTRADAS' | 'EN INSPECCION' | 'OBSERVADO' | 'PENDIENTE DE PAGO' | 'PAGADO' | 'APROBADO' | 'RECHAZADO' | 'FINALIZADO'
        evento: string
        ocurridoEl: Date
        oficina: string | null
        observacion: string | null
        expediente: string | null
        concepto: string | null
        monto: number | null
      }
      lee: 'cobro' | 'empleado' | 'oficina' | 'tramite_estado' | 'tramite_historial'
      escribe: never
    }
    siguiente_de_todas: {
      valores: [$1: number, $2: number, $3: readonly number[], $4: readonly boolean[], $5: readonly number[]]
      fila: {
        id_carpeta: number
        vence: Date | null
      }
      lee: 'carpeta' | 'carpeta_tomada'
      escribe: never
    }
    siguiente_del_inspector: {
      valores: [$1: number, $2: number, $3: number, $4: readonly number[], $5: string, $6: number, $7: readonly number[], $8: boolean]
      fila: {
        id_carpeta: number
        fecha_alta: Date
      }
      lee: 'carpeta' | 'carpeta_tomada' | 'inspector'
      escribe: never
    }
    siguiente_sin_inspector: {
      valores: [$1: number, $2: number, $3: readonly number[], $4: boolean]
      fila: {
        id_carpeta: number
        fecha_alta: Date
      }
      lee: 'carpeta' | 'carpeta_tomada'
      escribe: never
    }
    solicitante_con_codigo: {
      valores: [$1: number, $2: string]
      fila: {
        idPersona: number
        conEncomienda: boolean
        correo: string | null
        estado: 'PRESENTADO' | 'RECIBIDO MESA ENTRADAS' | 'EN INSPECCION' | 'OBSERVADO' | 'PENDIENTE DE PAGO' | 'PAGADO' | 'APROBADO' | 'RECHAZADO' | 'FINALIZADO'
        comoSeLee: string | null
        vence: string | null
        cobro: NonNullable<unknown> | null
        timbrado: number
        desde: Date
        domicilio: string
        propietario: string
        esSuObra: number | null
      }
      lee: 'carpeta' | 'cobro' | 'domicilio' | 'oficina' | 'persona' | 'profesional' | 'propietario' | 'tramite_estado' | 'tramite_historial'
      escribe: 'codigo_de_seguimiento'
    }
    solicitante_de_carpeta: {
      valores: [$1: number]
      fila: {
        apellido_persona: string
        nombre_persona: string
        documento_persona: string
        email_persona: string
      }
      lee: 'carpeta' | 'persona' | 'profesional'
      escribe: never
    }
    solicitante_por_avisar: {
      valores: [$1: number]
      fila: {
        idPersona: number
        conEncomienda: boolean
        correo: string | null
        estado: 'PRESENTADO' | 'RECIBIDO MESA ENTRADAS' | 'EN INSPECCION' | 'OBSERVADO' | 'PENDIENTE DE PAGO' | 'PAGADO' | 'APROBADO' | 'RECHAZADO' | 'FINALIZADO'
        comoSeLee: string | null
        vence: string | null
        cobro: NonNullable<unknown> | null
        timbrado: number
        desde: Date
        domicilio: string
        propietario: string
        esSuObra: number | null
      }
      lee: 'carpeta' | 'cobro' | 'domicilio' | 'oficina' | 'persona' | 'profesional' | 'propietario' | 'tramite_estado' | 'tramite_historial'
      escribe: never
    }
    soltar_al_reabrir: {
      valores: [$1: number, $2: number, $3: string]
      fila: never
      lee: 'inspector' | 'perfil' | 'persona_rol' | 'rol'
      escribe: 'carpeta' | 'tramite_historial'
    }
    soltar_carpeta: {
      valores: [$1: number, $2: number]
      fila: never
      lee: never
      escribe: 'carpeta_tomada'
    }
    soltar_formularios_de_tipo: {
      valores: [$1: number]
      fila: never
      lee: never
      escribe: 'encomienda_tipo_formulario'
    }
    tiene_carpeta_tomada: {
      valores: [$1: number, $2: number]
      fila: never
      lee: 'carpeta' | 'carpeta_tomada'
      escribe: never
    }
    tipo_de_encomienda: {
      valores: [$1: number]
      fila: {
        encomiendatipo: string
        explicacion: string
        requiereCroquis: boolean
        formularios: (number | null)[]
        retirado: boolean
      }
      lee: 'encomienda_tipo' | 'encomienda_tipo_formulario'
      escribe: never
    }
    tipos_de_encomienda: {
      valores: []
      fila: {
        idEncomiendaTipo: number
        encomiendatipo: string
        idFormularioTipo: number
        FormularioTipo: string
        codigoFormulario: string
        requiereCroquis: boolean
        explicacion: string
      }
      lee: 'encomienda_tipo' | 'encomienda_tipo_formulario' | 'formulario_tipo'
      escribe: never
    }
    tipos_de_encomienda_por_version: {
      valores: []
      fila: {
        idEncomiendaTipo: number
        encomiendatipo: string
        explicacion: string
        requiereCroquis: boolean
        formularios: (number | null)[]
        retirado: boolean
        version: number
        carpetas: number
      }
      lee: 'carpeta' | 'encomienda_tipo' | 'encomienda_tipo_formulario' | 'encomienda_tipo_version'
      escribe: never
    }
    tomar_carpeta: {
      valores: [$1: number, $2: number]
      fila: {
        idCarpeta: number
      }
      lee: 'carpeta'
      escribe: 'carpeta_tomada'
    }
    tomar_inspector_de_carpeta: {
      valores: [$1: number]
      fila: {
        uno: number
      }
      lee: 'carpeta' | 'inspector'
      escribe: never
    }
    ultimo_cobro: {
      valores: [$1: number]
      fila: {
        idCobro: number
        monto: number
        concepto: string
        idPago: number | null
        sePide: boolean
      }
      lee: 'carpeta' | 'cobro'
      escribe: never
    }
    ver_carpeta: {
      valores: [$1: number]
      fila: {
        id_carpeta: number
        id_profesional: number | null
        id_persona: number
        id_encomienda_tipo: number | null
        encomiendatipo: string | null
        inmueble_tipo: string | null
        obra_tipo: string | null
        uso: string | null
        id_uso: number | null
        fecha_alta: Date
        tramite_estado: 'PRESENTADO' | 'RECIBIDO MESA ENTRADAS' | 'EN INSPECCION' | 'OBSERVADO' | 'PENDIENTE DE PAGO' | 'PAGADO' | 'APROBADO' | 'RECHAZADO' | 'FINALIZADO'
        estado_previo: 'PRESENTADO' | 'RECIBIDO MESA ENTRADAS' | 'EN INSPECCION' | 'OBSERVADO' | 'PENDIENTE DE PAGO' | 'PAGADO' | 'APROBADO' | 'RECHAZADO' | 'FINALIZADO' | null
        completa: boolean
        presentada: boolean
        observacion: string | null
        expediente: string | null
        numero_anterior: string | null
        padron: string
        calle_texto: string
        nro_puerta: string
        titular: string
        version: number
        id_inspector: number | null
        lo_inspecciona: number | null
        tienen_parte: (number | null)[]
        vence: string | null
        algo_pagado: boolean
        pago_devuelto: boolean
        no_encargada: string | null
        no_encargada_el: Date | null
        no_corresponden: number
        matricula_vencida: boolean
        timbrado: number
        cobro: NonNullable<unknown> | null
        faltantes: NonNullable<unknown>
      }
      lee: 'carpeta' | 'carpeta_formulario' | 'carpeta_no_encargada' | 'cobro' | 'domicilio' | 'encomienda_tipo' | 'formulario_tipo' | 'inmueble_tipo' | 'inspector' | 'obra_tipo' | 'oficina' | 'padron' | 'pago' | 'persona' | 'profesional' | 'propietario' | 'requisito_no_corresponde' | 'tramite_estado' | 'tramite_historial' | 'uso'
      escribe: never
    }
    versiones_de_requisito: {
      valores: [$1: number]
      fila: {
        version: number
        texto: string
        ayuda: string
        orden: number
        obligatorio: boolean
        retirado: boolean
        ejemplo: NonNullable<unknown> | null
        vigenteDesde: Date
        motivo: string | null
        escritoEl: Date | null
        autor: string | null
      }
      lee: 'ejemplo_de_requisito' | 'encomienda_requisito_version' | 'persona'
      escribe: never
    }
    versiones_de_tipo_de_encomienda: {
      valores: [$1: number]
      fila: {
        version: number
        encomiendatipo: string
        explicacion: string
        requiereCroquis: boolean
        formularios: (number | null)[]
        retirado: boolean
        motivo: string | null
        escritoEl: Date | null
        autor: string | null
      }
      lee: 'encomienda_tipo_version' | 'persona'
      escribe: never
    }
  }
}
