import type { FaltasDe } from './falta.ts'

/** Rules that server and screen share. */
export const DE_DOMAIN: readonly FaltasDe[] = [
  {
    archivo: 'domain/src/roles.ts',
    pruebas: ['server/pruebas/acceso/propio.test.ts', 'server/pruebas/acceso/rechazos.test.ts'],
    faltas: [
      ['un jefe mantiene las referencias', 'ADMINISTRAN', `ADMINISTRAN = ['ADMINISTRADOR', 'OPERADOR M.E.']`, `ADMINISTRAN = ['ADMINISTRADOR', 'OPERADOR M.E.', 'JEFE']`],
      ['la mesa de entradas presenta carpetas', 'GESTORES', `GESTORES = ['PROFESIONAL', 'ADMINISTRADOR']`, `GESTORES = ['PROFESIONAL', 'ADMINISTRADOR', 'OPERADOR M.E.']`],
      ['un jefe no es personal', 'PERSONAL', `PERSONAL = ['ADMINISTRADOR', 'OPERADOR M.E.', 'JEFE']`, `PERSONAL = ['ADMINISTRADOR', 'OPERADOR M.E.']`],
    ],
  },
  {
    archivo: 'domain/src/carpetas/respondidos.ts',
    pruebas: ['domain/src/carpetas/respondidos.test.ts', 'server/src/carpetas/requisitos.test.ts'],
    faltas: [
      ['de una rechazada se cuenta lo que nadie respondió', 'seRespondenUnoPorUno', 'carpetaCompleta || esFinal(tramiteEstado)', 'carpetaCompleta'],
      ['lo aprobado y observado se cambia entero', 'estaAprobada', `|| estadoPrevio === 'APROBADO'`, ''],
    ],
  },
  {
    archivo: 'domain/src/carpetas/requisitos.ts',
    pruebas: ['server/src/carpetas/requisitos.test.ts'],
    faltas: [['un punto es una razón', 'noCorresponde', 'cuantasLetras(motivo) >= MIN_LETRAS', 'motivo.length > 0']],
  },
  {
    archivo: 'domain/src/carpetas/movimientos.ts',
    pruebas: ['domain/src/carpetas/movimientos.test.ts', 'web/src/carpetas/atender/movimientoElegido.test.ts'],
    faltas: [
      ['con el pago devuelto se aprueba sin motivo', 'deLaTabla', `destino === 'APROBADO' && desde.pagoDevuelto ? 'observacion' : `, ''],
      ['con el pago devuelto vuelve aprobada sola', 'adondeVuelve', ` && c.pagoDevuelto`, ' && false'],
      ['lo aprobado se decide de nuevo aunque su pago esté', 'adondeVuelve', ` && c.pagoDevuelto`, ''],
      ['lo que se decide de nuevo no está recibido', 'porDecidir', `expediente ? 'RECIBIDO MESA ENTRADAS' : 'PRESENTADO'`, `'PRESENTADO'`],
      ['lo finalizado no es final', 'ESTADOS_FINALES', `['RECHAZADO', 'FINALIZADO']`, `['RECHAZADO']`],
      ['lo pagado espera pago', 'esperaPago', `.includes('PAGO')`, `.includes('PAG')`],
      ['lo observado no recuerda de dónde vino', 'vuelveAlAnterior', `estado === 'OBSERVADO' || esperaPago(estado)`, 'esperaPago(estado)'],
      ['al pagarse se olvida de dónde vino', 'estadoPrevioTras', `if (hacia === 'PAGADO') return desde.estadoPrevio`, ''],
      ['cobrar de nuevo olvida de dónde vino', 'estadoPrevioTras', ` || desde.estado === 'PAGADO'`, ''],
      ['la mesa mueve la carpeta que se está llenando', 'movimientosPosibles', `desde.estado === 'PRESENTADO' && !desde.completa`, 'false'],
      ['cualquiera fuerza', 'movimientosPosibles', `if (!perfiles.includes('ADMINISTRADOR')) return propios`, ''],
      ['reabrir no se dice reapertura', 'movimientosPosibles', `reabre ? 'REAPERTURA' : 'FORZADO'`, `'FORZADO'`],
      ['forzar no pide su observación', 'movimientosPosibles', `return { estado, pide: 'observacion', evento: reabre`, `return { estado, pide: null, evento: reabre`],
      ['el comprobante malo se dice un cambio de estado', 'comprobanteRechazado', `evento: 'COMPROBANTE RECHAZADO' }`, `evento: 'MOVIMIENTO' }`],
      ['lo aprobado vuelve a inspección', 'MOVIMIENTOS', 'APROBADO: { FINALIZADO: libre,', `APROBADO: { FINALIZADO: libre, 'EN INSPECCION': libre,`],
      ['recibir no pide expediente', 'MOVIMIENTOS', `'RECIBIDO MESA ENTRADAS': conExpediente,`, `'RECIBIDO MESA ENTRADAS': libre,`],
      ['lo observado no se puede devolver', 'deLaTabla', `if (!vuelveAlAnterior(estado) || !estadoPrevio) return propios`, 'return propios'],
    ],
  },
  {
    archivo: 'domain/src/carpetas/observaciones.ts',
    pruebas: ['domain/src/carpetas/observaciones.test.ts'],
    faltas: [
      ['el resumen se corta sin decirlo', 'resumenDeObservaciones', 'juntas.length <= MAX_OBSERVACION', 'juntas.length > 0'],
      ['una sola observación sale con viñeta', 'resumenDeObservaciones', 'if (unica !== undefined && textos.length === 1) return unica', ''],
    ],
  },
  {
    archivo: 'domain/src/archivos/reglas.ts',
    pruebas: ['domain/src/carpetas/reglas.test.ts', 'server/pruebas/entradas/archivos.test.ts'],
    faltas: [['seis archivos por envío', 'MAX_ARCHIVOS', 'MAX_ARCHIVOS = 5', 'MAX_ARCHIVOS = 6']],
  },
  {
    archivo: 'domain/src/archivos/topes.ts',
    pruebas: ['domain/src/archivos/topes.test.ts', 'server/src/ciudad/tamanos.test.ts'],
    faltas: [
      ['un archivo de once megas', 'deAdjunto', 'semilla: 10', 'semilla: 11'],
      ['lo que escribió la ciudad pasa de lo que la máquina lleva', 'topesDe', 'Math.min(Math.max(escrito, minimo), maximo)', 'Math.max(escrito, minimo)'],
    ],
  },
  {
    archivo: 'domain/src/carpetas/reglas.ts',
    pruebas: ['domain/src/carpetas/reglas.test.ts', 'server/pruebas/entradas/archivos.test.ts', 'server/pruebas/entradas/observaciones.test.ts'],
    faltas: [
      ['el comprobante se guarda como documento', 'claseDeSubida', `? 'COMPROBANTE' : 'DOCUMENTO'`, `? 'DOCUMENTO' : 'DOCUMENTO'`],
      ['el titular borra lo completo', 'puedeBorrarSuTitular', '&& !c.completa &&', '&&'],
      ['el titular borra lo pagado', 'puedeBorrarSuTitular', ' && !c.algoPagado', ''],
      ['el titular borra lo ya recibido', 'puedeBorrarSuTitular', `c.estado === 'PRESENTADO' && `, ''],
      ['el 1bis sin pagar figura completado', 'estadoDeFormulario', `return debe > 0 ?`, 'return debe < 0 ?'],
      ['lo que vale cero figura como todo lo demás', 'esSinImporte', '&& fila.debe === 0 && fila.idPago === null', '&& false'],
      ['una observación de 241', 'MAX_OBSERVACION', 'MAX_OBSERVACION = 240', 'MAX_OBSERVACION = 241'],
      ['veintiuna observaciones', 'MAX_OBSERVACIONES', 'MAX_OBSERVACIONES = 20', 'MAX_OBSERVACIONES = 21'],
    ],
  },
  {
    archivo: 'domain/src/dinero.ts',
    pruebas: ['domain/src/dinero.test.ts'],
    faltas: [
      ['se redondea hacia abajo', 'redondeado', '(numerador + divisor / 2n) / divisor', 'numerador / divisor'],
      ['se agrupa tras un cero', 'AGRUPADO', '/^[1-9]\\d{0,2}', '/^\\d{1,3}'],
      ['un decimal son centavos', 'leerCentesimas', `.padEnd(2, '0')`, ''],
      ['el porcentaje de una cantidad se divide por cien', 'porCientoDe', 'BigInt(cantidad) * diezmilesimas(tasa), 1_000_000n)', 'BigInt(cantidad) * diezmilesimas(tasa), 10_000n)'],
    ],
  },
  {
    archivo: 'domain/src/importe.ts',
    pruebas: ['domain/src/dinero.test.ts'],
    faltas: [
      ['un número de tres decimales se trunca', 'deNumero', '/^(.+)000$/', '/^(.+)\\d{3}$/'],
      ['el importe no tiene tope', 'ImporteCon', 'z.maximum(IMPORTE_MAXIMO,', 'z.maximum(IMPORTE_MAXIMO * 10,'],
      ['la cantidad no tiene tope', 'CantidadCon', 'z.maximum(CANTIDAD_MAXIMA,', 'z.maximum(CANTIDAD_MAXIMA * 10,'],
      ['lo que falta se dice mal escrito', 'conDosDecimalesComoMaximo', 'falta(valor) ? siFalta : error', 'error'],
    ],
  },
  {
    archivo: 'domain/src/formularios/aranceles14.ts',
    pruebas: ['domain/src/formularios/aranceles14.test.ts', 'server/src/formularios/formularios.test.ts'],
    faltas: [['el 14 se cobra con otra tarifa', 'TARIFA_14', 'TARIFA_14 = 65', 'TARIFA_14 = 64']],
  },
  {
    archivo: 'domain/src/formularios/aranceles1bis.ts',
    pruebas: ['domain/src/formularios/aranceles1bis.test.ts', 'server/src/formularios/formularios.test.ts'],
    faltas: [
      ['el 1bis se redondea dos veces', 'liquidar1bis', 'porCientoDe(tarifas.m2ObraNueva, suptotal, TASA)', 'porCiento(precioPor(tarifas.m2ObraNueva, suptotal), TASA)'],
      ['la tasa es otra', 'TASA', 'TASA = 6', 'TASA = 5'],
      ['dos huellas son un metro', 'METROS_DE_DOS_HUELLAS', 'METROS_DE_DOS_HUELLAS: Metros = 200', 'METROS_DE_DOS_HUELLAS: Metros = 100'],
      ['los antecedentes no se suman', 'liquidar1bis', 'm.supconstruida + m.supconantecedentes +', 'm.supconstruida +'],
      ['la cerca no entra en el total', 'liquidar1bis', 'totalderechosconstruccion + importetotalcerca + m.valorotros', 'totalderechosconstruccion + m.valorotros'],
      ['otros no entra en el total', 'liquidar1bis', ' + m.valorotros', ''],
      ['la demolición se cobra como la obra nueva', 'TARIFAS_1BIS', 'demolicion: 112', 'demolicion: 120'],
    ],
  },
  {
    archivo: 'domain/src/pagos/estados.ts',
    pruebas: ['domain/src/pagos/juicio.test.ts'],
    faltas: [
      ['lo rechazado no se puede confirmar después', 'CAMBIOS_DE_PAGO', `RECHAZADO: ['CONFIRMADO']`, 'RECHAZADO: []'],
      ['lo confirmado se puede rechazar', 'CAMBIOS_DE_PAGO', `CONFIRMADO: ['DEVUELTO']`, `CONFIRMADO: ['DEVUELTO', 'RECHAZADO']`],
      ['en pago es pagado', 'ESTADOS_DEL_PROVEEDOR', `2: { nombre: 'EN_PAGO', estado: 'EN_PROCESO' }`, `2: { nombre: 'EN_PAGO', estado: 'CONFIRMADO' }`],
      ['expirada es rechazada', 'ESTADOS_DEL_PROVEEDOR', `7: { nombre: 'EXPIRADA', estado: 'VENCIDO' }`, `7: { nombre: 'EXPIRADA', estado: 'RECHAZADO' }`],
      ['en proceso está cerrado', 'DESENLACES', `EN_PROCESO: 'ABIERTO'`, `EN_PROCESO: 'SIN_PAGAR'`],
      ['lo rechazado está pagado', 'DESENLACES', `RECHAZADO: 'SIN_PAGAR'`, `RECHAZADO: 'PAGADO'`],
    ],
  },
  {
    archivo: 'domain/src/pagos/juicio.ts',
    pruebas: ['domain/src/pagos/juicio.test.ts'],
    faltas: [
      ['lo que otro pagó antes confirma lo que se comenzó después', 'juzgar', "return { estado: estaAbierto(pago.estado) ? 'CANCELADO' : pago.estado, revision: 'ANTERIOR' }", 'void pago'],
      ['un reloj apenas corrido cancela lo pagado', 'TOLERANCIA_MS', '10 * 60_000', '60_000'],
      ['lo ya pagado se vuelve a juzgar por su hora', 'esDeOtro', '  !estaPagado(estado) &&\n', ''],
      ['la respuesta de otra transacción vale', 'juzgar', `if (transaccion !== pago.transaccion) return queda('OTRA_TRANSACCION')`, ''],
      ['otro monto vale', 'juzgar', `if (hacia === 'CONFIRMADO' && monto !== pago.monto) return queda('MONTO_DISTINTO')`, ''],
      ['un monto mayor vale', 'juzgar', 'monto !== pago.monto', '(monto ?? 0) < pago.monto'],
      ['la firma rechazada no se avisa', 'juzgar', 'SIN_FIRMA_VALIDA.includes(estadoId)', 'estadoId === 5'],
      ['lo devuelto sin cobrar figura devuelto', 'destinoDe', `segunProveedor === 'DEVUELTO' && estaAbierto(estado) ? 'CANCELADO' : segunProveedor`, 'segunProveedor'],
      ['que el proveedor se desdiga no se avisa', 'juzgar', `? 'NO_COINCIDE' : null`, '? null : null'],
    ],
  },
]
