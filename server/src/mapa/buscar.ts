import { errorDeCampo } from '@catastro/domain/errores'
import { BUSQUEDA_CORTA } from '@catastro/domain/mapa/mensajes'
import { MIN_BUSQUEDA, RESULTADOS } from '@catastro/domain/mapa/reglas'
import { soloDigitos } from '@catastro/domain/tipos'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { COLUMNAS_DE_PARCELA, presentarParcela, UNIONES_DE_PARCELA } from './parcelas.ts'

const porPadron = sentencia(
  'parcelas_de_un_padron',
  `select ${COLUMNAS_DE_PARCELA} from parcela p ${UNIONES_DE_PARCELA} where p.padron = $1`,
)

/** A door is looked for within its hundred. */
const CERCA = 100
/** 'S/N' has no number, and '120 B' has 120. */
const PUERTA = `substring(d.nro_puerta from '^\\d{1,9}')::int`

// Few streets have such a name; of theirs, the doors nearest to the one that was asked for.
const porDomicilio = sentencia(
  'parcelas_de_un_domicilio',
  `select ${COLUMNAS_DE_PARCELA}
   from domicilio d join padron r on r.id_domicilio = d.id_domicilio join parcela p on p.padron = r.padronm
     join manzana m using (id_manzana)
   where d.id_calle in (select id_calle from calle where clave_de_nombre(calle) like '%' || clave_de_nombre($1) || '%')
     and d.origen = 'PADRON' and ($2?::int is null or abs(${PUERTA} - $2) <= ${CERCA})
   order by abs(coalesce(${PUERTA}, 0) - coalesce($2, 0)), d.calle_texto, p.id_parcela
   limit ${RESULTADOS + 1}`,
)

/** A padron's parcel, or those at a street and door: 'San Martín 450'. */
export async function buscarEnElMapa(db: Db, texto: string) {
  const numero = soloDigitos(texto)
  if (/^\d{1,8}$/.test(numero)) return resultado(await porPadron(db, numero))
  const [, calle = '', puerta] = /^(.*?)(?:\s+(\d{1,6}))?$/.exec(texto.replace(/[%_\\]/g, ' ').trim()) ?? []
  if (calle.trim().length < MIN_BUSQUEDA) throw errorDeCampo('texto', BUSQUEDA_CORTA)
  return resultado(await porDomicilio(db, calle.trim(), puerta === undefined ? null : Number(puerta)))
}

const resultado = (filas: Parameters<typeof presentarParcela>[0][]) => ({
  parcelas: filas.slice(0, RESULTADOS).map(presentarParcela),
  hayMas: filas.length > RESULTADOS,
})
