import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { conexionDe } from '../../src/plataforma/postgresEmbebido/conexion.ts'
import { leerPostmaster } from '../../src/plataforma/postgresEmbebido/postmasterPid.ts'
import { leerJson, type Sesion } from './clientes.ts'
import { type Cuaderno, sha256 } from './cuaderno.ts'

/** What must hold after a kill and a restart. Each function returns sentences about what does not; none is good. */

/** The embedded database of a data folder, or any other. */
export type Donde = string | pg.ClientConfig

async function conexionEn(donde: Donde): Promise<pg.ClientConfig> {
  if (typeof donde !== 'string') return donde
  const postmaster = await leerPostmaster(join(donde, 'postgres', 'datos'))
  if (!postmaster) throw new Error('La base de datos no está en marcha')
  const clave = await readFile(join(donde, 'postgres', 'clave'), 'utf8')
  return { ...conexionDe(postmaster.sockets, clave.trim()) }
}

export async function conBase<R>(donde: Donde, obra: (base: pg.Client) => Promise<R>): Promise<R> {
  const base = new pg.Client(await conexionEn(donde))
  base.on('error', () => {}) // whoever asks hears of it
  await base.connect()
  try {
    return await obra(base)
  } finally {
    await base.end()
  }
}

const ES_GUARDADO = /^[0-9a-f]{2}\/[0-9a-f]{32}$/

/** The stored files by their key in the store. */
async function archivosEnDisco(carpeta: string): Promise<Map<string, string>> {
  const raiz = join(carpeta, 'archivos')
  const entradas = await readdir(raiz, { recursive: true, withFileTypes: true })
  const rutas = entradas.filter((e) => e.isFile()).map((e) => join(e.parentPath, e.name))
  const guardados = rutas.map((ruta) => [ruta.slice(raiz.length + 1), ruta] as const)
  return new Map(guardados.filter(([clave]) => ES_GUARDADO.test(clave)))
}

/** What the database says of its files: by their key in the store, what their bytes sum up to. */
const archivosConFila = (carpeta: string) =>
  conBase(carpeta, async (base) => {
    const { rows } = await base.query<{ ruta: string; sha256: string }>('select ruta, sha256 from archivo')
    return new Map(rows.map(({ ruta, sha256 }) => [ruta, sha256]))
  })

/** Stored bytes without a row: what the sweep takes later. */
export async function sinFila(carpeta: string): Promise<number> {
  const filas = await archivosConFila(carpeta)
  return [...(await archivosEnDisco(carpeta)).keys()].filter((ruta) => !filas.has(ruta)).length
}

/** Every row has its file, with the bytes that the row says. */
export async function revisarAlmacen(carpeta: string): Promise<string[]> {
  const enDisco = await archivosEnDisco(carpeta)
  const faltas: string[] = []
  for (const [ruta, esperado] of await archivosConFila(carpeta)) {
    const lugar = enDisco.get(ruta)
    if (!lugar) faltas.push(`fila sin archivo: ${ruta}`)
    else if (sha256(await readFile(lugar)) !== esperado) faltas.push(`bytes cambiados: ${ruta}`)
  }
  return faltas
}

// Of folders filed after the demo city's ($1). The definition of `completa` is written out here again on purpose.
const A_MEDIAS = `
  select c.id_carpeta as id,
    (select array_agg(id_formulario_tipo order by id_formulario_tipo) from carpeta_formulario f
      where f.id_carpeta = c.id_carpeta) is distinct from array[1] as formularios,
    (select count(*) from tramite_historial h where h.id_carpeta = c.id_carpeta and h.evento = 'ALTA') <> 1 as historia,
    (select count(*) from archivo a where a.id_carpeta = c.id_carpeta and a.clase = 'CROQUIS') <> 1 as croquis,
    (select count(*) from auditoria a where a.entidad = 'carpeta' and a.accion = 'INSERT'
      and a.id_entidad = c.id_carpeta::text) <> 1 as auditoria,
    exists (select 1 from carpeta_formulario f where f.id_carpeta = c.id_carpeta and f.grabado)
      <> exists (select 1 from formulario1 f where f.id_carpeta = c.id_carpeta) as respuestas,
    c.completa <> (
      exists (select 1 from formulario1 f where f.id_carpeta = c.id_carpeta)
      and exists (select 1 from archivo a where a.id_carpeta = c.id_carpeta and a.clase = 'DOCUMENTO')) as completa
  from carpeta c where c.id_carpeta > $1`

