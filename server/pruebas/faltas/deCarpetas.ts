import type { FaltasDe } from './falta.ts'

const OBSERVACIONES = 'server/src/carpetas/observaciones.test.ts'

/** Folders: whose they are, how they move, what is observed of them, their files and lists. */
export const DE_CARPETAS: readonly FaltasDe[] = [
  {
    archivo: 'server/src/carpetas/alcance.ts',
    pruebas: ['server/pruebas/acceso/rechazos.test.ts', 'server/src/carpetas/concurrencia.test.ts', 'server/src/seguimiento/asignar.test.ts'],
    faltas: [
      ['quien no es profesional es dueño de las carpetas que no tienen uno', 'esTitular', 'c.idProfesional !== null && ', ''],
      ['lo borrado se alcanza', 'LEER', ' and c.borrada_el is null`', '`'],
      ['cualquiera alcanza cualquier carpeta', 'carpetaAlAlcance', ' || !alcanza(quien, carpeta)', ''],
      ['cualquiera lee cualquier carpeta', 'carpetaQueLee', 'if (!laLee) throw', 'if (!carpeta) throw'],
      ['quien decide no sabe quién tiene parte', 'carpetaAlAlcance', '(esPersonal(quien) ? leerParaElPersonal : leer)', 'leer'],
      ['dos cambian la misma carpeta a la vez', 'bloquear_carpeta', 'where id_carpeta = $1 for update', 'where id_carpeta = $1'],
    ],
  },
  {
    archivo: 'server/src/carpetas/actualizarTramite.ts',
    pruebas: ['server/src/carpetas/actualizarTramite.test.ts', OBSERVACIONES, 'server/src/carpetas/concurrencia.test.ts'],
    faltas: [
      ['la versión vieja mueve', 'actualizarTramite', 'pedido.version !== undefined && pedido.version !== carpeta.version', 'false'],
      ['se observa sin decir qué', 'actualizarTramite', `movimiento.pide === 'observacion' && !pedido.observaciones`, 'false'],
      ['se recibe sin expediente', 'actualizarTramite', `movimiento.pide === 'expediente' && !pedido.expediente && !carpeta.expediente`, 'false'],
      ['se pide otra vez el expediente que ya tiene', 'actualizarTramite', ' && !carpeta.expediente', ''],
      ['al salir de observado queda algo por responder', 'actualizarTramite', `if (carpeta.estado === 'OBSERVADO') {`, 'if (false) {'],
      ['observar no deja su observación', 'actualizarTramite', `if (hacia === 'OBSERVADO') {`, 'if (false) {'],
      ['la carpeta incompleta se dice mal', 'movimientoHacia', '!carpeta.completa && posibles.length === 0', 'false'],
    ],
  },
  {
    archivo: 'server/src/carpetas/altaCarpeta.ts',
    pruebas: ['server/src/carpetas/altaCarpeta.test.ts', 'server/pruebas/acceso/rechazos.test.ts', 'server/src/borradores/borradores.test.ts', 'server/pruebas/entradas/desconocidos.test.ts', 'server/src/catalogos/porConfirmar.test.ts'],
    faltas: [
      ['se presenta con un tipo de obra por confirmar', 'referencias', `exigirConfirmado(r.precio, 'idObraTipo')`, ''],
      ['un profesional presenta por otro', 'altaCarpeta', '!esAdministrador(quien) && campos.idProfesional !== quien.idProfesional', 'false'],
      ['se presenta sin croquis', 'altaCarpeta', 'datos.encomienda.requiereCroquis && archivos.length === 0', 'false'],
      ['vale el domicilio que escribió otro', 'referencias_de_alta', `(origen = 'PADRON' or id_persona_alta = $8)`, '(true or id_persona_alta = $8)'],
      ['el propietario sin domicilio se acepta', 'referencias', '!r.propietario.domicilio', 'false'],
      ['un formulario de otro tipo de encomienda', 'referencias', '!r.esFormularioDelTipo', 'false'],
      ['el total no es el timbrado', 'filaNueva', 'total_a_abonar: timbrado', 'total_a_abonar: 0'],
    ],
  },
  {
    archivo: 'server/src/carpetas/borrarCarpeta.ts',
    pruebas: ['server/src/carpetas/borrarCarpeta.test.ts', 'server/src/formularios/pagar1bis.test.ts', 'server/pruebas/acceso/propio.test.ts'],
    faltas: [
      ['la mesa borra', 'borrarCarpeta', '!esAdministrador(quien) && !comoTitular', 'false'],
      ['se borra lo final', 'borrarCarpeta', ': !esFinal(carpeta.estado)', ': true'],
      ['el titular borra lo que no puede', 'borrarCarpeta', '? puedeBorrarSuTitular(carpeta)', '? true'],
      ['lo pagado de una carpeta borrada no se avisa', 'borrarCarpeta', `await dejarParaDevolver(tx, idPago, 'CARPETA_BORRADA')`, 'void idPago'],
    ],
  },
  {
    archivo: 'server/src/carpetas/requisitos.ts',
    pruebas: ['server/src/carpetas/requisitos.test.ts'],
    faltas: [
      ['de lo aprobado cambia cualquier requisito', 'exigirQueCambie', 'if (!suyo.observado) throw', 'if (false) throw'],
      ['el cambio de lo aprobado no queda en la historia', 'exigirQueCambie', '  await anotar(tx, idCarpeta, idRequisito, quien.idPersona, respuesta)', ''],
      ['lo que no se aceptó se contesta al lado', 'exigirOtraRespuesta', `if ((await sinArchivo(tx, idCarpeta, idRequisito)).length > 0) throw`, 'if (false) throw'],
      ['lo que no se aceptó sigue valiendo', 'requisitos_de_carpeta', 'n.motivo is not null and ${OBSERVADO}', 'n.motivo is not null and false and ${OBSERVADO}'],
      ['se responde el requisito de otra encomienda', 'exigirQueCambie', `if (!suyo) throw`, 'if (false) throw'],
      ['adjuntar no quita el «no corresponde»', 'responderRequisito', `  await ponerRequisito(tx, [...archivos], idRequisito)\n  await desdecir(tx, carpeta.idCarpeta, idRequisito)`, `  await ponerRequisito(tx, [...archivos], idRequisito)`],
    ],
  },
  {
    archivo: 'server/src/carpetas/requisitoQueNoCorresponde.ts',
    pruebas: ['server/src/carpetas/requisitos.test.ts', 'server/src/carpetas/observarRequisito.test.ts'],
    faltas: [
      ['se contesta en una carpeta cerrada', 'decirQueNoCorresponde', 'if (esFinal(carpeta.estado)) throw', 'if (false) throw'],
      ['lo obligatorio de una completa se desdice', 'volverACorresponder', 'if (completa && obligatorio)', 'if (false)'],
      ['el personal responde por quien presentó', 'decirQueNoCorresponde', `motivo !== '' && esTitular(quien, carpeta)`, `motivo !== ''`],
    ],
  },
  {
    archivo: 'server/src/carpetas/completitud.ts',
    pruebas: ['server/src/carpetas/faltantes.test.ts'],
    faltas: [
      ['la completa no mira lo que falta', 'recalcular_completa', 'not exists (select from lo_que_falta($1))', 'false'],
      ['lo que falta se dice desordenado', 'FALTANTES', 'order by l.orden)', 'order by -l.orden)'],
      ['un requisito que falta no dice cuál', 'FALTANTES', `when l.id_requisito is not null`, 'when false'],
    ],
  },
  {
    archivo: 'domain/src/carpetas/deberes.ts',
    pruebas: ['server/src/seguimiento/seguimientoPublico.test.ts'],
    faltas: [
      ['el código lo pide cualquiera del personal', 'porQueNoDaSuCodigo', 'esTitular || laTiene || loInspecciona === idPersona ? null', 'true ? null'],
      ['quien la inspecciona no da su código', 'porQueNoDaSuCodigo', ' || loInspecciona === idPersona ?', ' ?'],
    ],
  },
  {
    archivo: 'server/src/carpetas/presentarCarpeta.ts',
    pruebas: ['server/src/carpetas/presentarCarpeta.test.ts', 'server/src/carpetas/faltantes.test.ts'],
    faltas: [
      ['la presenta quien no la cargó', 'presentarCarpeta', 'if (!esTitular(quien, carpeta)) throw', 'if (false) throw'],
      ['se presenta una cerrada', 'presentarCarpeta', 'if (esFinal(carpeta.estado)) throw', 'if (false) throw'],
      ['se presenta dos veces', 'presentarCarpeta', 'if (carpeta.completa) return', ''],
      ['se presenta otra que la que se vio', 'presentarCarpeta', 'version !== carpeta.version', 'false'],
      ['se presenta aunque falte algo obligatorio', 'presentarCarpeta', 'if (faltan.length > 0) throw', 'if (false) throw'],
      ['presentada, no queda completa', 'presentarCarpeta', '    await recalcularCompleta(tx, idCarpeta)', ''],
      ['no se le dice que llegó', 'presentarCarpeta', `    await avisarMovimiento(tx, { idCarpeta, hacia: carpeta.estado, evento: 'COMPLETADA' })`, ''],
    ],
  },
  {
    archivo: 'server/src/carpetas/subirArchivos.ts',
    pruebas: ['server/src/carpetas/subirArchivos.test.ts', 'server/src/carpetas/presentarCarpeta.test.ts'],
    faltas: [
      ['un archivo de un casillero presenta la carpeta', 'subirArchivos', 'campos.idRequisito !== undefined || ', ''],
      ['sinPresentar presenta la carpeta', 'subirArchivos', ' || campos.sinPresentar === 1', ''],
      ['un archivo cualquiera no la presenta', 'subirArchivos', 'if (!esperan && ', 'if (false && '],
    ],
  },
  {
    archivo: 'server/src/carpetas/concepto.ts',
    pruebas: ['server/src/carpetas/concepto.test.ts'],
    faltas: [
      ['paga el personal', 'conceptoCarpeta', 'if (!esTitular(quien, carpeta)) throw', 'if (false) throw'],
      ['se cobra lo que nadie pidió', 'conceptoCarpeta', 'if (!cobro?.sePide) throw', 'if (!cobro) throw'],
      ['vale el pago de otro pedido', 'cobrado', ' || cobro.idCobro !== referencia.cobro?.idCobro', ''],
      ['el recibo no queda', 'cobrado', `    await insertarArchivos(tx, idCarpeta, 'COMPROBANTE', idPersona, [archivo])`.trim(), ''],
    ],
  },
  {
    archivo: 'server/src/carpetas/cobro.ts',
    pruebas: ['server/src/carpetas/concepto.test.ts'],
    faltas: [
      ['se pide en cualquier estado', 'cobroPedido', 'if (!esperaPago(hacia)) throw', 'if (false) throw'],
      ['sin decir qué se paga', 'cobroPedido', 'if (!concepto) throw', 'if (false) throw'],
      ['se piden cero pesos', 'cobroPedido', 'if (monto <= 0)', 'if (monto < 0)'],
      ['el de antes sigue valiendo', 'ES_EL_DE_AHORA', ' and k.pedido_el = c.estado_desde`', '`'],
    ],
  },
  {
    archivo: 'server/src/carpetas/obrasPropias.ts',
    pruebas: ['server/src/carpetas/obrasPropias.test.ts'],
    faltas: [
      ['lo dice cualquiera que la lea', 'noLoEncargue', 'if (!(await esSuObra(tx, quien.idPersona, idCarpeta))) throw', 'if (false) throw'],
      ['lo dice quien la presentó', 'noLoEncargue', 'if (esTitular(quien, carpeta)) throw', 'if (false) throw'],
      ['se dice dos veces', 'noLoEncargue', 'if (!dicho) throw', 'if (false) throw'],
      ['lo que presentó uno mismo es de otro', 'obras_propias', " and not coalesce(${esDelTitular('$1', '$2?')}, false)", ''],
    ],
  },
  {
    archivo: 'server/src/carpetas/quitarArchivo.ts',
    pruebas: ['server/src/carpetas/presentarCarpeta.test.ts'],
    faltas: [
      ['el personal quita papeles ajenos', 'quitarPapel', 'if (!esTitular(quien, carpeta)) throw', 'if (false) throw'],
      ['se quita lo que ya se presentó', 'quitarPapel', 'if (carpeta.presentada) throw', 'if (false) throw'],
      ['se quita el croquis', 'quitar_archivo', ` and clase = 'DOCUMENTO'`, ''],
      ['se reemplaza el de otra carpeta', 'quitar_archivo', ' and id_carpeta = $2', ' and $2::integer is not null'],
    ],
  },
  {
    archivo: 'server/src/carpetas/condiciones.ts',
    pruebas: ['server/src/carpetas/listarCarpetas.test.ts', 'server/src/carpetas/listarMuchas.test.ts', 'server/src/inicio/listasDePendientes.test.ts'],
    faltas: [
      ['lo que vence hoy ya venció', 'conPendiente', 'c.vence < ${c.valor(hoy())}::date', 'c.vence <= ${c.valor(hoy())}::date'],
      ['lo vencido de quien presentó es de la ciudad', 'conPendiente', 'filtro.estado.filter((nombre) => DE_LA_CIUDAD.includes(nombre))', 'filtro.estado'],
      ['lo respondido es todo', 'conPendiente', 'c.y(RESPONDIDA)', ''],
      ['se listan las borradas', 'Condiciones', `['c.borrada_el is null']`, `['true']`],
      ['las veredas son las de cualquiera', 'condicionDe', 'c.y(`c.id_persona = ${c.valor(quien.idPersona)} and c.id_uso in ${USOS_DE_VEREDAS}`)', 'c.y(`c.id_uso in ${USOS_DE_VEREDAS}`)'],
      ['las veredas son también las otras', 'condicionDe', ' and c.id_uso in ${USOS_DE_VEREDAS}', ''],
      ['un porcentaje busca todo', 'conBusqueda', `.replace(/[\\\\%_]/g, '\\\\$&')`, ''],
      ['un padrón no se busca', 'conBusqueda', 'c.padron = ${texto} or ', ''],
      ['un número enorme rompe la búsqueda', 'conBusqueda', 'numero <= NUMERO_MAXIMO ?', 'numero > 0 ?'],
      ['todas no se filtra por estado', 'conjuntoDe', 'c.valor(estados ?? Object.values(ESTADOS))', 'c.valor(Object.values(ESTADOS))'],
      ['la página no se filtra por completas', 'conjuntoDe', 'if (filtro.completas !== undefined) c.y(', 'if (false) c.y('],
    ],
  },
  {
    archivo: 'server/src/carpetas/historial.ts',
    pruebas: ['server/src/carpetas/actualizarTramite.test.ts', 'server/src/carpetas/marcarPagado.test.ts', 'server/src/carpetas/seguimiento.test.ts', OBSERVACIONES, 'server/src/notificaciones/listarCorreos.test.ts'],
    faltas: [
      ['cobrar de nuevo la deja pagada', 'mover_carpeta', `when $3 = \${ESTADOS['PENDIENTE DE PAGO']} then null else pagado_el end`, 'else pagado_el end'],
      ['moverse borra el expediente', 'mover_carpeta', 'expediente = coalesce($6?, expediente)', 'expediente = $6?'],
      ['moverse no cambia la versión', 'mover_carpeta', 'version = version + 1, usrmod', 'usrmod'],
      ['moverse no avisa', 'moverCarpeta', 'await avisarMovimiento(tx, m)', ''],
    ],
  },
  {
    archivo: 'server/src/carpetas/listasPropias.ts',
    pruebas: ['server/pruebas/acceso/propio.test.ts', 'server/src/inicio/listasDePendientes.test.ts'],
    faltas: [
      ['quien solo inspecciona ve lo vencido de todos', 'carpetasDelPersonal', ' || (pendiente && soloInspecciona(quien))', ''],
      ['un profesional ve las de otro', 'carpetasDelProfesional', 'pedido !== undefined && pedido !== quien.idProfesional && !esAdministrador(quien)', 'false'],
      ['un vecino ve las veredas de otro', 'carpetasDeVeredas', 'pedido !== undefined && pedido !== quien.idPersona && !esPersonal(quien)', 'false'],
    ],
  },
  {
    archivo: 'server/src/carpetas/marcarPagado.ts',
    pruebas: ['server/src/carpetas/marcarPagado.test.ts'],
    faltas: [
      ['se paga lo que nadie pidió', 'marcarPagado', 'if (!esperaPago(carpeta.estado))', 'if (false)'],
      ['se paga sin comprobante', 'marcarPagado', '!comprobante?.hay', 'false'],
      ['vale el comprobante de antes', 'hay_comprobante', ' and a.subido_el >= c.estado_desde', ''],
    ],
  },
  {
    archivo: 'server/src/carpetas/observaciones.ts',
    pruebas: [OBSERVACIONES],
    faltas: [
      ['retirar pisa lo que ya se respondió', 'retirar_observaciones', ` and situacion = 'PENDIENTE'`, ''],
      ['lo respondido mantiene abierto el formulario', 'ajustar_formularios_observados', `where o.id_carpeta = k.id_carpeta and o.situacion = 'PENDIENTE'`, 'where o.id_carpeta = k.id_carpeta'],
      ['la carpeta vuelve con algo sin responder', 'volverSiNadaQueda', ' || (await cuantasPendientes(tx, idCarpeta)) > 0', ''],
      [
        'al volver recuerda de dónde vino',
        'volverSiNadaQueda',
        `hacia,
    estadoPrevio: null,`,
        `hacia,
    estadoPrevio: carpeta.estadoPrevio,`,
      ],
      ['lo cerrado sigue pendiente', 'bloquearObservacion', `ahora.situacion === 'PENDIENTE'`, `antes.situacion === 'PENDIENTE'`],
    ],
  },
  {
    archivo: 'server/src/carpetas/observar.ts',
    pruebas: [OBSERVACIONES, 'server/pruebas/entradas/observaciones.test.ts', 'server/src/carpetas/escritorio.test.ts', 'server/src/carpetas/observarRequisito.test.ts'],
    faltas: [
      ['se observa el requisito de otra encomienda', 'sobreLoDeLaCarpeta', 'if (idRequisito && !requisitos.some(', 'if (false && !requisitos.some('],
      ['una observación es de un requisito y de otra cosa', 'sobreLoDeLaCarpeta', 'if (idRequisito && (codigoFormulario || idArchivo))', 'if (false)'],
      ['se observa el archivo de otra carpeta', 'sobreLoDeLaCarpeta', 'idArchivo && !archivo', 'false'],
      ['se marca un lugar de lo que no es un PDF', 'sobreLoDeLaCarpeta', `marca && archivo?.tipo !== 'application/pdf'`, 'false'],
      ['se observa un formulario sin enviar', 'sobreLoDeLaCarpeta', 'if (!formulario.enviado)', 'if (false)'],
      ['una observación es de dos cosas', 'sobreLoDeLaCarpeta', 'if (codigoFormulario && idArchivo)', 'if (false)'],
      ['las que ya había no cuentan para el tope', 'observarEn', '(await cuantasPendientes(tx, idCarpeta)) + nuevas.length', 'nuevas.length'],
      ['agregar una olvida de dónde vino', 'observarEn', `yaObservada ? carpeta.estadoPrevio :`, 'yaObservada ? null :'],
      ['la versión vieja observa', 'observarEn', 'version !== undefined && version !== carpeta.version', 'false'],
    ],
  },
  {
    archivo: 'server/src/carpetas/responderObservacion.ts',
    pruebas: [OBSERVACIONES, 'server/pruebas/entradas/observaciones.test.ts', 'server/pruebas/acceso/propio.test.ts', 'server/src/carpetas/observarRequisito.test.ts'],
    faltas: [
      ['los archivos de la carpeta responden lo de un requisito', 'responder_con_archivos', '\n     and id_requisito is null', ''],
      ['los archivos de la respuesta no quedan en el requisito', 'responderObservacion', 'if (idRequisito && nuevos.length > 0)', 'if (false)'],
      ['lo retirado aparta su requisito', 'requisito_observado', ` and situacion <> 'RETIRADA' limit 1`, ' limit 1'],
      ['un requisito responde lo de otro', 'responder_del_requisito', 'and id_requisito = $3 and situacion', 'and $3 > 0 and situacion'],
      ['los archivos de la carpeta responden lo de un archivo', 'responder_con_archivos', ' and id_archivo is null', ''],
      ['los archivos de la carpeta responden lo de un formulario', 'responder_con_archivos', ' and id_formulario_tipo is null', ''],
      ['el personal responde', 'responderObservacion', 'if (!esTitular(quien, carpeta))', 'if (false)'],
      ['se responde sin decir nada', 'responderObservacion', 'if (!respuesta && archivos.length === 0)', 'if (false)'],
      ['se responde lo ya cerrado', 'responderObservacion', 'if (!pendiente)', 'if (false)'],
      ['un formulario responde lo de otro', 'responder_con_formulario', ` and id_formulario_tipo = $3 and situacion`, ` and id_formulario_tipo is not null and $3 > 0 and situacion`],
      ['el formulario pisa lo retirado', 'responder_con_formulario', `where id_carpeta = $1 and id_formulario_tipo = $3 and situacion = 'PENDIENTE' returning`, 'where id_carpeta = $1 and id_formulario_tipo = $3 returning'],
    ],
  },
  {
    archivo: 'server/src/carpetas/rutas.ts',
    pruebas: ['server/pruebas/acceso/rechazos.test.ts', 'server/pruebas/acceso/propio.test.ts'],
    faltas: [
      [
        'las observaciones son de todos',
        'rutasDeCarpetas',
        `await carpetaQueLee(db, quien, params.idCarpeta)
    return { observaciones:`,
        `return { observaciones:`,
      ],
      [
        'los requisitos son de todos',
        'rutasDeCarpetas',
        `await carpetaQueLee(db, quien, query.idCarpeta)
    const detalle`,
        `const detalle`,
      ],
      ['el archivo ajeno se dice de otro modo', 'sinDecirDeQuien', 'error.status === 404) return undefined', 'error.status === 0) return undefined'],
    ],
  },
]
