import type { FaltasDe } from './falta.ts'

const FORMULARIOS = 'server/src/formularios/formularios.test.ts'
const ENTRADAS = 'server/pruebas/entradas/formularios.test.ts'

/** What a folder's forms hold and cost, filed once, answered again when observed. */
export const DE_FORMULARIOS: readonly FaltasDe[] = [
  {
    archivo: 'server/src/formularios/grabarFormulario.ts',
    pruebas: [FORMULARIOS, 'server/src/carpetas/completitud.test.ts', 'server/src/carpetas/observaciones.test.ts', 'server/src/plataforma/http/idempotencia.test.ts', 'server/src/borradores/borradores.test.ts', 'server/pruebas/acceso/propio.test.ts'],
    faltas: [
      ['la clave de una carpeta contesta por otra', 'grabarFormulario', 'datos: { idCarpeta, ...respuestas }', 'datos: respuestas'],
      ['un formulario se llena en lo cerrado', 'grabarFormulario', 'if (esFinal(carpeta.estado))', 'if (false)'],
      ['un formulario se envía dos veces', 'grabarFila', 'if (fila.grabado)', 'if (false)'],
      ['la mesa llena el 14', 'grabarFormulario', '!FORMULARIOS[codigo].delPersonal && !esTitular(quien, carpeta) && !esAdministrador(quien)', 'false'],
      ['el último formulario no completa la carpeta', 'grabarFormulario', 'await recalcularCompleta(tx, idCarpeta)', ''],
      ['lo que decía antes se pierde', 'grabarFormulario', 'if (eraObservado) await archivarVersion', 'if (false) await archivarVersion'],
      ['enviar de nuevo no responde', 'grabarFormulario', 'await responderConFormulario(tx, quien, carpeta, FORMULARIOS[codigo].tipo)', ''],
    ],
  },
  {
    archivo: 'server/src/formularios/formulario14.ts',
    pruebas: [ENTRADAS, FORMULARIOS, 'server/src/formularios/concepto14.test.ts'],
    faltas: [
      ['el 14 acepta una empresa deshabilitada', 'empresa_de_publicidad', '${TIPO_EMPRESA_DE_PUBLICIDAD} and estado`', '${TIPO_EMPRESA_DE_PUBLICIDAD}`'],
      ['el 14 acepta una empresa de otro tipo', 'empresa_de_publicidad', 'id_institucion_tipo = ${TIPO_EMPRESA_DE_PUBLICIDAD}', '${TIPO_EMPRESA_DE_PUBLICIDAD} > 0'],
      ['el instalador puede ser otro', 'grabar', 'instalador && instalador.id_persona !== respuestas.representante', 'false'],
      ['lo pagado por otro perímetro vale', 'grabar', 'pago?.confirmado && pago.monto !== monto', 'false'],
      ['el monto enviado no se compara', 'grabar', 'enviado && leerImporte(enviado) !== monto', 'false'],
      ['el 14 se presenta sin recibo', 'grabar', 'if (!comprobante)', 'if (false)'],
      ['sin empresa se guarda su inscripción', 'grabar', 'nroInscripcion: deEmpresa ? ', 'nroInscripcion: true ? '],
    ],
  },
  {
    archivo: 'server/src/formularios/concepto1bis.ts',
    pruebas: ['server/src/formularios/pagar1bis.test.ts', 'server/src/formularios/cuenta1bis.test.ts', 'server/pruebas/acceso/propio.test.ts'],
    faltas: [
      ['la mesa paga por otro', 'carpetaQuePaga', '!esTitular(quien, carpeta) && !esAdministrador(quien)', 'false'],
      ['se cobra el total otra vez', 'concepto1bis', 'monto: total - pagado', 'monto: total'],
      ['el 1bis pagado se cobra de nuevo', 'concepto1bis', 'if (idPago !== null) return { idPago }', ''],
      ['lo pagado de una carpeta borrada se usa', 'alConfirmar', `if (!(await bloquearEnPie(tx, idCarpeta))) return dejarParaDevolver(tx, idPago, 'CARPETA_BORRADA')`, ''],
      ['lo que no tiene lugar no se devuelve', 'alConfirmar', `return dejarParaDevolver(tx, idPago, 'REPETIDO')`, 'return'],
      ['el 1bis en cero se cobra', 'concepto1bis', 'if (total === 0) throw', 'if (false) throw'],
      ['pagar no completa la carpeta', 'alConfirmar', 'await recalcularCompleta(tx, idCarpeta)', ''],
    ],
  },
  {
    archivo: 'server/src/formularios/concepto14.ts',
    pruebas: ['server/src/formularios/concepto14.test.ts'],
    faltas: [
      ['el 14 presentado se cobra de nuevo', 'concepto14', 'if (fila.grabado) throw', 'if (false) throw'],
      ['el 14 pagado se cobra de nuevo', 'concepto14', 'if (fila.idPago !== null) return { idPago: fila.idPago }', ''],
      ['lo pagado del 14 de una carpeta borrada se usa', 'alConfirmar', `if (!(await bloquearEnPie(tx, idCarpeta))) return dejarParaDevolver(tx, idPago, 'CARPETA_BORRADA')`, ''],
      ['el perímetro del borrador no se mira', 'montoDelBorrador', 'if (!perimetro.success)', 'if (false)'],
    ],
  },
  {
    archivo: 'server/src/formularios/cuenta1bis.ts',
    pruebas: ['server/src/formularios/cuenta1bis.test.ts', 'server/src/formularios/pagar1bis.test.ts'],
    faltas: [
      ['lo saldado toma otro pago', 'abonar_1bis', ' and pagado < a_pagar returning', ' returning'],
      ['lo corregido no se salda', 'fijarTotal', '  await saldar(tx, idCarpeta)\n', ''],
      ['lo que falta pagar se da por saldado', 'saldar_1bis', 'when pagado >= a_pagar then', 'when pagado > 0 then'],
      ['lo justo no se da por saldado', 'saldar_1bis', 'when pagado >= a_pagar then', 'when pagado > a_pagar then'],
      ['lo que sobra no se anota', 'saldar', 'Math.max(fila?.excedente ?? 0, 0)', '0'],
      ['lo que falta se anota como sobrante', 'saldar', 'Math.max(fila?.excedente ?? 0, 0)', 'Math.abs(fila?.excedente ?? 0)'],
    ],
  },
  {
    archivo: 'server/src/formularios/pagar1bis.ts',
    pruebas: ['server/src/formularios/pagar1bis.test.ts'],
    faltas: [
      ['se da por pagado sin confirmar', 'pagar1bis', 'if (cuenta.idPago === null) throw', 'if (false) throw'],
      ['el total ajeno vale', 'pagar1bis', 'cuenta.total !== total', 'false'],
      ['el 1bis de otra carpeta vale', 'pagar1bis', 'cuenta.idFormulario1bis !== idFormulario1bis', 'false'],
    ],
  },
]
