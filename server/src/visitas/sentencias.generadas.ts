// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
import type { listaDeControlVersion, visitaResultado } from './tablas.ts'

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    a_cargo_de_la_carpeta: {
      valores: [$1: number]
      fila: {
        idInspector: number | null
        idPersona: number | null
        idUso: number | null
        idObraTipo: number | null
        domicilio: string
        visitasHechas: number
        enPie: boolean
      }
      lee: 'carpeta' | 'domicilio' | 'inspector' | 'visita'
      escribe: never
    }
    agregar_lista_de_control: {
      valores: [$1: string, $2: number, $3: number | null, $4: number | null, $5: boolean, $6: number]
      fila: {
        idLista: number
      }
      lee: never
      escribe: 'lista_de_control'
    }
    anotar_juicios: {
      valores: [$1: number, $2: string]
      fila: never
      lee: never
      escribe: 'visita_item'
    }
    anotar_visita: {
      valores: [$1: number, $2: string, $3: string, $4: number]
      fila: never
      lee: 'carpeta'
      escribe: 'tramite_historial'
    }
    apartados_sin_quien_decida: {
      valores: []
      fila: {
        cuantos: number
      }
      lee: 'carpeta' | 'padron' | 'perfil' | 'persona' | 'persona_rol' | 'profesional' | 'propietario' | 'rol' | 'visita' | 'visita_envio'
      escribe: never
    }
    apartar_fotos_no_firmadas: {
      valores: [$1: number, $2: readonly string[], $3: readonly string[]]
      fila: never
      lee: never
      escribe: 'visita_envio'
    }
    cancelar_visita: {
      valores: [$1: number, $2: string, $3: number]
      fila: never
      lee: never
      escribe: 'visita'
    }
    candado_de_visitas_de: {
      valores: [$1: number]
      fila: {
        nada: unknown | null
      }
      lee: never
      escribe: never
    }
    carpeta_de_visita: {
      valores: [$1: number]
      fila: {
        estado: number
        borrada: boolean
      }
      lee: 'carpeta'
      escribe: never
    }
    codigo_de_foto: {
      valores: [$1: number, $2: number, $3: string]
      fila: {
        id: number
        usado: boolean
        sha256: string | null
        idArchivo: number | null
        vuelta: number
        vigente: boolean
      }
      lee: 'visita_codigo'
      escribe: never
    }
    decidir_envio: {
      valores: [$1: number, $2: string, $3: number, $4: string | null]
      fila: never
      lee: never
      escribe: 'visita_envio'
    }
    descartar_el_otro_envio: {
      valores: [$1: number, $2: string, $3: number, $4: number, $5: string]
      fila: never
      lee: never
      escribe: 'visita_envio'
    }
    desde_cuando_hay_agenda: {
      valores: [$1: number]
      fila: {
        desde: Date
      }
      lee: 'agenda_de_inspector'
      escribe: never
    }
    deshabilitar_lista_de_control: {
      valores: [$1: number, $2: number]
      fila: {
        id: number
      }
      lee: never
      escribe: 'lista_de_control'
    }
    editar_lista_de_control: {
      valores: [$1: number, $2: string, $3: number | null, $4: number | null, $5: number | null, $6: number, $7: boolean | null, $8: number]
      fila: never
      lee: never
      escribe: 'lista_de_control'
    }
    enviar_visita_a_distancia: {
      valores: [$1: number, $2: number]
      fila: {
        idPersona: number
      }
      lee: 'inspector'
      escribe: 'visita'
    }
    envio_por_decidir: {
      valores: [$1: number]
      fila: {
        idVisita: number
        id: string
        clase: 'RESULTADO' | 'FOTO'
        sha256: string
        idPersona: number
        recibidoEl: Date
        contenido: string | null
      }
      lee: 'visita_envio'
      escribe: never
    }
    envios_apartados: {
      valores: []
      fila: {
        idEnvio: number
        sha256: string
        idPersona: number
        quien: string
        recibidoEl: Date
        contenido: string | null
        tipo: string | null
        tamano: number | null
        idItem: number | null
        tomadaEl: Date | null
        clase: 'RESULTADO' | 'FOTO'
        id: string
        motivo: 'OTRO CONTENIDO' | 'YA TENIA RESULTADO' | 'VISITA CANCELADA' | 'VISITA A DISTANCIA' | 'OTRO INSPECTOR' | 'CARPETA CERRADA' | 'DEMASIADAS FOTOS' | 'OTRA FOTO' | 'SIN HUELLAS' | 'HORA IMPROBABLE' | 'YA NO ES PERSONAL'
        idVisita: number
        idCarpeta: number
        dia: string
        inspector: string | null
      }
      lee: 'inspector' | 'persona' | 'visita' | 'visita_envio'
      escribe: never
    }
    envios_con_su_numero: {
      valores: [$1: string]
      fila: {
        idEnvio: number
        clase: 'RESULTADO' | 'FOTO'
        sha256: string
        idVisita: number
        situacion: 'VALE' | 'APARTADO' | 'DESCARTADO'
        motivo: 'OTRO CONTENIDO' | 'YA TENIA RESULTADO' | 'VISITA CANCELADA' | 'VISITA A DISTANCIA' | 'OTRO INSPECTOR' | 'CARPETA CERRADA' | 'DEMASIADAS FOTOS' | 'OTRA FOTO' | 'SIN HUELLAS' | 'HORA IMPROBABLE' | 'YA NO ES PERSONAL' | null
        recibidoEl: Date
      }
      lee: 'visita_envio'
      escribe: never
    }
    envios_que_valen: {
      valores: []
      fila: {
        idApartado: number
        idEnvio: number
        sha256: string
        idPersona: number
        quien: string
        recibidoEl: Date
        contenido: string | null
        tipo: string | null
        tamano: number | null
        idItem: number | null
        tomadaEl: Date | null
      }
      lee: 'persona' | 'visita_envio'
      escribe: never
    }
    eventos_de_agenda: {
      valores: [$1: number, $2: Date | string]
      fila: {
        idVisita: number
        idCarpeta: number
        domicilio: string
        dia: string
        hora: string | null
        parte: 'MAÑANA' | 'TARDE' | null
        secuencia: number
        cambiadoEl: Date
        cancelado: boolean
      }
      lee: 'carpeta' | 'domicilio' | 'visita'
      escribe: never
    }
    existe_obra_de_lista: {
      valores: [$1: number]
      fila: never
      lee: 'obra_tipo'
      escribe: never
    }
    existe_uso_de_lista: {
      valores: [$1: number]
      fila: never
      lee: 'uso'
      escribe: never
    }
    foto_enviada: {
      valores: [$1: number]
      fila: {
        nombre: string
        tipoMime: string
        tamano: number
        ruta: string
      }
      lee: 'visita_envio'
      escribe: never
    }
    fotos_a_distancia: {
      valores: [$1: number]
      fila: {
        idItem: number
        idArchivo: number
        fecha: Date
        actual: boolean
      }
      lee: 'archivo' | 'visita' | 'visita_codigo'
      escribe: never
    }
    fotos_apartadas_de: {
      valores: [$1: number, $2: readonly string[], $3: readonly string[]]
      fila: {
        idEnvio: number
      }
      lee: 'visita_envio'
      escribe: never
    }
    fotos_de_la_visita: {
      valores: [$1: number, $2: string]
      fila: {
        cuantas: number
        declarada: boolean
      }
      lee: 'visita_envio' | 'visita_resultado'
      escribe: never
    }
    fotos_de_visitas: {
      valores: [$1: number]
      fila: {
        idVisita: number
        idArchivo: number
        idItem: number | null
        fecha: Date
        tomadaEl: Date | null
      }
      lee: 'archivo' | 'visita' | 'visita_codigo' | 'visita_envio'
      escribe: never
    }
    fotos_sin_archivo: {
      valores: [$1: readonly number[]]
      fila: {
        idEnvio: number
        nombre: string
        tipoMime: string
        tamano: number
        sha256: string
        ruta: string
        idPersona: number
      }
      lee: 'visita_envio'
      escribe: never
    }
    guardar_codigo_de_foto: {
      valores: [$1: number, $2: number, $3: string, $4: number]
      fila: {
        vence: Date
      }
      lee: never
      escribe: 'visita_codigo'
    }
    guardar_foto_enviada: {
      valores: [$1: string, $2: string, $3: number, $4: number, $5: string, $6: string | null, $7: string, $8: string, $9: number, $10: string, $11: number | null, $12: Date | string, $13: number | null]
      fila: {
        recibidoEl: Date
      }
      lee: never
      escribe: 'visita_envio'
    }
    guardar_resultado_de_visita: {
      valores: [$1: number, $2: string, $3: string, $4: string, $5: readonly string[], $6: number, $7: Date | string | null, $8: Date | string | null]
      fila: {
        firmante: string
      }
      lee: 'persona'
      escribe: 'visita' | 'visita_resultado'
    }
    guardar_resultado_enviado: {
      valores: [$1: string, $2: string, $3: number, $4: number, $5: string, $6: string | null, $7: string]
      fila: {
        recibidoEl: Date
      }
      lee: never
      escribe: 'visita_envio'
    }
    guardar_version_de_lista: {
      valores: [$1: number, $2: number, $3: string, $4: string, $5: number]
      fila: never
      lee: never
      escribe: 'lista_de_control_version'
    }
    historial_de_lista: {
      valores: [$1: number]
      fila: {
        version: number
        nombre: string
        items: (typeof listaDeControlVersion.$inferSelect)['items']
        fecha: Date
        autor: string | null
      }
      lee: 'lista_de_control_version' | 'persona'
      escribe: never
    }
    inspector_de_la_agenda: {
      valores: [$1: string]
      fila: {
        idInspector: number
      }
      lee: 'agenda_de_inspector' | 'inspector' | 'perfil' | 'persona_rol' | 'rol'
      escribe: never
    }
    inspector_propio: {
      valores: [$1: number]
      fila: {
        idInspector: number
      }
      lee: 'inspector'
      escribe: never
    }
    ir_en_persona: {
      valores: [$1: number, $2: Date | string, $3: string | null, $4: string | null, $5: number]
      fila: never
      lee: never
      escribe: 'visita'
    }
    item_por_fotografiar: {
      valores: [$1: number, $2: number]
      fila: {
        situacion: 'PENDIENTE' | 'ENVIADO' | 'CUMPLE' | 'NO CUMPLE'
        fotos: number
      }
      lee: 'visita' | 'visita_codigo' | 'visita_item'
      escribe: never
    }
    items_con_nota: {
      valores: [$1: number]
      fila: {
        idItem: number
      }
      lee: 'visita_item'
      escribe: never
    }
    items_de_visita: {
      valores: [$1: number]
      fila: {
        idItem: number
        texto: string
        situacion: 'PENDIENTE' | 'ENVIADO' | 'CUMPLE' | 'NO CUMPLE'
        pedido: string
        nota: string
      }
      lee: 'visita_item'
      escribe: never
    }
    items_pendientes_de_visita: {
      valores: [$1: number]
      fila: {
        idItem: number
        texto: string
        pedido: string
      }
      lee: 'visita_item'
      escribe: never
    }
    items_sin_foto: {
      valores: [$1: number]
      fila: {
        idItem: number
      }
      lee: 'visita' | 'visita_codigo' | 'visita_item'
      escribe: never
    }
    jornada: {
      valores: [$1: number, $2: Date | string]
      fila: {
        idVisita: number
        idCarpeta: number
        modo: 'EN EL LUGAR' | 'A DISTANCIA'
        estado: 'PLANEADA' | 'ENVIADA' | 'CERRADA' | 'CANCELADA'
        dia: string
        hora: string | null
        parte: 'MAÑANA' | 'TARDE' | null
        orden: number | null
        idInspector: number | null
        inspector: string | null
        domicilio: string
        padron: string
        trabajo: string
        indicaciones: string | null
        motivo: string | null
        resultado: 'CUMPLE' | 'NO CUMPLE' | 'NO SE PUDO ENTRAR' | null
        completa: boolean
        version: number
        estadoDeCarpeta: 'PRESENTADO' | 'RECIBIDO MESA ENTRADAS' | 'EN INSPECCION' | 'OBSERVADO' | 'PENDIENTE DE PAGO' | 'PAGADO' | 'APROBADO' | 'RECHAZADO' | 'FINALIZADO'
        expediente: string | null
        encomienda: string | null
        solicitante: string
        telefono: string
        propietario: string | null
        manzana: string
        seccion: string
        parcela: string
        anterior: NonNullable<unknown> | null
        observaciones: NonNullable<unknown>
        papeles: NonNullable<unknown>
      }
      lee: 'archivo' | 'carpeta' | 'domicilio' | 'encomienda_tipo' | 'inspector' | 'obra_tipo' | 'observacion' | 'persona' | 'profesional' | 'propietario' | 'tramite_estado' | 'uso' | 'visita' | 'visita_envio' | 'visita_resultado'
      escribe: never
    }
    leer_visita: {
      valores: [$1: number]
      fila: {
        idVisita: number
        idCarpeta: number
        modo: 'EN EL LUGAR' | 'A DISTANCIA'
        estado: 'PLANEADA' | 'ENVIADA' | 'CERRADA' | 'CANCELADA'
        dia: string
        hora: string | null
        parte: 'MAÑANA' | 'TARDE' | null
        indicaciones: string | null
        idInspector: number | null
        inspectores: (number | null)[]
        version: number
        vuelta: number
        idLista: number | null
        versionDeLista: number | null
        creadoEl: Date
      }
      lee: 'visita'
      escribe: never
    }
    listas_de_carpetas: {
      valores: [$1: readonly number[]]
      fila: {
        idCarpeta: number
        idLista: number
        version: number
      }
      lee: 'carpeta' | 'lista_de_control'
      escribe: never
    }
    listas_de_control: {
      valores: []
      fila: {
        idLista: number
        nombre: string
        orden: number
        idObraTipo: number | null
        ObraTipo: string | null
        idUso: number | null
        uso: string | null
        version: number
        items: (typeof listaDeControlVersion.$inferSelect)['items']
        estado: number
        usrmod: number | null
      }
      lee: 'lista_de_control' | 'lista_de_control_version' | 'obra_tipo' | 'uso'
      escribe: never
    }
    mando_antes: {
      valores: [$1: number]
      fila: {
        mando: boolean
      }
      lee: 'auditoria' | 'perfil' | 'rol'
      escribe: never
    }
    marcar_observada: {
      valores: [$1: number]
      fila: never
      lee: never
      escribe: 'visita_resultado'
    }
    mover_visita: {
      valores: [$1: number, $2: Date | string, $3: string | null, $4: string | null, $5: string | null, $6: number]
      fila: never
      lee: never
      escribe: 'visita'
    }
    nombre_de_inspector: {
      valores: [$1: number]
      fila: {
        inspector: string
      }
      lee: 'inspector' | 'persona'
      escribe: never
    }
    notas_de_items: {
      valores: [$1: number, $2: string]
      fila: never
      lee: never
      escribe: 'visita_item'
    }
    ordenar_visitas: {
      valores: [$1: number, $2: Date | string, $3: readonly number[], $4: number]
      fila: never
      lee: never
      escribe: 'visita'
    }
    pedir_fotos_de_nuevo: {
      valores: [$1: number, $2: Date | string, $3: number]
      fila: never
      lee: never
      escribe: 'visita'
    }
    pedir_visita_a_distancia: {
      valores: [$1: number, $2: Date | string, $3: number, $4: string | null, $5: number, $6: number, $7: number, $8: string]
      fila: {
        idVisita: number
      }
      lee: never
      escribe: 'visita' | 'visita_item'
    }
    planear_visita: {
      valores: [$1: number, $2: Date | string, $3: string | null, $4: string | null, $5: number, $6: string | null, $7: number]
      fila: {
        idVisita: number
      }
      lee: never
      escribe: 'visita'
    }
    poner_archivo_de_foto: {
      valores: [$1: number, $2: number]
      fila: never
      lee: never
      escribe: 'visita_envio'
    }
    quien_decide_lo_apartado: {
      valores: [$1: number]
      fila: {
        enviaron: (number | null)[]
        parte: (number | null)[]
        hayOtro: boolean
        hayAdministrador: boolean
      }
      lee: 'carpeta' | 'padron' | 'perfil' | 'persona' | 'persona_rol' | 'profesional' | 'propietario' | 'rol' | 'visita' | 'visita_envio'
      escribe: never
    }
    quitar_codigo_de_foto: {
      valores: [$1: number, $2: number]
      fila: never
      lee: never
      escribe: 'visita_codigo'
    }
    renovar_agenda: {
      valores: [$1: number, $2: string]
      fila: never
      lee: never
      escribe: 'agenda_de_inspector'
    }
    resultado_por_observar: {
      valores: [$1: number]
      fila: {
        resultado: 'CUMPLE' | 'NO CUMPLE' | 'NO SE PUDO ENTRAR'
        respuestas: (typeof visitaResultado.$inferSelect)['respuestas']
        observada: boolean
      }
      lee: 'visita_resultado'
      escribe: never
    }
    resultado_que_vale: {
      valores: [$1: number]
      fila: {
        contenido: string
      }
      lee: 'visita_envio'
      escribe: never
    }
    resultados_de_carpeta: {
      valores: [$1: number]
      fila: {
        idVisita: number
        resultado: 'CUMPLE' | 'NO CUMPLE' | 'NO SE PUDO ENTRAR'
        firmante: string
        firmadaEl: Date
        enTelefonoEl: Date | null
        respuestas: (typeof visitaResultado.$inferSelect)['respuestas']
        notas: string
        fotosDeclaradas: number
        observada: boolean
      }
      lee: 'visita' | 'visita_resultado'
      escribe: never
    }
    secreto_de_visitas: {
      valores: []
      fila: {
        secreto: string
      }
      lee: 'secreto_de_visitas'
      escribe: never
    }
    tipos_con_lista: {
      valores: []
      fila: {
        idObraTipo: number
        ObraTipo: string
      }
      lee: 'obra_tipo'
      escribe: never
    }
    tomar_carpeta_de_visita: {
      valores: [$1: number]
      fila: never
      lee: 'carpeta'
      escribe: never
    }
    tomar_lista_de_control: {
      valores: [$1: number]
      fila: {
        version: number
        nombre: string
        items: (typeof listaDeControlVersion.$inferSelect)['items']
      }
      lee: 'lista_de_control' | 'lista_de_control_version'
      escribe: never
    }
    tomar_visita: {
      valores: [$1: number]
      fila: never
      lee: 'visita'
      escribe: never
    }
    tomar_visita_enviada: {
      valores: [$1: number]
      fila: never
      lee: 'visita'
      escribe: never
    }
    tomar_visperas: {
      valores: [$1: Date | string]
      fila: {
        idCarpeta: number
        dia: string
        hora: string | null
        parte: 'MAÑANA' | 'TARDE' | null
        indicaciones: string | null
        domicilio: string
      }
      lee: 'carpeta' | 'domicilio'
      escribe: 'visita'
    }
    usar_codigo_de_foto: {
      valores: [$1: number, $2: string, $3: number]
      fila: never
      lee: never
      escribe: 'visita_codigo'
    }
    usos_con_lista: {
      valores: []
      fila: {
        idUso: number
        uso: string
      }
      lee: 'uso'
      escribe: never
    }
    ver_visita: {
      valores: [$1: number]
      fila: {
        idVisita: number
        idCarpeta: number
        modo: 'EN EL LUGAR' | 'A DISTANCIA'
        estado: 'PLANEADA' | 'ENVIADA' | 'CERRADA' | 'CANCELADA'
        dia: string
        hora: string | null
        parte: 'MAÑANA' | 'TARDE' | null
        orden: number | null
        idInspector: number | null
        inspector: string | null
        domicilio: string
        padron: string
        trabajo: string
        indicaciones: string | null
        motivo: string | null
        resultado: 'CUMPLE' | 'NO CUMPLE' | 'NO SE PUDO ENTRAR' | null
        completa: boolean
        version: number
      }
      lee: 'carpeta' | 'domicilio' | 'encomienda_tipo' | 'inspector' | 'obra_tipo' | 'persona' | 'uso' | 'visita' | 'visita_envio' | 'visita_resultado'
      escribe: never
    }
    version_de_lista: {
      valores: [$1: number, $2: number]
      fila: {
        idLista: number
        version: number
        nombre: string
        items: (typeof listaDeControlVersion.$inferSelect)['items']
      }
      lee: 'lista_de_control_version'
      escribe: never
    }
    visitas_de_carpeta: {
      valores: [$1: number]
      fila: {
        idVisita: number
        idCarpeta: number
        modo: 'EN EL LUGAR' | 'A DISTANCIA'
        estado: 'PLANEADA' | 'ENVIADA' | 'CERRADA' | 'CANCELADA'
        dia: string
        hora: string | null
        parte: 'MAÑANA' | 'TARDE' | null
        orden: number | null
        idInspector: number | null
        inspector: string | null
        domicilio: string
        padron: string
        trabajo: string
        indicaciones: string | null
        motivo: string | null
        resultado: 'CUMPLE' | 'NO CUMPLE' | 'NO SE PUDO ENTRAR' | null
        completa: boolean
        version: number
      }
      lee: 'carpeta' | 'domicilio' | 'encomienda_tipo' | 'inspector' | 'obra_tipo' | 'persona' | 'uso' | 'visita' | 'visita_envio' | 'visita_resultado'
      escribe: never
    }
    visitas_de_hoy: {
      valores: [$1: number, $2: Date | string]
      fila: {
        idVisita: number
        idCarpeta: number
        dia: string
        hora: string | null
        parte: 'MAÑANA' | 'TARDE' | null
        orden: number | null
        domicilio: string
      }
      lee: 'carpeta' | 'domicilio' | 'inspector' | 'visita'
      escribe: never
    }
    visitas_del_dia_de: {
      valores: [$1: number, $2: Date | string, $3: number]
      fila: {
        cuantas: number
      }
      lee: 'visita'
      escribe: never
    }
    visitas_entre: {
      valores: [$1: Date | string, $2: Date | string, $3: number | null]
      fila: {
        idVisita: number
        idCarpeta: number
        modo: 'EN EL LUGAR' | 'A DISTANCIA'
        estado: 'PLANEADA' | 'ENVIADA' | 'CERRADA' | 'CANCELADA'
        dia: string
        hora: string | null
        parte: 'MAÑANA' | 'TARDE' | null
        orden: number | null
        idInspector: number | null
        inspector: string | null
        domicilio: string
        padron: string
        trabajo: string
        indicaciones: string | null
        motivo: string | null
        resultado: 'CUMPLE' | 'NO CUMPLE' | 'NO SE PUDO ENTRAR' | null
        completa: boolean
        version: number
      }
      lee: 'carpeta' | 'domicilio' | 'encomienda_tipo' | 'inspector' | 'obra_tipo' | 'persona' | 'uso' | 'visita' | 'visita_envio' | 'visita_resultado'
      escribe: never
    }
    visitas_por_ordenar: {
      valores: [$1: number, $2: Date | string]
      fila: {
        idVisita: number
      }
      lee: 'visita'
      escribe: never
    }
  }
}
