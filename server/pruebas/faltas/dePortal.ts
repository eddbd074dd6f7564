import type { FaltasDe } from './falta.ts'

/** The screens' own rules: what they offer, keep and send. */
export const DE_PORTAL: readonly FaltasDe[] = [
  {
    archivo: 'web/src/carpetas/atender/AtenderForm.tsx',
    pruebas: ['web/src/carpetas/observar/ObservacionesDeCarpeta.test.tsx'],
    faltas: [['los puntos escritos para OBSERVADO van con cualquier estado', 'puntos: observa ? puntos : []', 'puntos']],
  },
  {
    archivo: 'web/src/red/subida.ts',
    pruebas: ['web/src/red/subida.test.ts'],
    faltas: [
      ['la página de un proxy se toma por éxito', 'pedido.status < 200 || pedido.status > 299', 'pedido.status > 599'],
      ['la subida no lleva su clave', `pedido.setRequestHeader('Idempotency-Key', opciones.claveDeEnvio)`, 'void opciones.claveDeEnvio'],
      ['una negativa con 200 se toma por éxito', 'resolver(exigirOk(clave, pedido.status, cuerpo))', 'resolver(cuerpo)'],
      ['la subida sin red se toma por éxito', 'pedido.onerror = () => fallar(errorDeRed())', 'pedido.onerror = () => resolver(undefined)'],
    ],
  },
  {
    archivo: 'web/src/envios/BorradorEnServidor.ts',
    pruebas: ['web/src/envios/BorradorEnServidor.test.ts'],
    faltas: [
      ['lo escrito con otro en camino se da por guardado', 'if (this.#datos === datos) this.#confirmar', 'if (datos) this.#confirmar'],
      ['demasiadas veces seguidas es definitivo para un borrador', '[401, 429].includes(error.status)', '[401].includes(error.status)'],
      ['lo que no llegó no se intenta de nuevo', `this.#pasarA('sinConexion')\n      this.#enviarEn(REINTENTO_MS)`, `this.#pasarA('sinConexion')`],
    ],
  },
  {
    archivo: 'web/src/envios/useArchivosDelBorrador.ts',
    pruebas: ['web/src/envios/useArchivosDelBorrador.test.ts'],
    faltas: [
      ['los archivos del borrador reemplazan a los recién elegidos', 'traidos.length > 0 && ahora.current.length === 0', 'traidos.length > 0'],
      ['se paga sin lo que no llegó', '[...faltan(), ...sobran()', '[...sobran()'],
      ['se paga con lo que se quitó', '...sobran().map(([archivo]) => archivo)]', ']'],
      ['lo que ya no está no se puede quitar', 'if (!(error instanceof ErrorDeLlamada && error.status === 404)) throw error', 'throw error'],
    ],
  },
  {
    archivo: 'web/src/red/sesion.ts',
    pruebas: ['web/src/red/sesion.test.ts', 'web/src/app/PuertaDeRuta.test.tsx'],
    faltas: [
      ['quien vuelve de la tarjeta sin sesión pierde adónde iba', `useSesion.getState().estado === 'anonimo' && leerPorRetomar()`, 'leerPorRetomar() === undefined'],
      ['la página abierta cae con el servicio', `if (useSesion.getState().estado !== 'autenticado') useSesion`, 'useSesion'],
      ['la red cortada cierra la sesión', `if (useSesion.getState().estado !== 'autenticado') useSesion.setState({ estado: 'sinServicio', motivo })`, 'useSesion.setState(ANONIMA)'],
      ['un rol que se quitó no se nota', 'roles !== enCabecera(conocidos)', 'roles > enCabecera(conocidos)'],
      ['con cada respuesta se pregunta por la sesión', `estado === 'autenticado' && roles !== enCabecera(conocidos)`, `estado === 'autenticado'`],
    ],
  },
  {
    archivo: 'web/src/red/persona.ts',
    pruebas: ['web/src/red/sesion.test.ts', 'web/src/red/persona.test.ts'],
    faltas: [
      ['cualquier falla es una sesión rechazada', 'error instanceof ErrorDeLlamada && error.status === 401', 'error instanceof ErrorDeLlamada'],
      ['lo que se preguntó de uno se contesta de otro', 'adelantada?.token === token ? adelantada.respuesta', 'adelantada ? adelantada.respuesta'],
      ['lo que se preguntó antes sirve para siempre', '  adelantada = null\n  return', '  return'],
    ],
  },
  {
    archivo: 'web/src/app/App.tsx',
    pruebas: ['web/src/app/App.test.tsx'],
    faltas: [['a quien va a otra pantalla mientras se dibuja la primera no se lo escucha', "lugarActual() !== '' && lugarActual() !==", 'false && lugarActual() !==']],
  },
  {
    archivo: 'web/src/app/rutas.ts',
    pruebas: ['web/src/app/rutas.test.ts'],
    faltas: [
      ['una dirección con números no es de nadie', 'POR_CAMINO.get(camino) ?? RUTAS.find(({ ruta }) => coincide(ruta, camino)) ??', 'POR_CAMINO.get(camino) ??'],
      ['el comienzo de una dirección alcanza', "/?$`, 'i'", "`, 'i'"],
    ],
  },
  {
    archivo: 'web/src/red/cliente.ts',
    pruebas: ['web/src/red/sesion.test.ts', 'web/src/red/cliente.test.ts'],
    faltas: [
      ['cualquier falla pregunta por la sesión', 'if (status === 401) alRechazarSesion()', 'if (status >= 400) alRechazarSesion()'],
      ['ok en falso nunca es una falla', 'if (niega && !(clave in OK_ES_DATO))', 'if (niega && false)'],
      ['ok en falso siempre es una falla', '!(clave in OK_ES_DATO)', `clave !== ''`],
    ],
  },
  {
    archivo: 'web/src/red/bajada.ts',
    pruebas: ['web/src/red/cliente.test.ts'],
    faltas: [['la falla de una bajada se lee como las demás', 'opciones, errorDeDescarga)', 'opciones)']],
  },
  {
    archivo: 'web/src/envios/useEnvio.ts',
    pruebas: ['web/src/envios/useEnvio.test.ts'],
    faltas: [
      ['después del éxito se repite la clave', `ultima.current = { huella: '', clave: '' }\n    } catch`, '    } catch'],
      ['cada intento lleva otra clave', 'if (ultima.current.huella !== huella) ultima', 'ultima'],
      ['el segundo clic también sale', 'unaVez(() => enviarla(huella, tarea))', 'enviarla(huella, tarea)'],
    ],
  },
  {
    archivo: 'web/src/envios/VerificandoPago.tsx',
    pruebas: ['web/src/envios/VerificandoPago.test.tsx'],
    faltas: [['lo que se revisa se calla al cerrarse el pago', '{pago.enRevision && <Notice', '{abierto && pago.enRevision && <Notice']],
  },
  {
    archivo: 'web/src/carpetas/desglose/formulariosDeCarpeta.ts',
    pruebas: ['web/src/carpetas/desglose/formulariosDeCarpeta.test.ts'],
    faltas: [['un formulario observado no se puede ver', 'grabado === 0 && observado === 0', 'grabado === 0']],
  },
  {
    archivo: 'web/src/envios/useEstadoDePago.ts',
    pruebas: ['web/src/envios/useEstadoDePago.test.ts', 'web/src/envios/VerificandoPago.test.tsx'],
    faltas: [
      ['un pago se mira cada 3 segundos para siempre', 'miradas < MIRADAS_SEGUIDAS ? AL_PRINCIPIO_MS : DESPUES_MS', 'AL_PRINCIPIO_MS'],
      ['se pregunta por un pago sin sesión', 'enabled: dentro,', ''],
      ['un pago abierto no se vuelve a mirar', '=> vuelveAMirarEn(data?.estado, dataUpdateCount)', '=> data && dataUpdateCount < 0 ? vuelveAMirarEn(data.estado, 0) : false'],
    ],
  },
  {
    archivo: 'web/src/importaciones/consultas.ts',
    pruebas: ['web/src/importaciones/ImportacionesPage.test.tsx'],
    faltas: [
      ['una importación terminada se sigue mirando', 'state.data && !enCurso(state.data) ? false : CADA_MS', 'state.data ? CADA_MS : CADA_MS'],
      ['mientras se importa no se mira', `estado === 'POR_REVISAR' || estado === 'POR_APLICAR'`, `estado === 'POR_REVISAR'`],
    ],
  },
  {
    archivo: 'web/src/importaciones/UnaImportacion.tsx',
    pruebas: ['web/src/importaciones/ImportacionesPage.test.tsx'],
    faltas: [
      ['con una sola fila mala se aplica', 'const impedimento = rechazadas > 0', 'const impedimento = rechazadas > 1'],
      ['solo cambios no se puede aplicar', 'altas + cambios === 0', 'altas === 0'],
      ['solo altas no se puede aplicar', 'altas + cambios === 0', 'cambios === 0'],
      ['se ofrece aplicar lo que no se puede', '{!impedimento && (', '{('],
      ['lo terminado se ofrece otra vez', `importacion.estado === 'REVISADA' && (`, `importacion.estado !== 'POR_REVISAR' && (`],
      ['la pregunta queda abierta', `      setPreguntando(false)\n    },`, '    },'],
      ['después de aplicar se ve lo de antes', `setPreguntando(false)\n    },\n    onSettled: releer`, 'setPreguntando(false)\n    }'],
      ['descartar aplica', `main('POST /importaciones/{idImportacion}/descartar'`, `main('POST /importaciones/{idImportacion}/aplicar'`],
      ['se aplica sin preguntar', '<Button variant="contained" onClick={() => setPreguntando(true)}>', '<Button variant="contained" onClick={() => aplicar.mutate()}>'],
      ['no se dice por qué falló', '{i.motivo && <Notice', '{trabajando && i.motivo && <Notice'],
      ['se confirma otro número', "cuantos(altas, 'registro', 'registros')", "cuantos(cambios, 'registro', 'registros')"],
    ],
  },
  {
    archivo: 'web/src/importaciones/FilasRevisadas.tsx',
    pruebas: ['web/src/importaciones/ImportacionesPage.test.tsx'],
    faltas: [
      ['las filas malas no se ven primero', `importacion.rechazadas > 0 ? 'RECHAZADA' : ''`, `''`],
      ['otro filtro queda en la página de antes', `setAccion(ACCIONES.find((a) => a === valor) ?? '')\n            setPagina(1)`, `setAccion(ACCIONES.find((a) => a === valor) ?? '')`],
      ['las celdas vacías se ven', `.filter((celda) => celda !== '')`, '.filter(() => true)'],
    ],
  },
  {
    archivo: 'web/src/importaciones/ImportacionesPage.tsx',
    pruebas: ['web/src/importaciones/ImportacionesPage.test.tsx'],
    faltas: [['quien solo consulta importa', '{mantiene && id === null && (', '{id === null && (']],
  },
  {
    archivo: 'web/src/importaciones/ElegirArchivo.tsx',
    pruebas: ['web/src/importaciones/ImportacionesPage.test.tsx', 'web/src/importaciones/AccionesDeLista.test.tsx'],
    faltas: [
      ['se importa de otra clase', `partes.set('clase', clase)`, `partes.set('clase', 'calles')`],
      ['sin archivo no se dice qué falta', 'setError(archivo ? undefined : ELIJA_UN_ARCHIVO)', 'setError(undefined)'],
      ['el límite de una importación es otro', 'maxBytes={MAX_BYTES_IMPORTACION}', 'maxBytes={MAX_BYTES_IMPORTACION / 10}'],
      ['la falla de la subida se calla', '<AvisoDeFallo error={fallo}', '<AvisoDeFallo error={null}'],
      ['la plantilla viene con lo que hay', 'bajar={() => bajarPlantilla(1)}', 'bajar={() => bajarPlantilla(0)}'],
    ],
  },
  {
    archivo: 'web/src/importaciones/AccionesDeLista.tsx',
    pruebas: ['web/src/importaciones/AccionesDeLista.test.tsx'],
    faltas: [
      ['quien solo consulta llega a importar', '{mantiene && clase && (', '{clase && ('],
      ['lo que no se importa lo ofrece', 'CLASES.find((una) => una === lista)', 'CLASES[0]'],
      ['las carpetas se bajan sin acotar', 'estado ? { estado, completas: 1 as const } : {}', '{}'],
    ],
  },
  {
    archivo: 'web/src/pagos/consultasDePago.ts',
    pruebas: ['web/src/pagos/pagos.test.tsx'],
    faltas: [
      ['por revisar son todos', 'pedido.estado === POR_REVISAR ? ({ porRevisar: 1 } as const) : {}', '({})'],
      ['un estado que no existe llega al servidor', 'estado: ESTADOS_DE_PAGO.find((uno) => uno === estado),', 'estado: estado as never,'],
      ['después de consultar se ve lo de antes', `invalidateQueries({ queryKey: ['pagos'] })`, `invalidateQueries({ queryKey: ['pago'] })`],
    ],
  },
  {
    archivo: 'web/src/pagos/ReciboPage.tsx',
    pruebas: ['web/src/pagos/pagos.test.tsx'],
    faltas: [
      ['el recibo abierto no se entera', 'if (ahora && ahora.estado !== pago.estado) void refrescar()', 'void refrescar'],
      ['el recibo abierto no se vuelve a mirar', 'useEstadoDePago(abierto ? pago.idPago : null)', 'useEstadoDePago(null)'],
      ['lo pagado en revisión no lo dice', 'if (pago.enRevision) return', 'if (abierto && pago.enRevision) return'],
      ['lo que no se pagó es un recibo', 'const pagado = pago?.confirmadoEl != null', 'const pagado = pago !== undefined'],
    ],
  },
  {
    archivo: 'web/src/pagos/PagoPage.tsx',
    pruebas: ['web/src/pagos/pagos.test.tsx'],
    faltas: [
      ['se da por revisado lo que no hay que revisar', '{revision && !esPropio && (', '{!esPropio && ('],
      ['la falla de consultar se calla', 'error={consultar.error ?? revisar.error}', 'error={revisar.error}'],
      ['consultado, se ve lo de antes', `avisar(message)\n      await refrescar()`, 'avisar(message)'],
      ['dar por revisado vuelve a consultar', `main('POST /pagos/revisar', { json })`, `main('POST /pagos/conciliar', { json })`],
    ],
  },
  {
    archivo: 'web/src/pagos/PagosPage.tsx',
    pruebas: ['web/src/pagos/pagos.test.tsx'],
    faltas: [['sin avisos se muestra su tabla', 'if (consulta.isSuccess && total === 0) return null', 'void total']],
  },
  {
    archivo: 'web/src/pagos/numeroDePago.ts',
    pruebas: ['web/src/pagos/pagos.test.tsx'],
    faltas: [['cualquier dirección es la de un pago', '/^[1-9]\\d{0,9}$/.test(idPago) ? Number(idPago) : 0', 'Number.parseInt(idPago, 10)']],
  },
  {
    archivo: 'web/src/pagos/MisPagosPage.tsx',
    pruebas: ['web/src/pagos/pagos.test.tsx'],
    faltas: [['lo que no se pagó tiene recibo', `titulo={pago.confirmadoEl ? 'Ver recibo' : 'Ver pago'}`, 'titulo="Ver recibo"']],
  },
  {
    archivo: 'web/src/envios/PagoFallido.tsx',
    pruebas: ['web/src/envios/PagoFallido.test.tsx'],
    faltas: [['lo pedido se olvida antes de saber', 'else if (!porSaber) olvidar()', 'else olvidar()']],
  },
  {
    archivo: 'web/src/libreDeuda/LibreDeudaPagoRechazadoPage.tsx',
    pruebas: ['web/src/libreDeuda/LibreDeudaPagoRechazadoPage.test.tsx'],
    faltas: [['del Libre Deuda rechazado no se pregunta', `leerDato('emailData', conPago)?.idPago ?? null`, 'null']],
  },
  {
    archivo: 'web/src/formularios/formulario1bis/PagarFormulario1bis.tsx',
    pruebas: ['web/src/formularios/formulario1bis/pagoDe1bis.test.tsx'],
    faltas: [
      ['de un 1bis corregido se pide todo otra vez', 'pesos(total - pagado)', 'pesos(total)'],
      ['el personal paga', '!entraComoGestor(roles) || idPersona', 'idPersona'],
      ['lo que no se pudo pagar se calla', 'setFallo(error)', 'void error'],
    ],
  },
  {
    archivo: 'web/src/formularios/formulario1bis/Form1bisPagoExitosoPage.tsx',
    pruebas: ['web/src/formularios/formulario1bis/pagoDe1bis.test.tsx'],
    faltas: [
      ['lo pagado queda guardado', 'borrarPagoDe1bis(idCarpeta)', 'void borrarPagoDe1bis'],
      ['lo que falló al registrarse se olvida', 'if (!isSuccess) return', 'void isSuccess'],
    ],
  },
  {
    archivo: 'web/src/formularios/formulario1bis/PagoErrorForm1Page.tsx',
    pruebas: ['web/src/formularios/formulario1bis/PagoErrorForm1Page.test.tsx'],
    faltas: [['lo que no se pagó no vuelve a su carpeta', `deLaDireccion ?? leerCarpeta('datosEncomienda')?.idCarpeta`, `leerCarpeta('datosEncomienda')?.idCarpeta`]],
  },
  {
    archivo: 'web/src/envios/salidaAlPago.ts',
    pruebas: ['web/src/pagos/pagos.test.tsx'],
    faltas: [['se intenta de nuevo en un paso que ya no está', 'searchParams.delete(PASO)', 'void PASO']],
  },
  {
    archivo: 'web/src/envios/usePagar.ts',
    pruebas: ['web/src/formularios/formulario1bis/pagoDe1bis.test.tsx'],
    faltas: [
      ['lo que ya está pagado no sigue', 'else siYaEstaPagado()', 'else void siYaEstaPagado'],
      ['al volver no se sabe qué se pagó', `await alPreparar(idPago)\n`, `void alPreparar\n`],
    ],
  },
]
