import { isIP } from 'node:net'
import { TITULARES_POR_DIA, TITULARES_POR_DIA_DEL_PERSONAL } from '@catastro/domain/consultas/reglas'
import { type Centavos, IMPORTE_MAXIMO, leerImporte } from '@catastro/domain/dinero'
import type { Limite } from '@catastro/domain/llamada'
import type { Caja } from '@catastro/domain/mapa/geometria'
import { DIAS_DE_OBRA_MINIMOS } from '@catastro/domain/veredas/reglas'
import { esZona, vivirEn, ZONA_DE_FABRICA } from '@catastro/domain/zona'
import * as z from 'zod/mini'
import type { DireccionDeAntivirus } from '../antivirus/clamd.ts'
import { type AjustesDeS3, leerLugarDeS3 } from '../archivos/lugarDeS3.ts'
import type { PagosDados } from '../proveedorDePagos/ajustesDePagos.ts'
import type { AjustesDeSello } from '../sello/sellador.ts'
import { AjusteInvalido, noEsValido } from './ajusteInvalido.ts'
import { type BaseDelMapa, baseDelMapa, DireccionDeBase, MarcoDeCiudad } from './ajustesDeMapa.ts'
import { esDeAfuera, REDES_CON_NOMBRE } from './redes.ts'
import { conSecretosDeArchivos } from './secretosEnArchivos.ts'

/** Every setting of the server, read once at start. docs/operacion.md explains each. */

function esDireccionORed(texto: string): boolean {
  const [direccion = '', bits, ...mas] = texto.split('/')
  const version = isIP(direccion)
  if (version === 0 || mas.length > 0) return Object.hasOwn(REDES_CON_NOMBRE, texto)
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
const Entero = (min: number, max: number) =>
  z.pipe(
    // At most 15 digits: more make no exact number.
    z.string().check(z.regex(/^\d{1,15}$/, { error: 'debe ser un número entero' })),
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(
          z.minimum(min, { error: `debe ser ${min} o más` }),
          z.maximum(max, { error: `debe ser ${max} o menos` }),
        ),
    ),
  )
