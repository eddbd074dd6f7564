import type { versionesDeFormulario } from '@catastro/domain/formularios/llamadas'
import { type CodigoDeFormulario, TIPO_DE_FORMULARIO } from '@catastro/domain/formularios/tipos'
import type { Respuesta } from '@catastro/domain/llamada'
import { eq } from 'drizzle-orm'
import { type Db, sentencia, type Tx } from '../plataforma/db.ts'
import { formulario1, formulario1bis, formulario2, formulario14, formulario19 } from './tablas.ts'

const TABLAS = {
  '1': formulario1,
  '1bis': formulario1bis,
  '2': formulario2,
  '14': formulario14,
  '19': formulario19,
} satisfies Record<CodigoDeFormulario, unknown>

const archivar = sentencia(
  'archivar_version',
  `insert into formulario_version (id_carpeta, id_formulario_tipo, version, datos)
   select $1, $2, 1 + count(*), $3::jsonb from formulario_version where id_carpeta = $1 and id_formulario_tipo = $2`,
)

/** Puts what was sent aside, so that the form can be sent again. The caller has locked the folder. */
export async function archivarVersion(
  tx: Tx,
  codigo: CodigoDeFormulario,
  idCarpeta: number,
  enviados: readonly object[],
): Promise<void> {
  for (const enviado of enviados) await archivar(tx, idCarpeta, TIPO_DE_FORMULARIO[codigo], JSON.stringify(enviado))
  const tabla = TABLAS[codigo]
  await tx.delete(tabla).where(eq(tabla.idCarpeta, idCarpeta))
}

const leer = sentencia(
  'versiones_de_formulario',
  `select version, datos, reemplazada_el as "reemplazadaEl" from formulario_version
   where id_carpeta = $1 and id_formulario_tipo = $2 order by version desc`,
)

export async function versionesDe(
  db: Db,
  idCarpeta: number,
  codigo: CodigoDeFormulario,
): Promise<Respuesta<typeof versionesDeFormulario, never>> {
  const versiones = await leer(db, idCarpeta, TIPO_DE_FORMULARIO[codigo])
  return { versiones: versiones.map((v) => ({ ...v, reemplazadaEl: v.reemplazadaEl.toISOString() })) }
}
