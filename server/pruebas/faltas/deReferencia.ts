import type { FaltasDe } from './falta.ts'

const REFERENCIA = 'server/src/catalogos/referencia.test.ts'
const ENTRADAS = 'server/pruebas/entradas/referencia.test.ts'
const PROPIETARIOS = 'server/src/personas/propietarios.test.ts'
const PROPIO = 'server/pruebas/acceso/propio.test.ts'

/** Reference records, prices with their dates, people and addresses. */
export const DE_REFERENCIA: readonly FaltasDe[] = [
  {
    archivo: 'server/src/catalogos/tarifasVigentes.ts',
    pruebas: ['server/src/catalogos/tarifasVigentes.test.ts', 'server/src/catalogos/referencia.test.ts'],
    faltas: [
      ['se cobra ya el precio del año que viene', ' and vigente_desde <= now()', ''],
      ['se cobra el primer precio que hubo', 'vigente_desde desc, id desc`', 'vigente_desde, id desc`'],
      ['del mismo día se cobra el primero', 'vigente_desde desc, id desc`', 'vigente_desde desc, id`'],
      ['sin precio se cobra cero', 'if (!fila) throw', 'if (!fila) return [nombre, 0]; if (false) throw'],
    ],
  },
  {
    archivo: 'server/src/catalogos/precios.ts',
    pruebas: ['server/src/catalogos/precios.test.ts'],
    faltas: [
      ['quien lo escribió lo confirma', 'if (autor === quien.idPersona)', 'if (false)'],
      ['cualquiera lo retira', 'if (autor !== quien.idPersona && !sinAutor)', 'if (false)'],
      ['lo de quien se fue no lo retira nadie', ' && !sinAutor)', ')'],
      ['se confirma lo de quien se fue', 'if (sinAutor) throw', 'if (false) throw'],
      ['se confirma sobre otros valores', 'visto && visto !== hay', 'false'],
      ['vale antes de que lo confirmen', 'throw SOLO_UNA_PRUEBA\n', ';\n'],
      ['se confirma dos veces', `if (cambio.estado !== 'PENDIENTE')`, 'if (false)'],
      ['dos lo confirman a la vez', 'where id_cambio = $1 for update', 'where id_cambio = $1'],
    ],
  },
  {
    archivo: 'server/src/catalogos/vigencia.ts',
    pruebas: [REFERENCIA],
    faltas: [['se cambia lo que ya rigió', 'dia !== undefined && dia < actual', 'false']],
  },
  {
    archivo: 'server/src/catalogos/empleados.ts',
    pruebas: [REFERENCIA, ENTRADAS],
    faltas: [
      ['la ciudad se queda sin administrador', 'if (!quedanOtros && !loConserva)', 'if (false)'],
      ['dos administradores se quitan a la vez', ' for update of x', ''],
      ['los roles que no se mandan quedan', 'id_rol <> all($2::integer[])', 'id_rol = all($2::integer[]) and false'],
      ['la oficina puede ser de otra repartición', 'idReparticion !== values.reparticion', 'false'],
      ['un rol que no existe pasa', 'conocidos.length < elegidos.length', 'false'],
    ],
  },
  {
    archivo: 'server/src/catalogos/instituciones.ts',
    pruebas: [REFERENCIA, ENTRADAS, PROPIO],
    faltas: [
      ['un vecino crea cualquier institución', '!mantieneReferencias(quien) && !deFormulario', 'false'],
      ['un vecino crea una deshabilitada', ' && alCrear(datos.estado)', ''],
      ['el tipo 1 se deshabilita al editar', 'if (datos.estado === 0) exigirPrescindible(datos.idInstitucionTipo)', ''],
      ['un tipo deshabilitado se usa', "if (!estado) throw errorDeCampo('idInstitucionTipo', TIPO_DESHABILITADO)", ''],
    ],
  },
  {
    archivo: 'server/src/personas/domicilios.ts',
    pruebas: [PROPIETARIOS, PROPIO],
    faltas: [
      ['se pisa un domicilio guardado', 'guardado !== null && (propio || !administra)', 'false'],
      ['se escribe el domicilio de otro profesional', `rol === 'profesional' && Id !== quien.idProfesional && !administra`, 'false'],
    ],
  },
  {
    archivo: 'server/src/personas/profesionales.ts',
    pruebas: [PROPIO],
    faltas: [['un profesional busca a otro', '!propio && !esAdministrador(quien)', 'false']],
  },
  {
    archivo: 'server/src/personas/altaDeProfesionales.ts',
    pruebas: [ENTRADAS, REFERENCIA],
    faltas: [
      ['se registra una matrícula vencida', 'datos.fechaVencimiento < hoy()', 'false'],
      ['la matrícula que vence hoy se rechaza', 'datos.fechaVencimiento < hoy()', 'datos.fechaVencimiento <= hoy()'],
      ['registrar no da el rol', 'exigir(await darRol(tx, idPersona, quien.idPersona), NO_EXISTE_PROFESIONAL)', ''],
      ['quien ya es profesional se verifica', 'if ((await deLaPersona(db, encontrada.idPersona)).length > 0)', 'if (false)'],
    ],
  },
  {
    archivo: 'server/src/personas/listarProfesionales.ts',
    pruebas: [REFERENCIA],
    faltas: [
      ['la que vence hoy está vencida', 'pr.fecha_vencimiento < $1::date', 'pr.fecha_vencimiento <= $1::date'],
      ['la que vence en 30 días no está por vencer', 'pr.fecha_vencimiento <= $1::date + $2::int', 'pr.fecha_vencimiento < $1::date + $2::int'],
      ['el vencimiento no filtra', `($5 = '' or vencimiento = $5)`, `($5 = $5)`],
    ],
  },
  {
    archivo: 'server/src/padron/domicilios.ts',
    pruebas: ['server/src/carpetas/altaCarpeta.test.ts', 'server/pruebas/entradas/referencia.test.ts'],
    faltas: [['se ven los domicilios que escribieron otros', `(origen = 'PADRON' or id_persona_alta = $2)`, '$2 > 0']],
  },
  {
    archivo: 'server/src/padron/agregarDomicilioObra.ts',
    pruebas: ['server/pruebas/entradas/textos.test.ts', 'server/pruebas/entradas/desconocidos.test.ts', ENTRADAS],
    faltas: [['una obra en una calle deshabilitada', ' and estado', '']],
  },
]