const SiNo = z.pipe(
  z.enum(['si', 'no', '1', '0', 'true', 'false'], { error: 'debe ser si o no' }),
  z.transform((valor) => ['si', '1', 'true'].includes(valor)),
)
const Redes = z.pipe(
  z.pipe(
    z.string(),
    z.transform((texto) =>
      texto
        .split(',')
        .map((parte) => parte.trim())
        .filter((parte) => parte !== ''),
    ),
  ),
  z.array(z.string()).check(
    z.refine((partes) => partes.every(esDireccionORed), {
      error: 'debe ser direcciones o redes separadas por comas, o loopback, linklocal o uniquelocal',
    }),
  ),
)
const Url = z.string().check(
  z.refine((valor) => /^https?:\/\//.test(valor) && URL.canParse(valor), {
    error: 'debe ser una dirección http:// o https://',
  }),
)
const UrlDePostgres = z
  .string()
  .check(z.regex(/^postgres(ql)?:\/\//, { error: 'debe ser una dirección postgres://usuario:clave@equipo/base' }))
const ImporteDeAjuste = z.pipe(
  z.string().check(
    z.refine((valor) => (leerImporte(valor) ?? 0) > 0 && (leerImporte(valor) ?? 0) <= IMPORTE_MAXIMO, {
      error: 'debe ser un importe en pesos mayor que cero, como 2550.00',
    }),
  ),
  z.transform((valor): Centavos => leerImporte(valor) ?? 0),
)
const Uno = <const V extends readonly [string, string]>(valores: V) =>
  z.enum(valores, { error: `debe ser ${valores.join(' o ')}` })
const Dado = z.optional(z.string())
const LugarDeArchivos = z.string().check(
  z.refine((valor) => !valor.includes('://') || leerLugarDeS3(valor) !== null, {
    error: 'debe ser una carpeta, o s3://balde/prefijo',
  }),
)
/** Where the stand-ins of Ciudad Digital, of the card provider and of the mail server are mounted. */
export const SUSTITUTO = '/sandbox/ciudad-digital'
export const SUSTITUTO_DE_PAGOS = '/sandbox/pagos'
export const CASILLA = '/sandbox/correo'
const PROCESOS = ['api', 'trabajos'] as const
type Proceso = (typeof PROCESOS)[number]
const Procesos = z.pipe(
  z.string(),
  z.pipe(
    z.transform((valor: string) => valor.split(',').map((proceso) => proceso.trim())),
    z.array(z.enum(PROCESOS, { error: 'debe ser api, trabajos o las dos separadas por coma' })),
  ),
)

/** Addresses over which documents, tokens or money go, or pictures of a page that came by https: in production they are https, but those that SIN_HTTPS names. */
const POR_HTTPS = [
  'PUBLIC_URL',
  'ARCHIVOS_URL',
  'CIUDAD_DIGITAL_URL',
  'CIUDAD_DIGITAL_PUBLICA_URL',
  'LOGIN_URL',
  'PERFIL_URL',
  'PAGOS_URL',
  'PAGOS_API_URL',
  'MAPA_BASE_URL',
  'SELLO_TIEMPO_URL',
  'S3_URL',
] as const
const SinHttps = z.pipe(
  z.string(),
  z.pipe(
    z.transform((valor: string) => valor.split(',').map((nombre) => nombre.trim())),
    z.array(z.enum(POR_HTTPS, { error: `debe nombrar, separados por coma, ajustes entre ${POR_HTTPS.join(', ')}` })),
  ),
)

/** In centavos: the specification's, for the demonstration. */
const LIBRE_DEUDA_DE_MUESTRA = 255_000

const Entorno = z.object({
  NODE_ENV: z.optional(z.string()),
  PORT: z._default(Entero(0, 65535), 8080),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  DATABASE_URL: z.optional(UrlDePostgres),
  DATABASE_URL_MIGRACIONES: z.optional(UrlDePostgres),
  DATABASE_URL_LECTURA: z.optional(UrlDePostgres),
  STORAGE_URL: z.optional(LugarDeArchivos),
  S3_URL: z.optional(Url),
  S3_REGION: z._default(z.string().check(z.minLength(1)), 'us-east-1'),
  S3_CLAVE: Dado,
  S3_SECRETO: Dado,
  REPARTIDOR: z._default(SiNo, false),
  CONEXIONES: z._default(Entero(6, 500), 10),
  CONEXIONES_ESPERA: z._default(Entero(1, 600), 30),
  ADOPTAR_ALMACEN: Dado,
  BARRIDO_MAXIMO: z._default(Entero(0, 100), 10),
  PUBLIC_URL: z.optional(Url),
  SIN_HTTPS: z._default(SinHttps, []),
  ARCHIVOS_URL: z.optional(Url),
  CIUDAD_DIGITAL_URL: z.optional(Url),
  CIUDAD_DIGITAL_PUBLICA_URL: z.optional(Url),
  CIUDAD_DIGITAL_TOLERANCIA_MINUTOS: z._default(Entero(0, 720), 30),
  LOGIN_URL: z.optional(Url),
  PERFIL_URL: z.optional(Url),
  CIUDAD_NOMBRE: z._default(z.string().check(z.minLength(1)), 'Municipalidad'),
  CIUDAD_ZONA: z._default(
    z
      .string()
      .check(z.refine(esZona, { error: 'debe ser una zona horaria con nombre, como America/Argentina/Tucuman' })),
    ZONA_DE_FABRICA,
  ),
  CIUDAD_LOGO: z.optional(z.string()),
  CIUDAD_IMAGEN: z.optional(z.string()),
  MAPA_BASE_URL: z.optional(DireccionDeBase),
  MAPA_BASE_ATRIBUCION: z._default(z.string(), ''),
  MAPA_MARCO: z.optional(MarcoDeCiudad),
  SMTP_URL: z.optional(
    z.string().check(
      z.refine((valor) => /^smtps?:\/\/./.test(valor) && URL.canParse(valor), {
        error: 'debe ser una dirección smtp://usuario:clave@equipo:puerto',
      }),
    ),
  ),
  CORREO_REMITENTE: z.optional(
    z.string().check(
      z.regex(/^[^<>"\r\n]+<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/, {
        error: 'debe ser una dirección, o Nombre <dirección>',
      }),
    ),
  ),
  CORREO_OFICINA: z.optional(
    z.string().check(z.regex(/^[^\s@<>",;]+@[^\s@<>",;]+$/, { error: 'debe ser una dirección de correo' })),
  ),
  ADMIN_CUIL: z.optional(z.string().check(z.regex(/^\d{11}$/, { error: 'debe tener 11 dígitos' }))),
  PROCESOS: z._default(Procesos, [...PROCESOS]),
  SANDBOX: z.optional(SiNo),
  PAGOS_URL: z.optional(Url),
  PAGOS_API_URL: z.optional(Url),
  PAGOS_COMERCIO: Dado,
  PAGOS_GUID: Dado,
  PAGOS_FRASE: Dado,
  PAGOS_SECRETO: Dado,
  PAGOS_ESQUEMA: z._default(Uno(['v1', 'v2']), 'v1'),
  PAGOS_MONTO: z._default(Uno(['decimales', 'centavos']), 'decimales'),
  PAGOS_HASH: z._default(SiNo, false),
  PAGOS_FRASE_EN_FORMULARIO: z._default(SiNo, false),
  PAGOS_TRANSACCION: z._default(Uno(['corta', 'uuid']), 'corta'),
  LIBRE_DEUDA_IMPORTE: z.optional(ImporteDeAjuste),
  LIBRE_DEUDA_VIGENCIA_DIAS: z._default(Entero(1, 3650), 30),
  VEREDAS_DIAS_DE_OBRA: z._default(Entero(1, 365), DIAS_DE_OBRA_MINIMOS),
  PRECIOS_CON_DOS_PERSONAS: z._default(SiNo, false),
  IMPORTACION_MALAS_SIN_PREGUNTAR: z._default(Entero(0, 100), 10),
  ESTADISTICAS_PUBLICAS: z._default(SiNo, false),
  PROXIES: z._default(Redes, ['loopback']),
  DESDE_ADENTRO: z._default(Redes, ['loopback']),
  DATOS_ABIERTOS: z._default(SiNo, false),
  DATOS_ABIERTOS_LICENCIA: z._default(z.string().check(z.minLength(1)), 'Creative Commons Atribución 4.0 (CC BY 4.0)'),
  LIMITE_LLAMADAS: z._default(Entero(0, 1_000_000), 1200),
  LIMITE_ENVIOS: z._default(Entero(0, 1_000_000), 80),
  LIMITE_CONSULTAS: z._default(Entero(0, 1_000_000), 60),
  LIMITE_TITULARES_POR_DIA: z._default(Entero(0, 1_000_000), TITULARES_POR_DIA),
  LIMITE_TITULARES_POR_DIA_DEL_PERSONAL: z._default(Entero(0, 1_000_000), TITULARES_POR_DIA_DEL_PERSONAL),
  CONSULTAS_DIAS: z._default(Entero(30, 3650), 730),
  AUDITORIA_DIAS: z._default(
    z.pipe(
      Entero(0, 36_500),
      z.number().check(z.refine((dias) => dias === 0 || dias >= 365, { error: 'debe ser 0 (siempre), o 365 o más' })),
    ),
    0,
  ),
  LIMITE_BORRADORES: z._default(Entero(0, 1_000_000), 240),
  LIMITE_AVISOS: z._default(Entero(0, 1_000_000), 600),
  LIMITE_TOKENS: z._default(Entero(0, 1_000_000), 120),
  METRICAS_PORT: z.optional(Entero(0, 65535)),
  METRICAS_HOST: z._default(z.string(), '127.0.0.1'),
  LIMITE_SUBIDAS: z._default(Entero(0, 10_000), 3),
  LIMITE_SUBIDAS_POR_DIRECCION: z._default(Entero(0, 10_000), 20),
  ARCHIVOS_POR_CARPETA: z._default(Entero(0, 100_000), 200),
  ARCHIVOS_MB_POR_DIA: z._default(Entero(0, 1_000_000), 500),
  RESPALDO_CARPETA: z.optional(LugarDeArchivos),
  RESPALDO_HORA: z.optional(
    z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'debe ser una hora, como 03:30' })),
  ),
  RESPALDO_CIFRAR: z.optional(z.string()),
  RESPALDO_DESCIFRAR: z.optional(z.string()),
  ANTIVIRUS_URL: z.optional(
    z.string().check(
      z.refine((valor) => /^tcp:\/\/[^/@]+:\d+\/?$/.test(valor) && URL.canParse(valor), {
        error: 'debe ser una dirección tcp://equipo:puerto',
      }),
    ),
  ),
  SELLO_CERTIFICADO: Dado,
  SELLO_CLAVE: Dado,
  SELLO_TIEMPO_URL: z.optional(Url),
  REGISTRO: z.optional(z.string()),
  NIVEL_DE_REGISTRO: z._default(
    z.enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'debe ser debug, info, warn, error o silent' }),
    'info',
  ),
})

