// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
import type { cambioDePrecio } from './tablas.ts'

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    bloquear_administradores: {
      valores: []
      fila: {
        idPersona: number
        idRol: number
      }
      lee: 'perfil' | 'persona_rol' | 'rol'
      escribe: never
    }
    bloquear_cambio_de_precio: {
      valores: [$1: number]
      fila: {
        clase: 'TARIFA' | 'OBRA_TIPO'
        id: number | null
        autor: number
        estado: 'PENDIENTE' | 'CONFIRMADO' | 'RETIRADO'
        datos: (typeof cambioDePrecio.$inferSelect)['datos']
        sinAutor: boolean
      }
      lee: 'cambio_de_precio' | 'perfil' | 'persona_rol' | 'rol'
      escribe: never
    }
    bloquear_inspector: {
      valores: [$1: number]
      fila: {
        actual: number
        idPersona: number
      }
      lee: 'inspector'
      escribe: never
    }
    bloquear_institucion: {
      valores: [$1: number]
      fila: {
        tipo: number
      }
      lee: 'institucion'
      escribe: never
    }
    bloquear_obra_tipo: {
      valores: [$1: number]
      fila: never
      lee: 'obra_tipo'
      escribe: never
    }
    bloquear_oficina: {
      valores: [$1: number]
      fila: {
        actual: number
      }
      lee: 'oficina'
      escribe: never
    }
    bloquear_tarifa: {
      valores: [$1: number]
      fila: never
      lee: 'tarifa'
      escribe: never
    }
    calles_de_formularios: {
      valores: []
      fila: {
        idcalle: number
        calle: string
      }
      lee: 'calle'
      escribe: never
    }
    cambiar_calle: {
      valores: [$1: number, $2: string, $3: number, $4: boolean | null, $5: number]
      fila: {
        id: number
      }
      lee: never
      escribe: 'calle'
    }
    cambiar_inspector: {
      valores: [$1: number, $2: number, $3: boolean | null, $4: number]
      fila: never
      lee: never
      escribe: 'inspector'
    }
    cambiar_institucion: {
      valores: [$1: number, $2: string, $3: number, $4: boolean | null, $5: number]
      fila: never
      lee: never
      escribe: 'institucion'
    }
    cambiar_obra_tipo: {
      valores: [$1: number, $2: string, $3: number]
      fila: {
        id: number
      }
      lee: never
      escribe: 'obra_tipo'
    }
    cambiar_oficina: {
      valores: [$1: number, $2: string, $3: number, $4: number, $5: boolean | null, $6: number]
      fila: never
      lee: never
      escribe: 'oficina'
    }
    cambiar_reparticion: {
      valores: [$1: number, $2: string, $3: number]
      fila: {
        id: number
      }
      lee: never
      escribe: 'reparticion'
    }
    cambiar_tarifa: {
      valores: [$1: number, $2: string, $3: string, $4: number]
      fila: {
        id: number
      }
      lee: never
      escribe: 'tarifa'
    }
    cambiar_tipo_de_institucion: {
      valores: [$1: number, $2: string, $3: boolean | null, $4: number]
      fila: {
        id: number
      }
      lee: never
      escribe: 'institucion_tipo'
    }
    cambios_de_precio_pendientes: {
      valores: []
      fila: {
        idCambio: number
        clase: 'TARIFA' | 'OBRA_TIPO'
        idRegistro: number | null
        nombre: string
        idAutor: number
        autor: string
        escritoEl: Date
        datos: (typeof cambioDePrecio.$inferSelect)['datos']
        sinAutor: boolean
      }
      lee: 'cambio_de_precio' | 'perfil' | 'persona' | 'persona_rol' | 'rol'
      escribe: never
    }
    cambios_de_registro: {
      valores: [$1: readonly string[], $2: readonly string[]]
      fila: {
        id: number
        ocurrido_el: Date
        autor: string | null
        accion: string
        antes: NonNullable<unknown> | null
        despues: NonNullable<unknown> | null
        importacion: number | null
        paso: string | null
      }
      lee: 'auditoria' | 'auditoria_tanda' | 'persona'
      escribe: never
    }
    dar_de_baja: {
      valores: [$1: number, $2: string, $3: number]
      fila: {
        id_persona: number
      }
      lee: never
      escribe: 'empleado'
    }
    dar_puesto: {
      valores: [$1: number, $2: number, $3: number]
      fila: never
      lee: never
      escribe: 'empleado'
    }
    dar_roles: {
      valores: [$1: number, $2: readonly number[], $3: number]
      fila: never
      lee: never
      escribe: 'persona_rol'
    }
    deshabilitar_calle: {
      valores: [$1: number, $2: number]
      fila: {
        id: number
      }
      lee: never
      escribe: 'calle'
    }
    deshabilitar_institucion: {
      valores: [$1: number, $2: number]
      fila: {
        id: number
      }
      lee: never
      escribe: 'institucion'
    }
    deshabilitar_oficina: {
      valores: [$1: number, $2: number]
      fila: {
        id: number
      }
      lee: never
      escribe: 'oficina'
    }
    deshabilitar_tipo_de_institucion: {
      valores: [$1: number, $2: number]
      fila: {
        id: number
      }
      lee: never
      escribe: 'institucion_tipo'
    }
    escribir_cambio_de_precio: {
      valores: [$1: string, $2: number | null, $3: string, $4: string, $5: number]
      fila: never
      lee: never
      escribe: 'cambio_de_precio'
    }
    estado_de_institucion: {
      valores: [$1: number]
      fila: {
        estado: boolean
      }
      lee: 'institucion'
      escribe: never
    }
    estado_de_oficina: {
      valores: [$1: number]
      fila: {
        estado: boolean
        idReparticion: number
      }
      lee: 'oficina'
      escribe: never
    }
    estado_de_tipo_de_institucion: {
      valores: [$1: number]
      fila: {
        estado: boolean
      }
      lee: 'institucion_tipo'
      escribe: never
    }
    existe_empleado: {
      valores: [$1: number]
      fila: {
        id: number
      }
      lee: 'empleado'
      escribe: never
    }
    existe_obra_tipo: {
      valores: [$1: number]
      fila: {
        id: number
      }
      lee: 'obra_tipo'
      escribe: never
    }
    existe_reparticion: {
      valores: [$1: number]
      fila: {
        id: number
      }
      lee: 'reparticion'
      escribe: never
    }
    existe_tarifa: {
      valores: [$1: number]
      fila: {
        id: number
      }
      lee: 'tarifa'
      escribe: never
    }
    existe_tipo_de_calle: {
      valores: [$1: number]
      fila: {
        id: number
      }
      lee: 'calle_tipo'
      escribe: never
    }
    existe_tipo_de_inmueble: {
      valores: [$1: number]
      fila: {
        id: number
      }
      lee: 'inmueble_tipo'
      escribe: never
    }
    fijar_obra_tipo: {
      valores: [$1: number, $2: Date | string, $3: number, $4: number | null, $5: number, $6: number, $7: number]
      fila: never
      lee: never
      escribe: 'obra_tipo_historial'
    }
    fijar_tarifa: {
      valores: [$1: number, $2: Date | string, $3: number, $4: number | null, $5: number, $6: number, $7: number]
      fila: never
      lee: never
      escribe: 'tarifa_historial'
    }
    historial_de_obra_tipo: {
      valores: [$1: number]
      fila: {
        timbrado: number
        provisorio: number
        definitivo: number
        id: number
        vigenteDesde: Date
        registradoEl: Date
        autor: string | null
        confirmo: string | null
      }
      lee: 'obra_tipo_historial' | 'persona'
      escribe: never
    }
    historial_de_tarifa: {
      valores: [$1: number]
      fila: {
        precioUnitario: number
        factor: number
        valor: number
        id: number
        vigenteDesde: Date
        registradoEl: Date
        autor: string | null
        confirmo: string | null
      }
      lee: 'persona' | 'tarifa_historial'
      escribe: never
    }
    ids_de_roles: {
      valores: []
      fila: {
        idRol: number
      }
      lee: 'rol'
      escribe: never
    }
    ids_de_roles_de_persona: {
      valores: [$1: number]
      fila: {
        idRol: number
      }
      lee: 'persona_rol'
      escribe: never
    }
    insertar_calle: {
      valores: [$1: string, $2: number, $3: boolean, $4: number]
      fila: never
      lee: never
      escribe: 'calle'
    }
    insertar_inspector: {
      valores: [$1: number, $2: number, $3: number]
      fila: never
      lee: never
      escribe: 'inspector'
    }
    insertar_institucion: {
      valores: [$1: string, $2: number, $3: boolean, $4: number]
      fila: {
        idInstitucion: number
      }
      lee: never
      escribe: 'institucion'
    }
    insertar_obra_tipo: {
      valores: [$1: string, $2: number]
      fila: {
        id: number
      }
      lee: never
      escribe: 'obra_tipo'
    }
    insertar_oficina: {
      valores: [$1: string, $2: number, $3: number, $4: boolean, $5: number]
      fila: never
      lee: never
      escribe: 'oficina'
    }
    insertar_reparticion: {
      valores: [$1: string, $2: number]
      fila: never
      lee: never
      escribe: 'reparticion'
    }
    insertar_tarifa: {
      valores: [$1: string, $2: string, $3: number]
      fila: {
        id: number
      }
      lee: never
      escribe: 'tarifa'
    }
    insertar_tipo_de_institucion: {
      valores: [$1: string, $2: boolean, $3: number]
      fila: {
        idInstitucionTipo: number
      }
      lee: never
      escribe: 'institucion_tipo'
    }
    inspector_de_persona: {
      valores: [$1: number]
      fila: {
        id: number
      }
      lee: 'inspector'
      escribe: never
    }
    listar_calles: {
      valores: []
      fila: {
        idcalle: number
        calle: string
        idcalletipo: number
        calletipo: string
        estado: number
        usrmod: number | null
      }
      lee: 'calle' | 'calle_tipo'
      escribe: never
    }
    listar_inspectores: {
      valores: []
      fila: {
        idInspector: number
        nombre_persona: string
        apellido_persona: string
        Oficina: string
        idOficina: number
        estado: number
        usrmod: number | null
      }
      lee: 'inspector' | 'oficina' | 'persona'
      escribe: never
    }
    listar_instituciones: {
      valores: []
      fila: {
        idInstitucion: number
        Institucion: string
        idInstitucionTipo: number
        InstitucionTipo: string
        estado: number
        usrmod: number | null
      }
      lee: 'institucion' | 'institucion_tipo'
      escribe: never
    }
    listar_oficinas: {
      valores: []
      fila: {
        idOficina: number
        Oficina: string
        idReparticion: number
        Reparticion: string
        idInstitucion: number
        Institucion: string
        estado: number
        usrmod: number | null
      }
      lee: 'institucion' | 'oficina' | 'reparticion'
      escribe: never
    }
    listar_reparticiones: {
      valores: []
      fila: {
        idReparticion: number
        Reparticion: string
      }
      lee: 'reparticion'
      escribe: never
    }
    listar_roles: {
      valores: []
      fila: {
        idRol: number
        Rol: string
      }
      lee: 'rol'
      escribe: never
    }
    listar_tipos_de_calle: {
      valores: []
      fila: {
        idcalletipo: number
        calletipo: string
      }
      lee: 'calle_tipo'
      escribe: never
    }
    listar_tipos_de_institucion: {
      valores: []
      fila: {
        idInstitucionTipo: number
        InstitucionTipo: string
        estado: number
        usrmod: number | null
      }
      lee: 'institucion_tipo'
      escribe: never
    }
    nombres_de_colegios: {
      valores: [$1: readonly number[]]
      fila: {
        id: number
        nombre: string
      }
      lee: 'colegio_prof'
      escribe: never
    }
    nombres_de_instituciones: {
      valores: [$1: readonly number[]]
      fila: {
        id: number
        nombre: string
      }
      lee: 'institucion'
      escribe: never
    }
    nombres_de_oficinas: {
      valores: [$1: readonly number[]]
      fila: {
        id: number
        nombre: string
      }
      lee: 'oficina'
      escribe: never
    }
    nombres_de_personas: {
      valores: [$1: readonly number[]]
      fila: {
        id: number
        nombre: string
      }
      lee: 'persona'
      escribe: never
    }
    nombres_de_profesiones: {
      valores: [$1: readonly number[]]
      fila: {
        id: number
        nombre: string
      }
      lee: 'profesion'
      escribe: never
    }
    nombres_de_reparticiones: {
      valores: [$1: readonly number[]]
      fila: {
        id: number
        nombre: string
      }
      lee: 'reparticion'
      escribe: never
    }
    nombres_de_roles: {
      valores: [$1: readonly number[]]
      fila: {
        id: number
        nombre: string
      }
      lee: 'rol'
      escribe: never
    }
    nombres_de_tipos_de_calle: {
      valores: [$1: readonly number[]]
      fila: {
        id: number
        nombre: string
      }
      lee: 'calle_tipo'
      escribe: never
    }
    nombres_de_tipos_de_institucion: {
      valores: [$1: readonly number[]]
      fila: {
        id: number
        nombre: string
      }
      lee: 'institucion_tipo'
      escribe: never
    }
    nombres_de_universidades: {
      valores: [$1: readonly number[]]
      fila: {
        id: number
        nombre: string
      }
      lee: 'universidad'
      escribe: never
    }
    obra_tipo_en_vigor: {
      valores: [$1: number]
      fila: {
        idObraTipo: number
        ObraTipo: string
        usrmod: number | null
        timbrado: number
        provisorio: number
        definitivo: number
        proximoCambio: Date | null
        porConfirmar: boolean
      }
      lee: 'obra_tipo_vigente'
      escribe: never
    }
    obras_tipo_de_muestra: {
      valores: []
      fila: {
        id: number
        timbrado: number
        provisorio: number
        definitivo: number
      }
      lee: 'obra_tipo_historial'
      escribe: never
    }
    obras_tipo_en_vigor: {
      valores: []
      fila: {
        idObraTipo: number
        ObraTipo: string
        usrmod: number | null
        timbrado: number
        provisorio: number
        definitivo: number
        proximoCambio: Date | null
        porConfirmar: boolean
      }
      lee: 'obra_tipo_vigente'
      escribe: never
    }
    oficinas_habilitadas: {
      valores: []
      fila: {
        idOficina: number
        Oficina: string
      }
      lee: 'oficina'
      escribe: never
    }
    puesto_de_empleado: {
      valores: [$1: number]
      fila: {
        idOficina: number
        idReparticion: number
        bajaEl: Date | null
      }
      lee: 'empleado' | 'oficina'
      escribe: never
    }
    quitar_roles: {
      valores: [$1: number, $2: readonly number[]]
      fila: never
      lee: never
      escribe: 'persona_rol'
    }
    quitar_roles_del_personal: {
      valores: [$1: number]
      fila: {
        id_rol: number
      }
      lee: 'perfil' | 'rol'
      escribe: 'persona_rol'
    }
    resolver_cambio_de_precio: {
      valores: [$1: number, $2: string, $3: number]
      fila: never
      lee: never
      escribe: 'cambio_de_precio'
    }
    roles_entre: {
      valores: [$1: readonly number[]]
      fila: {
        idRol: number
      }
      lee: 'rol'
      escribe: never
    }
    tarifa_en_vigor: {
      valores: [$1: number]
      fila: {
        idTarifa: number
        tarifa: string
        tipo: string
        usrmod: number | null
        precioUnitario: number
        factor: number
        valor: number
        proximoCambio: Date | null
        porConfirmar: boolean
      }
      lee: 'tarifa_vigente'
      escribe: never
    }
    tarifas_de_formularios: {
      valores: []
      fila: {
        idTarifa: number
        valor: number
        porConfirmar: boolean
      }
      lee: 'tarifa_vigente'
      escribe: never
    }
    tarifas_de_muestra: {
      valores: []
      fila: {
        id: number
        precioUnitario: number
        factor: number
        valor: number
      }
      lee: 'tarifa_historial'
      escribe: never
    }
    tarifas_en_vigor: {
      valores: []
      fila: {
        idTarifa: number
        tarifa: string
        tipo: string
        usrmod: number | null
        precioUnitario: number
        factor: number
        valor: number
        proximoCambio: Date | null
        porConfirmar: boolean
      }
      lee: 'tarifa_vigente'
      escribe: never
    }
    tarifas_vigentes: {
      valores: [$1: readonly number[]]
      fila: {
        idTarifa: number
        valor: number
        porConfirmar: boolean
      }
      lee: 'tarifa_historial'
      escribe: never
    }
    tipos_de_inmueble: {
      valores: []
      fila: {
        idInmuebleTipo: number
        InmuebleTipo: string
      }
      lee: 'inmueble_tipo'
      escribe: never
    }
    tipos_de_obra: {
      valores: []
      fila: {
        idObraTipo: number
        ObraTipo: string
        timbrado: number
        porConfirmar: boolean
      }
      lee: 'obra_tipo_vigente'
      escribe: never
    }
  }
}
