import type { FaltasDe } from './falta.ts'

/** Rules that server and screen share. */
export const DE_DOMAIN: readonly FaltasDe[] = [
  {
    archivo: 'domain/src/roles.ts',
    pruebas: ['server/pruebas/acceso/propio.test.ts', 'server/pruebas/acceso/rechazos.test.ts'],
    faltas: [
      ['un jefe mantiene las referencias', `ADMINISTRAN = ['ADMINISTRADOR', 'OPERADOR M.E.']`, `ADMINISTRAN = ['ADMINISTRADOR', 'OPERADOR M.E.', 'JEFE']`],
      ['la mesa de entradas presenta carpetas', `GESTORES = ['PROFESIONAL', 'ADMINISTRADOR']`, `GESTORES = ['PROFESIONAL', 'ADMINISTRADOR', 'OPERADOR M.E.']`],
      ['un jefe no es personal', `PERSONAL = ['ADMINISTRADOR', 'OPERADOR M.E.', 'JEFE']`, `PERSONAL = ['ADMINISTRADOR', 'OPERADOR M.E.']`],
    ],
  },
  {
    archivo: 'domain/src/estadosDeLlamada.ts',
    pruebas: ['server/src/plataforma/http/documentacion.test.ts', 'server/pruebas/acceso/rechazos.test.ts'],
    faltas: [
      ['OpenAPI calla los errores propios de una llamada', '...errores,', ''],
      ['OpenAPI dice que cualquiera puede', '= [401, 403]', '= [401]'],
    ],
  },
  {
    archivo: 'domain/src/borradores/reglas.ts',
    pruebas: ['domain/src/borradores/reglas.test.ts', 'server/src/borradores/borradores.test.ts', 'server/src/borradores/archivos.test.ts'],
    faltas: [
      ['un borrador puede medir el doble', '64 * 1024', '128 * 1024'],
      ['un borrador puede anidar sin fin', '(niveles > 0 && ', '('],
      ['un borrador admite un nivel menos', '(niveles > 0 &&', '(niveles > 1 &&'],
      ['cien borradores son noventa y nueve', 'MAX_BORRADORES = 100', 'MAX_BORRADORES = 99'],
      ['los archivos de los borradores no tienen tope', 'MAX_ARCHIVOS_EN_BORRADORES = 50', 'MAX_ARCHIVOS_EN_BORRADORES = 51'],
      ['los borradores se avisan un día tarde', 'DIAS_DE_AVISO = 7', 'DIAS_DE_AVISO = 6'],
    ],
  },
  {
    archivo: 'domain/src/carpetas/busqueda.ts',
    pruebas: ['domain/src/carpetas/busqueda.test.ts'],
    faltas: [
      ['se busca con los acentos', `.replace(/\\p{M}/gu, '')`, ''],
      ['se busca con los espacios de más', `.replace(/\\s+/g, ' ')`, ''],
    ],
  },
  {
    archivo: 'domain/src/carpetas/requisitos.ts',
    pruebas: ['domain/src/carpetas/requisitos.test.ts', 'server/src/carpetas/requisitos.test.ts'],
    faltas: [
      ['de una rechazada se cuenta lo que nadie respondió', 'carpetaCompleta || esFinal(tramiteEstado)', 'carpetaCompleta'],
      ['un punto es una razón', 'cuantasLetras(motivo) >= MIN_LETRAS', 'motivo.length > 0'],
      ['lo aprobado y observado se cambia entero', `|| estadoPrevio === 'APROBADO'`, ''],
    ],
  },
  {
    archivo: 'domain/src/carpetas/filtro.ts',
    pruebas: ['domain/src/carpetas/filtro.test.ts'],
    faltas: [
      ['dos letras alcanzan para buscar', 'MIN_LETRAS = 3', 'MIN_LETRAS = 2'],
      ['un número con puntos se busca como texto', `texto.replace(/[\\s.]/g, '')`, 'texto'],
    ],
  },
  {
    archivo: 'domain/src/carpetas/movimientos.ts',
    pruebas: ['domain/src/carpetas/movimientos.test.ts', 'web/src/carpetas/atender/movimientoElegido.test.ts'],
    faltas: [
      ['con el pago devuelto se aprueba sin motivo', `destino === 'APROBADO' && desde.pagoDevuelto ? 'observacion' : `, ''],
      ['lo finalizado no es final', `['RECHAZADO', 'FINALIZADO']`, `['RECHAZADO']`],
      ['lo pagado espera pago', `.includes('PAGO')`, `.includes('PAG')`],
      ['lo observado no recuerda de dónde vino', `estado === 'OBSERVADO' || esperaPago(estado)`, 'esperaPago(estado)'],
      ['al pagarse se olvida de dónde vino', `if (hacia === 'PAGADO') return desde.estadoPrevio`, ''],
      ['cobrar de nuevo olvida de dónde vino', ` || desde.estado === 'PAGADO'`, ''],
      ['la mesa mueve la carpeta que se está llenando', `desde.estado === 'PRESENTADO' && !desde.completa`, 'false'],
      ['cualquiera fuerza', `if (!perfiles.includes('ADMINISTRADOR')) return propios`, ''],
      ['reabrir no se dice reapertura', `reabre ? 'REAPERTURA' : 'FORZADO'`, `'FORZADO'`],
      ['forzar no pide su observación', `return { estado, pide: 'observacion', evento: reabre`, `return { estado, pide: null, evento: reabre`],
      ['el comprobante malo se dice un cambio de estado', `evento: 'COMPROBANTE RECHAZADO' }`, `evento: 'MOVIMIENTO' }`],
      ['lo aprobado vuelve a inspección', 'APROBADO: { FINALIZADO: libre,', `APROBADO: { FINALIZADO: libre, 'EN INSPECCION': libre,`],
      ['recibir no pide expediente', `'RECIBIDO MESA ENTRADAS': conExpediente,`, `'RECIBIDO MESA ENTRADAS': libre,`],
      ['lo observado no se puede devolver', `if (!vuelveAlAnterior(estado) || !estadoPrevio) return propios`, 'return propios'],
    ],
  },
  {
    archivo: 'domain/src/carpetas/observaciones.ts',
    pruebas: ['domain/src/carpetas/observaciones.test.ts'],
    faltas: [
      ['el resumen se corta sin decirlo', 'juntas.length <= MAX_OBSERVACION', 'juntas.length > 0'],
      ['una sola observación sale con viñeta', 'if (unica !== undefined && textos.length === 1) return unica', ''],
    ],
  },
  {
    archivo: 'domain/src/archivos/reglas.ts',
    pruebas: ['server/pruebas/entradas/archivos.test.ts'],
    faltas: [
      ['seis archivos por envío', 'MAX_ARCHIVOS = 5', 'MAX_ARCHIVOS = 6'],
      ['un archivo de once megas', 'MAX_BYTES_ARCHIVO = 10 *', 'MAX_BYTES_ARCHIVO = 11 *'],
    ],
  },
  {
    archivo: 'domain/src/carpetas/reglas.ts',
    pruebas: ['domain/src/carpetas/reglas.test.ts', 'server/pruebas/entradas/archivos.test.ts', 'server/pruebas/entradas/observaciones.test.ts'],
    faltas: [
      ['el comprobante se guarda como documento', `? 'COMPROBANTE' : 'DOCUMENTO'`, `? 'DOCUMENTO' : 'DOCUMENTO'`],
      ['el titular borra lo completo', '&& !c.completa &&', '&&'],
      ['el titular borra lo pagado', ' && !c.algoPagado', ''],
      ['el titular borra lo ya recibido', `c.estado === 'PRESENTADO' && `, ''],
      ['el 1bis sin pagar figura completado', `return debe > 0 ?`, 'return debe < 0 ?'],
      ['lo que vale cero figura como todo lo demás', '&& fila.debe === 0 && fila.idPago === null', '&& false'],
      ['una observación de 241', 'MAX_OBSERVACION = 240', 'MAX_OBSERVACION = 241'],
      ['veintiuna observaciones', 'MAX_OBSERVACIONES = 20', 'MAX_OBSERVACIONES = 21'],
    ],
  },
  {
    archivo: 'domain/src/catalogos/reglas.ts',
    pruebas: ['domain/src/catalogos/reglas.test.ts'],
    faltas: [
      ['un factor con cinco decimales', '(\\d{1,4}))?$/', '(\\d{1,5}))?$/'],
      ['el factor se guarda en milésimas', 'padEnd(4, ', 'padEnd(3, '],
    ],
  },
  {
    archivo: 'domain/src/dinero.ts',
    pruebas: ['domain/src/dinero.test.ts'],
    faltas: [
      ['se redondea hacia abajo', '(numerador + divisor / 2n) / divisor', 'numerador / divisor'],
      ['se agrupa tras un cero', '/^[1-9]\\d{0,2}', '/^\\d{1,3}'],
      ['un número de tres decimales se trunca', '/^(.+)000$/', '/^(.+)\\d{3}$/'],
      ['un decimal son centavos', `.padEnd(2, '0')`, ''],
      ['el importe no tiene tope', 'z.maximum(IMPORTE_MAXIMO,', 'z.maximum(IMPORTE_MAXIMO * 10,'],
      ['la cantidad no tiene tope', 'z.maximum(CANTIDAD_MAXIMA,', 'z.maximum(CANTIDAD_MAXIMA * 10,'],
      ['lo que falta se dice mal escrito', 'falta(valor) ? siFalta : error', 'error'],
      ['el porcentaje de una cantidad se divide por cien', 'BigInt(cantidad) * diezmilesimas(tasa), 1_000_000n)', 'BigInt(cantidad) * diezmilesimas(tasa), 10_000n)'],
    ],
  },
  {
    archivo: 'domain/src/motivo.ts',
    pruebas: ['domain/src/errores.test.ts', 'server/pruebas/entradas/textos.test.ts'],
    faltas: [
      ['una oración lleva la etiqueta delante', ': texto\n}', ': `${rotulo.etiqueta}: ${texto}`\n}'],
      ['a lo que quedó en blanco no se le dice qué hacer', `if (motivo?.que === 'falta') return escriba(rotulo)`, ''],
      ['la oración va sin su artículo', '[articulo, nombre]', '[nombre]'],
    ],
  },
  {
    archivo: 'domain/src/campo.ts',
    pruebas: ['domain/src/campo.test.ts'],
    faltas: [['un archivo pierde su artículo', 'articulo: archivo.articulo', `articulo: ''`]],
  },
  {
    archivo: 'domain/src/errores.ts',
    pruebas: ['domain/src/errores.test.ts', 'server/pruebas/entradas/textos.test.ts'],
    faltas: [
      ['el segundo error de un campo tapa al primero', 'if (porCampo.has(campo)) continue', ''],
      ['el mensaje de zod sale en inglés', `message === 'Invalid input' ? NO_VALIDO : message`, 'message'],
    ],
  },
  {
    archivo: 'domain/src/formularios/aranceles14.ts',
    pruebas: ['domain/src/formularios/aranceles14.test.ts', 'server/src/formularios/formularios.test.ts'],
    faltas: [['el 14 se cobra con otra tarifa', 'TARIFA_14 = 65', 'TARIFA_14 = 64']],
  },
  {
    archivo: 'domain/src/formularios/aranceles1bis.ts',
    pruebas: ['domain/src/formularios/aranceles1bis.test.ts', 'server/src/formularios/formularios.test.ts'],
    faltas: [
      ['el 1bis se redondea dos veces', 'porCientoDe(tarifas.m2ObraNueva, suptotal, TASA)', 'porCiento(precioPor(tarifas.m2ObraNueva, suptotal), TASA)'],
      ['la tasa es otra', 'const TASA = 6', 'const TASA = 5'],
      ['dos huellas son un metro', 'METROS_DE_DOS_HUELLAS: Metros = 200', 'METROS_DE_DOS_HUELLAS: Metros = 100'],
      ['los antecedentes no se suman', 'm.supconstruida + m.supconantecedentes +', 'm.supconstruida +'],
      ['la cerca no entra en el total', 'totalderechosconstruccion + importetotalcerca + m.valorotros', 'totalderechosconstruccion + m.valorotros'],
      ['otros no entra en el total', ' + m.valorotros', ''],
      ['la demolición se cobra como la obra nueva', 'demolicion: 112', 'demolicion: 120'],
    ],
  },
  {
    archivo: 'domain/src/formularios/formulario14.ts',
    pruebas: ['server/pruebas/entradas/formularios.test.ts'],
    faltas: [
      ['hasta puede ser antes que desde', 'hasta < desde)', 'false)'],
      ['hasta no puede ser el mismo día', 'hasta < desde)', 'hasta <= desde)'],
      ['una medida puede ser cero', `(leerImporte(texto) ?? 0) > 0`, `(leerImporte(texto) ?? -1) >= 0`],
      ['una empresa sin inscripción', 'if (!nroInscripcion)', 'if (false)'],
      ['la altura admite cuatro signos', 'altura: 3', 'altura: 4'],
    ],
  },
  {
    archivo: 'domain/src/formularios/formulario1bis.ts',
    pruebas: ['domain/src/formularios/formulario1bis.test.ts'],
    faltas: [
      ['la resolución puede ser larga', 'MAX_RESOLUCION = 20', 'MAX_RESOLUCION = 21'],
      ['los metros de cerca pueden faltar', `metroscerca: longitud('Metros de cerca'),`, `metroscerca: opcional(longitud('Metros de cerca')),`],
    ],
  },
  {
    archivo: 'domain/src/formularios/preguntas.ts',
    pruebas: ['web/src/formularios/formulario1/formulario1.test.ts', 'web/src/formularios/formulario1/llenarFormulario1.test.tsx', 'web/src/formularios/formulario1/verFormulario1.test.tsx', 'web/src/formularios/limites.test.ts', 'server/src/formularios/formularios.test.ts'],
    faltas: [
      ['una cuenta con puntos no se entiende', 'String(leerEntero(escrita) ?? escrita)', 'escrita'],
      ['un número copiado con puntos no se entiende', `escrita.replace(/[\\s.]/g, '')`, 'escrita'],
      ['lo que se revisa dice lo contrario', `escrita === '1' ? 'Sí' : 'No'`, `escrita === '1' ? 'No' : 'Sí'`],
      ['la revisión no dice la unidad', 'entendida: (escrita, { unidad }) => loEntendido(entenderEntero(escrita, unidad), escrita),', 'entendida: (escrita) => loEntendido(entenderEntero(escrita, undefined), escrita),'],
    ],
  },
  {
    archivo: 'domain/src/formularios/formulario2.ts',
    pruebas: ['server/pruebas/entradas/formularios.test.ts'],
    faltas: [
      ['la superficie admite nueve cifras', `pregunta('Superficie con antecedentes', 'la', Digitos(8)`, `pregunta('Superficie con antecedentes', 'la', Digitos(9)`],
      ['el primer trabajo puede faltar', `pregunta('Trabajo autorizado 1', 'el', Primero)`, `pregunta('Trabajo autorizado 1', 'el', Otro)`],
    ],
  },
  {
    archivo: 'domain/src/importaciones/encabezados.ts',
    pruebas: ['domain/src/importaciones/encabezados.test.ts'],
    faltas: [
      ['Núñez y Nunez son el mismo', `.split('ñ')`, `.split('\\u0000')`],
      ['los títulos distinguen mayúsculas', '.toLowerCase()', ''],
      ['una columna que puede faltar se reclama', 'obligatoria && (lugares', '(lugares'],
      ['las celdas guardan los espacios', `(fila[lugar] ?? '').trim()`, `(fila[lugar] ?? '')`],
    ],
  },
  {
    archivo: 'domain/src/importaciones/columnas.ts',
    pruebas: ['domain/src/importaciones/columnas.test.ts'],
    faltas: [
      ['el día se lee como el mes', "`${anio}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`", "`${anio}-${dia.padStart(2, '0')}-${mes.padStart(2, '0')}`"],
      ['un DNI de cinco cifras', '/^\\d{7,8}$/', '/^\\d{5,8}$/'],
      ['deshabilitado es habilitado', `estado === 'habilitado' || estado === '1'`, 'true'],
    ],
  },
  {
    archivo: 'domain/src/codigos.ts',
    pruebas: ['domain/src/codigos.test.ts'],
    faltas: [
      ['la O del código no es un cero', `.replace(/O/g, '0')`, ''],
      ['los guiones del código cuentan', `.replace(/[\\s.-]/g, '')`, ''],
      ['la I del código no es un uno', `.replace(/[IL]/g, '1')`, ''],
    ],
  },
  {
    archivo: 'domain/src/notificaciones/correo.ts',
    pruebas: ['server/src/notificaciones/enviarCorreos.test.ts'],
    faltas: [
      ['61 correos por hora', 'MAX_POR_HORA = 60', 'MAX_POR_HORA = 61'],
      ['la primera pausa es de dos minutos', '[1, 2, 5,', '[2, 2, 5,'],
    ],
  },
  {
    archivo: 'domain/src/pagos/estados.ts',
    pruebas: ['domain/src/pagos/juicio.test.ts'],
    faltas: [
      ['lo rechazado no se puede confirmar después', `RECHAZADO: ['CONFIRMADO']`, 'RECHAZADO: []'],
      ['lo confirmado se puede rechazar', `CONFIRMADO: ['DEVUELTO']`, `CONFIRMADO: ['DEVUELTO', 'RECHAZADO']`],
      ['en pago es pagado', `2: { nombre: 'EN_PAGO', estado: 'EN_PROCESO' }`, `2: { nombre: 'EN_PAGO', estado: 'CONFIRMADO' }`],
      ['expirada es rechazada', `7: { nombre: 'EXPIRADA', estado: 'VENCIDO' }`, `7: { nombre: 'EXPIRADA', estado: 'RECHAZADO' }`],
      ['en proceso está cerrado', `EN_PROCESO: 'ABIERTO'`, `EN_PROCESO: 'SIN_PAGAR'`],
      ['lo rechazado está pagado', `RECHAZADO: 'SIN_PAGAR'`, `RECHAZADO: 'PAGADO'`],
    ],
  },
  {
    archivo: 'domain/src/pagos/juicio.ts',
    pruebas: ['domain/src/pagos/juicio.test.ts'],
    faltas: [
      ['lo que otro pagó antes confirma lo que se comenzó después', "return { estado: estaAbierto(pago.estado) ? 'CANCELADO' : pago.estado, revision: 'ANTERIOR' }", 'void pago'],
      ['un reloj apenas corrido cancela lo pagado', '10 * 60_000', '60_000'],
      ['lo ya pagado se vuelve a juzgar por su hora', '  !estaPagado(estado) &&\n', ''],
      ['la respuesta de otra transacción vale', `if (transaccion !== pago.transaccion) return queda('OTRA_TRANSACCION')`, ''],
      ['otro monto vale', `if (hacia === 'CONFIRMADO' && monto !== pago.monto) return queda('MONTO_DISTINTO')`, ''],
      ['un monto mayor vale', 'monto !== pago.monto', '(monto ?? 0) < pago.monto'],
      ['la firma rechazada no se avisa', 'SIN_FIRMA_VALIDA.includes(estadoId)', 'estadoId === 5'],
      ['lo devuelto sin cobrar figura devuelto', `segunProveedor === 'DEVUELTO' && estaAbierto(estado) ? 'CANCELADO' : segunProveedor`, 'segunProveedor'],
      ['que el proveedor se desdiga no se avisa', `? 'NO_COINCIDE' : null`, '? null : null'],
    ],
  },
  {
    archivo: 'domain/src/personas/reglas.ts',
    pruebas: ['server/src/matriculas/avisarVencimientos.test.ts', 'server/src/catalogos/referencia.test.ts'],
    faltas: [['se avisa 29 días antes', 'DIAS_DE_AVISO = 30', 'DIAS_DE_AVISO = 29']],
  },
  {
    archivo: 'domain/src/tipos.ts',
    pruebas: ['domain/src/tipos.test.ts', 'server/pruebas/entradas/programasViejos.test.ts'],
    faltas: [
      ['verdadero no es sí', 'f ? 1 : 0', 'f ? 0 : 1'],
      ['lo que no se eligió es un número', 'nada.some((uno) => uno === valor)', 'false'],
      ['el otro nombre gana siempre', 'campos[nombre] == null && ', ''],
      ['un id puede ser cero', 'z.minimum(1, { error }), z.maximum(2 ** 31 - 1', 'z.minimum(0, { error }), z.maximum(2 ** 31 - 1'],
      ['un id no cabe en su columna', 'z.maximum(2 ** 31 - 1,', 'z.maximum(2 ** 31,'],
      ['un texto lleva signos de control', '=> CON_CONTROL.test(texto)', '=> CON_CONTROL.test(texto) && false'],
      ['el CUIL admite diez dígitos', '/^\\d{11}$/', '/^\\d{10,11}$/'],
      ['el 31 de febrero existe', ' && esFechaReal(texto)', ''],
      ['el padrón admite nueve números', "/^\\d{1,8}$/, { error: predicado('debe tener de 1", "/^\\d{1,9}$/, { error: predicado('debe tener de 1"],
      ['un texto vacío pasa por lleno', 'z.minLength(1, { error: error ?? VACIO })', 'z.minLength(0, { error: error ?? VACIO })'],
    ],
  },
]