export interface Ajustes {
  readonly produccion: boolean
  readonly puerto: number
  readonly equipo: string
  readonly carpetaDeDatos: string
  /** Absent: the embedded PostgreSQL. */
  readonly baseDeDatos: string | undefined
  /** Whoever owns the tables and changes them. Absent: whoever serves. */
  readonly baseParaMigrar: string | undefined
  /** A replica of it, that lists may be read from. */
  readonly baseDeLectura: string | undefined
  /** A folder, or a place of S3. */
  readonly lugarDeArchivos: string
  readonly s3: AjustesDeS3
  readonly conexiones: AjustesDeConexiones
  /** The store that somebody says is this database's, whatever it carries. */
  readonly adoptarAlmacen: string | undefined
  /** Per cent of the stored files that the sweep may put aside at once. */
  readonly barridoMaximo: number
  readonly urlPublica: string
  /** Browsers are told to come by https and never otherwise: in production at a https address. */
  readonly soloHttps: boolean
  /** Addresses, or nets, whose X-Forwarded-For is believed. */
  readonly proxies: readonly string[]
  /** Addresses, or nets, that may read what is inside: the notices and the metrics. */
  readonly desdeAdentro: readonly string[]
  /** Where browsers send and fetch files; undefined: where everything else is. */
  readonly archivosPublica: string | undefined
  /** Where the server asks Ciudad Digital, and where browsers do. */
  readonly ciudadDigital: string
  readonly ciudadDigitalPublica: string
  /** How long who was confirmed goes on reading while it does not answer; 0: not at all. */
  readonly toleranciaDeCiudadDigitalMs: number
  readonly login: string
  readonly perfil: string
  readonly ciudad: { readonly nombre: string; readonly logo: string | null; readonly imagen: string | null }
  /** Where its days begin and end. */
  readonly zona: string
  readonly mapaBase: BaseDelMapa | null
  /** The city's frame: what opens the map, and what no parcel lies out of. Null: what its blocks say. */
  readonly marcoDeLaCiudad: Caja | null
  readonly correo: AjustesDeCorreo
  readonly cuilAdministrador: string | undefined
  readonly procesos: readonly Proceso[]
  readonly sandbox: boolean
  /** Undefined: nothing can be paid online. */
  readonly pagos: PagosDados | undefined
  /** Null: the city has not said it, and nobody is charged what it did not say. */
  readonly importeDeLibreDeuda: Centavos | null
  /** How many days after its issue a certificate holds. */
  readonly vigenciaDeLibreDeuda: number
  /** Per person and minute, but for the day's; `avisos` and `tokens` (refused ones), per address and minute. 0 switches one off. */
  readonly limites: Readonly<
    Record<Limite | 'llamadas' | 'titularesPorDia' | 'titularesPorDiaDelPersonal' | 'tokens', number>
  >
  /** Files that may be sent to a folder, and bytes that a person may store in a day; 0 switches one off. */
  readonly archivosPorCarpeta: number
  readonly bytesPorDia: number
  /** Uploads under way at once, in each process. */
  readonly subidas: { readonly porPersona: number; readonly porDireccion: number }
  /** Where the metrics are read. Null: beside everything else, for whoever asks from this machine. */
  readonly metricas: { readonly puerto: number; readonly equipo: string } | null
  /** Where clamd listens. Null: nobody looks at what is sent. */
  readonly antivirus: DireccionDeAntivirus | null
  /** Where the copies are kept, and the programs that cipher and decipher them. */
  readonly respaldo: {
    readonly carpeta: string | undefined
    /** When the portal makes one and proves it. */
    readonly hora: string | undefined
    readonly cifrar: string | undefined
    readonly descifrar: string | undefined
  }
  /** What documents are sealed with. Null: nothing. */
  readonly sello: AjustesDeSello | null
  /** How long it is kept who looked up whom. */
  readonly diasDeConsultas: number
  /** How long the audit is kept; 0: for ever. */
  readonly diasDeAuditoria: number
  /** How many days the works of a sidewalk last at least, from its approval. */
  readonly diasDeObra: number
  /** Whether new tariffs and prices wait for a second person. */
  readonly preciosConDosPersonas: boolean
  /** Per cent of bad rows from which on an import asks again before it applies the good ones. */
  readonly malasSinPreguntar: number
  /** Whether anybody may read how long the city takes. */
  readonly estadisticasPublicas: boolean
  /** What anybody may use the city's published data for; null: none are published. */
  readonly licenciaDeDatos: string | null
  readonly nivelDeRegistro: string
  /** The log's file. Null: the standard output. */
  readonly registro: string | null
}

