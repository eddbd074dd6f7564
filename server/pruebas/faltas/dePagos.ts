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
      ['el momento de la confirmación se mueve', 'cambiar_pago', 'coalesce(confirmado_el, $6)', '$6'],
      ['lo iniciado vence enseguida', 'asentar', `vieja && pago.estado === 'INICIADO'`, `pago.estado === 'INICIADO'`],
      ['un pago sin respuesta se avisa a la hora', 'asentar', 'haceDias(1, tx.ahora())', 'haceDias(1 / 24, tx.ahora())'],
      ['lo mismo se paga dos veces y se usa', 'asentar', `if (repetido) return dejarParaDevolver(tx, pago.idPago, 'REPETIDO')`, 'void repetido'],
      ['confirmar dos veces entrega dos veces', 'asentar', 'if (juicio.revision || !quedoSinEfecto(pago)) return', ''],
      ['lo devuelto que se había usado no se avisa', 'revisionDe', `pago.usadoEl ? 'DEVUELTO_EN_USO' : null`, 'null'],
      ['el evento no se anota', 'asentar', 'await anotarEvento(tx, { ...respuesta, idPago: pago.idPago, origen, contenido })', 'void [contenido, origen]'],
    ],
  },
  {
    archivo: 'server/src/pagos/numeracion.ts',
    pruebas: [RESTAURADOS],
    faltas: [['los números de operación siguen a los de la copia', 'numerarPorEncima', 'Math.floor((ahora.getTime() - COMIENZO) / MINUTO_MS)', 'ahora.getTime() > 0 ? 0 : COMIENZO / MINUTO_MS']],
  },
  {
    archivo: 'server/src/pagos/leerPago.ts',
    pruebas: [PREPARAR, CONFIRMAR, 'server/pruebas/acceso/propio.test.ts', 'server/src/formularios/pagar1bis.test.ts'],
    faltas: [
      ['el pago abierto va antes que el confirmado', 'pago_de_la_cosa', `order by estado = 'CONFIRMADO' desc, id_pago desc`, `order by estado = 'CONFIRMADO', id_pago desc`],
      ['lo entregado se da otra vez', 'pago_de_la_cosa', ' and concluido_el is null', ''],
      ['un pago ajeno se alcanza', 'pagoAlAlcance', 'if (!alcanza(pago))', 'if (false)'],
      ['dos preparan lo mismo a la vez', 'cerrojo_de_pago', 'pg_advisory_xact_lock(hashtextextended($1, 0))', 'hashtextextended($1, 0)'],
    ],
  },
  {
    archivo: 'server/src/pagos/liquidar.ts',
    pruebas: [CONFIRMAR, TRABAJOS, PREPARAR],
    faltas: [
      ['cualquier falla se calla', 'siNoRespondio', 'if (!(error instanceof SinRespuesta)) throw error', ''],
      ['sin respuesta se avisa a la hora', 'preguntar', 'haceDias(1,', 'haceDias(1 / 24,'],
      ['lo cobrado sin efecto no se avisa', 'liquidar', 'await sinEfecto(db, pago.idPago).catch(() => {})', 'void sinEfecto'],
      ['lo cerrado se pregunta otra vez', 'alDia', '!estaAbierto(pago.estado) || ', ''],
      ['el turno no se devuelve', 'liquidar', 'await devolverTurno(db, turno)', 'void devolverTurno'],
    ],
  },
  {
    archivo: 'server/src/pagos/notificar.ts',
    pruebas: [NOTIFICAR],
    faltas: [
      ['un aviso repetido pregunta otra vez', 'recibirAviso', 'if (pago && nuevo)', 'if (pago)'],
      ['un aviso no hace preguntar', 'recibirAviso', 'await consultarCuantoAntes(tx, pago.idPago)', 'void consultarCuantoAntes'],
      ['un aviso ilegible rompe', 'recibirAviso', 'if (!leido.success) return', 'if (!leido.success) throw new Error()'],
    ],
  },
  {
    archivo: 'server/src/pagos/preparar.ts',
    pruebas: [PREPARAR, RESTAURADOS, 'server/src/formularios/concepto14.test.ts', 'server/src/formularios/pagar1bis.test.ts'],
    faltas: [
      ['lo cancelado o vencido mientras se pregunta se devuelve muerto', 'pagoPara', 'if (!terminado && !atrasado) return sabido', 'if (!atrasado) return sabido'],
      ['se empieza a pagar un monto viejo', 'pagoPara', 'debido !== undefined && !esDe(sabido, debido)', 'false'],
      ['lo vigente no se encuentra', 'iniciarPago', 'if (vigente) return { idPago: vigente.idPago, nuevo: false }', ''],
      ['se paga otra vez lo terminado', 'cobrarEnLinea', 'if (!estaAbierto(estado)) return { ...situacion, action: null, fields: null }', ''],
      ['lo recién hecho se pregunta', 'pagoPara', 'if (nuevo) return conNumeroDeNadie(entorno, quien, cobranza, pago)', ''],
      ['después de una restauración se da un número que otro pagó', 'conNumeroDeNadie', 'if (deNadie) return pago', 'return pago'],
      ['sin respuesta del proveedor, un número que quizás otro pagó se da', 'conNumeroDeNadie', 'if (deNadie === undefined) break', 'if (deNadie === undefined) return pago'],
    ],
  },
  {
    archivo: 'server/src/pagos/rutas.ts',
    pruebas: ['server/pruebas/acceso/propio.test.ts', 'server/src/pagos/listarPagos.test.ts'],
    faltas: [
      ['el estado de un pago es de todos', 'rutasDePagos', 'idPersona === quien.idPersona || esAdministrador(quien)', 'idPersona > 0'],
      ['mis pagos son los de todos', 'rutasDePagos', '{ idPersona: quien.idPersona }, query)', '{}, query)'],
      ['el recibo es de todos', 'rutasDePagos', 'if (pago?.idPersona === quien.idPersona)', 'if (pago)'],
      ['por revisar no filtra', 'rutasDePagos', 'porRevisar: query.porRevisar === 1', 'porRevisar: false'],
    ],
  },
  {
    archivo: 'server/src/pagos/seguimiento.ts',
    pruebas: [TRABAJOS, CONFIRMAR, NOTIFICAR],
    faltas: [
      ['dos trabajos toman un mismo turno', 'tomar_pagos_por_consultar', ' for update skip locked', ''],
      ['lo que no toca se pregunta', 'tomar_pagos_por_consultar', `proxima <= now() order by proxima`, `proxima is not null order by proxima`],
      ['lo cerrado se sigue preguntando', 'reprogramar_pago', `when p.estado not in ('INICIADO', 'EN_PROCESO') then null`, `when p.estado not in ('INICIADO', 'EN_PROCESO') then now()`],
      ['un turno devuelto tarde tapa un aviso', 'reprogramar_pago', ' and s.proxima = $2::timestamptz', ' and $2::timestamptz is not null'],
    ],
  },
  {
    archivo: 'server/src/pagos/trabajos.ts',
    pruebas: [TRABAJOS],
    faltas: [
      ['un proveedor caído se pregunta por todos', 'liquidarPendientes', 'if (fallas.length === turnos.length) throw fallas[0]', ''],
      ['lo devuelto no se compara', 'compararConElProveedor', `[REALIZADA, 'CONFIRMADO'], [DEVUELTA, 'DEVUELTO']`, `[REALIZADA, 'CONFIRMADO']`],
    ],
  },
  {
    archivo: 'server/src/pagos/usarPago.ts',
    pruebas: [CONFIRMAR, 'server/src/pagos/preparar.test.ts', 'server/src/formularios/pagar1bis.test.ts', 'server/src/libreDeuda/resolver.test.ts'],
    faltas: [
      ['un pago se usa dos veces', 'usar_pago', ' and usado_el is null', ''],
      ['se usa sin confirmar', 'usar_pago', ` and estado = 'CONFIRMADO'`, ''],
    ],
  },
  {
    archivo: 'server/src/libreDeuda/concepto.ts',
    pruebas: [PREPARAR, 'server/src/pagos/secretos.test.ts'],
    faltas: [['se cobra por un padrón que no existe', 'conceptoLibreDeuda', 'if (!conocido)', 'if (false)']],
  },
  {
    archivo: 'server/src/pagos/listarPagos.ts',
    pruebas: ['server/src/pagos/listarPagos.test.ts'],
    faltas: [
      ['el estado no filtra', 'condicionesDe', '...(filtro.estado && { [filtro.estado]: true }),', ''],
      ['la búsqueda no filtra', 'busquedaDe', `if (texto === '') return {}`, 'if (texto) return {}'],
    ],
  },
]