/** No half folder: each has its form, the beginning of its history, its sketch, its audit and a true `completa`. */
export async function revisarCarpetas(donde: Donde, ultimaDemo: number): Promise<string[]> {
  const { rows } = await conBase(donde, (base) => base.query<{ id: number }>(A_MEDIAS, [ultimaDemo]))
  return rows.flatMap(({ id, ...faltas }) =>
    Object.entries(faltas)
      .filter(([, falta]) => falta)
      .map(([que]) => `carpeta ${id} a medias: ${que}`),
  )
}

/** One folder for each key that was answered, and none else. */
export async function revisarUnicas(donde: Donde, ultimaDemo: number, cuaderno: Cuaderno): Promise<string[]> {
  const { rows } = await conBase(donde, (base) =>
    base.query<{ id: number }>('select id_carpeta as id from carpeta where id_carpeta > $1', [ultimaDemo]),
  )
  const confirmadas = cuaderno.de('carpeta').map(({ idCarpeta }) => idCarpeta)
  const conocidas = new Set(confirmadas)
  return [
    ...rows.filter(({ id }) => !conocidas.has(id)).map(({ id }) => `carpeta ${id} de más`),
    ...(conocidas.size < confirmadas.length ? ['dos envíos distintos recibieron la misma carpeta'] : []),
  ]
}

interface ArchivoListado {
  readonly idArchivo: number
  readonly sha256: string
}

/** Whatever was acknowledged is there, asked over HTTP: folders by id, files by the SHA-256 of the bytes downloaded. */
export async function revisarConfirmados(
  { direccion, sesion }: { direccion: string; sesion: Sesion },
  cuaderno: Cuaderno,
): Promise<string[]> {
  const headers = { authorization: sesion.token }
  const pedir = (camino: string) => fetch(`${direccion}/api${camino}`, { headers })
  const esperados = conSusArchivos(cuaderno)
  const faltas: string[] = []
  for (const [idCarpeta, susArchivos] of esperados) {
    const ficha = await pedir(`/documentacion/carpeta/${idCarpeta}`)
    await ficha.body?.cancel()
    if (!ficha.ok) faltas.push(`falta la carpeta ${idCarpeta}`)
    const lista = await pedir(`/documentacion/archivos?idCarpeta=${idCarpeta}`)
    const { archivos } = lista.ok ? await leerJson<{ archivos: ArchivoListado[] }>(lista) : { archivos: [] }
    const bajados: string[] = []
    for (const { idArchivo, sha256: anunciado } of archivos) {
      const bajado = sha256(new Uint8Array(await (await pedir(`/documentacion/archivo/${idArchivo}`)).arrayBuffer()))
      if (bajado !== anunciado) faltas.push(`el archivo ${idArchivo} bajó con otros bytes`)
      bajados.push(bajado)
    }
    for (const confirmado of susArchivos) {
      const veces = bajados.filter((bajado) => bajado === confirmado).length
      if (veces !== 1) faltas.push(`carpeta ${idCarpeta}: un archivo confirmado está ${veces} veces`)
    }
  }
  const formularios = cuaderno.de('formulario').map(({ idCarpeta }) => idCarpeta)
  for (const idCarpeta of formularios) {
    const filas = await leerJson<unknown[]>(await pedir(`/formulario/consultarFormulario1?idCarpeta=${idCarpeta}`))
    if (filas.length !== 1) faltas.push(`carpeta ${idCarpeta}: falta el formulario confirmado`)
  }
  return faltas
}

/** The acknowledged files of each acknowledged folder, the sketch among them. */
function conSusArchivos(cuaderno: Cuaderno): Map<number, string[]> {
  const carpetas = new Map<number, string[]>()
  for (const { idCarpeta, sha256 } of cuaderno.confirmados.values()) {
    carpetas.set(idCarpeta, [...(carpetas.get(idCarpeta) ?? []), ...(sha256 ? [sha256] : [])])
  }
  return carpetas
}
