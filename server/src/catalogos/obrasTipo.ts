import { NO_EXISTE_OBRA_TIPO, YA_HAY_OBRA_TIPO } from '@catastro/domain/catalogos/mensajes'
import type { agregarObrasTipo as Agregar } from '@catastro/domain/catalogos/obrasTipo'
import { aPesos } from '@catastro/domain/dinero'
import { errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { type Db, sentencia, type Tx } from '../plataforma/base/db.ts'
import { exigir, exigirFila, existeEn, firmada } from '../plataforma/base/tablasDeReferencia.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import { type Autoria, type EnVigor, lineaDeMuestra, lineaDeVigencia, nombreDe } from './vigencia.ts'

export const OBRA_TIPO_REPETIDA = { obra_tipo_nombre_uq: errorDeCampo('ObraTipo', YA_HAY_OBRA_TIPO, 409) }

interface Precios {
  readonly timbrado: number
  readonly provisorio: number
  readonly definitivo: number
}

const enPesos = <P extends Precios>(precios: P) => ({
  ...precios,
  timbrado: aPesos(precios.timbrado),
  provisorio: aPesos(precios.provisorio),
  definitivo: aPesos(precios.definitivo),
})

const VIGENTE = `select id_obra_tipo as "idObraTipo!", obra_tipo as "ObraTipo!", usrmod, timbrado as "timbrado!",
  provisorio as "provisorio!", definitivo as "definitivo!", proximo_cambio as "proximoCambio", por_confirmar as "porConfirmar!" from obra_tipo_vigente`
const vigentes = sentencia('obras_tipo_en_vigor', `${VIGENTE} order by id_obra_tipo`)
const deMuestra = sentencia(
  'obras_tipo_de_muestra',
  lineaDeMuestra('obra_tipo_historial', 'id_obra_tipo', ['timbrado', 'provisorio', 'definitivo']),
)
const vigente = sentencia('obra_tipo_en_vigor', `${VIGENTE} where id_obra_tipo = $1`)

const insertar = sentencia(
  'insertar_obra_tipo',
  'insert into obra_tipo (obra_tipo, usrmod) values ($1, $2) returning id_obra_tipo as id',
)
const cambiar = sentencia(
  'cambiar_obra_tipo',
  `update obra_tipo set obra_tipo = $2, ${firmada('$3')} where id_obra_tipo = $1 returning id_obra_tipo as id`,
)
const existe = sentencia('existe_obra_tipo', existeEn('obra_tipo', 'id_obra_tipo'))
const fijar = sentencia(
  'fijar_obra_tipo',
  lineaDeVigencia('obra_tipo_historial', 'id_obra_tipo', ['timbrado', 'provisorio', 'definitivo']),
)
const historial = sentencia(
  'historial_de_obra_tipo',
  `select h.timbrado, h.provisorio, h.definitivo, h.id, h.vigente_desde as "vigenteDesde",
     h.registrado_el as "registradoEl", ${nombreDe('h.usrmod')} as autor, ${nombreDe('h.confirmado_por')} as confirmo
   from obra_tipo_historial h where h.id_obra_tipo = $1 order by h.vigente_desde desc, h.id desc`,
)

export async function listarObrasTipo(db: Db) {
  const [filas, muestras] = await Promise.all([vigentes(db), deMuestra(db)])
  const muestraDe = new Map(muestras.map(({ id, ...precios }) => [id, enPesos(precios)]))
  return filas.map(({ proximoCambio, ...resto }) => {
    const muestra = muestraDe.get(resto.idObraTipo)
    return {
      ...enPesos(resto),
      proximoCambio: proximoCambio?.toISOString() ?? null,
      ...(muestra && { deMuestra: muestra }),
    }
  })
}

type Datos = Recibido<typeof Agregar>['json']

/** As it is written: the name and prices of today, and whether the city has yet to confirm them. */
export async function obraTipoEnVigor(db: Db, id: number): Promise<EnVigor<Datos> | undefined> {
  const [fila] = await vigente(db, id)
  return (
    fila && {
      ObraTipo: fila.ObraTipo,
      timbrado: fila.timbrado,
      provisorio: fila.provisorio,
      definitivo: fila.definitivo,
      porConfirmar: fila.porConfirmar,
    }
  )
}

export async function insertarObraTipo(tx: Tx, autor: Autoria, datos: Datos, desde: Date): Promise<void> {
  const { id } = unaFila(await insertar(tx, datos.ObraTipo, autor.escribe))
  await fijarPrecios(tx, autor, id, datos, desde)
}

export async function cambiarObraTipo(tx: Tx, autor: Autoria, id: number, datos: Datos, desde: Date): Promise<void> {
  exigir(await cambiar(tx, id, datos.ObraTipo, autor.escribe), NO_EXISTE_OBRA_TIPO)
  await fijarPrecios(tx, autor, id, datos, desde)
}

async function fijarPrecios(tx: Tx, autor: Autoria, id: number, precios: Precios, desde: Date) {
  const { timbrado, provisorio, definitivo } = precios
  await fijar(tx, id, desde, autor.escribe, autor.confirma ?? null, timbrado, provisorio, definitivo)
}

export async function historialDeObraTipo(db: Db, idObraTipo: number) {
  await exigirFila(db, existe, idObraTipo, NO_EXISTE_OBRA_TIPO)
  return (await historial(db, idObraTipo)).map(({ vigenteDesde, registradoEl, ...precios }) => ({
    ...enPesos(precios),
    vigenteDesde: vigenteDesde.toISOString(),
    registradoEl: registradoEl.toISOString(),
  }))
}
