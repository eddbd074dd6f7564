import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type Db, type DbRaiz, enTransaccion, sentencia } from '../base/db.ts'
import { AlmacenAjeno, type AlmacenEntero, type Marca, type Sabido } from './almacen.ts'
import { anotarRestauracion, loSabido, sabeMenos } from './restauraciones.ts'
import { nombraArchivos, porLotes, sinFila } from './tablasConArchivos.ts'

/**
 * Store and database carry the same number: a start over somebody else's files, or with an empty database over a full
 * store, is refused, since to the sweep every one of those files would be nobody's. And they exchange a word each time:
 * where it differs, one of the two came back from a copy.
 */

/** What `ADOPTAR_ALMACEN` says for a store without a mark. */
const SIN_MARCA = 'sin-marca'

const leerFila = sentencia('leer_almacen', 'select id from almacen')

const hayTabla = sentencia('hay_almacen', `select to_regclass('public.almacen') is not null as "hay!"`)

/**
 * Called at start before the migrations: a database that belongs to another store is refused as it is, and not brought to
 * this version first, and an empty one beside somebody's files gets no tables. One that belongs to none yet is judged by
 * `reconocerAlmacen`, by its files.
 */
export async function exigirQueNoSeaAjena(db: DbRaiz, almacen: AlmacenEntero, adoptar?: string): Promise<void> {
  if ((await hayTabla(db))[0]?.hay) {
    const [fila] = await leerFila(db)
    if (fila) await vanJuntos(db, almacen, fila.id, adoptar)
    return
  }
  const marca = (await almacen.marca())?.id
  let total = 0
  for await (const rutas of porLotes(almacen.listar())) total += rutas.length
  if (total > 0 && adoptar !== (marca ?? SIN_MARCA))
    throw new AlmacenAjeno(`${conoceMenos(0, total)}. ${comoSeguir(marca)}`)
}

/** Called at start, before anything is stored. `adoptar`: the store that somebody says is this database's from now on. */
export async function reconocerAlmacen(db: DbRaiz, almacen: AlmacenEntero, adoptar?: string): Promise<void> {
  const [fila] = await leerFila(db)
  const { marca, yaUnidos } = await vanJuntos(db, almacen, fila?.id, adoptar)
  if (!yaUnidos) await unir(db, almacen, fila?.id ?? marca ?? randomUUID())
  await intercambiarTestigo(db, almacen)
}

/** Refuses the two that do not belong together, unless somebody said that from now on they do. */
async function vanJuntos(db: Db, almacen: AlmacenEntero, esperada?: string, adoptar?: string) {
  const marca = (await almacen.marca())?.id
  const yaUnidos = esperada !== undefined && marca === esperada
  if (!yaUnidos && adoptar !== (marca ?? SIN_MARCA)) {
    const porQueNo = await porQueNoVanJuntos(db, almacen, marca, esperada)
    if (porQueNo) throw new AlmacenAjeno(`${porQueNo}. ${comoSeguir(marca)}`)
  }
  return { marca, yaUnidos }
}

const comoSeguir = (marca: string | undefined) =>
  'No se inicia, y no se tocó ningún archivo. Revise DATABASE_URL, STORAGE_URL y DATA_DIR. Si esta base y esta carpeta ' +
  `van juntas desde ahora, por una restauración o una mudanza, inicie una vez con ADOPTAR_ALMACEN=${marca ?? SIN_MARCA} ` +
  '(docs/operacion.md, Archivos)'

/** Undefined where they do: neither has anything to lose, or the database knows the files. */
async function porQueNoVanJuntos(db: Db, almacen: AlmacenEntero, marca?: string, esperada?: string) {
  if (esperada !== undefined) {
    return marca === undefined
      ? `La carpeta de archivos no es la de esta base de datos: le falta la marca ${esperada}`
      : `La carpeta de archivos es de otra base de datos: lleva la marca ${marca} y esta base espera ${esperada}`
  }
  const { total, conocidos } = await contar(db, almacen)
  if (total === 0) {
    return (await nombraArchivos(db))
      ? 'La carpeta de archivos está vacía, y la base de datos nombra archivos'
      : undefined
  }
  if (conocidos * 2 > total) return undefined
  return conoceMenos(conocidos, total)
}

const conoceMenos = (conocidos: number, total: number) =>
  `La base de datos conoce ${conocidos} de los ${total} archivos de la carpeta: está vacía, es otra o es anterior`

