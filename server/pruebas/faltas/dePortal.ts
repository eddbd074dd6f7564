import type { FaltasDe } from './falta.ts'

/** The screens' own rules: what they offer, keep and send. */
export const DE_PORTAL: readonly FaltasDe[] = [
  {
    archivo: 'web/src/red/sesion.ts',
    pruebas: ['web/src/red/sesion.test.ts', 'web/src/app/PuertaDeRuta.test.tsx'],
    faltas: [
      ['quien vuelve de la tarjeta sin sesión pierde adónde iba', 'mandarAEntrar', `useSesion.getState().estado === 'anonimo' && leerPorRetomar()`, 'leerPorRetomar() === undefined'],
      ['la página abierta cae con el servicio', 'comprobarSesion', `if (useSesion.getState().estado !== 'autenticado') useSesion`, 'useSesion'],
      ['la red cortada cierra la sesión', 'comprobarSesion', `if (useSesion.getState().estado !== 'autenticado') useSesion.setState({ estado: 'sinServicio', motivo })`, 'useSesion.setState(ANONIMA)'],
      ['un rol que se quitó no se nota', 'cuandoSeVeanRoles', 'roles !== enCabecera(conocidos)', 'roles > enCabecera(conocidos)'],
      ['con cada respuesta se pregunta por la sesión', 'cuandoSeVeanRoles', `estado === 'autenticado' && roles !== enCabecera(conocidos)`, `estado === 'autenticado'`],
    ],
  },
  {
    archivo: 'web/src/red/persona.ts',
    pruebas: ['web/src/red/sesion.test.ts', 'web/src/red/persona.test.ts'],
    faltas: [['cualquier falla es una sesión rechazada', 'quienEs', 'error instanceof ErrorDeLlamada && error.status === 401', 'error instanceof ErrorDeLlamada']],
  },
  {
    archivo: 'web/src/red/cliente.ts',
    pruebas: ['web/src/red/persona.test.ts'],
    faltas: [
      ['lo que se preguntó de uno se contesta de otro', 'deQuien', '`${token} ${url}`', 'url'],
      ['lo que se preguntó antes sirve dos veces', 'loAdelantado', 'adelantadas.delete(cual)', ''],
      ['lo que se preguntó antes sirve para siempre', 'loAdelantado', 'hecha && performance.now() - hecha.pedida < SIRVE_MS', 'hecha'],
      ['lo que se preguntó antes sirve después de enviar algo', 'pedir', `if (method !== 'GET') adelantadas.clear()`, ''],
    ],
  },
  {
    archivo: 'web/src/app/App.tsx',
    pruebas: ['web/src/app/App.test.tsx'],
    faltas: [['a quien va a otra pantalla mientras se dibuja la primera no se lo escucha', 'PantallaDeLaDireccion', "lugarActual() !== '' && lugarActual() !==", 'false && lugarActual() !==']],
  },
  {
    archivo: 'web/src/app/rutas.ts',
    pruebas: ['web/src/app/rutas.test.ts'],
    faltas: [
      ['una dirección con números no es de nadie', 'rutaDe', 'POR_CAMINO.get(camino) ?? RUTAS.find(({ ruta }) => coincide(ruta, camino)) ??', 'POR_CAMINO.get(camino) ??'],
      ['el comienzo de una dirección alcanza', 'coincide', "/?$`, 'i'", "`, 'i'"],
    ],
  },
  {
    archivo: 'web/src/envios/useEnvio.ts',
    pruebas: ['web/src/envios/useEnvio.test.ts'],
    faltas: [
      ['después del éxito se repite la clave', 'useEnvio', 'olvidar()\n    } catch', '} catch'],
      ['cada intento lleva otra clave', 'useClaveDeEnvio', 'if (ultima.current.huella !== huella) ultima', 'ultima'],
      ['el segundo clic también sale', 'useEnvio', 'unaVez(() => enviarla(huella, tarea))', 'enviarla(huella, tarea)'],
    ],
  },
  {
    archivo: 'web/src/envios/VerificandoPago.tsx',
    pruebas: ['web/src/envios/VerificandoPago.test.tsx'],
    faltas: [['lo que se revisa se calla al cerrarse el pago', 'PagoSinConfirmar', '{pago.enRevision && <Notice', '{abierto && pago.enRevision && <Notice']],
  },
  {
    archivo: 'web/src/envios/useEstadoDePago.ts',
    pruebas: ['web/src/envios/useEstadoDePago.test.ts', 'web/src/envios/VerificandoPago.test.tsx'],
    faltas: [
      ['un pago se mira cada 3 segundos para siempre', 'vuelveAMirarEn', 'miradas < MIRADAS_SEGUIDAS ? AL_PRINCIPIO_MS : DESPUES_MS', 'AL_PRINCIPIO_MS'],
      ['se pregunta por un pago sin sesión', 'useEstadoDePago', 'enabled: dentro,', ''],
      ['un pago abierto no se vuelve a mirar', 'useEstadoDePago', '=> vuelveAMirarEn(data?.estado, dataUpdateCount)', '=> data && dataUpdateCount < 0 ? vuelveAMirarEn(data.estado, 0) : false'],
    ],
  },
  {
    archivo: 'web/src/pagos/consultasDePago.ts',
    pruebas: ['web/src/pagos/pagos.test.tsx'],
    faltas: [
      ['por revisar son todos', 'traerPagos', 'pedido.estado === POR_REVISAR ? ({ porRevisar: 1 } as const) : {}', '({})'],
      ['un estado que no existe llega al servidor', 'conEstado', 'estado: ESTADOS_DE_PAGO.find((uno) => uno === estado),', 'estado: estado as never,'],
      ['después de consultar se ve lo de antes', 'useRefrescarPagos', `invalidateQueries({ queryKey: ['pagos'] })`, `invalidateQueries({ queryKey: ['pago'] })`],
    ],
  },
  {
    archivo: 'web/src/pagos/ReciboPage.tsx',
    pruebas: ['web/src/pagos/pagos.test.tsx'],
    faltas: [
      ['el recibo abierto no se entera', 'Aclaracion', 'if (ahora && ahora.estado !== pago.estado) void refrescar()', 'void refrescar'],
      ['el recibo abierto no se vuelve a mirar', 'Aclaracion', 'useEstadoDePago(abierto ? pago.idPago : null)', 'useEstadoDePago(null)'],
      ['lo pagado en revisión no lo dice', 'Aclaracion', 'if (pago.enRevision) return', 'if (abierto && pago.enRevision) return'],
      ['lo que no se pagó es un recibo', 'ReciboPage', 'const pagado = pago?.confirmadoEl != null', 'const pagado = pago !== undefined'],
    ],
  },
  {
    archivo: 'web/src/pagos/PagoPage.tsx',
    pruebas: ['web/src/pagos/pagos.test.tsx'],
    faltas: [
      ['se da por revisado lo que no hay que revisar', 'Acciones', '{revision && !esPropio && (', '{!esPropio && ('],
      ['la falla de consultar se calla', 'Acciones', 'error={consultar.error ?? revisar.error}', 'error={revisar.error}'],
      ['consultado, se ve lo de antes', 'Acciones', `avisar(message)\n      await refrescar()`, 'avisar(message)'],
      ['dar por revisado vuelve a consultar', 'Acciones', `main('POST /pagos/revisar', { json })`, `main('POST /pagos/conciliar', { json })`],
    ],
  },
  {
    archivo: 'web/src/envios/PagoFallido.tsx',
    pruebas: ['web/src/envios/PagoFallido.test.tsx'],
    faltas: [['lo pedido se olvida antes de saber', 'PagoFallido', 'else if (!porSaber) olvidar()', 'else olvidar()']],
  },
  {
    archivo: 'web/src/formularios/formulario1bis/PagarFormulario1bis.tsx',
    pruebas: ['web/src/formularios/formulario1bis/pagoDe1bis.test.tsx'],
    faltas: [
      ['de un 1bis corregido se pide todo otra vez', 'PagarFormulario1bis', 'pesos(total - pagado)', 'pesos(total)'],
      ['el personal paga', 'PagarFormulario1bis', '!entraComoGestor(roles) || idPersona', 'idPersona'],
      ['lo que no se pudo pagar se calla', 'PagarFormulario1bis', 'setFallo(error)', 'void error'],
    ],
  },
  {
    archivo: 'web/src/formularios/formulario1bis/Form1bisPagoExitosoPage.tsx',
    pruebas: ['web/src/formularios/formulario1bis/pagoDe1bis.test.tsx'],
    faltas: [
      ['lo pagado queda guardado', 'Confirmado', 'borrarPagoDe1bis(idCarpeta)', 'void borrarPagoDe1bis'],
      ['lo que falló al registrarse se olvida', 'Confirmado', 'if (!isSuccess) return', 'void isSuccess'],
    ],
  },
  {
    archivo: 'web/src/envios/salidaAlPago.ts',
    pruebas: ['web/src/pagos/pagos.test.tsx'],
    faltas: [['se intenta de nuevo en un paso que ya no está', 'anotarSalida', 'searchParams.delete(PASO)', 'void PASO']],
  },
  {
    archivo: 'web/src/envios/usePagar.ts',
    pruebas: ['web/src/formularios/formulario1bis/pagoDe1bis.test.tsx'],
    faltas: [
      ['lo que ya está pagado no sigue', 'usePagar', 'else siYaEstaPagado()', 'else void siYaEstaPagado'],
      ['al volver no se sabe qué se pagó', 'usePagar', `await alPreparar(idPago)\n`, `void alPreparar\n`],
    ],
  },
  {
    archivo: 'web/src/envios/usePagarAparte.ts',
    pruebas: ['web/src/elevadores/formulario27/Formulario27Page.test.tsx'],
    faltas: [
      ['la pestaña se abre después de preguntar', 'usePagarAparte', 'const pestana = abrirPestanaDePago(PREPARANDO_PAGO)', `await Promise.resolve()\n      const pestana = abrirPestanaDePago(PREPARANDO_PAGO)`],
      ['una pestaña bloqueada se calla', 'usePagarAparte', 'else if (!pestana) setBloqueado({ action, fields })', 'else if (!pestana) setBloqueado(null)'],
      ['una pestaña que se cerró se da por bloqueada', 'usePagarAparte', 'else if (!pestana) setBloqueado', 'else if (pestana?.closed !== false) setBloqueado'],
      ['una pestaña que se cerró rompe el pago', 'usePagarAparte', 'if (!cerrada) anotarSalida', 'anotarSalida'],
      ['la pestaña queda abierta si no se puede pagar', 'usePagarAparte', `pestana?.close()\n        throw error`, 'throw error'],
    ],
  },
  {
    archivo: 'web/src/envios/vueltaDelPago.ts',
    pruebas: ['web/src/elevadores/formulario27/Formulario27Page.test.tsx'],
    faltas: [['la otra pestaña no se entera', 'avisarALasOtras', 'canal.postMessage(CANAL)', 'void CANAL']],
  },
  {
    archivo: 'web/src/visitas/telefono/olvidar.ts',
    pruebas: ['web/src/visitas/envio/cambioDeSesion.test.ts'],
    faltas: [
      ['cerrada la sesión queda la llave', 'olvidar', 'llaves.delete(de)', 'void de'],
      ['cerrada la sesión queda el día', 'olvidar', 'if (cursor.value.idPersona !== conSesion) cursor.delete()', ''],
      ['cerrada la sesión queda lo que se llenaba', 'olvidar', '} else cursor.delete()', '}'],
      ['cerrada la sesión queda la foto', 'olvidar', 'if (!fotos.has(id)) bytes.delete(id)', 'void fotos.has(id)'],
      ['lo firmado sin enviar se pierde', 'olvidar', 'fila.firmadaEl !== null ||', ''],
    ],
  },
  {
    archivo: 'web/src/importaciones/ElegirArchivo.tsx',
    pruebas: ['web/src/importaciones/ImportacionesPage.test.tsx'],
    faltas: [['lo que faltaba se sigue diciendo al lado del archivo', 'ElegirArchivo', `setArchivos(elegidos)\n              setError(undefined)`, 'setArchivos(elegidos)']],
  },
  {
    archivo: 'web/src/ui/avisos/avisos.ts',
    pruebas: ['web/src/ui/avisos/Avisos.test.tsx', 'web/src/carpetas/atender/AdjuntarArchivosPage.test.tsx'],
    faltas: [
      ['al probar de nuevo el aviso de la falla queda', 'useErrorAvisado', 'if (texto !== null) return avisarError', 'if (texto !== null) void avisarError'],
      ['un diálogo se abre debajo de la falla anterior', 'ocuparLugar', 'if (useAvisos.getState().lugares.length > 0) quitarAvisosMalos()', ''],
    ],
  },
]
