import type { FaltasDe } from './falta.ts'

const ALMACEN = 'server/src/plataforma/archivos/almacen.test.ts'

const PROPIO = 'server/pruebas/acceso/propio.test.ts'
const RECHAZOS = 'server/pruebas/acceso/rechazos.test.ts'
const ARCHIVOS = 'server/pruebas/entradas/archivos.test.ts'
const IDENTIFICAR = 'server/src/acceso/identificar.test.ts'

/** Who is asking, once and not twice, how much of it, and what is a file. */
export const DE_PLATAFORMA: readonly FaltasDe[] = [
  {
    archivo: 'server/src/cadena/avisos.ts',
    pruebas: ['server/src/cadena/avisos.test.ts'],
    faltas: [
      ['lo que no se sella no se dice', 'if (segundos <= ESPERA_LARGA_S) return null', 'return null'],
      ['se dice que no corre el trabajo cuando hay quien lo detiene', 'if (!transaccion) return', 'return'],
    ],
  },
  {
    archivo: 'server/src/cadena/verificar.ts',
    pruebas: ['server/src/cadena/verificar.test.ts'],
    faltas: [
      ['una fila cambiada no se nota', 'if (!calculada.equals(huella)) return `Cambió la fila', 'if (false) return `Cambió la fila'],
      ['una fila borrada no se nota', 'if (!hayFila)', 'if (false)'],
      ['un final que falta no se nota', 'if (!this.#cadena.equals(punta.cadena))', 'if (false)'],
      ['no se miran las que nadie selló', 'caminata.alFinal(punta) ?? (await sinSello(db))', 'caminata.alFinal(punta)'],
    ],
  },
  {
    archivo: 'server/src/consultas/sujetosDeElevadores.ts',
    pruebas: ['server/src/consultas/sujetos.test.ts'],
    faltas: [
      ['quien presentó un 29 no sabe quién lo leyó', `n.formulario = '29' and`, `n.formulario = '30' and`],
      ['el técnico de un inmueble no sabe quién lo leyó', 'using (id_institucion)\n   ) t', 'using (id_institucion) where false\n   ) t'],
      ['el técnico de una empresa no sabe quién la leyó', 'array[t.cuit, p.documento_persona]', 'array[p.documento_persona]'],
    ],
  },
  {
    archivo: 'server/src/plataforma/ajustes/secretosEnArchivos.ts',
    pruebas: ['server/src/plataforma/ajustes/secretosEnArchivos.test.ts'],
    faltas: [
      ['el fin de línea es parte del secreto', ".replace(/\\r?\\n$/, '')", ''],
      ['de dos se toma uno', 'if (dados[secreto] !== undefined)', 'if (false)'],
    ],
  },
  {
    archivo: 'server/src/consultas/apuntes.ts',
    pruebas: ['server/src/consultas/consultas.test.ts'],
    faltas: [
      ['lo propio también se anota', 'if (ajenos.length === 0 && (deQuienes.length > 0 || apunte.enLista)) return []', ''],
      ['una lista se anota como de nadie', 'sujetos: huellas.join()', 'sujetos: null'],
      ['un rechazo parece una lectura', `apunte.rechazada ? 'RECHAZO' : 'LECTURA'`, `'LECTURA'`],
    ],
  },
  {
    archivo: 'server/src/acceso/identificar.ts',
    pruebas: [IDENTIFICAR],
    faltas: [
      ['el primer administrador se nombra cada vez', 'where not exists (select 1 from persona_rol where id_rol = ${ROL_ADMINISTRADOR}) on conflict', 'on conflict'],
      ['cualquiera es el primer administrador', 'if (usuario.documento_persona === cuilAdministrador)', 'if (cuilAdministrador)'],
      ['lo que cambió en la ciudad no se sabe', 'let [fila] = reciente ? [] : await leerRoles(db, id)', 'let [fila] = await leerRoles(db, id)'],
    ],
  },
  {
    archivo: 'server/src/plataforma/ciudadDigital/ciudadDigital.ts',
    pruebas: ['server/src/plataforma/ciudadDigital/ciudadDigital.test.ts', IDENTIFICAR],
    faltas: [
      ['la ciudad caída cierra la sesión', 'throw new ErrorDePortal(503, SIN_RESPUESTA)', 'return null'],
      ['lo sabido vale para siempre', 'if (conocido?.vigente)', 'if (conocido)'],
      ['un rechazo se recuerda tanto como un permiso', 'recuerdos<null>(VIGENCIA_RECHAZO_MS', 'recuerdos<null>(VIGENCIA_MS'],
      ['dos preguntas por el mismo token', 'enCurso.get(clave) ?? preguntar(clave, token, deQuien)', 'preguntar(clave, token, deQuien)'],
      ['se recuerdan todos los tokens', 'if (de.size > MAX_RECORDADOS)', 'if (false)'],
    ],
  },
  {
    archivo: 'server/src/plataforma/identidad/identidad.ts',
    pruebas: [RECHAZOS, PROPIO],
    faltas: [['cualquier perfil llama', 'tienePerfil(inspecciona ? roles : sinInspeccion(roles), quien)', 'tienePerfil(sinInspeccion(roles), quien) || roles.length >= 0 || inspecciona']],
  },
  {
    archivo: 'server/src/plataforma/http/idempotencia.ts',
    pruebas: ['server/src/plataforma/http/idempotencia.test.ts'],
    faltas: [
      ['la clave contesta por otro contenido', ' || anterior.huella.trim() !== huella', ''],
      ['la clave contesta por otra llamada', ' || anterior.llamada !== llamada', ''],
      ['la clave no vence', 'where idempotencia.vence < now()', 'where false'],
      ['la clave vence enseguida', 'where idempotencia.vence < now()', ''],
      ['la huella depende del orden', `.sort(([a], [b]) => (a < b ? -1 : 1))`, ''],
      ['los archivos no cuentan', '.map(({ campo, sha256 }) => [campo, sha256])', '.map(({ campo }) => [campo])'],
      ['la respuesta no se guarda', 'await guardarRespuesta(tx, idPersona, clave, JSON.stringify(respuesta))', ''],
    ],
  },
  {
    archivo: 'server/src/plataforma/http/rutas.ts',
    pruebas: [RECHAZOS, 'server/src/plataforma/http/rutas.test.ts', 'server/src/plataforma/http/limites.test.ts', 'server/src/plataforma/http/idempotencia.test.ts', ARCHIVOS, 'server/src/carpetas/altaCarpeta.test.ts', 'server/pruebas/entradas/cuerpos.test.ts'],
    faltas: [
      ['el permiso no se mira', 'if (!puedeLlamar(llamada, quien))', 'if (false)'],
      ['un rechazo deja sus archivos', 'if (error instanceof ErrorDePortal) await partes.descartar()', ''],
      ['se sirve lo que no se declaró', 'if (url.startsWith(BASE) && !config?.llamada)', 'if (false)'],
      ['se arranca sin atender una llamada', 'if (faltan.length > 0)', 'if (false)'],
      ['los roles no se dicen', 'if (request.quien) reply.header', 'if (false) reply.header'],
      ['el límite no cuenta', 'if (llamada.limite)', 'if (false as boolean)'],
      ['una clave mal hecha pasa', '{8,80}', '{0,}'],
      ['un cuerpo enorme se lee', 'partes && Number(headers[', 'false && Number(headers['],
      ['multipart entra donde no va', 'if (!partes && esMultiparte)', 'if (false)'],
    ],
  },
  {
    archivo: 'server/src/plataforma/http/limites.ts',
    pruebas: ['server/src/plataforma/http/limites.test.ts'],
    faltas: [
      ['se pasa del límite por uno', 'fila.cuenta > maximo', 'fila.cuenta > maximo + 1'],
      ['el límite se alcanza uno antes', 'fila.cuenta > maximo', 'fila.cuenta >= maximo'],
      ['en el día se pasa por uno', '+ excluded.mostrados <= $3::integer', '+ excluded.mostrados <= $3::integer + 1'],
      ['lo negado se muestra igual', 'if (!fila) throw', 'if (false) throw'],
      ['las consultas no se anotan', `if (uso.limite === 'consultas') {`, 'if (false) {'],
      ['se anota lo que se buscó', `db.resumir(JSON.stringify(uso.criterio) ?? '')`, `JSON.stringify(uso.criterio).slice(0, 64)`],
    ],
  },
  {
    archivo: 'server/src/plataforma/http/ritmo.ts',
    pruebas: ['server/src/plataforma/http/ritmo.test.ts'],
    faltas: [
      ['el tamaño no da más tiempo', 'ms > plazoMs + (bytes', 'ms > plazoMs + (0 * bytes'],
      ['se mide también el comienzo', 'if (ms < graciaMs) return false', ''],
      ['una ventana no se mide entera', 'ms - desde.ms < ventanaMs) return false', 'ms - desde.ms < ventanaMs / 2) return false'],
    ],
  },
  {
    archivo: 'server/src/plataforma/http/cuerpoLento.ts',
    pruebas: ['server/pruebas/entradas/lentos.test.ts'],
    faltas: [
      ['una subida lenta no se corta', 'ms > ritmo.maximoMs || marcha.esLenta(ms, bytes)', 'ms > ritmo.maximoMs'],
      ['lo que se niega espera al cuerpo', '  socket.end()\n', '  return\n'],
    ],
  },
  {
    archivo: 'server/src/plataforma/http/lectorLento.ts',
    pruebas: ['server/pruebas/entradas/lectoresLentos.test.ts'],
    faltas: [['quien no lee se queda con su conexión', '    socket.resetAndDestroy()\n', '']],
  },
  {
    archivo: 'server/src/plataforma/proceso/lecturasLargas.ts',
    pruebas: ['server/pruebas/entradas/lectoresLentos.test.ts'],
    faltas: [['una persona se queda con todas las lecturas', 'deCada: 1, enTodo: 4', 'deCada: 4, enTodo: 4']],
  },
  {
    archivo: 'server/src/plataforma/http/subidasEnCurso.ts',
    pruebas: ['server/pruebas/entradas/lentos.test.ts'],
    faltas: [['la que termina no deja lugar', "raw.once('close', salir)", '']],
  },
  {
    archivo: 'server/src/plataforma/http/porteroDeTokens.ts',
    pruebas: ['server/src/plataforma/http/limites.test.ts'],
    faltas: [
      ['una inundación se le pasa entera a Ciudad Digital', 'deCada: 4, enTodo: 8, enFila: 100', 'deCada: 400, enTodo: 800, enFila: 100'],
      ['el rechazado no se cuenta', "contarPorDireccion(db, ip, 'tokens', maximo)", "contarPorDireccion(db, ip, 'tokens', 0)"],
    ],
  },
  {
    archivo: 'server/src/plataforma/http/salud.ts',
    pruebas: ['server/src/plataforma/http/rutas.test.ts'],
    faltas: [
      ['los avisos son de cualquiera', 'if (!adentro) return { ok: true }', ''],
      ['por qué no está lista lo sabe cualquiera', 'adentro ? motivos', 'motivos.length > 0 ? motivos'],
    ],
  },
  {
    archivo: 'server/src/plataforma/ajustes/redes.ts',
    pruebas: ['server/src/plataforma/http/rutas.test.ts'],
    faltas: [['una red se lee como una dirección', 'if (bits === undefined) lista', 'if (bits !== "0") lista']],
  },
  {
    archivo: 'server/src/plataforma/http/cabeceras.ts',
    pruebas: ['server/src/plataforma/http/cabeceras.test.ts'],
    faltas: [['lo demás del equipo queda libre', '...DE_NADIE.map', '...DE_NADIE.slice(1, 1).map']],
  },
  {
    archivo: 'server/src/plataforma/http/partes.ts',
    pruebas: [ARCHIVOS, 'server/pruebas/entradas/fotos.test.ts', 'server/pruebas/entradas/textos.test.ts', 'server/pruebas/entradas/cuerpos.test.ts', 'server/src/carpetas/subirArchivos.test.ts', 'server/pruebas/entradas/programasViejos.test.ts'],
    faltas: [
      ['la nada escrita es un dato', '!esNadaEscrita(texto)', '(texto.length >= 0 || esNadaEscrita(texto))'],
      ['un archivo vacío pasa', 'if (tamano === 0) {', 'if (false) {'],
      ['solo las fotos de veredas y visitas pierden el lugar', 'await limpiarFoto(almacen, {', 'await (esperado?.imagenes ? limpiarFoto : async (_: unknown, suyo: ArchivoRecibido) => suyo)(almacen, {'],
      ['un archivo de otro tipo pasa', 'if (!tipo) {', 'if (false as boolean) {'],
      ['un archivo de más pasa', 'if (yaHay >= maximo) throw', 'if (false) throw'],
      ['un campo que no admite archivos los admite', 'if (maximo === 0) throw', 'if (false) throw'],
      [
        'un rechazo deja los anteriores',
        `  } catch (error) {
    await descartar()`,
        '  } catch (error) {',
      ],
      ['un campo repetido pasa', 'if (parte.fieldname in campos) throw', 'if (false) throw'],
      ['el nombre trae su carpeta', `.replace(/^.*[\\\\/]/, '')`, ''],
      ['el nombre se lee al revés', "sinControl((nombre ?? '').replace(/^.*[\\\\/]/, ''))", "(nombre ?? '').replace(/^.*[\\\\/]/, '')"],
    ],
  },
  {
    archivo: 'server/src/plataforma/http/enviarArchivo.ts',
    pruebas: ['server/src/carpetas/descargar.test.ts', ARCHIVOS],
    faltas: [
      ['un archivo se ejecuta', `    .header('content-security-policy', "sandbox; default-src 'none'")\n`, ''],
      ['el navegador adivina el tipo', `    .header('x-content-type-options', 'nosniff')\n`, ''],
      ['un ZIP se abre', `EN_LINEA.includes(tipo) ? 'inline' : 'attachment'`, `'inline'`],
    ],
  },
  {
    archivo: 'server/src/plataforma/http/errores.ts',
    pruebas: ['server/pruebas/entradas/cuerpos.test.ts', 'server/src/catalogos/referencia.test.ts', 'server/pruebas/entradas/desconocidos.test.ts'],
    faltas: [
      ['la falla nuestra no tiene sus palabras', 'conocido.status === 500 ? Object', 'false ? Object'],
      ['un nombre repetido no dice cuál', 'throw rechazos[deBase.constraint ??', `throw rechazos[''] ?? error; if (false) throw rechazos[deBase.constraint ??`],
    ],
  },
  {
    archivo: 'domain/src/archivos/tiposDeArchivo.ts',
    pruebas: ['server/src/plataforma/archivos/reconocer.test.ts'],
    faltas: [
      ['un HTML con un PDF adentro pasa', 'comienzo >= 0 && !pareceOtraCosa(texto.slice(0, comienzo))', 'comienzo >= 0'],
      ['un DXF con marcas pasa', 'seccion && !pareceOtraCosa(seccion[0])', 'seccion'],
      ['un PDF empieza donde sea', 'cabecera.slice(0, 1024)', 'cabecera.slice(0, 4096)'],
    ],
  },
  {
    archivo: 'server/src/plataforma/archivos/objetosEnCarpeta.ts',
    pruebas: ['server/src/plataforma/archivos/carpetaLocal.test.ts', ALMACEN],
    faltas: [
      ['el archivo no se asienta en el disco', 'await archivo.sync()', ''],
      ['su carpeta no se asienta en el disco', 'await asentarCarpeta(donde)', ''],
      ['lo que falla queda a medias', 'await borrarSiEsta(camino)\n        throw error', 'throw error'],
      ['lo que reemplaza a otro se escribe encima', 'nuevo ? en(clave) : `${en(clave)}${A_MEDIAS}`', 'en(clave)'],
    ],
  },
  {
    archivo: 'server/src/plataforma/archivos/almacenSobre.ts',
    pruebas: [ALMACEN],
    faltas: [
      ['una ruta sale del almacén', 'if (!RUTA.test(ruta)) throw new RutaInvalida()', ''],
      ['lo apartado no se examina', '...(await dias()).map((dia) => apartado(ruta, dia))', ''],
    ],
  },
  {
    archivo: 'server/src/plataforma/archivos/medido.ts',
    pruebas: [ALMACEN],
    faltas: [['uno demasiado grande se guarda', 'if (tamano > maximo)', 'if (false)']],
  },
  {
    archivo: 'server/src/plataforma/archivos/objetosEnS3.ts',
    pruebas: [ALMACEN],
    faltas: [
      ['un S3 caído es un archivo que no existe', 'throw noEsta(error) ? new ArchivoInexistente() : new AlmacenCaido(error)', 'throw new ArchivoInexistente()'],
      ['un envío cortado se da por un S3 caído', 'throw deLaFuente ?? new AlmacenCaido(error)', 'throw new AlmacenCaido(error)'],
      ['lo movido queda en los dos lugares', 'if (copiado) await borrar(de)', 'void copiado'],
      ['lo movido llegó hoy', 'Metadata?.recibido ?? LastModified', 'LastModified'],
    ],
  },
  {
    archivo: 'server/src/plataforma/archivos/barrer.ts',
    pruebas: ['server/src/plataforma/archivos/barrer.test.ts'],
    faltas: [
      ['se aparta lo que se está subiendo', `where visto_el < now() - interval '1 day'`, 'where visto_el <= now()'],
      ['se aparta todo lo que hay', 'if (detenido) return registro.error', 'if (false) return registro.error'],
      ['no se pregunta de nuevo antes de apartar', 'const todavia = await sinFila(db, lote)', 'const todavia = lote'],
      ['lo apartado se borra enseguida', 'dia < hasta', 'dia !== hasta'],
      ['lo que ninguna fila nombró se borra solo', 'const borrables = new Set((await sobran(db, deNadie)).map(({ nombre }) => nombre))', 'const borrables = new Set(deNadie); void sobran'],
      ['tras una restauración se barre', 'if (reposa) return registro.info', 'if (false) return registro.info'],
    ],
  },
  {
    archivo: 'server/src/plataforma/paginas/paginas.ts',
    pruebas: ['server/src/notificaciones/listarCorreos.test.ts', 'server/src/libreDeuda/listarSolicitudes.test.ts'],
    faltas: [
      ['dos letras alcanzan para buscar', 'MIN_LETRAS = 3', 'MIN_LETRAS = 2'],
      ['un porcentaje busca todo', `.replace(/[\\\\%_]/g, '\\\\$&')`, ''],
    ],
  },
  {
    archivo: 'server/src/plataforma/paginas/tramo.ts',
    pruebas: ['server/src/carpetas/listarCarpetas.test.ts', 'server/src/carpetas/listarMuchas.test.ts', 'server/src/padron/buscar.test.ts'],
    faltas: [
      ['se pasa de la fila mil', 'desde + filas > FILAS_AL_ALCANCE', 'false'],
      ['la última página no se alcanza', 'desde + filas > FILAS_AL_ALCANCE', 'desde + filas >= FILAS_AL_ALCANCE'],
      ['la cuenta pasa de mil', 'Math.min(cuenta, FILAS_AL_ALCANCE)', 'cuenta'],
      ['mil justas se dicen más de mil', 'cuenta > FILAS_AL_ALCANCE &&', 'cuenta >= FILAS_AL_ALCANCE &&'],
    ],
  },
  {
    archivo: 'server/src/plataforma/base/db.ts',
    pruebas: ['server/src/plataforma/base/auditoria.test.ts', 'server/src/notificaciones/enviarCorreos.test.ts'],
    faltas: [
      ['la auditoría no sabe quién', 'if (actor === null) {', 'if (actor !== undefined) {'],
      ['lo que falla queda hecho', `client.query('rollback')`, `client.query('commit')`],
    ],
  },
  {
    archivo: 'server/src/plataforma/proceso/trabajos.ts',
    pruebas: ['server/src/plataforma/proceso/trabajos.test.ts'],
    faltas: [
      ['un trabajo que falla no se repite', 'while (!fin.aborted) {\n    await hacer(trabajo)', '{\n    await hacer(trabajo)'],
      ['detener no espera', 'await Promise.all(seguidos)', 'void seguidos'],
    ],
  },
  {
    archivo: 'server/src/plataforma/http/esquemaJson.ts',
    pruebas: ['server/src/plataforma/http/documentacion.test.ts'],
    faltas: [
      ['OpenAPI pide los dos nombres de una carpeta', 'filter((campo) => !uno.includes(campo))', 'filter(() => true)'],
      ['OpenAPI no admite lo que es nada', '[dicho, { enum: [...tolerancia.nada] }]', '[dicho]'],
    ],
  },
]
