import type { FaltasDe } from './falta.ts'

const PUBLICO = 'server/src/seguimiento/seguimientoPublico.test.ts'
const ASIGNAR = 'server/src/seguimiento/asignar.test.ts'
const RELOJES = 'domain/src/plazos/relojes.test.ts'
const PLAZOS = 'server/src/seguimiento/plazos.test.ts'

/** Tracking, assignment, and the two clocks. */
export const DE_SEGUIMIENTO: readonly FaltasDe[] = [
  {
    archivo: 'server/src/carpetas/codigoDeSeguimiento.ts',
    pruebas: [PUBLICO],
    faltas: [
      ['vale el código de cualquier carpeta', 'codigo_de_seguimiento', 'where id_carpeta = $1 and huella = $2', 'where $1 > 0 and huella = $2'],
      ['se sigue una carpeta borrada', 'codigo_de_seguimiento', ' and borrada_el is null', ''],
      ['se guarda el código mismo', 'huellaDe', "createHash('sha256').update(codigo).digest('hex')", "codigo.padEnd(64, '0')"],
    ],
  },
  {
    archivo: 'server/src/seguimiento/asignar.ts',
    pruebas: [ASIGNAR],
    faltas: [
      ['se asigna sobre lo que otro cambió', 'bloquearParaAsignar', 'version !== undefined && version !== carpeta.version', 'false'],
      ['se asigna una incompleta', 'bloquearParaAsignar', 'if (!seAsigna(carpeta))', 'if (false)'],
      ['se asigna a un deshabilitado', 'inspectorQueInspecciona', 'if (!inspector.inspecciona)', 'if (false)'],
      ['uno asigna lo suyo', 'bloquearParaAsignar', 'await bloquearParaDecidir(tx, quien, idCarpeta)', 'await bloquearCarpeta(tx, quien, idCarpeta)'],
      ['uno inspecciona lo suyo', 'darA', 'if (inspector && tieneParte(inspector.idPersona, carpeta.tienenParte))', 'if (false)'],
    ],
  },
  {
    archivo: 'server/src/seguimiento/asignaciones.ts',
    pruebas: [ASIGNAR],
    faltas: [
      ['el mismo otra vez es otra asignación', 'escribir', ' and id_inspector is distinct from $2', ''],
      ['las cerradas también se sueltan', 'soltar_carpetas', ' and estado = any($5::integer[])', ' and $5::integer[] is not null'],
      ['quien sigue inspeccionando pierde las suyas', 'ya_no_inspecciona', ' and not (${INSPECCIONA})', ''],
    ],
  },
  {
    archivo: 'domain/src/plazos/relojes.ts',
    pruebas: [RELOJES],
    faltas: [
      ['lo importado tiene plazo', 'actualDe', '(!importado && plazoDe(situacion))', '(plazoDe(situacion))'],
      ['una prórroga acorta', 'actualDe', ' && (!porRegla || prorroga > porRegla)', ''],
      ['una nota empieza otro plazo', 'tramosDe', '!esNota(evento) || !ultimo', 'true || !ultimo'],
      ['recibirla borra el atraso', 'relojes', 'if (vence) cuenta.atraso +=', 'if (vence) cuenta.atraso ='],
      ['volver al mismo estado no empieza otro', 'tramosDe', '!esNota(evento) || !ultimo', '!ultimo'],
      ['los corridos esperan confirmación', 'aniosSinConfirmar', '!actual?.plazo?.habiles || !actual.vence', '!actual?.vence'],
    ],
  },
  {
    archivo: 'server/src/carpetas/vencimiento.ts',
    pruebas: [PLAZOS],
    faltas: [
      ['el plazo de todos va antes que el del tipo', 'plazoQueRige', 'suyos.find(({ deEsteTipo }) => deEsteTipo)', 'suyos.find(({ deEsteTipo }) => !deEsteTipo)'],
      ['un plazo deshabilitado rige', 'leer_relojes', 'where p.estado and coalesce', 'where coalesce'],
      ['un día quitado sigue sin contar', 'leer_relojes', 'where n.estado and n.fecha', 'where n.fecha'],
    ],
  },
  {
    archivo: 'server/src/seguimiento/recalcular.ts',
    pruebas: [PLAZOS],
    faltas: [
      ['dos procesos cuentan lo mismo', 'tomar_recalculo', ' limit 1 for update skip locked', ' limit 1'],
      ['se cuenta solo el primer tramo', 'unTramo', 'ids.length < POR_VEZ', 'true'],
    ],
  },
  {
    archivo: 'server/src/seguimiento/prorrogar.ts',
    pruebas: [PLAZOS],
    faltas: [
      ['se prorroga hacia atrás', 'prorrogar', 'hasta <= vence || hasta <= dia', 'false'],
      ['uno se prorroga a sí mismo', 'prorrogar', 'await bloquearParaDecidir(tx, quien, idCarpeta)', 'await bloquearCarpeta(tx, quien, idCarpeta)'],
      ['se prorroga para siempre', 'prorrogar', 'hasta > sumarDias(dia, MAX_DIAS_DE_PLAZO)', 'false'],
    ],
  },
]