interface AjustesDeConexiones {
  /** At once, in each process. */
  readonly maximo: number
  /** How long a call waits for one before it is told to come back. */
  readonly esperaMs: number
  /** Whether DATABASE_URL leads to a pooler. */
  readonly repartidor: boolean
}

interface AjustesDeCorreo {
  /** Absent, with no stand-in either: mails wait in the outbox. */
  readonly smtp: string | undefined
  /** Where the stand-in's mailbox takes mails, when there is no SMTP server. */
  readonly casilla: string | undefined
  readonly remitente: string
  /** The office that issues certificates. */
  readonly oficina: string | null
}

export function leerAjustes(entorno: Record<string, string | undefined>): Ajustes {
  // An empty variable is an absent one: that is how docker and systemd files blank a setting.
  const dado = conSecretosDeArchivos(
    Object.fromEntries(Object.entries(entorno).flatMap(([nombre, valor]) => (valor ? [[nombre, valor]] : []))),
  )
  const leido = Entorno.safeParse(dado)
  if (!leido.success) {
    const [problema] = leido.error.issues
    throw noEsValido(String(problema?.path[0]), problema?.message ?? '')
  }
  const e = leido.data
  const produccion = e.NODE_ENV?.trim().toLowerCase() === 'production'
  const sandbox = e.SANDBOX ?? !(e.CIUDAD_DIGITAL_URL || dado.PAGOS_URL)
  if (sandbox && produccion) {
    throw new AjusteInvalido(
      'SANDBOX no puede estar activo en producción: defina CIUDAD_DIGITAL_URL con la dirección de Ciudad Digital',
    )
  }
  if (sandbox && e.CIUDAD_DIGITAL_URL) {
    throw new AjusteInvalido(
      'SANDBOX y CIUDAD_DIGITAL_URL no van juntos: en la demostración cualquiera entra como cualquiera. Quite uno de los dos',
    )
  }
  if (!sandbox && !e.CIUDAD_DIGITAL_URL) {
    throw new AjusteInvalido('Falta CIUDAD_DIGITAL_URL: la dirección de Ciudad Digital')
  }
  if (e.DATABASE_URL_MIGRACIONES && !e.DATABASE_URL) {
    throw new AjusteInvalido('DATABASE_URL_MIGRACIONES va junto con DATABASE_URL: falta la del rol que atiende')
  }
  if (e.DATABASE_URL_LECTURA && !e.DATABASE_URL) {
    throw new AjusteInvalido('DATABASE_URL_LECTURA va junto con DATABASE_URL: falta la base de la que es réplica')
  }
  if (e.RESPALDO_HORA && !e.RESPALDO_CARPETA) {
    throw new AjusteInvalido('RESPALDO_HORA va junto con RESPALDO_CARPETA: falta dónde se guardan las copias')
  }
  if (e.RESPALDO_HORA && e.RESPALDO_CIFRAR && !e.RESPALDO_DESCIFRAR) {
    throw new AjusteInvalido(
      'RESPALDO_CIFRAR va junto con RESPALDO_DESCIFRAR: la copia de cada noche se prueba, y para eso hay que leerla',
    )
  }
  if (e.REPARTIDOR && !e.DATABASE_URL_MIGRACIONES) {
    throw new AjusteInvalido(
      'REPARTIDOR va junto con DATABASE_URL_MIGRACIONES: falta la dirección que lleva a PostgreSQL mismo, con el dueño de las tablas',
    )
  }
  if (produccion) exigirHttps(e)
  const urlPublica = sinBarra(e.PUBLIC_URL ?? `http://${e.HOST === '0.0.0.0' ? '127.0.0.1' : e.HOST}:${e.PORT}`)
  // The stand-in is this same process: the server reaches it at home, and people at the address that they use.
  const ciudadDigital = sinBarra(e.CIUDAD_DIGITAL_URL ?? `http://127.0.0.1:${e.PORT}${SUSTITUTO}`)
  const ciudadDigitalPublica = sinBarra(
    e.CIUDAD_DIGITAL_PUBLICA_URL ?? e.CIUDAD_DIGITAL_URL ?? `${urlPublica}${SUSTITUTO}`,
  )
  if (e.SMTP_URL && !sandbox) {
    if (!e.CORREO_REMITENTE) throw new AjusteInvalido('Falta CORREO_REMITENTE: la dirección que firma los correos')
    if (!e.CORREO_OFICINA) throw new AjusteInvalido('Falta CORREO_OFICINA: la dirección de la oficina de certificados')
  }
  // Of whatever this process writes from here on: it serves one city.
  vivirEn(e.CIUDAD_ZONA)
  return {
    produccion,
    puerto: e.PORT,
    equipo: e.HOST,
    carpetaDeDatos: e.DATA_DIR,
    baseDeDatos: e.DATABASE_URL,
    baseParaMigrar: e.DATABASE_URL_MIGRACIONES,
    baseDeLectura: e.DATABASE_URL_LECTURA,
    lugarDeArchivos: e.STORAGE_URL ?? `${e.DATA_DIR}/archivos`,
    s3: s3De(e),
    conexiones: { maximo: e.CONEXIONES, esperaMs: e.CONEXIONES_ESPERA * 1000, repartidor: e.REPARTIDOR },
    adoptarAlmacen: e.ADOPTAR_ALMACEN,
    barridoMaximo: e.BARRIDO_MAXIMO,
    urlPublica,
    proxies: e.PROXIES,
    desdeAdentro: e.DESDE_ADENTRO,
    soloHttps: produccion && urlPublica.startsWith('https:'),
    archivosPublica: e.ARCHIVOS_URL && sinBarra(e.ARCHIVOS_URL),
    ciudadDigital,
    ciudadDigitalPublica,
    toleranciaDeCiudadDigitalMs: e.CIUDAD_DIGITAL_TOLERANCIA_MINUTOS * 60_000,
    login: e.LOGIN_URL ?? `${ciudadDigitalPublica}/login`,
    perfil: e.PERFIL_URL ?? `${ciudadDigitalPublica}/perfil`,
    ciudad: { nombre: e.CIUDAD_NOMBRE, logo: e.CIUDAD_LOGO ?? null, imagen: e.CIUDAD_IMAGEN ?? null },
    zona: e.CIUDAD_ZONA,
    mapaBase: baseDelMapa(e.MAPA_BASE_URL, e.MAPA_BASE_ATRIBUCION),
    marcoDeLaCiudad: e.MAPA_MARCO ?? null,
    correo: {
      smtp: e.SMTP_URL,
      casilla: sandbox && !e.SMTP_URL ? `http://127.0.0.1:${e.PORT}${CASILLA}` : undefined,
      remitente: e.CORREO_REMITENTE ?? 'Catastro <no-responder@catastro.example.com>',
      oficina: e.CORREO_OFICINA ?? (sandbox ? 'certificados@catastro.example.com' : null),
    },
    cuilAdministrador: e.ADMIN_CUIL,
    procesos: e.PROCESOS,
    sandbox,
    pagos: pagosDe(e, sandbox, urlPublica),
    importeDeLibreDeuda: e.LIBRE_DEUDA_IMPORTE ?? (sandbox ? LIBRE_DEUDA_DE_MUESTRA : null),
    vigenciaDeLibreDeuda: e.LIBRE_DEUDA_VIGENCIA_DIAS,
    diasDeObra: e.VEREDAS_DIAS_DE_OBRA,
    preciosConDosPersonas: e.PRECIOS_CON_DOS_PERSONAS,
    malasSinPreguntar: e.IMPORTACION_MALAS_SIN_PREGUNTAR,
    estadisticasPublicas: e.ESTADISTICAS_PUBLICAS,
    licenciaDeDatos: e.DATOS_ABIERTOS ? e.DATOS_ABIERTOS_LICENCIA : null,
    limites: {
      llamadas: e.LIMITE_LLAMADAS,
      envios: e.LIMITE_ENVIOS,
      consultas: e.LIMITE_CONSULTAS,
      titularesPorDia: e.LIMITE_TITULARES_POR_DIA,
      titularesPorDiaDelPersonal: e.LIMITE_TITULARES_POR_DIA_DEL_PERSONAL,
      borradores: e.LIMITE_BORRADORES,
      avisos: e.LIMITE_AVISOS,
      tokens: e.LIMITE_TOKENS,
    },
    metricas: e.METRICAS_PORT === undefined ? null : { puerto: e.METRICAS_PORT, equipo: e.METRICAS_HOST },
    antivirus: antivirusDe(e.ANTIVIRUS_URL),
    respaldo: {
      carpeta: e.RESPALDO_CARPETA,
      hora: e.RESPALDO_HORA,
      cifrar: e.RESPALDO_CIFRAR,
      descifrar: e.RESPALDO_DESCIFRAR,
    },
    sello: selloDe(e),
    archivosPorCarpeta: e.ARCHIVOS_POR_CARPETA,
    bytesPorDia: e.ARCHIVOS_MB_POR_DIA * 1024 * 1024,
    subidas: { porPersona: e.LIMITE_SUBIDAS, porDireccion: e.LIMITE_SUBIDAS_POR_DIRECCION },
    diasDeConsultas: e.CONSULTAS_DIAS,
    diasDeAuditoria: e.AUDITORIA_DIAS,
    nivelDeRegistro: e.NIVEL_DE_REGISTRO,
    registro: e.REGISTRO === 'salida' ? null : (e.REGISTRO ?? `${e.DATA_DIR}/portal.log`),
  }
}

