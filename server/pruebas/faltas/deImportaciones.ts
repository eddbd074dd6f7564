import type { FaltasDe } from './falta.ts'

const IMPORTACIONES = 'server/src/importaciones/importaciones.test.ts'
const LECTOR = 'server/src/importaciones/leerTabla.test.ts'
const A_LA_VEZ = 'server/src/importaciones/concurrencia.test.ts'
const OTRO_DIA = 'server/src/importaciones/vigencia.test.ts'

const PARCELAS = 'server/src/importaciones/parcelas.test.ts'

/** A file seen first and applied whole, or not at all. */
export const DE_IMPORTACIONES: readonly FaltasDe[] = [
  {
    archivo: 'server/src/importaciones/aplicar.ts',
    pruebas: [OTRO_DIA, IMPORTACIONES],
    faltas: [
      ['una fila vieja entre las buenas se aplica', 'cruces.some(({ errores })', 'cruces.every(({ errores })'],
      ['lo que no cambia se escribe', `filter(({ accion }) => accion !== 'IGUAL')`, 'filter(() => true)'],
      ['cortada en medio deja lo hecho', 'fin.throwIfAborted()', 'if (fin.aborted) return'],
      ['un lote se hace dos veces', 'ultima = lote.at(-1)?.fila ?? ultima', 'ultima = lote.at(0)?.fila ?? ultima'],
      ['queda sin fecha', 'aplicada_el = now(), ', ''],
    ],
  },
  {
    archivo: 'server/src/importaciones/lector/geojson.ts',
    pruebas: [PARCELAS],
    faltas: [
      ['el sistema que dice el archivo no se compara', 'enGradosDesde(sistema, CORREGIR_CRS, par)', 'enGrados(par)'],
      ['el que dice al final, tampoco', 'if (primero) convertirPar(primero)', 'void primero'],
    ],
  },
  {
    archivo: 'server/src/importaciones/clases/padrones.ts',
    pruebas: [IMPORTACIONES],
    faltas: [
      ['sin calle se borra el domicilio guardado', `where d.id_domicilio = x."idDomicilio" and x.calle <> ''`, `where d.id_domicilio = x."idDomicilio"`],
      ['sin calle es un cambio', `(x.calle = '' or`, '(false or'],
      ['el número provincial de otro vale', 'e.tomado === null ? [] :', 'true ? [] :'],
      ['un domicilio nuevo por cada corrección', `coalesce(x."idDomicilio", n.id_domicilio)`, 'n.id_domicilio'],
      ['de dos calles con el mismo nombre se toma una', ' having count(*) = 1', ''],
    ],
  },
  {
    archivo: 'server/src/importaciones/clases/profesionales.ts',
    pruebas: [OTRO_DIA, IMPORTACIONES],
    faltas: [
      ['la matrícula que vence hoy se rechaza', `fila.vencimiento < hoy()`, `fila.vencimiento <= hoy()`],
      ['la matrícula vencida entra', `accion === 'ALTA' && fila.vencimiento < hoy()`, 'false'],
      ['la matrícula de otro vale', 'if (e.tomada) errores.push', 'if (false) errores.push'],
      ['quien no está en el portal entra', 'if (e.id_persona === null) errores.push', 'if (false) errores.push'],
      ['registrar no da el rol', `where x.accion = 'ALTA' on conflict do nothing`, 'where false'],
    ],
  },
  {
    archivo: 'server/src/importaciones/clases/calles.ts',
    pruebas: [IMPORTACIONES],
    faltas: [
      ['un id que no existe es un alta', 'fila.id !== undefined && e.id_dado === null', 'false'],
      ['la habilitación no se importa', 'estado = coalesce(x.estado, c.estado)', 'estado = c.estado'],
      ['sin estado se deshabilita', 'coalesce(estado, true), $2', 'coalesce(estado, false), $2'],
    ],
  },
  {
    archivo: 'server/src/importaciones/clases/tarifas.ts',
    pruebas: [OTRO_DIA, IMPORTACIONES],
    faltas: [
      ['se cambia lo que ya rigió', '!e.igual && fila.vigenteDesde !== undefined && fila.vigenteDesde < hoy()', 'false'],
      ['lo que rige desde hoy se rechaza', 'fila.vigenteDesde < hoy()', 'fila.vigenteDesde <= hoy()'],
    ],
  },
  {
    archivo: 'server/src/importaciones/lector/csv.ts',
    pruebas: [IMPORTACIONES],
    faltas: [
      ['la codificación vieja se lee mal', `esUtf8(muestra) ? 'utf8' : 'latin1'`, `'utf8'`],
      ['una fila interminable va a la memoria', 'max_record_size: MAX_BYTES_FILA,', ''],
      ['el apóstrofo de la exportación queda', 'celdas.map(sinEscape)', 'celdas'],
      ['solo se separa con punto y coma', `[';', ',', '\\t']`, `[';']`],
    ],
  },
  {
    archivo: 'server/src/importaciones/lector/libro.ts',
    pruebas: [LECTOR],
    faltas: [['se lee cualquier hoja', 'a.Id === id', 'true']],
  },
  {
    archivo: 'server/src/importaciones/lector/zip.ts',
    pruebas: [LECTOR],
    faltas: [['lo que se desempaca no tiene tope', 'if (entrada.uncompressedSize > maximo) throw demasiadoGrande()', '']],
  },
  {
    archivo: 'server/src/importaciones/lector/celdas.ts',
    pruebas: [LECTOR],
    faltas: [
      ['una fecha se lee como número', 'deFecha[estilo] ?', 'deFecha[-1] ?'],
      ['las fechas de 1904 se corren', 'desde1904 ? DIAS_HASTA_1904 : 0', '0'],
    ],
  },
  {
    archivo: 'server/src/importaciones/lector/topes.ts',
    pruebas: [LECTOR],
    faltas: [
      ['cualquier cantidad de filas', 'numero > FILAS_DE_UNA_HOJA', 'false'],
      ['una celda de cualquier largo', 'celda.length > MAX_CARACTERES_CELDA', 'false'],
    ],
  },
  {
    archivo: 'server/src/importaciones/leerTabla.ts',
    pruebas: [LECTOR],
    faltas: [
      ['el lector queda en marcha', "proceso.kill('SIGKILL')", ''],
      ['el lector hereda las claves del servidor', 'env: {},', ''],
    ],
  },
  {
    archivo: 'server/src/importaciones/pedidos.ts',
    pruebas: [A_LA_VEZ, IMPORTACIONES],
    faltas: [
      ['dos la aplican a la vez', 'where id_importacion = $1 for update', 'where id_importacion = $1'],
      ['se aplica con filas malas', 'if (rechazadas > 0)', 'if (false)'],
      ['se aplica lo que no cambia nada', 'if (cambian === 0)', 'if (false)'],
      ['se aplica dos veces', `if (fila.estado !== 'REVISADA')`, 'if (false)'],
      ['responde por ella quien la subió', `set estado = 'POR_APLICAR', id_persona = $2`, `set estado = 'POR_APLICAR', id_persona = coalesce(id_persona, $2)`],
      ['descartada deja sus filas', 'await olvidarFilas(tx, id)', ''],
    ],
  },
  {
    archivo: 'server/src/importaciones/pendientes.ts',
    pruebas: [A_LA_VEZ, IMPORTACIONES],
    faltas: [
      ['dos procesos toman una importación', 'if (!candado?.mio) continue', ''],
      ['la que otro terminó se hace de nuevo', 'if (sigue) return pendiente', 'return pendiente'],
      ['lo que falla deja su archivo', 'if (pendiente.ruta !== null) await almacen.borrar(pendiente.ruta)', ''],
      ['lo que detiene el proceso se empieza siempre de nuevo', 'pendiente.intentos >= MAX_INTENTOS', 'false'],
      ['terminar en orden cuenta como intento', 'await contarIntento(db, pendiente.idImportacion, -1)', ''],
      ['el candado queda tomado', 'await soltarTodo({ $client: client }).catch(() => {})', ''],
    ],
  },
  {
    archivo: 'server/src/importaciones/planillaDeErrores.ts',
    pruebas: ['server/src/importaciones/planillaDeErrores.test.ts'],
    faltas: [
      ['las filas buenas van con las malas', `($2::boolean or accion = 'RECHAZADA')`, `($2::boolean or accion <> '')`],
      ['se baja lo que todavía se revisa', `if (estado !== 'REVISADA')`, 'if (false)'],
      ['de varios motivos se dice uno', 'errores.map(({ columna', 'errores.slice(0, 1).map(({ columna'],
    ],
  },
  {
    archivo: 'server/src/importaciones/revisar.ts',
    pruebas: [IMPORTACIONES],
    faltas: [
      ['lo repetido entra dos veces', 'await marcarRepetidas(db, idImportacion)', ''],
      ['las columnas pueden faltar', 'if (columnas.faltan.length > 0) {', 'if (false) {'],
      ['un archivo sin filas pasa', 'if (filas === 0)', 'if (false)'],
      [
        'el último lote se pierde',
        `if (filas === 0) throw new ErrorDePortal(400, ARCHIVO_VACIO)
  await guardarLote(lote)`,
        'if (filas === 0) throw new ErrorDePortal(400, ARCHIVO_VACIO)',
      ],
      ['el archivo revisado queda', `  if (pendiente.formato !== 'zip') await almacen.borrar(ruta)\n`, ''],
    ],
  },
]
