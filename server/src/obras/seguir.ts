import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import { MANZANA_NO_EXISTE, PARCELA_NO_EXISTE } from '@catastro/domain/mapa/mensajes'
import type { ObraSeguida } from '@catastro/domain/obras/llamadas'
import {
  DEMASIADAS_SEGUIDAS,
  ENLACE_INVALIDO,
  SEGUIDA_NO_EXISTE,
  SIN_CORREO,
  UNA_SOLA_COSA,
} from '@catastro/domain/obras/mensajes'
import { LARGO_DE_CODIGO_DE_BAJA, MAX_SEGUIDAS } from '@catastro/domain/obras/reglas'
import { type Db, type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { exigir } from '../plataforma/base/tablasDeReferencia.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { nuevoCodigo } from '../plataforma/proceso/codigo.ts'

const leer = sentencia(
  'obras_seguidas',
  `select s.id_seguida as "idSeguida", m.id_manzana as "idManzana", s.id_parcela as "idParcela", m.seccion, m.manzana,
     coalesce(p.parcela, '') as "parcela!", s.creado_el as desde
   from obra_seguida s left join parcela p using (id_parcela) join manzana m on m.id_manzana = coalesce(s.id_manzana, p.id_manzana)
   where s.id_persona = $1 and s.baja_el is null order by s.id_seguida desc`,
)

export const obrasSeguidas = async (db: Db, { idPersona }: Identidad): Promise<ObraSeguida[]> =>
  (await leer(db, idPersona)).map((fila) => ({ ...fila, desde: fila.desde.toISOString() }))

// Locked, so that two tabs at once do not pass the limit.
const quienSigue = sentencia(
  'quien_sigue_obras',
  `select coalesce(email_persona, '') <> '' as "conCorreo!" from persona where id_persona = $1 for no key update`,
)
const cuantasSigue = sentencia(
  'cuantas_obras_sigue',
  'select count(*) as "cuantas!" from obra_seguida where id_persona = $1 and baja_el is null',
)
const yaSigue = sentencia(
  'obra_que_ya_sigue',
  `select id_seguida as "idSeguida" from obra_seguida
   where id_persona = $1 and baja_el is null and (id_manzana = $2? or id_parcela = $3?)`,
)
const agregar = sentencia(
  'seguir_obras',
  `insert into obra_seguida (id_persona, id_manzana, id_parcela, codigo) values ($1, $2?, $3?, $4)
   returning id_seguida as "idSeguida"`,
)
const hayManzana = sentencia('manzana_por_seguir', 'select id_manzana as id from manzana where id_manzana = $1')
const hayParcela = sentencia('parcela_por_seguir', 'select id_parcela as id from parcela where id_parcela = $1')

interface Lugar {
  readonly idManzana?: number | undefined
  readonly idParcela?: number | undefined
}

/** Asked for again, it is the one that there is. */
export function seguirObras(db: DbRaiz, { idPersona }: Identidad, { idManzana, idParcela }: Lugar): Promise<number> {
  if ((idManzana === undefined) === (idParcela === undefined)) throw errorDeCampo('idManzana', UNA_SOLA_COSA)
  return enTransaccion(db, idPersona, async (tx) => {
    if (idManzana !== undefined) exigir(await hayManzana(tx, idManzana), MANZANA_NO_EXISTE)
    if (idParcela !== undefined) exigir(await hayParcela(tx, idParcela), PARCELA_NO_EXISTE)
    if (!unaFila(await quienSigue(tx, idPersona)).conCorreo) throw new ErrorDePortal(409, SIN_CORREO)
    const lugar = [idManzana ?? null, idParcela ?? null] as const
    const [ya] = await yaSigue(tx, idPersona, ...lugar)
    if (ya) return ya.idSeguida
    const { cuantas } = unaFila(await cuantasSigue(tx, idPersona))
    if (cuantas >= MAX_SEGUIDAS) throw new ErrorDePortal(409, DEMASIADAS_SEGUIDAS)
    return unaFila(await agregar(tx, idPersona, ...lugar, nuevoCodigo(LARGO_DE_CODIGO_DE_BAJA))).idSeguida
  })
}

const dejar = sentencia(
  'dejar_de_seguir_obras',
  `update obra_seguida set baja_el = coalesce(baja_el, now()) where id_seguida = $1 and id_persona = $2
   returning id_seguida as id`,
)
const dejarPorCodigo = sentencia(
  'dejar_de_seguir_obras_por_codigo',
  'update obra_seguida set baja_el = coalesce(baja_el, now()) where codigo = $1 returning id_seguida as id',
)

/** Done again, it says the same. */
export const dejarDeSeguir = (db: DbRaiz, { idPersona }: Identidad, idSeguida: number) =>
  enTransaccion(db, idPersona, async (tx) => {
    exigir(await dejar(tx, idSeguida, idPersona), SEGUIDA_NO_EXISTE)
  })

/** Of whoever has a mail of it: nobody is named in the audit, because nobody signed in. */
export const bajaPorCodigo = (db: DbRaiz, codigo: string) =>
  enTransaccion(db, null, async (tx) => {
    exigir(await dejarPorCodigo(tx, codigo), ENLACE_INVALIDO)
  })