const sinBarra = (direccion: string) => direccion.replace(/\/$/, '')

function s3De({ S3_URL, S3_REGION, S3_CLAVE, S3_SECRETO }: z.output<typeof Entorno>): AjustesDeS3 {
  if ((S3_CLAVE === undefined) !== (S3_SECRETO === undefined)) {
    throw new AjusteInvalido(`Falta ${S3_CLAVE === undefined ? 'S3_CLAVE' : 'S3_SECRETO'}: las dos van juntas`)
  }
  const credencial =
    S3_CLAVE !== undefined && S3_SECRETO !== undefined ? { clave: S3_CLAVE, secreto: S3_SECRETO } : undefined
  return { url: S3_URL, region: S3_REGION, credencial }
}

function antivirusDe(direccion: string | undefined): DireccionDeAntivirus | null {
  if (direccion === undefined) return null
  const { hostname, port } = new URL(direccion)
  return { equipo: hostname.replace(/^\[|\]$/g, ''), puerto: Number(port) }
}

function selloDe({
  SELLO_CERTIFICADO,
  SELLO_CLAVE,
  SELLO_TIEMPO_URL,
}: z.output<typeof Entorno>): AjustesDeSello | null {
  if (SELLO_CERTIFICADO === undefined) {
    const suelto = SELLO_CLAVE === undefined ? SELLO_TIEMPO_URL && 'SELLO_TIEMPO_URL' : 'SELLO_CLAVE'
    if (!suelto) return null
    throw new AjusteInvalido(`${suelto} va junto con SELLO_CERTIFICADO: falta el certificado con que se sella`)
  }
  if (SELLO_CLAVE === undefined)
    throw new AjusteInvalido('Falta SELLO_CLAVE: la clave con que se abre SELLO_CERTIFICADO')
  return { archivo: SELLO_CERTIFICADO, clave: SELLO_CLAVE, tiempo: SELLO_TIEMPO_URL ?? null }
}

