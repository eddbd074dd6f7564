import type { ParcelaDelMapa } from '@catastro/domain/mapa/llamadas'
import { PARCELA_NO_EXISTE } from '@catastro/domain/mapa/mensajes'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { exigir } from '../plataforma/base/tablasDeReferencia.ts'
import { comoCaja } from './capas.ts'

/** Of `parcela p` with its block and its register's address: what anybody signed in may see of it. */
export const COLUMNAS_DE_PARCELA = `p.id_parcela as "idParcela", p.id_manzana as "idManzana", p.padron, m.seccion, m.manzana, p.parcela,
  trim(coalesce(d.calle_texto || ' ' || d.nro_puerta, '')) as "domicilio!", p.centro[0] as "lon!", p.centro[1] as "lat!"`
export const UNIONES_DE_PARCELA = `join manzana m using (id_manzana) left join padron r on r.padronm = p.padron
  left join domicilio d on d.id_domicilio = r.id_domicilio`

const leerParcela = sentencia(
  'parcela_del_mapa',
  `select ${COLUMNAS_DE_PARCELA}, (p.caja[1])[0] as oeste, (p.caja[1])[1] as sur, (p.caja[0])[0] as este, (p.caja[0])[1] as norte
   from parcela p ${UNIONES_DE_PARCELA} where p.id_parcela = $1`,
)

interface FilaDeParcela extends Omit<ParcelaDelMapa, 'centro'> {
  readonly lon: number
  readonly lat: number
}

export const presentarParcela = ({ lon, lat, ...parcela }: FilaDeParcela): ParcelaDelMapa => ({
  ...parcela,
  centro: [lon, lat],
})

export async function parcelaDelMapa(db: Db, idParcela: number) {
  const { oeste, sur, este, norte, ...fila } = exigir(await leerParcela(db, idParcela), PARCELA_NO_EXISTE)
  return { parcela: presentarParcela(fila), caja: comoCaja({ oeste, sur, este, norte }) }
}
