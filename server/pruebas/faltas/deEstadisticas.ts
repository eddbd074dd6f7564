import type { FaltasDe } from './falta.ts'

const CONTAR = 'server/src/estadisticas/contar.test.ts'
const LEER = 'server/src/estadisticas/estadisticas.test.ts'

/** What is counted is read whole, once, and of the period that was asked for. */
export const DE_ESTADISTICAS: readonly FaltasDe[] = [
  {
    archivo: 'server/src/estadisticas/cuentas.ts',
    pruebas: [LEER],
    faltas: [
      ['el tipo no filtra', 'id_encomienda_tipo = $1)', 'true)'],
      ['el uso no filtra', 'id_uso = $2)', 'true)'],
      ['entra el mes siguiente', 'fecha < $4::date', 'fecha <= $4::date'],
      ['la mediana es la de arriba', 'hasta * 2 >= total', 'hasta * 2 > total + 1'],
      ['el percentil 90 es el 80', 'total * 9', 'total * 8'],
      ['los años enteros se cuentan también por mes', "de('cuenta', '$5', '$6')", "de('cuenta', '$4', '$6')"],
      ['lo que no se juntó no cuenta', "de('cambio', '$3', '$6')", "de('cambio', '$6', '$6')"],
      ['una semana son ocho días', 'dias <= 7', 'dias <= 8'],
      ['noventa días ya es más de noventa', 'dias > 90', 'dias >= 90'],
    ],
  },
  {
    archivo: 'server/src/estadisticas/memoria.ts',
    pruebas: [LEER],
    faltas: [
      ['se guarda aunque se junte', 'JSON.stringify([fila?.junta, ', 'JSON.stringify(['],
      ['un filtro responde lo de otro', ', hoy(), filtro]', ', hoy()]'],
      ['lo no confirmado se toma por visto', 'select -last_value', 'select last_value'],
    ],
  },
  {
    archivo: 'server/src/estadisticas/periodo.ts',
    pruebas: [LEER],
    faltas: [
      ['la espera al solicitante es de la oficina', `where id_estado not in (\${ESTADOS.OBSERVADO}, \${ESTADOS['PENDIENTE DE PAGO']})`, ''],
      ['los meses que no llegaron se muestran', '.filter((mes) => mes <= ahora)', '.filter(() => true)'],
      ['el dinero va en centavos', 'total: aPesos(total)', 'total'],
      ['lo rechazado se dice aprobado', 'aprobadas: ESTADOS.APROBADO', 'aprobadas: ESTADOS.RECHAZADO'],
      ['lo menos observado va primero', 'group by clase order by 2 desc, 1', 'group by clase order by 2, 1'],
    ],
  },
  {
    archivo: 'server/src/estadisticas/situacion.ts',
    pruebas: [LEER],
    faltas: [
      ['lo cerrado espera', 'where not e.es_final order by e.orden, e.clase desc', 'order by e.orden, e.clase desc'],
      ['lo que falta completar se llama presentado', `clase === '' ? fila`, 'true ? fila'],
    ],
  },
  {
    archivo: 'server/src/estadisticas/filtro.ts',
    pruebas: [LEER],
    faltas: [
      ['diez años justos se rechazan', 'meses > MAX_MESES', 'meses >= MAX_MESES'],
      ['un período al revés se responde vacío', 'if (meses < 1)', 'if (meses < -99)'],
      ['un año que empezó antes se cuenta entero', `desde.endsWith('-01-01') ? 0 : 1`, '0'],
      ['un año que no terminó se cuenta entero', 'elUltimo > anosDesde ? elUltimo : anosDesde, hasta', 'hasta, hasta'],
      ['son trece meses', '1 - MESES_POR_OMISION', '-MESES_POR_OMISION'],
    ],
  },
  {
    archivo: 'server/src/estadisticas/juntar.ts',
    pruebas: [CONTAR],
    faltas: [
      ['lo que ya estaba contado se pierde', 'cuantas = c.cuantas + excluded.cuantas', 'cuantas = excluded.cuantas'],
      ['los años no se juntan', "where medida in ('ESTADIA', 'CASO', 'OBRA')", "where medida in ('ESTADIA')"],
      ['dos juntan a la vez', 'if (!candado?.tomado) return 0', 'void candado'],
      ['las cuentas en cero quedan', 'await quitarCeros(tx)', 'void quitarCeros'],
    ],
  },
  {
    archivo: 'server/src/estadisticas/rutas.ts',
    pruebas: [LEER],
    faltas: [['se publica sin que la ciudad lo diga', 'if (!publicas) throw', 'if (publicas === undefined) throw']],
  },
  {
    archivo: 'server/src/estadisticas/publicas.ts',
    pruebas: [LEER],
    faltas: [['entra el mes en curso', 'sumarMeses(hoy().slice(0, 7), -1)', 'hoy().slice(0, 7)']],
  },
  {
    archivo: 'domain/src/estadisticas/reglas.ts',
    pruebas: ['domain/src/estadisticas/reglas.test.ts'],
    faltas: [['de nueve casos se dice cuánto', 'MIN_CASOS_PUBLICOS = 10', 'MIN_CASOS_PUBLICOS = 9']],
  },
  {
    archivo: 'domain/src/estadisticas/periodo.ts',
    pruebas: ['domain/src/estadisticas/periodo.test.ts'],
    faltas: [
      ['diciembre es el mes cero', 'Number(mes.slice(5, 7)) - 1', 'Number(mes.slice(5, 7))'],
      ['el lunes primero se saltea', '(8 - dia.getUTCDay()) % 7', '8 - dia.getUTCDay()'],
    ],
  },
]
