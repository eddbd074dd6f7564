import type { FaltasDe } from './falta.ts'

const FORMULARIOS = 'server/src/formularios/formularios.test.ts'
const ENTRADAS = 'server/pruebas/entradas/formularios.test.ts'

/** What a folder's forms hold and cost, filed once, answered again when observed. */
export const DE_FORMULARIOS: readonly FaltasDe[] = [
  {
    archivo: 'server/src/formularios/grabarFormulario.ts',
    pruebas: [FORMULARIOS, 'server/src/carpetas/completa.test.ts', 'server/src/carpetas/observaciones.test.ts', 'server/src/plataforma/idempotencia.test.ts', 'server/src/borradores/borradores.test.ts', 'server/pruebas/acceso/propio.test.ts'],
    faltas: [
      ['la clave de una carpeta contesta por otra', 'huellaDe({ idCarpeta, ...respuestas }, archivos)', 'huellaDe(respuestas, archivos)'],
      ['un formulario se llena en lo cerrado', 'if (esFinal(carpeta.estado))', 'if (false)'],
      ['un formulario se envía dos veces', 'if (fila.grabado)', 'if (false)'],
      ['la mesa llena el 14', '!loLlenaElPersonal(codigo) && !esTitular(quien, carpeta) && !esAdministrador(quien)', 'false'],
      ['el último formulario no completa la carpeta', 'await recalcularCompleta(tx, idCarpeta)', ''],
      ['lo que decía antes se pierde', 'if (eraObservado) await archivarVersion', 'if (false) await archivarVersion'],
      ['enviar de nuevo no responde', 'await responderConFormulario(tx, quien, carpeta, TIPO_DE_FORMULARIO[codigo])', ''],
      ['el borrador queda', 'await borrarBorrador(tx, quien.idPersona, borradorDeFormulario(codigo, idCarpeta))', ''],
      ['el encabezado de otra carpeta vale', 'idFormulario && idFormulario !== idCarpeta', 'false'],
    ],
  },
  {
    archivo: 'server/src/formularios/formulario14.ts',
    pruebas: [ENTRADAS, FORMULARIOS, 'server/src/formularios/pagar14.test.ts'],
    faltas: [
      ['el 14 acepta una empresa deshabilitada', `        eq(institucion.estado, true),\n`, ''],
      ['el 14 acepta una empresa de otro tipo', `        eq(institucion.idInstitucionTipo, EMPRESA_DE_PUBLICIDAD),\n`, ''],
      ['el instalador puede ser otro', 'instalador && instalador.id_persona !== respuestas.representante', 'false'],
      ['lo pagado por otro perímetro vale', 'pago?.confirmado && pago.monto !== monto', 'false'],
      ['el monto enviado no se compara', 'enviado && leerImporte(enviado) !== monto', 'false'],
      ['el 14 se presenta sin recibo', 'if (!comprobante)', 'if (false)'],
      ['sin empresa se guarda su inscripción', 'nroInscripcion: deEmpresa ? ', 'nroInscripcion: true ? '],
    ],
  },
  {
    archivo: 'server/src/formularios/formulario1bis.ts',
    pruebas: [FORMULARIOS, ENTRADAS, 'server/src/formularios/pagar1bis.test.ts'],
    faltas: [
      ['lo calculado por la pantalla no se compara', 'exigirIguales(enviado, calculados)', ''],
      ['el 1bis no tiene tope', 'liquidacion.total > IMPORTE_MAXIMO', 'false'],
    ],
  },
  {
    archivo: 'server/src/formularios/formulario19.ts',
    pruebas: [FORMULARIOS],
    faltas: [['el 19 acepta una calle deshabilitada', 'eq(calle.estado, true)', 'eq(calle.estado, calle.estado)']],
  },
  {
    archivo: 'server/src/formularios/pagarFormulario.ts',
    pruebas: ['server/src/formularios/pagar1bis.test.ts', 'server/pruebas/acceso/propio.test.ts'],
    faltas: [
      ['la mesa paga por otro', '!esTitular(quien, carpeta) && !esAdministrador(quien)', 'false'],
      ['se cobra el total otra vez', 'monto: total - pagado', 'monto: total'],
      ['el 1bis pagado se cobra de nuevo', 'if (idPago !== null)', 'if (false)'],
      ['lo pagado de una carpeta borrada se usa', ' and c.borrada_el is null', ''],
      ['el pago que sobra no se avisa', 'if (abonado.sobra)', 'if (false)'],
      ['pagar no completa la carpeta', 'await recalcularCompleta(tx, idCarpeta)', ''],
    ],
  },
  {
    archivo: 'server/src/formularios/pagar14.ts',
    pruebas: ['server/src/formularios/pagar14.test.ts'],
    faltas: [
      ['el 14 presentado se cobra de nuevo', 'fila.grabado || ', ''],
      ['lo pagado del 14 de una carpeta borrada se usa', ' and c.borrada_el is null', ''],
      ['el 14 se cobra dos veces', ' and f.id_pago is null', ''],
      ['el perímetro del borrador no se mira', 'if (!perimetro.success)', 'if (false)'],
    ],
  },
  {
    archivo: 'server/src/formularios/pagar1bis.ts',
    pruebas: ['server/src/formularios/pagar1bis.test.ts'],
    faltas: [
      ['se da por pagado sin confirmar', 'if (deuda.idPago === null)', 'if (false)'],
      ['el total ajeno vale', 'deuda.total !== total', 'false'],
      ['el 1bis de otra carpeta vale', 'deuda.idFormulario1bis !== idFormulario1bis', 'false'],
    ],
  },
]
