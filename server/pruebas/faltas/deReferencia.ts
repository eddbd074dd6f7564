import type { FaltasDe } from './falta.ts'

const REFERENCIA = 'server/src/catalogos/referencia.test.ts'
const POR_CONFIRMAR = 'server/src/catalogos/porConfirmar.test.ts'
const ENTRADAS = 'server/pruebas/entradas/referencia.test.ts'

/** Prices with their dates, and the roles that are given and taken. */
export const DE_REFERENCIA: readonly FaltasDe[] = [
  {
    archivo: 'server/src/catalogos/tarifasVigentes.ts',
    pruebas: ['server/src/catalogos/tarifasVigentes.test.ts', 'server/src/catalogos/referencia.test.ts'],
    faltas: [
      ['se cobra ya el precio del año que viene', 'tarifas_vigentes', ' and vigente_desde <= now()', ''],
      ['se cobra el primer precio que hubo', 'tarifas_vigentes', 'vigente_desde desc, id desc`', 'vigente_desde, id desc`'],
      ['del mismo día se cobra el primero', 'tarifas_vigentes', 'vigente_desde desc, id desc`', 'vigente_desde desc, id`'],
      ['sin precio se cobra cero', 'tarifasVigentes', 'if (!fila) throw', 'if (!fila) return [nombre, 0]; if (false) throw'],
    ],
  },
  {
    archivo: 'server/src/catalogos/precios.ts',
    pruebas: ['server/src/catalogos/precios.test.ts'],
    faltas: [
      ['quien lo escribió lo confirma', 'confirmarCambio', 'if (autor === quien.idPersona)', 'if (false)'],
      ['cualquiera lo retira', 'retirarCambio', 'if (autor !== quien.idPersona && !sinAutor)', 'if (false)'],
      ['lo de quien se fue no lo retira nadie', 'retirarCambio', ' && !sinAutor)', ')'],
      ['se confirma lo de quien se fue', 'confirmarCambio', 'if (sinAutor) throw', 'if (false) throw'],
      ['se confirma sobre otros valores', 'confirmarCambio', 'visto && visto !== hay', 'false'],
      ['vale antes de que lo confirmen', 'escribirPrecio', 'throw SOLO_UNA_PRUEBA\n', ';\n'],
      ['se confirma dos veces', 'pendiente', `if (cambio.estado !== 'PENDIENTE')`, 'if (false)'],
      ['dos lo confirman a la vez', 'bloquear_cambio_de_precio', 'where id_cambio = $1 for update', 'where id_cambio = $1'],
    ],
  },
  {
    archivo: 'server/src/catalogos/vigencia.ts',
    pruebas: [REFERENCIA, POR_CONFIRMAR],
    faltas: [
      ['se cambia lo que ya rigió', 'desdeCuando', 'dia !== undefined && dia < actual', 'false'],
      ['se cobra con un precio de muestra', 'exigirConfirmado', 'if (!porConfirmar) return', 'return'],
      ['con el mismo importe no se confirma', 'lineaDeVigencia', '(${nombres}, por_confirmar) from', '(${nombres}, false) from'],
      ['lo que escribió la ciudad pasa por muestra', 'lineaDeMuestra', 'where usrmod is null order', 'order'],
    ],
  },
  {
    archivo: 'server/src/catalogos/empleados.ts',
    pruebas: [REFERENCIA, ENTRADAS],
    faltas: [
      ['la ciudad se queda sin administrador', 'conservarUnAdministrador', 'if (!quedanOtros && !loConserva)', 'if (false)'],
      ['dos administradores se quitan a la vez', 'bloquear_administradores', ' for update of x', ''],
      ['los roles que no se mandan quedan', 'quitar_roles', 'id_rol <> all($2::integer[])', 'id_rol = all($2::integer[]) and false'],
      ['la oficina puede ser de otra repartición', 'modificarEmpleado', 'idReparticion !== values.reparticion', 'false'],
      ['un rol que no existe pasa', 'cambiarRoles', 'conocidos.length < elegidos.length', 'false'],
    ],
  },
  {
    archivo: 'server/src/importaciones/clases/tarifas.ts',
    pruebas: ['server/src/importaciones/vigencia.test.ts', 'server/src/importaciones/importaciones.test.ts', POR_CONFIRMAR],
    faltas: [
      ['una planilla con el mismo importe no confirma', 'tarifas', 'e.igual && (!e.porConfirmar || (fila.vigenteDesde ?? hoy()) < hoy())', 'e.igual'],
      ['se cambia lo que ya rigió', 'tarifas', '!igual && fila.vigenteDesde !== undefined && fila.vigenteDesde < hoy()', 'false'],
      ['lo que rige desde hoy se rechaza', 'tarifas', 'fila.vigenteDesde < hoy()', 'fila.vigenteDesde <= hoy()'],
    ],
  },
  {
    archivo: 'server/src/importaciones/clases/carpetaDeOtroSistema.ts',
    pruebas: ['server/src/importaciones/respuestasAnteriores.test.ts', 'server/src/importaciones/archivosAnteriores.test.ts'],
    faltas: [
      ['entra lo de una carpeta de quien importa', 'faltasDelNumero', 'if (esSuya)', 'if (false)'],
      ['va a cualquiera de las que se llaman así', 'faltasDelNumero', 'if (cuantas > 1)', 'if (false)'],
    ],
  },
  {
    archivo: 'server/src/importaciones/clases/respuestasAnteriores.ts',
    pruebas: ['server/src/importaciones/respuestasAnteriores.test.ts'],
    faltas: [['vuelven los datos que se suprimieron', 'respuestasAnteriores', 'e.cuantas === 1 && e.sinDatos', 'false']],
  },
]
