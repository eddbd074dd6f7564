// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
import type { idempotencia, restauracion } from './tablas.ts'

export interface Sentencias {
  adelantar_numeros: {
    valores: [$1: string, $2: number]
    fila: {
      huecos: NonNullable<unknown>
    }
    lee: never
    escribe: never
  }
  anotar_archivo_danado: {
    valores: [$1: string, $2: string]
    fila: never
    lee: never
    escribe: 'archivo_danado'
  }
  anotar_archivo_sin_dueno: {
    valores: [$1: string, $2: Date | string, $3: number, $4: string | null, $5: string | null, $6: number | null]
    fila: never
    lee: never
    escribe: 'archivo_sin_dueno'
  }
  anotar_archivos_sin_fila: {
    valores: [$1: readonly string[]]
    fila: never
    lee: never
    escribe: 'archivo_sin_fila'
  }
  anotar_barrido_detenido: {
    valores: [$1: number | null]
    fila: never
    lee: never
    escribe: 'almacen'
  }
  anotar_consulta: {
    valores: [$1: number, $2: string, $3: string, $4: string | null]
    fila: never
    lee: never
    escribe: 'consulta_personal'
  }
  anotar_restauracion: {
    valores: [$1: string]
    fila: {
      restaurada: unknown | null
    }
    lee: never
    escribe: never
  }
  anotar_trabajo: {
    valores: [$1: string, $2: number]
    fila: never
    lee: never
    escribe: 'trabajo_hecho'
  }
  anotar_trabajo_hecho: {
    valores: [$1: string, $2: number, $3: string | null]
    fila: never
    lee: never
    escribe: 'trabajo_hecho'
  }
  anotar_zona: {
    valores: [$1: string]
    fila: {
      anotar: unknown | null
    }
    lee: never
    escribe: never
  }
  archivos_danados: {
    valores: []
    fila: {
      nombre: string
      problema: 'FALTA' | 'CAMBIADO'
      hallado: Date
    }
    lee: 'archivo_danado'
    escribe: never
  }
  archivos_que_sobran: {
    valores: [$1: readonly string[], $2: number]
    fila: {
      nombre: string
    }
    lee: 'archivo_soltado'
    escribe: never
  }
  archivos_que_una_fila_solto: {
    valores: [$1: readonly string[]]
    fila: {
      nombre: string
      soltadoEl: Date
    }
    lee: 'archivo_soltado'
    escribe: never
  }
  archivos_retenidos: {
    valores: [$1: readonly string[], $2: boolean]
    fila: {
      ruta: string
      situacion: string
    }
    lee: 'revision_de_archivo'
    escribe: never
  }
  archivos_sin_dueno_nuevos: {
    valores: [$1: readonly string[], $2: number]
    fila: {
      nombre: string
    }
    lee: 'archivo_sin_dueno' | 'archivo_soltado'
    escribe: never
  }
  archivos_sin_fila: {
    valores: [$1: readonly string[]]
    fila: {
      ruta: string
    }
    lee: 'archivo' | 'borrador_archivo' | 'certificado' | 'certificado_de_padron' | 'correo_adjunto' | 'ejemplo_de_requisito' | 'imagen_de_ciudad' | 'importacion' | 'legajo' | 'pago_en_mesa' | 'vereda_copia_foto' | 'visita_envio'
    escribe: never
  }
  archivos_sin_fila_desde_ayer: {
    valores: []
    fila: {
      nombre: string
    }
    lee: 'archivo_sin_fila'
    escribe: never
  }
  base_lista: {
    valores: []
    fila: {
      detenido: boolean
    }
    lee: 'almacen' | 'tramite_estado'
    escribe: never
  }
  bloquear_almacen: {
    valores: []
    fila: {
      id: string
      testigo: string
      migraciones: number
      ahora: number
      reposa: boolean
    }
    lee: 'almacen' | 'drizzle.__drizzle_migrations'
    escribe: never
  }
  candado_de_arranque: {
    valores: [$1: number]
    fila: {
      tomado: boolean
    }
    lee: never
    escribe: never
  }
  contar_uso: {
    valores: [$1: number, $2: string]
    fila: {
      cuenta: number
    }
    lee: never
    escribe: 'uso_por_minuto'
  }
  contar_uso_de_direccion: {
    valores: [$1: string, $2: string]
    fila: {
      cuenta: number
    }
    lee: never
    escribe: 'uso_por_direccion'
  }
  cual_base_es: {
    valores: []
    fila: {
      cual: string
    }
    lee: never
    escribe: never
  }
  cuantos_archivos_danados: {
    valores: []
    fila: {
      cuantos: number
    }
    lee: 'archivo_danado'
    escribe: never
  }
  devolver_bytes: {
    valores: [$1: number, $2: string, $3: number]
    fila: never
    lee: never
    escribe: 'uso_de_archivos'
  }
  donde_va_el_principal: {
    valores: []
    fila: {
      posicion: number
      rol: string
      cual: string
      marca: number | null
    }
    lee: 'escritura_reciente'
    escribe: never
  }
  donde_va_la_replica: {
    valores: []
    fila: {
      posicion: number | null
      rol: string
      sigue: boolean
      cual: string
    }
    lee: never
    escribe: never
  }
  espera_del_antivirus: {
    valores: []
    fila: {
      cuantos: number
      desde: Date | null
      segundos: number
    }
    lee: 'revision_de_archivo'
    escribe: never
  }
  fijar_zona: {
    valores: [$1: string]
    fila: {
      fijar_zona: unknown | null
    }
    lee: never
    escribe: never
  }
  guardar_identidad_del_almacen: {
    valores: [$1: string, $2: string]
    fila: never
    lee: never
    escribe: 'almacen'
  }
  guardar_respuesta: {
    valores: [$1: number, $2: string, $3: string]
    fila: never
    lee: never
    escribe: 'idempotencia'
  }
  guardar_restauracion: {
    valores: [$1: string, $2: Date | string | null, $3: number | null, $4: string]
    fila: never
    lee: 'auditoria'
    escribe: 'restauracion'
  }
  guardar_testigo_del_almacen: {
    valores: [$1: string, $2: number, $3: boolean]
    fila: {
      reposa: boolean
    }
    lee: never
    escribe: 'almacen'
  }
  hasta_donde_escribio: {
    valores: [$1: number]
    fila: {
      marca: number | null
      posicion: number | null
    }
    lee: 'escritura_reciente'
    escribe: never
  }
  hasta_donde_se_sabe: {
    valores: []
    fila: {
      escrituras: number
      numeros: NonNullable<unknown>
      ahora: Date
    }
    lee: 'auditoria'
    escribe: never
  }
  hay_almacen: {
    valores: []
    fila: {
      hay: boolean
    }
    lee: never
    escribe: never
  }
  hay_archivo_soltado: {
    valores: [$1: string]
    fila: {
      soltado: boolean
    }
    lee: 'archivo_soltado'
    escribe: never
  }
  hay_filas_con_archivos: {
    valores: []
    fila: {
      hay: boolean
    }
    lee: 'archivo' | 'borrador_archivo' | 'certificado' | 'certificado_de_padron' | 'correo_adjunto' | 'ejemplo_de_requisito' | 'imagen_de_ciudad' | 'importacion' | 'legajo' | 'pago_en_mesa' | 'vereda_copia_foto' | 'visita_envio'
    escribe: never
  }
  hay_restauracion_sin_confirmar: {
    valores: []
    fila: {
      hay: boolean
    }
    lee: 'restauracion'
    escribe: never
  }
  leer_almacen: {
    valores: []
    fila: {
      id: string
    }
    lee: 'almacen'
    escribe: never
  }
  leer_clave: {
    valores: [$1: number, $2: string]
    fila: {
      llamada: string
      huella: string
      respuesta: (typeof idempotencia.$inferSelect)['respuesta'] | null
    }
    lee: 'idempotencia'
    escribe: never
  }
  marcar_escrituras: {
    valores: [$1: number]
    fila: never
    lee: never
    escribe: 'escritura_reciente'
  }
  olvidar_archivos_apartados: {
    valores: [$1: readonly string[]]
    fila: never
    lee: never
    escribe: 'archivo_sin_fila'
  }
  olvidar_archivos_con_dueno: {
    valores: [$1: readonly string[]]
    fila: never
    lee: never
    escribe: 'archivo_sin_dueno'
  }
  olvidar_archivos_con_fila: {
    valores: [$1: readonly string[]]
    fila: never
    lee: never
    escribe: 'archivo_sin_fila'
  }
  olvidar_archivos_danados: {
    valores: [$1: readonly string[]]
    fila: never
    lee: never
    escribe: 'archivo_danado'
  }
  olvidar_archivos_sin_fila: {
    valores: []
    fila: never
    lee: never
    escribe: 'archivo_sin_fila'
  }
  olvidar_revision: {
    valores: [$1: string]
    fila: never
    lee: never
    escribe: 'revision_de_archivo'
  }
  olvidar_trabajos_de_antes: {
    valores: [$1: readonly string[]]
    fila: never
    lee: never
    escribe: 'trabajo_hecho'
  }
  olvidar_vencidos: {
    valores: []
    fila: never
    lee: never
    escribe: 'archivo_soltado' | 'escritura_reciente' | 'idempotencia' | 'titulares_por_dia' | 'uso_de_archivos' | 'uso_por_direccion' | 'uso_por_minuto'
  }
  que_postgres_es: {
    valores: []
    fila: {
      version: number
      codificacion: string
      oyeOpciones: boolean
      zona: string
      hace: boolean
      conTrigramas: boolean
    }
    lee: never
    escribe: never
  }
  quitar_si_no_se_copia: {
    valores: []
    fila: {
      libre: boolean
    }
    lee: never
    escribe: never
  }
  reservar_bytes: {
    valores: [$1: number, $2: number, $3: number]
    fila: {
      dia: string
    }
    lee: never
    escribe: 'uso_de_archivos'
  }
  restauraciones_sin_confirmar: {
    valores: []
    fila: {
      motivo: string
      copiaHasta: Date | null
      sabidoHasta: Date | null
      escrituras: number | null
    }
    lee: 'restauracion'
    escribe: never
  }
  sumar_huecos: {
    valores: [$1: number, $2: string]
    fila: never
    lee: never
    escribe: 'restauracion'
  }
  sumar_llamadas_de_direccion: {
    valores: [$1: string, $2: number]
    fila: {
      cuenta: number
      minuto: number
    }
    lee: never
    escribe: 'uso_por_direccion'
  }
  sumar_llamadas_de_persona: {
    valores: [$1: number, $2: number]
    fila: {
      cuenta: number
      minuto: number
    }
    lee: never
    escribe: 'uso_por_minuto'
  }
  sumar_titulares: {
    valores: [$1: number, $2: number, $3: number]
    fila: {
      mostrados: number
    }
    lee: never
    escribe: 'titulares_por_dia'
  }
  titulos_despues_de_la_copia: {
    valores: []
    fila: {
      titulo: string
    }
    lee: 'archivo_sin_dueno' | 'restauracion'
    escribe: never
  }
  tomar_archivos_por_releer: {
    valores: []
    fila: {
      ruta: string
      sha256: string | null
    }
    lee: 'archivo' | 'borrador_archivo' | 'certificado' | 'certificado_de_padron' | 'importacion' | 'legajo' | 'pago_en_mesa' | 'revision_de_archivo' | 'vereda_copia_foto' | 'visita_envio'
    escribe: 'relectura'
  }
  tomar_clave: {
    valores: [$1: number, $2: string, $3: string, $4: string]
    fila: {
      tomada: boolean
    }
    lee: never
    escribe: 'idempotencia'
  }
  ultima_restauracion: {
    valores: []
    fila: {
      idRestauracion: number
      huecos: (typeof restauracion.$inferSelect)['huecos']
    }
    lee: 'restauracion'
    escribe: never
  }
  uso_de_direccion: {
    valores: [$1: string, $2: string]
    fila: {
      cuenta: number
    }
    lee: 'uso_por_direccion'
    escribe: never
  }
  zona_de_la_ciudad: {
    valores: []
    fila: {
      zona: string
    }
    lee: never
    escribe: never
  }
  zona_de_la_conexion: {
    valores: []
    fila: {
      zona: string
    }
    lee: never
    escribe: never
  }
}