function exigirHttps(e: z.output<typeof Entorno>): void {
  const faltaPublica = e.PUBLIC_URL === undefined && !e.SIN_HTTPS.includes('PUBLIC_URL')
  if (faltaPublica) throw new AjusteInvalido('Falta PUBLIC_URL: la dirección https:// con que la gente ve el portal')
  const clara = POR_HTTPS.find((nombre) => e[nombre]?.startsWith('http:') && !e.SIN_HTTPS.includes(nombre))
  if (clara) {
    throw new AjusteInvalido(
      `El ajuste ${clara} no es válido: en producción debe ser https://. Si va por una red propia, nómbrelo en SIN_HTTPS`,
    )
  }
  if (e.CIUDAD_DIGITAL_URL && !e.CIUDAD_DIGITAL_PUBLICA_URL && !esDeAfuera(e.CIUDAD_DIGITAL_URL)) {
    throw new AjusteInvalido(
      'Falta CIUDAD_DIGITAL_PUBLICA_URL: a CIUDAD_DIGITAL_URL llega el servidor por su red, y los navegadores no. Diga por qué dirección https:// la ven ellos',
    )
  }
}

const DE_PAGOS = ['PAGOS_URL', 'PAGOS_API_URL', 'PAGOS_COMERCIO', 'PAGOS_GUID', 'PAGOS_FRASE', 'PAGOS_SECRETO'] as const

