import { join } from 'node:path'
import { expect, test } from 'vitest'
import { capacidad, ES_PRUEBA, fuentes, leer, RAIZ, USA } from './casa.ts'
import { usosDeTablas } from './sentencias/tablasDeSentencias.ts'

/** The laws of the house that are about SQL (CONTRIBUTING.md). What statements read and write, the database said. */

/** The tables that a capability changes and are not its own. */
const ESCRIBE: Readonly<Record<string, readonly string[]>> = {
  acceso: ['identidad_rechazada', 'persona', 'persona_rol'],
  antivirus: ['revision_de_archivo'],
  catalogos: ['persona_rol'],
  conservacion: [
    'borrador',
    'carpeta',
    'carpeta_no_encargada',
    'codigo_de_seguimiento',
    'formulario19',
    'formulario_vereda',
    'formulario_version',
    'legajo',
    'respuesta_anterior',
    'vereda_copia',
  ],
  carpetas: ['encomienda_tipo'],
  consultas: ['consulta_personal'],
  elevadores: ['carpeta_formulario'],
  formularios: ['carpeta_formulario'],
  respaldo: ['archivo_sin_dueno', 'archivo_soltado', 'restauracion'],
  seguimiento: ['carpeta', 'recalculo', 'tramite_historial'],
  importaciones: [
    'archivo',
    'calle',
    'carpeta',
    'domicilio',
    'manzana',
    'observacion',
    'padron',
    'parcela',
    'persona',
    'persona_rol',
    'profesional',
    'respuesta_anterior',
    'tramite_historial',
    'universidad',
  ],
  misDatos: ['carpeta', 'correo_saliente', 'persona'],
  visitas: ['tramite_historial'],
}
/** What stands below all capabilities, and reads of them what no import could tell it. */
const LEE_DESDE_ABAJO: Readonly<Record<string, readonly string[]>> = {
  // The sweep: which stored bytes some row still names, and after how many migrations. Readiness: a table that only every
  // migration leaves there.
  plataforma: [
    'archivo',
    'borrador_archivo',
    'certificado',
    'certificado_de_padron',
    'correo_adjunto',
    'drizzle.__drizzle_migrations',
    'ejemplo_de_requisito',
    'imagen_de_ciudad',
    'importacion',
    'legajo',
    'pago_en_mesa',
    'tramite_estado',
    'vereda_copia_foto',
    'visita_envio',
  ],
}

