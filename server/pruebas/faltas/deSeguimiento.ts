import type { FaltasDe } from './falta.ts'

const PUBLICO = 'server/src/seguimiento/seguimientoPublico.test.ts'
const ASIGNAR = 'server/src/seguimiento/asignar.test.ts'
const RELOJES = 'domain/src/plazos/relojes.test.ts'
const PLAZOS = 'server/src/seguimiento/plazos.test.ts'
const AVISOS = 'server/src/seguimiento/avisos.test.ts'

/** Tracking, assignment, and the two clocks. */
export const DE_SEGUIMIENTO: readonly FaltasDe[] = [
  {
    archivo: 'server/src/carpetas/codigoDeSeguimiento.ts',
    pruebas: [PUBLICO],
    faltas: [
      ['vale el código de cualquier carpeta', 'where id_carpeta = $1 and huella = $2', 'where $1 > 0 and huella = $2'],
      ['se sigue una carpeta borrada', ' and borrada_el is null', ''],
      ['se guarda el código mismo', "createHash('sha256').update(codigo).digest('hex')", "codigo.padEnd(64, '0')"],
    ],
  },
  {
    archivo: 'server/src/carpetas/avisarMovimiento.ts',
    pruebas: [PUBLICO],
    faltas: [['el correo de una borrada trae un código', "const seSigue = m.evento !== 'BORRADO'", 'const seSigue = true']],
  },
  {
    archivo: 'domain/src/dias.ts',
    pruebas: ['domain/src/carpetas/historia.test.ts', 'server/src/borradores/borradores.test.ts', 'server/src/veredas/completar.test.ts'],
    faltas: [
      ['los días son los de Londres', 'timeZone: ZONA,', "timeZone: 'UTC',"],
      ['lo empezado se va un día antes', 'DIAS_DE_ESPERA = 60', 'DIAS_DE_ESPERA = 59'],
    ],
  },
  {
    archivo: 'domain/src/carpetas/historia.ts',
    pruebas: ['domain/src/carpetas/historia.test.ts'],
    faltas: [['lo que no la movió corta sus días', 'esNota(evento) ? [] : [lugar]', '[lugar]']],
  },
  {
    archivo: 'server/src/seguimiento/asignar.ts',
    pruebas: [ASIGNAR],
    faltas: [
      ['se asigna sobre lo que otro cambió', 'version !== undefined && version !== carpeta.version', 'false'],
      ['se asigna una incompleta', 'if (!seAsigna(carpeta))', 'if (false)'],
      ['se asigna a un deshabilitado', 'if (!inspector.inspecciona)', 'if (false)'],
      ['uno asigna lo suyo', 'await bloquearParaDecidir(tx, quien, idCarpeta)', 'await bloquearCarpeta(tx, quien, idCarpeta)'],
      ['uno inspecciona lo suyo', 'if (inspector && tieneParte(inspector.idPersona, carpeta.tienenParte))', 'if (false)'],
    ],
  },
  {
    archivo: 'server/src/seguimiento/asignaciones.ts',
    pruebas: [ASIGNAR],
    faltas: [
      ['el mismo otra vez es otra asignación', ' and id_inspector is distinct from $2', ''],
      ['las cerradas también se sueltan', ' and estado = any($5::integer[])', ' and $5::integer[] is not null'],
      ['quien sigue inspeccionando pierde las suyas', ' and not (${INSPECCIONA})', ''],
    ],
  },
  {
    archivo: 'server/src/seguimiento/inspectores.ts',
    pruebas: [ASIGNAR],
    faltas: [
      ['se propone por carga aunque haya vecinas', 'order by 2 desc, ${CARGA}', 'order by ${CARGA}'],
      ['las sin manzana son vecinas', " and d.manzana <> ''", ''],
      ['se propone a quien es parte', ' and p.id_persona <> all(${TIENEN_PARTE})', ''],
    ],
  },
  {
    archivo: 'domain/src/plazos/calendario.ts',
    pruebas: [RELOJES],
    faltas: [
      ['el sábado es hábil', 'deLaSemana !== 6 && ', ''],
      ['los feriados son hábiles', ' && !noLaborables.has(dia)', ''],
      ['el día del aviso cuenta', 'lunesAViernesHasta(hasta) - lunesAViernesHasta(desde)', 'lunesAViernesHasta(hasta) - lunesAViernesHasta(desde) + 1'],
    ],
  },
  {
    archivo: 'domain/src/plazos/relojes.ts',
    pruebas: [RELOJES],
    faltas: [
      ['lo importado tiene plazo', '(!importado && plazoDe(situacion))', '(plazoDe(situacion))'],
      ['una prórroga acorta', ' && (!porRegla || prorroga > porRegla)', ''],
      ['una nota empieza otro plazo', '!esNota(evento) || !ultimo', 'true || !ultimo'],
      ['volver al mismo estado no empieza otro', '!esNota(evento) || !ultimo', '!ultimo'],
      ['los corridos esperan confirmación', '!actual?.plazo?.habiles || !actual.vence', '!actual?.vence'],
    ],
  },
  {
    archivo: 'server/src/carpetas/vencimiento.ts',
    pruebas: [PLAZOS],
    faltas: [
      ['el plazo de todos va antes que el del tipo', 'suyos.find(({ deEsteTipo }) => deEsteTipo)', 'suyos.find(({ deEsteTipo }) => !deEsteTipo)'],
      ['un plazo deshabilitado rige', 'where p.estado and coalesce', 'where coalesce'],
      ['un día quitado sigue sin contar', 'where n.estado and n.fecha', 'where n.fecha'],
    ],
  },
  {
    archivo: 'server/src/seguimiento/recalcular.ts',
    pruebas: [PLAZOS],
    faltas: [
      ['dos procesos cuentan lo mismo', ' limit 1 for update skip locked', ' limit 1'],
      ['se cuenta solo el primer tramo', 'ids.length < POR_VEZ', 'true'],
    ],
  },
  {
    archivo: 'server/src/seguimiento/prorrogar.ts',
    pruebas: [PLAZOS],
    faltas: [
      ['se prorroga hacia atrás', 'hasta <= vence || hasta <= dia', 'false'],
      ['uno se prorroga a sí mismo', 'await bloquearParaDecidir(tx, quien, idCarpeta)', 'await bloquearCarpeta(tx, quien, idCarpeta)'],
      ['se prorroga para siempre', 'hasta > sumarDias(dia, MAX_DIAS_DE_PLAZO)', 'false'],
    ],
  },
  {
    archivo: 'server/src/seguimiento/avisarVencidas.ts',
    pruebas: [AVISOS],
    faltas: [
      ['se avisa el día en que vence', 'sumarDias(dia, -1))', 'dia)'],
      ['se avisa lo de hace meses', 'const DIAS_ATRAS = 7', 'const DIAS_ATRAS = 700'],
      ['se avisa aunque no haya que hacer nada', "alVencer === null || alVencer === 'NADA'", 'alVencer === null'],
    ],
  },
  {
    archivo: 'server/src/seguimiento/avisarAtrasos.ts',
    pruebas: [AVISOS],
    faltas: [
      ['lo que vence hoy está vencido', 'sumarDias(dia, -1)', 'dia'],
      ['dos correos en la mañana', ' and s.creado_el >=', ' and s.creado_el <'],
    ],
  },
]
