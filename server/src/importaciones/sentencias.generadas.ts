// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
export {}

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    administradores_de_importacion: {
      valores: [$1: number]
      fila: {
        administradores: number
      }
      lee: 'importaciones.fila'
      escribe: never
    }
    agregar_archivos_anteriores: {
      valores: [$1: string, $2: number]
      fila: never
      lee: never
      escribe: 'archivo'
    }
    agregar_calles_importadas: {
      valores: [$1: string, $2: number]
      fila: never
      lee: never
      escribe: 'calle'
    }
    agregar_calles_que_nombra_un_padron: {
      valores: [$1: readonly string[], $2: number]
      fila: {
        id: number
        clave: string
      }
      lee: 'calle_tipo'
      escribe: 'calle'
    }
    agregar_carpetas_anteriores: {
      valores: [$1: string, $2: number]
      fila: {
        idCarpeta: number
        numero: string
      }
      lee: never
      escribe: 'carpeta'
    }
    agregar_domicilios_importados: {
      valores: [$1: string]
      fila: {
        idDomicilio: number
        padron: string
      }
      lee: never
      escribe: 'domicilio'
    }
    agregar_manzanas_importadas: {
      valores: [$1: string]
      fila: never
      lee: never
      escribe: 'manzana'
    }
    agregar_profesionales_importados: {
      valores: [$1: string, $2: number]
      fila: never
      lee: never
      escribe: 'profesional'
    }
    agregar_respuestas_anteriores: {
      valores: [$1: string]
      fila: never
      lee: never
      escribe: 'respuesta_anterior'
    }
    agregar_sin_persona: {
      valores: []
      fila: never
      lee: never
      escribe: 'persona'
    }
    agregar_universidades_importadas: {
      valores: [$1: readonly string[], $2: number]
      fila: {
        id: number
        clave: string
      }
      lee: never
      escribe: 'universidad'
    }
    analizar_carpetas: {
      valores: []
      fila: {
        analizar_carpetas: unknown | null
      }
      lee: never
      escribe: never
    }
    analizar_padron: {
      valores: []
      fila: {
        analizar_padron: unknown | null
      }
      lee: never
      escribe: never
    }
    archivos_anteriores_por_importar: {
      valores: [$1: string, $2: number]
      fila: {
        cuantas: number
        idCarpeta: number | null
        esSuya: boolean
        idRequisito: number | null
        requisitos: NonNullable<unknown>
        sha256: string | null
      }
      lee: 'archivo' | 'carpeta' | 'padron' | 'persona' | 'profesional' | 'propietario'
      escribe: never
    }
    archivos_de_una_importacion: {
      valores: [$1: number]
      fila: {
        ruta: string
      }
      lee: 'auditoria_tanda'
      escribe: never
    }
    asentar_padrones_importados: {
      valores: [$1: string]
      fila: never
      lee: never
      escribe: 'padron'
    }
    asentar_parcelas_importadas: {
      valores: [$1: string]
      fila: {
        id: number
      }
      lee: 'manzana'
      escribe: 'parcela'
    }
    auditar_por_tandas: {
      valores: [$1: string]
      fila: {
        modo: string
      }
      lee: never
      escribe: never
    }
    avance_de_importacion: {
      valores: [$1: number, $2: number]
      fila: never
      lee: never
      escribe: 'importaciones.avance'
    }
    bloquear_importacion: {
      valores: [$1: number]
      fila: {
        clase: 'calles' | 'padrones' | 'parcelas' | 'profesionales' | 'empleados' | 'tarifas' | 'carpetasAnteriores' | 'archivosAnteriores' | 'respuestasAnteriores'
        id_persona: number
        estado: 'POR_REVISAR' | 'REVISADA' | 'POR_APLICAR' | 'APLICADA' | 'FALLIDA' | 'DESCARTADA' | 'POR_DESHACER' | 'DESHECHA'
        formato: 'csv' | 'xlsx' | 'zip'
        ruta: string | null
        rechazadas: number
        leidas: number
        cambian: number
      }
      lee: 'importacion'
      escribe: never
    }
    calles_parecidas: {
      valores: []
      fila: {
        id: number
        nombre: string
        titulo: string
        habilitado: boolean
      }
      lee: 'calle' | 'calle_tipo'
      escribe: never
    }
    calles_por_importar: {
      valores: [$1: string]
      fila: {
        id_calle_tipo: number | null
        dicho: NonNullable<unknown> | null
        id_dado: number | null
        id_del_nombre: number | null
        igual: boolean
        calle: string | null
        otroTipo: string | null
        estado: boolean | null
      }
      lee: 'calle' | 'calle_tipo' | 'equivalencia'
      escribe: never
    }
    cambiar_calles_importadas: {
      valores: [$1: string, $2: number]
      fila: never
      lee: never
      escribe: 'calle'
    }
    cambiar_domicilios_importados: {
      valores: [$1: string]
      fila: never
      lee: never
      escribe: 'domicilio'
    }
    cambiar_profesionales_importados: {
      valores: [$1: string, $2: number]
      fila: never
      lee: never
      escribe: 'profesional'
    }
    cambiar_respuestas_anteriores: {
      valores: [$1: string]
      fila: never
      lee: never
      escribe: 'respuesta_anterior'
    }
    candado_de_importacion: {
      valores: [$1: number, $2: number]
      fila: {
        mio: boolean
      }
      lee: never
      escribe: never
    }
    carpetas_anteriores_por_importar: {
      valores: [$1: string, $2: number]
      fila: {
        idPersona: number | null
        idProfesional: number | null
        hayPadron: boolean
        titular: string | null
        idDomicilio: number | null
        domicilio: string | null
        esSuInmueble: boolean
        idEncomienda: number | null
        dichoDeEncomienda: NonNullable<unknown> | null
        idInmueble: number | null
        dichoDeInmueble: NonNullable<unknown> | null
        idObra: number | null
        dichoDeObra: NonNullable<unknown> | null
        yaEs: number | null
        dicenLoMismo: boolean
        historia: NonNullable<unknown> | null
      }
      lee: 'carpeta' | 'domicilio' | 'encomienda_tipo' | 'equivalencia' | 'inmueble_tipo' | 'obra_tipo' | 'padron' | 'persona' | 'profesional' | 'tramite_historial'
      escribe: never
    }
    contar_filas_por_importar: {
      valores: [$1: number]
      fila: {
        filas: number
      }
      lee: 'importaciones.fila'
      escribe: never
    }
    contar_intento_de_importacion: {
      valores: [$1: number, $2: number]
      fila: never
      lee: never
      escribe: 'importacion'
    }
    corregir_filas_por_aplicar: {
      valores: [$1: number, $2: string]
      fila: never
      lee: never
      escribe: 'importaciones.fila'
    }
    dar_rol_a_profesionales_importados: {
      valores: [$1: string, $2: number]
      fila: never
      lee: 'rol'
      escribe: 'persona_rol'
    }
    descartar_importacion: {
      valores: [$1: number]
      fila: never
      lee: never
      escribe: 'importacion'
    }
    descartar_importaciones_viejas: {
      valores: []
      fila: {
        ruta: string | null
      }
      lee: never
      escribe: 'importacion'
    }
    desconocidos_de_importacion: {
      valores: [$1: number]
      fila: {
        catalogo: string
        nombre: string
        filas: number
        respuesta: 'ES' | 'AGREGAR' | 'SIN' | 'AFUERA' | null
        idDestino: number | null
        quien: string | null
        dichaEl: Date | null
        version: number
        sinRespuesta: boolean
        conEsa: boolean
        total: number
      }
      lee: 'equivalencia' | 'importaciones.fila' | 'persona'
      escribe: never
    }
    deshacer_tanda: {
      valores: [$1: number]
      fila: {
        distintas: (string | null)[]
      }
      lee: never
      escribe: never
    }
    empleados_por_importar: {
      valores: [$1: string]
      fila: {
        idPersona: number | null
        esEmpleado: boolean
        deBaja: boolean
        suOficina: string | null
        suReparticion: string | null
        idActual: number | null
        susRoles: (number | null)[]
        hayReparticion: boolean
        hayOficina: boolean
        idOficina: number | null
        oficina: string | null
        reparticion: string | null
        habilitada: boolean
        dicho: NonNullable<unknown> | null
      }
      lee: 'empleado' | 'equivalencia' | 'oficina' | 'persona' | 'persona_rol' | 'reparticion'
      escribe: never
    }
    encomiendas_parecidas: {
      valores: []
      fila: {
        id: number
        nombre: string
        titulo: string
        habilitado: boolean
      }
      lee: 'encomienda_tipo'
      escribe: never
    }
    exportar_archivos_anteriores: {
      valores: []
      fila: {
        Carpeta: string | null
        Requisito: string | null
        Archivo: string
        Tipo: string
        'Tamaño': string
        'SHA-256': string
        'Ruta en el ZIP': string
        Problema: string
      }
      lee: 'archivo' | 'carpeta'
      escribe: never
    }
    exportar_calles: {
      valores: []
      fila: {
        ID: number
        Calle: string
        Tipo: string
        Estado: string
      }
      lee: 'calle' | 'calle_tipo'
      escribe: never
    }
    exportar_carpetas: {
      valores: [$1: readonly string[], $2: boolean]
      fila: {
        Carpeta: number
        Encomienda: string | null
        Inmueble: string | null
        'Tipo de Obra': string | null
        Ingresado: string | null
        Estado: string | null
        Completa: string
        Titular: string
        Calle: string
        'Número': string
        'Padrón': string
        Expediente: string | null
      }
      lee: 'carpeta' | 'domicilio' | 'encomienda_tipo' | 'inmueble_tipo' | 'obra_tipo' | 'persona' | 'propietario' | 'tramite_estado' | 'uso'
      escribe: never
    }
    exportar_carpetas_anteriores: {
      valores: []
      fila: {
        'Número': string | null
        Expediente: string | null
        'Tipo de encomienda': string | null
        'Padrón': string
        Propietario: string | null
        'CUIL del profesional': string | null
        Profesional: string | null
        'Tipo de inmueble': string | null
        'Tipo de obra': string | null
        Presentada: string | null
        Estado: string | null
        'Estado desde': string | null
        'Observación': string
        Historia: string | null
      }
      lee: 'carpeta' | 'encomienda_tipo' | 'inmueble_tipo' | 'obra_tipo' | 'persona' | 'tramite_estado' | 'tramite_historial'
      escribe: never
    }
    exportar_colegios: {
      valores: []
      fila: {
        ID: number
        Colegio: string
      }
      lee: 'colegio_prof'
      escribe: never
    }
    exportar_conservadoras: {
      valores: []
      fila: {
        ID: number
        'Institución': string
        'Razón social': string
        CUIT: string
        'Número de conservador': string
        'Número de instalador': string
        'Teléfono': string
        Inscripta: string | null
        Pagada: string
        'Técnico': 'RT' | 'TE' | null
        Nombre: string | null
        'Profesión': string | null
        'Matrícula': string | null
        'Vence la matrícula': string | null
        'Técnico confirmado': string | null
      }
      lee: 'formulario29' | 'formulario30' | 'formulario30_tecnico' | 'institucion' | 'pago_en_mesa'
      escribe: never
    }
    exportar_elevadores: {
      valores: []
      fila: {
        'Padrón': string
        Domicilio: string
        Elevadores: number
        Responsable: string
        CUIL: string
        Carpeta: number
        Estado: 'PRESENTADO' | 'RECIBIDO MESA ENTRADAS' | 'EN INSPECCION' | 'OBSERVADO' | 'PENDIENTE DE PAGO' | 'PAGADO' | 'APROBADO' | 'RECHAZADO' | 'FINALIZADO'
        Desde: string | null
        Hasta: string | null
        Conservadora: string | null
        'Número de conservador': string | null
        'Nota revisada': string | null
        'Vence el seguro': string | null
        'Vence el contrato': string | null
      }
      lee: 'carpeta' | 'domicilio' | 'formulario27' | 'formulario29' | 'formulario30' | 'formulario30_tecnico' | 'formulario31' | 'institucion' | 'pago_en_mesa' | 'persona' | 'tramite_estado'
      escribe: never
    }
    exportar_empleados: {
      valores: []
      fila: {
        CUIL: string
        Apellido: string
        Nombre: string
        'Repartición': string
        Oficina: string
        Roles: string | null
      }
      lee: 'empleado' | 'oficina' | 'persona' | 'persona_rol' | 'reparticion' | 'rol'
      escribe: never
    }
    exportar_inspectores: {
      valores: []
      fila: {
        ID: number
        Apellido: string
        Nombre: string
        Oficina: string
        Estado: string
      }
      lee: 'inspector' | 'oficina' | 'persona'
      escribe: never
    }
    exportar_instituciones: {
      valores: []
      fila: {
        ID: number
        'Institución': string
        Tipo: string
        Estado: string
      }
      lee: 'institucion' | 'institucion_tipo'
      escribe: never
    }
    exportar_oficinas: {
      valores: []
      fila: {
        ID: number
        Oficina: string
        'Repartición': string
        'Institución': string
        Estado: string
      }
      lee: 'institucion' | 'oficina' | 'reparticion'
      escribe: never
    }
    exportar_padrones: {
      valores: []
      fila: {
        'Padrón': string
        'Padrón provincial': string
        'Apellido y nombre': string
        DNI: string | null
        CUIT: string | null
        Calle: string | null
        'Número': string | null
        Piso: string | null
        Dpto: string | null
        'Sección': string | null
        Manzana: string | null
        Parcela: string | null
        Distrito: string | null
        Dominio: string | null
      }
      lee: 'domicilio' | 'padron'
      escribe: never
    }
    exportar_padrones_sin_parcela: {
      valores: []
      fila: {
        'Padrón': string
        Calle: string | null
        'Número': string | null
        'Sección': string | null
        Manzana: string | null
        Parcela: string | null
      }
      lee: 'domicilio' | 'padron' | 'parcela'
      escribe: never
    }
    exportar_parcelas: {
      valores: []
      fila: {
        'Padrón': string | null
        'Sección': string
        Manzana: string
        Parcela: string
        Forma: string
      }
      lee: 'manzana' | 'parcela'
      escribe: never
    }
    exportar_parcelas_sin_padron: {
      valores: []
      fila: {
        'Sección': string
        Manzana: string
        Parcela: string
        'Padrón que no está registrado': string | null
      }
      lee: 'manzana' | 'padron' | 'parcela'
      escribe: never
    }
    exportar_profesionales: {
      valores: []
      fila: {
        CUIL: string
        Apellido: string
        Nombre: string
        'Profesión': string
        Universidad: string
        'Matrícula': string
        Vencimiento: string | null
        Domicilio: string | null
      }
      lee: 'persona' | 'profesion' | 'profesional' | 'universidad'
      escribe: never
    }
    exportar_profesiones: {
      valores: []
      fila: {
        ID: number
        'Profesión': string
        Colegio: string
      }
      lee: 'colegio_prof' | 'profesion'
      escribe: never
    }
    exportar_reparticiones: {
      valores: []
      fila: {
        ID: number
        'Repartición': string
      }
      lee: 'reparticion'
      escribe: never
    }
    exportar_respuestas_anteriores: {
      valores: []
      fila: {
        Carpeta: string | null
        Formulario: string
        Orden: number | null
        Pregunta: string
        Respuesta: string
        'Carpeta en el portal': number
      }
      lee: 'carpeta' | 'respuesta_anterior'
      escribe: never
    }
    exportar_tarifas: {
      valores: []
      fila: {
        ID: number | null
        Tarifa: string | null
        Tipo: string | null
        'Precio Unitario': string | null
        Valor: string | null
        Factor: string | null
        'Vigente desde': string
      }
      lee: 'tarifa_vigente'
      escribe: never
    }
    exportar_tipos_de_institucion: {
      valores: []
      fila: {
        ID: number
        Tipo: string
        Estado: string
      }
      lee: 'institucion_tipo'
      escribe: never
    }
    exportar_tipos_de_obra: {
      valores: []
      fila: {
        ID: number | null
        Tipo: string | null
        Timbrado: string | null
        Provisorio: string | null
        Definitivo: string | null
      }
      lee: 'obra_tipo_vigente'
      escribe: never
    }
    exportar_universidades: {
      valores: []
      fila: {
        ID: number
        Universidad: string
      }
      lee: 'universidad'
      escribe: never
    }
    filas_de_importacion: {
      valores: [$1: number, $2: string | null, $3: number, $4: number]
      fila: {
        fila: number
        accion: string
        datos: NonNullable<unknown>
        errores: NonNullable<unknown>
        antes: NonNullable<unknown> | null
        desconocidos: NonNullable<unknown> | null
        total: number
      }
      lee: 'importaciones.fila'
      escribe: never
    }
    filas_de_importacion_con_motivos: {
      valores: [$1: number, $2: boolean]
      fila: {
        fila: number
        datos: NonNullable<unknown>
        errores: NonNullable<unknown>
      }
      lee: 'importaciones.fila'
      escribe: never
    }
    filas_por_aplicar: {
      valores: [$1: number, $2: number, $3: number]
      fila: {
        fila: number
        accion: string
        datos: NonNullable<unknown>
        desconocidos: NonNullable<unknown> | null
        administra: boolean
      }
      lee: 'importaciones.fila'
      escribe: never
    }
    filas_por_revisar_otra_vez: {
      valores: [$1: number, $2: number]
      fila: {
        fila: number
        datos: NonNullable<unknown>
      }
      lee: 'importaciones.fila'
      escribe: never
    }
    formas_de_unas_manzanas: {
      valores: [$1: readonly number[]]
      fila: {
        id: number
        formas: NonNullable<unknown>
      }
      lee: 'parcela'
      escribe: never
    }
    formas_fuera_de_la_ciudad: {
      valores: [$1: string]
      fila: {
        n: number | null
      }
      lee: 'manzana'
      escribe: never
    }
    guardar_equivalencias: {
      valores: [$1: string, $2: number]
      fila: {
        catalogo: 'calle' | 'tipoDeCalle' | 'profesion' | 'universidad' | 'oficina' | 'encomienda' | 'inmueble' | 'obra'
        clave: string
      }
      lee: never
      escribe: 'equivalencia'
    }
    guardar_filas_por_importar: {
      valores: [$1: number, $2: string]
      fila: never
      lee: never
      escribe: 'importaciones.fila'
    }
    guardar_filas_revisadas_otra_vez: {
      valores: [$1: number, $2: string]
      fila: never
      lee: never
      escribe: 'importaciones.fila'
    }
    guardar_lectura_de_importacion: {
      valores: [$1: number, $2: string]
      fila: never
      lee: never
      escribe: 'importaciones.lectura'
    }
    historia_de_carpetas_anteriores: {
      valores: [$1: string, $2: number]
      fila: never
      lee: never
      escribe: 'tramite_historial'
    }
    importa_su_matricula: {
      valores: [$1: number, $2: string]
      fila: {
        fila: number
      }
      lee: 'importacion' | 'importaciones.fila'
      escribe: never
    }
    importa_sus_roles: {
      valores: [$1: number, $2: string]
      fila: {
        fila: number
      }
      lee: 'importacion' | 'importaciones.fila'
      escribe: never
    }
    importacion_aplicada: {
      valores: [$1: number]
      fila: never
      lee: 'importaciones.fila'
      escribe: 'importacion'
    }
    importacion_de_su_matricula: {
      valores: [$1: number, $2: number]
      fila: {
        id_auditoria: number
      }
      lee: 'auditoria_tanda'
      escribe: never
    }
    importacion_de_sus_roles: {
      valores: [$1: number, $2: number]
      fila: {
        id_auditoria: number
      }
      lee: 'auditoria_tanda'
      escribe: never
    }
    importacion_deshecha: {
      valores: [$1: number]
      fila: never
      lee: never
      escribe: 'importacion'
    }
    importacion_fallida: {
      valores: [$1: number, $2: string]
      fila: never
      lee: never
      escribe: 'importacion'
    }
    importacion_guarda_lo_de_antes: {
      valores: [$1: number]
      fila: {
        id_auditoria: number
      }
      lee: 'auditoria' | 'auditoria_tanda'
      escribe: never
    }
    importacion_que_escribio_despues: {
      valores: [$1: number]
      fila: {
        idImportacion: number
        nombreArchivo: string
      }
      lee: 'auditoria_tanda' | 'importacion'
      escribe: never
    }
    importacion_revisada: {
      valores: [$1: number, $2: number]
      fila: never
      lee: 'importaciones.fila'
      escribe: 'importacion'
    }
    importacion_sigue_asi: {
      valores: [$1: number, $2: string]
      fila: {
        id_importacion: number
      }
      lee: 'importacion'
      escribe: never
    }
    importacion_sin_deshacer: {
      valores: [$1: number, $2: string]
      fila: never
      lee: never
      escribe: 'importacion'
    }
    importaciones_pendientes: {
      valores: []
      fila: {
        idImportacion: number
        estado: 'POR_REVISAR' | 'REVISADA' | 'POR_APLICAR' | 'APLICADA' | 'FALLIDA' | 'DESCARTADA' | 'POR_DESHACER' | 'DESHECHA'
        clase: 'calles' | 'padrones' | 'parcelas' | 'profesionales' | 'empleados' | 'tarifas' | 'carpetasAnteriores' | 'archivosAnteriores' | 'respuestasAnteriores'
        formato: 'csv' | 'xlsx' | 'zip'
        codificacion: 'utf-8' | 'latin-1' | 'cp850' | null
        sistema: 'wgs84' | 'faja1' | 'faja2' | 'faja3' | 'faja4' | 'faja5' | 'faja6' | 'faja7' | null
        idPersona: number
        deshace: number | null
        ruta: string | null
        intentos: number
        altas: number
        cambios: number
        parcial: boolean
      }
      lee: 'importacion'
      escribe: never
    }
    inmuebles_parecidos: {
      valores: []
      fila: {
        id: number
        nombre: string
        titulo: string
        habilitado: boolean
      }
      lee: 'inmueble_tipo'
      escribe: never
    }
    lo_que_se_apoya_en_una_importacion: {
      valores: [$1: number]
      fila: {
        carpetas: number
        papeles: number
        respuestas: number
        observaciones: number
        atendidas: number
        veredas: number
        libreDeuda: number
        certificados: number
        elevadores: number
        formularios: number
        domicilios: number
        ejes: number
        parcelas: number
        profesionales: number
        inspectores: number
        seguidas: number
      }
      lee: 'archivo' | 'auditoria_tanda' | 'calle_eje' | 'carpeta' | 'certificado_de_padron' | 'domicilio' | 'formulario19' | 'formulario27' | 'formulario29' | 'formulario30' | 'formulario31' | 'formulario_vereda' | 'importacion' | 'inspector' | 'libre_deuda' | 'obra_seguida' | 'observacion' | 'parcela' | 'profesional' | 'respuesta_anterior' | 'tramite_historial' | 'vereda_copia'
      escribe: never
    }
    nombres_de_una_tanda: {
      valores: [$1: number, $2: readonly string[]]
      fila: {
        entidad: string
        nombre: string
      }
      lee: 'auditoria_tanda' | 'persona'
      escribe: never
    }
    nombres_que_faltan_a_una_importacion: {
      valores: [$1: number, $2: string]
      fila: {
        catalogo: string
        clave: string
        n: number
      }
      lee: 'importaciones.fila'
      escribe: never
    }
    obras_parecidas: {
      valores: []
      fila: {
        id: number
        nombre: string
        titulo: string
        habilitado: boolean
      }
      lee: 'obra_tipo'
      escribe: never
    }
    observar_carpetas_anteriores: {
      valores: [$1: string, $2: number]
      fila: never
      lee: never
      escribe: 'observacion'
    }
    oficinas_parecidas: {
      valores: []
      fila: {
        id: number
        nombre: string
        titulo: string
        habilitado: boolean
      }
      lee: 'oficina' | 'reparticion'
      escribe: never
    }
    olvidar_avance_de_importacion: {
      valores: [$1: number]
      fila: never
      lee: never
      escribe: 'importaciones.avance'
    }
    olvidar_filas_aplicadas: {
      valores: [$1: number]
      fila: never
      lee: never
      escribe: 'importaciones.fila' | 'importaciones.lectura'
    }
    olvidar_filas_de_importaciones_cerradas: {
      valores: []
      fila: never
      lee: 'importacion'
      escribe: 'importaciones.fila'
    }
    olvidar_filas_por_importar: {
      valores: [$1: number]
      fila: never
      lee: never
      escribe: 'importaciones.fila' | 'importaciones.lectura'
    }
    padrones_por_importar: {
      valores: [$1: string]
      fila: {
        existe: boolean
        tomado: string | null
        id_domicilio: number | null
        id_calle: number | null
        clave: string | null
        queda: string | null
        dicho: NonNullable<unknown> | null
        varias: boolean
        enPalabras: boolean
        igual: boolean
        guardado: NonNullable<unknown>
      }
      lee: 'calle' | 'domicilio' | 'equivalencia' | 'padron'
      escribe: never
    }
    parcelas_por_importar: {
      valores: [$1: string]
      fila: {
        seccion: string
        manzana: string
        parcela: string
        idParcela: number | null
        igual: boolean
        suSeccion: string | null
        suManzana: string | null
        suParcela: string | null
      }
      lee: 'domicilio' | 'manzana' | 'padron' | 'parcela'
      escribe: never
    }
    pedir_aplicacion_de_importacion: {
      valores: [$1: number, $2: number, $3: boolean]
      fila: never
      lee: never
      escribe: 'importacion'
    }
    pedir_que_se_deshaga_importacion: {
      valores: [$1: number, $2: number]
      fila: never
      lee: never
      escribe: 'importacion'
    }
    personas_de_una_importacion_de_empleados: {
      valores: [$1: number]
      fila: {
        idPersona: number
      }
      lee: 'auditoria_tanda'
      escribe: never
    }
    personas_por_buscar: {
      valores: [$1: number, $2: number]
      fila: {
        fila: number
        cuil: string
      }
      lee: 'importaciones.fila' | 'persona'
      escribe: never
    }
    profesionales_por_importar: {
      valores: [$1: string]
      fila: {
        id_persona: number | null
        id_profesion: number | null
        dichoDeProfesion: NonNullable<unknown> | null
        id_universidad: number | null
        dichoDeUniversidad: NonNullable<unknown> | null
        claveDeUniversidad: string
        id_profesional: number | null
        matricula: string | null
        tomada: boolean
        igual: boolean
      }
      lee: 'equivalencia' | 'persona' | 'profesion' | 'profesional' | 'universidad'
      escribe: never
    }
    profesiones_parecidas: {
      valores: []
      fila: {
        id: number
        nombre: string
        titulo: string
        habilitado: boolean
      }
      lee: 'profesion'
      escribe: never
    }
    quitar_carpetas_importadas: {
      valores: [$1: number]
      fila: {
        quitar_carpetas_importadas: unknown | null
      }
      lee: never
      escribe: never
    }
    rechazar_filas_repetidas: {
      valores: [$1: number, $2: string]
      fila: never
      lee: never
      escribe: 'importaciones.fila'
    }
    recibir_importacion: {
      valores: [$1: string, $2: number, $3: string, $4: string, $5: number, $6: string, $7: string | null]
      fila: {
        id: number
      }
      lee: never
      escribe: 'importacion'
    }
    releer_importacion: {
      valores: [$1: number, $2: string | null, $3: string | null, $4: number]
      fila: never
      lee: never
      escribe: 'importacion'
    }
    respuestas_anteriores_por_importar: {
      valores: [$1: string, $2: number]
      fila: {
        cuantas: number
        idCarpeta: number | null
        esSuya: boolean
        sinDatos: boolean
        idRespuesta: number | null
        orden: number | null
        respuesta: string | null
        igual: boolean
      }
      lee: 'carpeta' | 'padron' | 'persona' | 'profesional' | 'propietario' | 'respuesta_anterior'
      escribe: never
    }
    revisar_importacion_otra_vez: {
      valores: [$1: number]
      fila: never
      lee: never
      escribe: 'importacion'
    }
    rodear_manzanas: {
      valores: [$1: string]
      fila: never
      lee: never
      escribe: 'manzana'
    }
    roles_por_importar: {
      valores: []
      fila: {
        idRol: number
        rol: string
        administra: boolean
      }
      lee: 'perfil' | 'rol'
      escribe: never
    }
    tandas_por_deshacer: {
      valores: [$1: number]
      fila: {
        id: number
      }
      lee: 'auditoria_tanda'
      escribe: never
    }
    tarifas_por_importar: {
      valores: [$1: string]
      fila: {
        id_dado: number | null
        id_del_nombre: number | null
        igual: boolean
        porConfirmar: boolean
      }
      lee: 'tarifa' | 'tarifa_vigente'
      escribe: never
    }
    tipos_de_calle_parecidos: {
      valores: []
      fila: {
        id: number
        nombre: string
        titulo: string
        habilitado: boolean
      }
      lee: 'calle_tipo'
      escribe: never
    }
    ultimas_importaciones: {
      valores: []
      fila: {
        idImportacion: number
        clase: 'calles' | 'padrones' | 'parcelas' | 'profesionales' | 'empleados' | 'tarifas' | 'carpetasAnteriores' | 'archivosAnteriores' | 'respuestasAnteriores'
        estado: 'POR_REVISAR' | 'REVISADA' | 'POR_APLICAR' | 'APLICADA' | 'FALLIDA' | 'DESCARTADA' | 'POR_DESHACER' | 'DESHECHA'
        nombreArchivo: string
        autor: string
        creadoEl: Date
        aplicadaEl: Date | null
        deshechaEl: Date | null
        seDeshace: boolean
        faltanNombres: boolean
        faltanPersonas: boolean
        nuevosAdministradores: number
        administradores: NonNullable<unknown>
        avance: number
        altas: number
        cambios: number
        iguales: number
        rechazadas: number
        leidas: number
        parcial: boolean
        motivo: string | null
        lectura: NonNullable<unknown> | null
      }
      lee: 'auditoria_tanda' | 'importacion' | 'importaciones.avance' | 'importaciones.fila' | 'importaciones.lectura' | 'persona'
      escribe: never
    }
    universidades_parecidas: {
      valores: []
      fila: {
        id: number
        nombre: string
        titulo: string
        habilitado: boolean
      }
      lee: 'universidad'
      escribe: never
    }
    ver_importacion: {
      valores: [$1: number]
      fila: {
        idImportacion: number
        clase: 'calles' | 'padrones' | 'parcelas' | 'profesionales' | 'empleados' | 'tarifas' | 'carpetasAnteriores' | 'archivosAnteriores' | 'respuestasAnteriores'
        estado: 'POR_REVISAR' | 'REVISADA' | 'POR_APLICAR' | 'APLICADA' | 'FALLIDA' | 'DESCARTADA' | 'POR_DESHACER' | 'DESHECHA'
        nombreArchivo: string
        autor: string
        creadoEl: Date
        aplicadaEl: Date | null
        deshechaEl: Date | null
        seDeshace: boolean
        faltanNombres: boolean
        faltanPersonas: boolean
        nuevosAdministradores: number
        administradores: NonNullable<unknown>
        avance: number
        altas: number
        cambios: number
        iguales: number
        rechazadas: number
        leidas: number
        parcial: boolean
        motivo: string | null
        lectura: NonNullable<unknown> | null
      }
      lee: 'auditoria_tanda' | 'importacion' | 'importaciones.avance' | 'importaciones.fila' | 'importaciones.lectura' | 'persona'
      escribe: never
    }
  }
}
