import type { FaltasDe } from './falta.ts'

const FORMULARIOS = 'server/src/formularios/formularios.test.ts'
const ENTRADAS = 'server/pruebas/entradas/formularios.test.ts'

/** What a folder's forms hold and cost, filed once, answered again when observed. */
export const DE_FORMULARIOS: readonly FaltasDe[] = [
  {
    archivo: 'server/src/formularios/grabarFormulario.ts',
    pruebas: [FORMULARIOS, 'server/src/carpetas/completitud.test.ts', 'server/src/carpetas/observaciones.test.ts', 'server/src/plataforma/http/idempotencia.test.ts', 'server/src/borradores/borradores.test.ts', 'server/pruebas/acceso/propio.test.ts'],
    faltas: [
      ['la clave de una carpeta contesta por otra', 'datos: { idCarpeta, ...respuestas }', 'datos: respuestas'],
      ['un formulario se llena en lo cerrado', 'if (esFinal(carpeta.estado))', 'if (false)'],
      ['un formulario se envía dos veces', 'if (fila.grabado)', 'if (false)'],
      ['la mesa llena el 14', '!FORMULARIOS[codigo].delPersonal && !esTitular(quien, carpeta) && !esAdministrador(quien)', 'false'],
      ['el último formulario no completa la carpeta', 'await recalcularCompleta(tx, idCarpeta)', ''],
      ['lo que decía antes se pierde', 'if (eraObservado) await archivarVersion', 'if (false) await archivarVersion'],
      ['enviar de nuevo no responde', 'await responderConFormulario(tx, quien, carpeta, FORMULARIOS[codigo].tipo)', ''],
    ],
  },
  {
    archivo: 'domain/src/formularios/guardado.ts',
    pruebas: [FORMULARIOS, 'server/pruebas/entradas/programasViejos.test.ts'],
    faltas: [
      ['el encabezado de otra carpeta vale', '!idFormulario || idFormulario === idCarpeta', 'true'],
      ['el número del formulario no dice de qué carpeta es', "      'idFormulario',\n      esquema", "      'idCarpeta',\n      esquema"],
    ],
  },
  {
    archivo: 'server/src/formularios/formulario14.ts',
    pruebas: [ENTRADAS, FORMULARIOS, 'server/src/formularios/pagar14.test.ts'],
    faltas: [
      ['el 14 acepta una empresa deshabilitada', '${TIPO_EMPRESA_DE_PUBLICIDAD} and estado`', '${TIPO_EMPRESA_DE_PUBLICIDAD}`'],
      ['el 14 acepta una empresa de otro tipo', 'id_institucion_tipo = ${TIPO_EMPRESA_DE_PUBLICIDAD}', '${TIPO_EMPRESA_DE_PUBLICIDAD} > 0'],
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
    faltas: [['el 19 acepta una calle deshabilitada', 'id_calle = $1 and estado', 'id_calle = $1']],
  },
  {
    archivo: 'server/src/formularios/filaDeFormulario.ts',
    pruebas: [FORMULARIOS, 'server/src/carpetas/observaciones.test.ts', 'server/pruebas/entradas/cuerpos.test.ts'],
    faltas: [
      ['se lee el formulario de otra carpeta', 'where f.id_carpeta = $1`', 'where $1 > 0`'],
      ['observar uno borra los de todas', 'where id_carpeta = $1`', 'where $1 > 0`'],
      ['sí y no salen como verdadero y falso', `typeof valor === 'boolean' ? Number(valor) : valor`, 'valor'],
      ['lo completó el inmueble', 'p.id_persona = f.id_persona', 'p.id_persona > 0'],
    ],
  },
  {
    archivo: 'server/src/formularios/pagarFormulario.ts',
    pruebas: ['server/src/formularios/pagar1bis.test.ts', 'server/src/formularios/cuenta1bis.test.ts', 'server/pruebas/acceso/propio.test.ts'],
    faltas: [
      ['la mesa paga por otro', '!esTitular(quien, carpeta) && !esAdministrador(quien)', 'false'],
      ['se cobra el total otra vez', 'monto: total - pagado', 'monto: total'],
      ['el 1bis pagado se cobra de nuevo', 'if (idPago !== null) return { idPago }', ''],
      ['lo pagado de una carpeta borrada se usa', `if (!(await bloquearEnPie(tx, idCarpeta))) return dejarParaDevolver(tx, idPago, 'CARPETA_BORRADA')`, ''],
      ['lo que no tiene lugar no se devuelve', `return dejarParaDevolver(tx, idPago, 'REPETIDO')`, 'return'],
      ['el 1bis en cero se cobra', 'if (total === 0) throw', 'if (false) throw'],
      ['pagar no completa la carpeta', 'await recalcularCompleta(tx, idCarpeta)', ''],
    ],
  },
  {
    archivo: 'server/src/formularios/pagar14.ts',
    pruebas: ['server/src/formularios/pagar14.test.ts'],
    faltas: [
      ['el 14 presentado se cobra de nuevo', 'if (fila.grabado) throw', 'if (false) throw'],
      ['el 14 pagado se cobra de nuevo', 'if (fila.idPago !== null) return { idPago: fila.idPago }', ''],
      ['lo pagado del 14 de una carpeta borrada se usa', `if (!(await bloquearEnPie(tx, idCarpeta))) return dejarParaDevolver(tx, idPago, 'CARPETA_BORRADA')`, ''],
      ['el perímetro del borrador no se mira', 'if (!perimetro.success)', 'if (false)'],
    ],
  },
  {
    archivo: 'server/src/formularios/cuenta1bis.ts',
    pruebas: ['server/src/formularios/cuenta1bis.test.ts', 'server/src/formularios/pagar1bis.test.ts'],
    faltas: [
      ['lo saldado toma otro pago', ' and pagado < a_pagar returning', ' returning'],
      ['lo corregido no se salda', '  await saldar(tx, idCarpeta)\n', ''],
      ['lo que falta pagar se da por saldado', 'when pagado >= a_pagar then', 'when pagado > 0 then'],
      ['lo justo no se da por saldado', 'when pagado >= a_pagar then', 'when pagado > a_pagar then'],
      ['lo que sobra no se anota', 'Math.max(fila?.excedente ?? 0, 0)', '0'],
      ['lo que falta se anota como sobrante', 'Math.max(fila?.excedente ?? 0, 0)', 'Math.abs(fila?.excedente ?? 0)'],
    ],
  },
  {
    archivo: 'server/src/formularios/pagar1bis.ts',
    pruebas: ['server/src/formularios/pagar1bis.test.ts'],
    faltas: [
      ['se da por pagado sin confirmar', 'if (cuenta.idPago === null) throw', 'if (false) throw'],
      ['el total ajeno vale', 'cuenta.total !== total', 'false'],
      ['el 1bis de otra carpeta vale', 'cuenta.idFormulario1bis !== idFormulario1bis', 'false'],
    ],
  },
]