/** 'tramiteEstado' → whose it is and what the database calls it. */
const tablas = new Map(
  fuentes
    .filter((archivo) => /^server\/src\/\w+\/tablas\.ts$/.test(archivo))
    .flatMap((archivo) =>
      [...leer(archivo).matchAll(/export const (\w+) = pg(?:Table|View)\(\s*'(\w+)'/g)].map(
        ([, nombre = '', tabla = '']) => [nombre, { tabla, dueño: capacidad(archivo) ?? '' }] as const,
      ),
    ),
)
const porTabla = new Map([...tablas.values()].map(({ tabla, dueño }) => [tabla, dueño]))
/** A schema apart belongs to the capability that it is called after. */
const dueñoDe = (tabla: string) => (tabla.includes('.') ? tabla.split('.')[0] : porTabla.get(tabla)) ?? '¿de quién?'

test('2. una sentencia lee y cambia las tablas de su capacidad, o las de otra que tiene declaradas', () => {
  const usos = fuentes
    .filter((archivo) => archivo.endsWith('/sentencias.generadas.ts'))
    .flatMap((archivo) =>
      usosDeTablas(join(RAIZ, archivo)).map((uso) => ({ ...uso, de: capacidad(archivo) ?? '', a: dueñoDe(uso.tabla) })),
    )
    .filter(({ de, a }) => a !== de)
  expect(usos.length).toBeGreaterThan(100)
  const sinDeclarar = usos
    .filter(({ de, a, tabla }) => a !== 'plataforma' && !USA[de]?.includes(a) && !LEE_DESDE_ABAJO[de]?.includes(tabla))
    .map(({ de, a, sentencia, tabla }) => `${de} → ${a}: ${sentencia} usa ${tabla}`)
  expect(sinDeclarar).toEqual([])

  expect(porCapacidad(usos.filter(({ escribe }) => escribe))).toEqual(ESCRIBE)
  expect(porCapacidad(usos.filter(({ de }) => de === 'plataforma'))).toEqual(LEE_DESDE_ABAJO)
})

interface DeOtra {
  readonly de: string
  readonly tabla: string
}

const porCapacidad = (usos: readonly DeOtra[]) =>
  Object.fromEntries(
    [...new Set(usos.map(({ de }) => de))].map((de) => [
      de,
      [...new Set(usos.filter((uso) => uso.de === de).map(({ tabla }) => tabla))].sort(),
    ]),
  )

/** Who sends the database something that is not a `sentencia`, and why. */
const SIN_SENTENCIA: Readonly<Record<string, string>> = {
  'carpetas/listarCarpetas.ts': 'arma la página según el filtro; sus modelos están declarados',
  'carpetas/lugarEnCola.ts': 'arma la cola según el filtro; sus modelos están declarados',
  'carpetas/siguienteCarpeta.ts': 'arma la cola según el filtro; sus modelos están declarados',
  'exportacion/leerBase.ts': 'lee cualquier tabla, como texto',
  'exportacion/vuelta/cargar.ts': 'escribe cualquier tabla, como texto',
  'importaciones/pendientes.ts': 'abre y cierra la transacción de su candado',
  'importaciones/tandas.ts': 'lee con un cursor el texto de los modelos',
  'plataforma/archivos/copiaEnCurso.ts': 'guarda el candado en la conexión del dueño mientras copia',
  'plataforma/arranque/exigirBase.ts': 'pregunta qué base es antes de servirla, y le pone su zona',
  'plataforma/base/db.ts': 'abre y cierra transacciones, y envía las sentencias',
  'plataforma/base/migrar.ts': 'corre antes de que haya tablas',
  'plataforma/base/puntoDeRetorno.ts': 'abre y cierra una parte de una transacción',
  'plataforma/base/replica.ts': 'lleva a la réplica la sentencia que otro declaró',
  'plataforma/base/versionDeLaBase.ts': 'corre antes de que haya tablas',
  'plataforma/paginas/paginas.ts': 'arma la página según el filtro; sus modelos están declarados',
  'plataforma/postgresEmbebido/conexion.ts': 'crea la base misma',
  'plataforma/postgresEmbebido/rolDelServidor.ts': 'crea el rol con que se la atiende',
  'plataforma/proceso/trabajos.ts': 'envía lo que pg-boss escribe en su esquema',
  'respaldo/copia/base.ts': 'lee y escribe cualquier tabla, como texto',
  'respaldo/copia/enSuLugar.ts': 'cambia de nombre bases enteras',
  'semilla/sembrar.ts': 'pregunta por las filas fijas de todas las tablas a la vez',
  'semilla/siembra.ts': 'escribe las filas fijas de cualquier tabla, por su nombre',
}

test('7. el SQL se envía con sentencias declaradas', () => {
  const envian = fuentes
    .filter((archivo) => archivo.startsWith('server/src/') && !ES_PRUEBA.test(archivo))
    .filter((archivo) => /\.(?:query|execute)\s*[<(]|\bnew (?:Cursor|pg\.Client)\b/.test(leer(archivo)))
    .map((archivo) => archivo.replace('server/src/', ''))
  expect(envian.sort()).toEqual(Object.keys(SIN_SENTENCIA))
})

test('la historia de una carpeta se escribe de una sola manera', () => {
  const escriben = fuentes
    .filter((archivo) => archivo.startsWith('server/src/') && !ES_PRUEBA.test(archivo))
    .filter((archivo) => /insert into tramite_historial/i.test(leer(archivo)))
  expect(escriben).toEqual(['server/src/carpetas/lineaDeHistoria.ts'])
})

/** Who takes more of drizzle than types: whoever declares tables, who migrates, and who reads the columns that a form declares. */
const CON_DRIZZLE = /\/(?:tablas|columnas|migrar|filaDeFormulario)\.ts$/

test('las consultas no las arma drizzle: declara tablas y migra (ADR 3)', () => {
  const arman = fuentes
    .filter((archivo) => archivo.startsWith('server/src/') && !ES_PRUEBA.test(archivo) && !CON_DRIZZLE.test(archivo))
    .filter((archivo) => /^import (?!type ).*from 'drizzle-orm/m.test(leer(archivo)))
  expect(arman).toEqual([])
})

test('ningún candado dura más que su transacción, salvo el de quien arranca y el de quien copia, con una conexión para él', () => {
  const deConexion = fuentes.filter(
    (archivo) => !ES_PRUEBA.test(archivo) && /pg_(try_)?advisory_lock\(/.test(leer(archivo)),
  )
  expect(deConexion).toEqual(['server/src/plataforma/archivos/copiaEnCurso.ts', 'server/src/plataforma/base/migrar.ts'])
})
