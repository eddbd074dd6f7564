// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
import type { auditoria } from '../plataforma/tablas.ts'
import type { cambioDePrecio } from './tablas.ts'

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
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
        accion: 'INSERT' | 'UPDATE' | 'DELETE'
        antes: (typeof auditoria.$inferSelect)['antes'] | null
        despues: (typeof auditoria.$inferSelect)['despues'] | null
      }
      lee: 'auditoria' | 'persona'
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
    escribir_cambio_de_precio: {
      valores: [$1: string, $2: number | null, $3: string, $4: string, $5: number]
      fila: never
      lee: never
      escribe: 'cambio_de_precio'
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
    tarifas_vigentes: {
      valores: [$1: readonly number[]]
      fila: {
        idTarifa: number
        valor: number
      }
      lee: 'tarifa_historial'
      escribe: never
    }
  }
}