async function contar(db: Db, almacen: AlmacenEntero) {
  let [total, conocidos] = [0, 0]
  for await (const rutas of porLotes(almacen.listar())) {
    total += rutas.length
    conocidos += rutas.length - (await sinFila(db, rutas)).length
  }
  return { total, conocidos }
}

const guardarIdentidad = sentencia(
  'guardar_identidad_del_almacen',
  `insert into almacen (id, testigo, migraciones, en_reposo_hasta) values ($1, $2, 0, now())
   on conflict (id) do update set testigo = $2, migraciones = 0`,
)

/** The mark first: a crash in between leaves what the next start takes for a store with nothing in it, or with known files. */
async function unir(db: DbRaiz, almacen: AlmacenEntero, id: string): Promise<void> {
  const testigo = randomUUID()
  // What the store knew of the database it had until now still counts: this one may be an older copy of that.
  await almacen.marcar({ id, testigo, sabido: (await almacen.marca())?.sabido })
  await guardarIdentidad(db, id, testigo)
}

const bloquear = sentencia(
  'bloquear_almacen',
  `select id, testigo, migraciones, (select count(*)::int from drizzle.__drizzle_migrations) as ahora,
     en_reposo_hasta > now() as "reposa!"
   from almacen for update`,
)
const guardarTestigo = sentencia(
  'guardar_testigo_del_almacen',
  `update almacen set testigo = $1, migraciones = $2,
     en_reposo_hasta = case when $3 then now() + interval '1 day' else en_reposo_hasta end
   returning en_reposo_hasta > now() as reposa`,
)
const anotarEnLaCadena = sentencia('anotar_restauracion', 'select cadena.restaurada($1)')
const olvidarVistos = sentencia('olvidar_archivos_sin_fila', 'delete from archivo_sin_fila')

/** What an exchange found: whether the sweep rests, and whether this is the first that anybody knows of a restored copy. */
interface Intercambio {
  readonly reposa: boolean
  readonly restaurada: boolean
}

/**
 * A new word for both, and with it how far the database has come; none where nothing was written since the last one. Where
 * the old one differs (a restored database or store), the store is in another place, or the schema changed, what was noted
 * about files is forgotten, and for a day nothing is put aside.
 */
export const intercambiarTestigo = (db: DbRaiz, almacen: AlmacenEntero): Promise<Intercambio> =>
  enTransaccion(db, null, async (tx) => {
    const [[fila], marca] = [await bloquear(tx), await almacen.marca()]
    if (!fila || marca?.id !== fila.id)
      throw new AlmacenAjeno('La carpeta de archivos ya no es la de esta base de datos')
    const sabido = await loSabido(tx)
    const restaurada = esDeOtraHora(fila.testigo, sabido, marca)
    const cambio = restaurada || marca.mudado || fila.migraciones !== fila.ahora
    if (!cambio && marca.testigo === fila.testigo && esLoMismo(sabido, marca.sabido)) {
      return { reposa: fila.reposa, restaurada }
    }
    if (cambio) await olvidarVistos(tx)
    if (restaurada) await anotarRestauracion(tx, sabido, marca.sabido)
    if (restaurada || marca.mudado) await anotarEnLaCadena(tx, restaurada ? DE_OTRA_HORA : SE_MUDO)
    const testigo = randomUUID()
    const [guardada] = await guardarTestigo(tx, testigo, fila.ahora, cambio)
    await almacen.marcar({ id: fila.id, testigo, anterior: fila.testigo, sabido: await loSabido(tx) })
    return { reposa: guardada?.reposa ?? true, restaurada }
  })

const DE_OTRA_HORA = 'la base de datos o la carpeta de archivos volvió de una copia'
const SE_MUDO = 'la carpeta de archivos se mudó'

/**
 * The mark is written before its database commits: a process that dies in between leaves the word before, and a database
 * that is no older than what the mark knows of it.
 */
function esDeOtraHora(testigo: string, tiene: Sabido, marca: Marca): boolean {
  if (marca.sabido && sabeMenos(tiene, marca.sabido)) return true
  return marca.testigo !== testigo && marca.anterior !== testigo
}

const esLoMismo = (a: Sabido, b: Sabido | undefined) =>
  b !== undefined && a.escrituras === b.escrituras && isDeepStrictEqual(a.numeros, b.numeros)
