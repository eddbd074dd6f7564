import { type CodigoDeFormulario, FORMULARIOS } from '@catastro/domain/formularios/formularios'
import type { versionesDeFormulario } from '@catastro/domain/formularios/llamadas'
import type { Respuesta } from '@catastro/domain/llamada'
import { type Db, sentencia, type Tx } from '../plataforma/base/db.ts'
import type { FormularioDeCarpeta } from './formularioDeCarpeta.ts'

const archivar = sentencia(
  'archivar_version',
  `insert into formulario_version (id_carpeta, id_formulario_tipo, version, datos)
   select $1, $2, 1 + count(*), $3::jsonb from formulario_version where id_carpeta = $1 and id_formulario_tipo = $2`,
)

/** Puts what was sent aside, as its view shows it, so that the form can be sent again. The caller has locked the folder. */
export async function archivarVersion(
  tx: Tx,
  { codigo, leer, borrar }: FormularioDeCarpeta,
  idCarpeta: number,
): Promise<void> {
  for (const enviado of await leer(tx, idCarpeta)) {
    await archivar(tx, idCarpeta, FORMULARIOS[codigo].tipo, JSON.stringify(enviado))
  }
  await borrar(tx, idCarpeta)
}

const leerVersiones = sentencia(
  'versiones_de_formulario',
  `select version, datos, reemplazada_el as "reemplazadaEl" from formulario_version
   where id_carpeta = $1 and id_formulario_tipo = $2 order by version desc`,
)

export async function versionesDe(
  db: Db,
  idCarpeta: number,
  codigo: CodigoDeFormulario,
): Promise<Respuesta<typeof versionesDeFormulario, never>> {
  const versiones = await leerVersiones(db, idCarpeta, FORMULARIOS[codigo].tipo)
  return { versiones: versiones.map((v) => ({ ...v, reemplazadaEl: v.reemplazadaEl.toISOString() })) }
}