/** With a provider of its own the city gives all of it or nothing; in sandbox mode what is missing is the stand-in's. */
function pagosDe(e: z.output<typeof Entorno>, sandbox: boolean, urlPublica: string): PagosDados | undefined {
  const faltan = DE_PAGOS.filter((nombre) => e[nombre] === undefined)
  if (!sandbox && faltan.length === DE_PAGOS.length) return undefined
  if (!sandbox && faltan.length > 0) {
    throw new AjusteInvalido(`Falta ${faltan[0]}: los pagos en línea necesitan ${DE_PAGOS.join(', ')}`)
  }
  return {
    boton: e.PAGOS_URL ?? `${urlPublica}${SUSTITUTO_DE_PAGOS}/boton`,
    api: sinBarra(e.PAGOS_API_URL ?? `http://127.0.0.1:${e.PORT}${SUSTITUTO_DE_PAGOS}/api`),
    comercio: e.PAGOS_COMERCIO,
    guid: e.PAGOS_GUID,
    frase: e.PAGOS_FRASE,
    secreto: e.PAGOS_SECRETO,
    esquema: e.PAGOS_ESQUEMA,
    monto: e.PAGOS_MONTO,
    hash: e.PAGOS_HASH,
    fraseEnFormulario: e.PAGOS_FRASE_EN_FORMULARIO,
    numeracion: e.PAGOS_TRANSACCION,
  }
}
