import type { FaltasDe } from './falta.ts'

const PREPARAR = 'server/src/pagos/preparar.test.ts'
const CONFIRMAR = 'server/src/pagos/confirmar.test.ts'
const NOTIFICAR = 'server/src/pagos/notificar.test.ts'
const RESTAURADOS = 'server/src/pagos/restaurados.test.ts'
const TRABAJOS = 'server/src/pagos/trabajos.test.ts'

/** Money: prepared once, confirmed by asking, used once. */
export const DE_PAGOS: readonly FaltasDe[] = [
  {
    archivo: 'server/src/pagos/asentar.ts',
    pruebas: [CONFIRMAR, TRABAJOS, NOTIFICAR, 'server/src/formularios/pagar1bis.test.ts'],
    faltas: [
      ['el momento de la confirmación se mueve', 'coalesce(confirmado_el, $6)', '$6'],
      ['lo iniciado vence enseguida', `vieja && pago.estado === 'INICIADO'`, `pago.estado === 'INICIADO'`],
      ['un pago sin respuesta se avisa a la hora', 'haceDias(1, tx.ahora())', 'haceDias(1 / 24, tx.ahora())'],
      ['lo mismo se paga dos veces y se usa', `if (repetido) return dejarParaDevolver(tx, pago.idPago, 'REPETIDO')`, 'void repetido'],
      ['confirmar dos veces entrega dos veces', 'if (juicio.revision || !quedoSinEfecto(pago)) return', ''],
      ['lo devuelto que se había usado no se avisa', `pago.usadoEl ? 'DEVUELTO_EN_USO' : null`, 'null'],
      ['el evento no se anota', 'await anotarEvento(tx, { ...respuesta, idPago: pago.idPago, origen, contenido })', 'void [contenido, origen]'],
    ],
  },
  {
    archivo: 'server/src/pagos/numeracion.ts',
    pruebas: [RESTAURADOS],
    faltas: [['los números de operación siguen a los de la copia', 'Math.floor((ahora.getTime() - COMIENZO) / MINUTO_MS)', 'ahora.getTime() > 0 ? 0 : COMIENZO / MINUTO_MS']],
  },
  {
    archivo: 'server/src/pagos/leerPago.ts',
    pruebas: [PREPARAR, CONFIRMAR, 'server/pruebas/acceso/propio.test.ts', 'server/src/formularios/pagar1bis.test.ts'],
    faltas: [
      ['el pago abierto va antes que el confirmado', `order by estado = 'CONFIRMADO' desc, id_pago desc`, `order by estado = 'CONFIRMADO', id_pago desc`],
      ['lo entregado se da otra vez', ' and concluido_el is null', ''],
      ['un pago ajeno se alcanza', 'if (!alcanza(pago))', 'if (false)'],
      ['dos preparan lo mismo a la vez', 'pg_advisory_xact_lock(hashtextextended($1, 0))', 'hashtextextended($1, 0)'],
    ],
  },
  {
    archivo: 'server/src/pagos/liquidar.ts',
    pruebas: [CONFIRMAR, TRABAJOS, PREPARAR],
    faltas: [
      ['cualquier falla se calla', 'if (!(error instanceof SinRespuesta)) throw error', ''],
      ['sin respuesta se avisa a la hora', 'haceDias(1,', 'haceDias(1 / 24,'],
      ['lo cobrado sin efecto no se avisa', 'await sinEfecto(db, pago.idPago).catch(() => {})', 'void sinEfecto'],
      ['lo cerrado se pregunta otra vez', '!estaAbierto(pago.estado) || ', ''],
      ['el turno no se devuelve', 'await devolverTurno(db, turno)', 'void devolverTurno'],
    ],
  },
  {
    archivo: 'server/src/pagos/notificar.ts',
    pruebas: [NOTIFICAR],
    faltas: [
      ['un aviso repetido pregunta otra vez', 'if (pago && nuevo)', 'if (pago)'],
      ['un aviso no hace preguntar', 'await consultarCuantoAntes(tx, pago.idPago)', 'void consultarCuantoAntes'],
      ['un aviso ilegible rompe', 'if (!leido.success) return', 'if (!leido.success) throw new Error()'],
    ],
  },
  {
    archivo: 'server/src/pagos/preparar.ts',
    pruebas: [PREPARAR, RESTAURADOS, 'server/src/formularios/pagar14.test.ts', 'server/src/formularios/pagar1bis.test.ts'],
    faltas: [
      ['lo cancelado o vencido mientras se pregunta se devuelve muerto', 'if (!terminado && !atrasado) return sabido', 'if (!atrasado) return sabido'],
      ['se empieza a pagar un monto viejo', 'debido !== undefined && !esDe(sabido, debido)', 'false'],
      ['lo vigente no se encuentra', 'if (vigente) return { idPago: vigente.idPago, nuevo: false }', ''],
      ['se paga otra vez lo terminado', 'if (!estaAbierto(estado)) return { ...situacion, action: null, fields: null }', ''],
      ['lo recién hecho se pregunta', 'if (nuevo) return conNumeroDeNadie(entorno, quien, cobranza, pago)', ''],
      ['después de una restauración se da un número que otro pagó', 'if (deNadie) return pago', 'return pago'],
      ['sin respuesta del proveedor, un número que quizás otro pagó se da', 'if (deNadie === undefined) break', 'if (deNadie === undefined) return pago'],
    ],
  },
  {
    archivo: 'server/src/pagos/rutas.ts',
    pruebas: ['server/pruebas/acceso/propio.test.ts', 'server/src/pagos/listarPagos.test.ts'],
    faltas: [
      ['el estado de un pago es de todos', 'idPersona === quien.idPersona || esAdministrador(quien)', 'idPersona > 0'],
      ['mis pagos son los de todos', '{ idPersona: quien.idPersona }, query)', '{}, query)'],
      ['el recibo es de todos', 'if (pago?.idPersona === quien.idPersona)', 'if (pago)'],
      ['por revisar no filtra', 'porRevisar: query.porRevisar === 1', 'porRevisar: false'],
    ],
  },
  {
    archivo: 'server/src/pagos/seguimiento.ts',
    pruebas: [TRABAJOS, CONFIRMAR, NOTIFICAR],
    faltas: [
      ['dos trabajos toman un mismo turno', ' for update skip locked', ''],
      ['lo que no toca se pregunta', `proxima <= now() order by proxima`, `proxima is not null order by proxima`],
      ['lo cerrado se sigue preguntando', `when p.estado not in ('INICIADO', 'EN_PROCESO') then null`, `when p.estado not in ('INICIADO', 'EN_PROCESO') then now()`],
      ['un turno devuelto tarde tapa un aviso', ' and s.proxima = $2::timestamptz', ' and $2::timestamptz is not null'],
    ],
  },
  {
    archivo: 'server/src/pagos/trabajos.ts',
    pruebas: [TRABAJOS],
    faltas: [
      ['un proveedor caído se pregunta por todos', 'if (fallas.length === turnos.length) throw fallas[0]', ''],
      ['lo devuelto no se compara', `    [DEVUELTA, 'DEVUELTO'],\n`, ''],
    ],
  },
  {
    archivo: 'server/src/pagos/usarPago.ts',
    pruebas: [CONFIRMAR, 'server/src/pagos/preparar.test.ts', 'server/src/formularios/pagar1bis.test.ts', 'server/src/libreDeuda/resolver.test.ts'],
    faltas: [
      ['un pago se usa dos veces', ' and usado_el is null', ''],
      ['se usa sin confirmar', ` and estado = 'CONFIRMADO'`, ''],
    ],
  },
  {
    archivo: 'server/src/libreDeuda/concepto.ts',
    pruebas: [PREPARAR, 'server/src/pagos/secretos.test.ts'],
    faltas: [['se cobra por un padrón que no existe', 'if (!conocido)', 'if (false)']],
  },
  {
    archivo: 'server/src/pagos/listarPagos.ts',
    pruebas: ['server/src/pagos/listarPagos.test.ts'],
    faltas: [
      ['el estado no filtra', '...(filtro.estado && { [filtro.estado]: true }),', ''],
      ['la búsqueda no filtra', `if (texto === '') return {}`, 'if (texto) return {}'],
    ],
  },
]
