import { ContenidoDeResultado, huellaDeclarada } from '@catastro/domain/visitas/resultado'
import { sentencia, type Tx } from '../plataforma/base/db.ts'

/** A photo of a signed result is the one with the SHA-256 that the result declares. */

const leerElQueVale = sentencia(
  'resultado_que_vale',
  `select contenido as "contenido!" from visita_envio
   where id_visita = $1 and clase = 'RESULTADO' and situacion = 'VALE'`,
)

/** What the visit's result says that this photo sums up to; undefined where it says nothing of it. */
export async function huellaFirmada(tx: Tx, idVisita: number, id: string): Promise<string | undefined> {
  const [vale] = await leerElQueVale(tx, idVisita)
  return vale && huellaDeclarada(ContenidoDeResultado.parse(JSON.parse(vale.contenido)), id)
}

const apartar = sentencia(
  'apartar_fotos_no_firmadas',
  `update visita_envio e set situacion = 'APARTADO', motivo = 'OTRA FOTO'
   from unnest($2::uuid[], $3::text[]) f(id, huella)
   where e.id_visita = $1 and e.clase = 'FOTO' and e.situacion = 'VALE' and e.id = f.id and e.sha256 <> f.huella`,
)

/** Those that had come before the result, with other bytes: they stay among the files, and no longer stand. */
export async function apartarLasNoFirmadas(
  tx: Tx,
  idVisita: number,
  { fotos, huellas }: Pick<ContenidoDeResultado, 'fotos' | 'huellas'>,
): Promise<void> {
  if (huellas && fotos.length > 0) await apartar(tx, idVisita, [...fotos], [...huellas])
}
