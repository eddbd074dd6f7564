import { VOLVIO_DE_UNA_COPIA } from '@catastro/domain/respaldo/mensajes'
import { type Db, sentencia } from '../base/db.ts'
import { con } from '../base/sentencias.ts'
import { unaFila } from '../base/unaFila.ts'
import type { Hueco } from '../tablas.ts'
import type { Sabido } from './almacen.ts'

/**
 * Numbers that nobody knows of and may have been given all the same, between the last time that the store was told (every
 * minute) and the loss. A numbering goes on so far above.
 */
const MARGEN = 1000

const leerSabido = sentencia(
  'hasta_donde_se_sabe',
  `select coalesce((select id from auditoria order by id desc limit 1), 0) as "escrituras!", cadena.numeros() as "numeros!",
     now() as "ahora!"`,
  con<{ numeros: Readonly<Record<string, number>> }>(),
)

/** How far this database has come. */
export async function loSabido(db: Db): Promise<Sabido> {
  const { ahora, ...fila } = unaFila(await leerSabido(db))
  return { ...fila, el: ahora.toISOString() }
}

const adelantar = sentencia(
  'adelantar_numeros',
  'select cadena.adelantar_numeros($1::jsonb, $2) as "huecos!"',
  con<{ huecos: readonly Hueco[] }>(),
)

/** Every numbering goes on above what is known to have been given; answers what nobody gets. */
export async function adelantarNumeros(db: Db, numeros: Sabido['numeros'], margen: number): Promise<readonly Hueco[]> {
  return unaFila(await adelantar(db, JSON.stringify(numeros), margen)).huecos
}

const guardar = sentencia(
  'guardar_restauracion',
  `insert into restauracion (motivo, copia_hasta, sabido_hasta, escrituras, huecos)
   select $1, (select ocurrido_el from auditoria order by id desc limit 1), $2?::timestamptz, $3?, $4::jsonb`,
)

/**
 * Database and store are of different hours: numbers go on above all that either knows, and it is written down for an
 * ADMINISTRADOR, with what is missing in between.
 */
export async function anotarRestauracion(db: Db, tiene: Sabido, sabido: Sabido | undefined): Promise<void> {
  const huecos = await adelantarNumeros(db, sabido?.numeros ?? {}, MARGEN)
  const faltan = sabido ? Math.max(0, sabido.escrituras - tiene.escrituras) : null
  await guardar(db, motivoDe(tiene, sabido), sabido?.el ?? null, faltan, JSON.stringify(huecos))
}

const VOLVIO = 'La base de datos o la carpeta de archivos volvió de una copia'
const VOLVIO_LA_BASE = 'La base de datos volvió de una copia anterior a lo último que se supo de ella'
const VOLVIO_LA_CARPETA = 'La carpeta de archivos volvió de una copia anterior a la base de datos'

function motivoDe(tiene: Sabido, sabido: Sabido | undefined): string {
  if (!sabido) return VOLVIO
  return sabeMenos(tiene, sabido) ? VOLVIO_LA_BASE : VOLVIO_LA_CARPETA
}

/** What is known to have been written or given lies beyond where this database is. Of an audit that was cut whole, only the numbers tell. */
export const sabeMenos = (tiene: Sabido, sabido: Sabido): boolean =>
  (tiene.escrituras > 0 && tiene.escrituras < sabido.escrituras) ||
  Object.entries(sabido.numeros).some(([numeracion, ultimo]) => (tiene.numeros[numeracion] ?? 0) < ultimo)

const titulosDespuesDeLaCopia = sentencia(
  'titulos_despues_de_la_copia',
  `select s.titulo as "titulo!" from archivo_sin_dueno s
   where s.titulo is not null and s.descartado_el is null and exists (select 1 from restauracion r
     where s.recibido_el > coalesce(r.copia_hasta, '-infinity') and s.recibido_el < r.notada_el)`,
)
const laUltima = sentencia(
  'ultima_restauracion',
  'select id_restauracion as "idRestauracion", huecos from restauracion order by id_restauracion desc limit 1 for update',
  con<{ huecos: readonly Hueco[] }>(),
)
const sumarHuecos = sentencia(
  'sumar_huecos',
  'update restauracion set huecos = huecos || $2::jsonb where id_restauracion = $1',
)

/** What each document that the portal makes is called (legajoPdf.ts, hoja.ts), and whose number that is. */
const NUMERADOS: readonly (readonly [RegExp, string])[] = [
  [/\bcarpeta\D{0,10}(\d{1,9})/i, 'carpeta_id_carpeta_seq'],
  [/\bLD-\d{4}-(\d{6,9})\b/, 'certificado_id_certificado_seq'],
  [/\bPA-\d{4}-(\d{6,9})\b/, 'certificado_de_padron_id_certificado_seq'],
]

/** A title is also what somebody wrote: a number this far from the last that was given is listed, and no more. */
const DEMASIADO_LEJOS = 100_000

/**
 * What lies in the store since the copy was made is of folders and certificates that this database never gave: their numbers go
 * on above what those documents are called, and the gap is listed with the others.
 */
export async function seguirPorEncimaDeLosSueltos(db: Db): Promise<void> {
  const titulos = await titulosDespuesDeLaCopia(db)
  if (titulos.length === 0) return
  const [restauracion] = await laUltima(db)
  if (!restauracion) return
  const { numeros } = await loSabido(db)
  const vistos: Record<string, number> = {}
  for (const [patron, numeracion] of NUMERADOS) {
    const dado = numeros[numeracion] ?? 0
    const suyos = titulos
      .map(({ titulo }) => Number(patron.exec(titulo)?.[1] ?? 0))
      .filter((n) => n < dado + DEMASIADO_LEJOS)
    const ultimo = Math.max(0, ...suyos)
    if (ultimo > dado) vistos[numeracion] = ultimo
  }
  const hastaAhora = (cual: string) =>
    Math.max(0, ...restauracion.huecos.filter(({ numeracion }) => numeracion === cual).map(({ hasta }) => hasta))
  const huecos = (await adelantarNumeros(db, vistos, 0))
    .map((hueco) => ({ ...hueco, desde: Math.max(hueco.desde, hastaAhora(hueco.numeracion) + 1) }))
    .filter(({ desde, hasta }) => desde <= hasta)
  if (huecos.length > 0) await sumarHuecos(db, restauracion.idRestauracion, JSON.stringify(huecos))
}

const sinConfirmar = sentencia(
  'restauraciones_sin_confirmar',
  `select motivo, copia_hasta as "copiaHasta", sabido_hasta as "sabidoHasta", escrituras
   from restauracion where confirmada_el is null order by id_restauracion desc`,
)

/** What is said of each until somebody confirms that they know: in the log, in /salud/listo and in an ADMINISTRADOR's home. */
export const avisosDeRestauracion = async (db: Db): Promise<string[]> =>
  (await sinConfirmar(db)).map((fila) => VOLVIO_DE_UNA_COPIA(fila))

const algunaSinConfirmar = sentencia(
  'hay_restauracion_sin_confirmar',
  'select exists (select 1 from restauracion where confirmada_el is null) as "hay!"',
)
export const hayRestauracionSinConfirmar = async (db: Db): Promise<boolean> =>
  (await algunaSinConfirmar(db))[0]?.hay ?? false
