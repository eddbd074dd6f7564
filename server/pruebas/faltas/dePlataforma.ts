import type { FaltasDe } from './falta.ts'

const PROPIO = 'server/pruebas/acceso/propio.test.ts'
const RECHAZOS = 'server/pruebas/acceso/rechazos.test.ts'
const ARCHIVOS = 'server/pruebas/entradas/archivos.test.ts'
const IDENTIFICAR = 'server/src/acceso/identificar.test.ts'

/** Who is asking, once and not twice, how much of it, and what is a file. */
export const DE_PLATAFORMA: readonly FaltasDe[] = [
  {
    archivo: 'server/src/acceso/identificar.ts',
    pruebas: [IDENTIFICAR],
    faltas: [
      ['el primer administrador se nombra cada vez', 'nombrar_administrador', 'where not exists (select 1 from persona_rol where id_rol = ${ROL_ADMINISTRADOR}) on conflict', 'on conflict'],
      ['cualquiera es el primer administrador', 'identificar', 'if (usuario.documento_persona === cuilAdministrador)', 'if (cuilAdministrador)'],
      ['lo que cambió en la ciudad no se sabe', 'identificar', 'let [fila] = reciente ? [] : await leerRoles(db, id)', 'let [fila] = await leerRoles(db, id)'],
    ],
  },
  {
    archivo: 'server/src/plataforma/ciudadDigital/ciudadDigital.ts',
    pruebas: ['server/src/plataforma/ciudadDigital/ciudadDigital.test.ts', IDENTIFICAR],
    faltas: [['la ciudad caída cierra la sesión', 'ciudadDigitalPorHttp', 'throw new ErrorDePortal(503, SIN_RESPUESTA)', 'return null']],
  },
  {
    archivo: 'server/src/plataforma/ciudadDigital/comprobarTokens.ts',
    pruebas: ['server/src/plataforma/ciudadDigital/comprobarTokens.test.ts'],
    faltas: [
      ['lo sabido vale para siempre', 'comprobarTokens', 'conocido.edadMs < VIGENCIA_MS', 'conocido.edadMs >= 0'],
      ['un rechazo se recuerda tanto como un permiso', 'comprobarTokens', 'rechazado.edadMs < VIGENCIA_RECHAZO_MS', 'rechazado.edadMs < VIGENCIA_MS'],
      ['dos preguntas por el mismo token', 'comprobarTokens', 'enCurso.get(clave) ??', 'undefined ??'],
      ['se recuerdan todos los tokens', 'recuerdos', 'if (de.size > MAX_RECORDADOS)', 'if (false)'],
      ['con Ciudad Digital caída se presenta', 'comprobarTokens', 'if (!admiteRecordada)', 'if (false)'],
      ['quien estaba sigue para siempre', 'comprobarTokens', 'conocido.edadMs < toleranciaMs', 'toleranciaMs > 0'],
      ['un rechazo no termina lo recordado', 'comprobarTokens', 'conocidos.olvidar(clave)', 'void 0'],
    ],
  },
  {
    archivo: 'server/src/plataforma/identidad/identidad.ts',
    pruebas: [RECHAZOS, PROPIO],
    faltas: [['cualquier perfil llama', 'puedeLlamar', 'tienePerfil(inspecciona ? roles : sinInspeccion(roles), quien)', 'tienePerfil(sinInspeccion(roles), quien) || roles.length >= 0 || inspecciona']],
  },
  {
    archivo: 'server/src/plataforma/http/idempotencia.ts',
    pruebas: ['server/src/plataforma/http/idempotencia.test.ts'],
    faltas: [
      ['la clave contesta por otro contenido', 'unaSolaVez', ' || anterior.huella.trim() !== huella', ''],
      ['la clave contesta por otra llamada', 'unaSolaVez', ' || anterior.llamada !== llamada', ''],
      ['la clave no vence', 'tomar_clave', 'where idempotencia.vence < now()', 'where false'],
      ['la clave vence enseguida', 'tomar_clave', 'where idempotencia.vence < now()', ''],
      ['la huella depende del orden', 'huellaDe', `.sort(([a], [b]) => (a < b ? -1 : 1))`, ''],
      ['los archivos no cuentan', 'huellaDe', '.map(({ campo, sha256 }) => [campo, sha256])', '.map(({ campo }) => [campo])'],
      ['la respuesta no se guarda', 'unaSolaVez', 'await guardarRespuesta(tx, idPersona, clave, JSON.stringify(respuesta))', ''],
    ],
  },
  {
    archivo: 'server/src/plataforma/http/rutas.ts',
    pruebas: [RECHAZOS, 'server/src/plataforma/http/rutas.test.ts', 'server/src/plataforma/http/limites.test.ts', 'server/src/plataforma/http/idempotencia.test.ts', ARCHIVOS, 'server/src/carpetas/altaCarpeta.test.ts', 'server/pruebas/entradas/cuerpos.test.ts'],
    faltas: [
      ['el permiso no se mira', 'Rutas', 'if (!puedeLlamar(llamada, quien))', 'if (false)'],
      ['un rechazo deja sus archivos', 'Rutas', 'if (error instanceof ErrorDePortal) await partes.descartar()', ''],
      ['se sirve lo que no se declaró', 'Rutas', 'if (url.startsWith(BASE) && !config?.llamada)', 'if (false)'],
      ['se arranca sin atender una llamada', 'Rutas', 'if (faltan.length > 0)', 'if (false)'],
      ['los roles no se dicen', 'Rutas', 'if (request.quien) reply.header', 'if (false) reply.header'],
      ['el límite no cuenta', 'Rutas', 'if (llamada.limite)', 'if (false as boolean)'],
      ['una clave mal hecha pasa', 'CLAVE_DE_ENVIO', '{8,80}', '{0,}'],
    ],
  },
  {
    archivo: 'server/src/plataforma/http/partes.ts',
    pruebas: ['server/pruebas/entradas/porRed.test.ts', 'server/src/ciudad/tamanos.test.ts'],
    faltas: [
      ['un cuerpo enorme se lee', 'exigirTamano', '!(bytes > maximoDelCuerpo(esperados, topes))', 'bytes !== -1'],
      ['un archivo no se corta donde dice la ciudad', 'recibirArchivo', 'almacen.guardar(file, enBytes(megas))', 'almacen.guardar(file)'],
    ],
  },
  {
    archivo: 'server/src/plataforma/http/porteroDeTokens.ts',
    pruebas: ['server/src/plataforma/http/limites.test.ts'],
    faltas: [
      ['una inundación se le pasa entera a Ciudad Digital', 'porteroDeTokens', 'deCada: 4, enTodo: 8, enFila: 100', 'deCada: 400, enTodo: 800, enFila: 100'],
      ['el rechazado no se cuenta', 'porteroDeTokens', "contarPorDireccion(db, ip, 'tokens', maximo)", "contarPorDireccion(db, ip, 'tokens', 0)"],
    ],
  },
  {
    archivo: 'server/src/plataforma/http/limitesPorDireccion.ts',
    pruebas: ['server/src/plataforma/http/limites.test.ts'],
    faltas: [['cada dirección de una red IPv6 es otra', 'direccionContada', '.slice(0, 3)', '.slice(0, 8)']],
  },
  {
    archivo: 'server/src/plataforma/http/salud.ts',
    pruebas: ['server/src/plataforma/http/rutas.test.ts'],
    faltas: [
      ['los avisos se le dicen a cualquiera', 'instalarSalud', 'if (!adentro) return { ok: true }', ''],
      ['el motivo se le dice a cualquiera', 'instalarSalud', `adentro ? motivos.join('. ') : NO_ESTA_LISTO`, `motivos.join('. ')`],
      ['la versión se le dice a cualquiera', 'instalarSalud', 'esDeAdentro(request) ? { ok: true, version: VERSION }', 'request ? { ok: true, version: VERSION }'],
    ],
  },
  {
    archivo: 'server/src/plataforma/http/cabeceras.ts',
    pruebas: ['server/src/plataforma/http/cabeceras.test.ts'],
    faltas: [
      ['un marco de otro usa el micrófono', 'DE_PAGINAS', '...DE_NADIE.map((que) => `${que}=()`)', ''],
      ['la cámara la usa cualquier marco', 'DE_PAGINAS', '`${que}=(self)`', '`${que}=*`'],
      ['cada archivo lleva lo de un documento', 'instalarCabeceras', 'url.startsWith(CONSTRUIDO) ? deLoConstruido : dePaginas', 'dePaginas'],
    ],
  },
  {
    archivo: 'server/src/plataforma/archivos/limpiarFoto.ts',
    pruebas: ['server/pruebas/entradas/fotos.test.ts'],
    faltas: [['el lugar de la foto se guarda', 'limpiarFoto', 'if (!limpiar) return archivo', 'return archivo']],
  },
]
