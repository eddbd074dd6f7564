import { NO_EXISTE_TARIFA, YA_HAY_TARIFA } from '@catastro/domain/catalogos/mensajes'
import { FACTOR_UNO } from '@catastro/domain/catalogos/reglas'
import type { agregarTarifa as Agregar } from '@catastro/domain/catalogos/tarifas'
import { aPesos } from '@catastro/domain/dinero'
import { errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { type Db, sentencia, type Tx } from '../plataforma/base/db.ts'
import { exigir, exigirFila, existeEn, firmada } from '../plataforma/base/tablasDeReferencia.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import { type Autoria, type EnVigor, lineaDeMuestra, lineaDeVigencia, nombreDe } from './vigencia.ts'

export const TARIFA_REPETIDA = { tarifa_nombre_uq: errorDeCampo('Tarifa', YA_HAY_TARIFA, 409) }

interface Valores {
  readonly precioUnitario: number
  readonly factor: number
  readonly valor: number
}

const enElCable = ({ precioUnitario, factor, valor }: Valores) => ({
  PrecioUnitario: aPesos(precioUnitario),
  Factor: factor / FACTOR_UNO,
  valor: aPesos(valor),
})

const VIGENTE = `select id_tarifa as "idTarifa!", tarifa as "tarifa!", tipo as "tipo!", usrmod,
  precio_unitario as "precioUnitario!", factor as "factor!", valor as "valor!", proximo_cambio as "proximoCambio", por_confirmar as "porConfirmar!"
  from tarifa_vigente`
const vigentes = sentencia('tarifas_en_vigor', `${VIGENTE} order by id_tarifa`)
const deMuestra = sentencia(
  'tarifas_de_muestra',
  lineaDeMuestra('tarifa_historial', 'id_tarifa', ['precio_unitario as "precioUnitario"', 'factor', 'valor']),
)
const vigente = sentencia('tarifa_en_vigor', `${VIGENTE} where id_tarifa = $1`)

const insertar = sentencia(
  'insertar_tarifa',
  'insert into tarifa (tarifa, tipo, usrmod) values ($1, $2, $3) returning id_tarifa as id',
)
const cambiar = sentencia(
  'cambiar_tarifa',
  `update tarifa set tarifa = $2, tipo = $3, ${firmada('$4')} where id_tarifa = $1 returning id_tarifa as id`,
)
const existe = sentencia('existe_tarifa', existeEn('tarifa', 'id_tarifa'))
const fijar = sentencia(
  'fijar_tarifa',
  lineaDeVigencia('tarifa_historial', 'id_tarifa', ['precio_unitario', 'factor', 'valor']),
)
const historial = sentencia(
  'historial_de_tarifa',
  `select h.precio_unitario as "precioUnitario", h.factor, h.valor, h.id, h.vigente_desde as "vigenteDesde",
     h.registrado_el as "registradoEl", ${nombreDe('h.usrmod')} as autor, ${nombreDe('h.confirmado_por')} as confirmo
   from tarifa_historial h where h.id_tarifa = $1 order by h.vigente_desde desc, h.id desc`,
)

export async function listarTarifas(db: Db) {
  const [filas, muestras] = await Promise.all([vigentes(db), deMuestra(db)])
  const muestraDe = new Map(muestras.map(({ id, ...valores }) => [id, enElCable(valores)]))
  return filas.map((fila) => {
    const muestra = muestraDe.get(fila.idTarifa)
    return {
      idTarifa: fila.idTarifa,
      Tarifa: fila.tarifa,
      tipo: fila.tipo,
      ...enElCable(fila),
      usrmod: fila.usrmod,
      proximoCambio: fila.proximoCambio?.toISOString() ?? null,
      porConfirmar: fila.porConfirmar,
      ...(muestra && { deMuestra: muestra }),
    }
  })
}

/** As it is written: the name and values of today, and whether the city has yet to confirm them. */
export async function tarifaEnVigor(db: Db, idTarifa: number): Promise<EnVigor<Datos> | undefined> {
  const [fila] = await vigente(db, idTarifa)
  return (
    fila && {
      Tarifa: fila.tarifa,
      tipo: fila.tipo,
      PrecioUnitario: fila.precioUnitario,
      Factor: fila.factor,
      valor: fila.valor,
      porConfirmar: fila.porConfirmar,
    }
  )
}

export async function insertarTarifa(tx: Tx, autor: Autoria, datos: Datos, desde: Date): Promise<void> {
  const { id } = unaFila(await insertar(tx, datos.Tarifa, datos.tipo, autor.escribe))
  await fijarValores(tx, autor, id, datos, desde)
}

export async function cambiarTarifa(
  tx: Tx,
  autor: Autoria,
  idTarifa: number,
  datos: Datos,
  desde: Date,
): Promise<void> {
  exigir(await cambiar(tx, idTarifa, datos.Tarifa, datos.tipo, autor.escribe), NO_EXISTE_TARIFA)
  await fijarValores(tx, autor, idTarifa, datos, desde)
}

type Datos = Recibido<typeof Agregar>['json']

async function fijarValores(tx: Tx, autor: Autoria, id: number, datos: Datos, desde: Date) {
  const { PrecioUnitario, Factor, valor } = datos
  await fijar(tx, id, desde, autor.escribe, autor.confirma ?? null, PrecioUnitario, Factor, valor)
}

export async function historialDeTarifa(db: Db, idTarifa: number) {
  await exigirFila(db, existe, idTarifa, NO_EXISTE_TARIFA)
  const filas = await historial(db, idTarifa)
  return filas.map(({ id, vigenteDesde, registradoEl, autor, confirmo, ...valores }) => ({
    id,
    ...enElCable(valores),
    vigenteDesde: vigenteDesde.toISOString(),
    registradoEl: registradoEl.toISOString(),
    autor,
    confirmo,
  }))
}
