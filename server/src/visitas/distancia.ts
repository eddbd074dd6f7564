import { tieneParte } from '@catastro/domain/deberes'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { correoADistancia } from '@catastro/domain/visitas/correos'
import type { ItemADistancia, pedirADistancia as llamadaPedir } from '@catastro/domain/visitas/distancia'
import {
  ITEM_AJENO,
  ITEM_REPETIDO,
  NO_ADMITE_A_DISTANCIA,
  SIN_LISTA_CON_FOTOS,
  VISITA_NO_ENCONTRADA,
} from '@catastro/domain/visitas/mensajes'
import { diaEnPalabras } from '@catastro/domain/visitas/momento'
import { admiteADistancia, admitePaso } from '@catastro/domain/visitas/reglas'
import { bloquearCarpeta, carpetaAlAlcance, esTitular } from '../carpetas/alcance.ts'
import { type Db, type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import { esPersonal, type Identidad } from '../plataforma/identidad/identidad.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'
import { aCargoDe, exigirACargo, leerVisita, manda } from './alcance.ts'
import { anotarEnLaHistoria, avisarAlSolicitante } from './avisos.ts'
import { itemsDe } from './items.ts'
import { verVisita } from './lecturas.ts'
import { listasDeCarpetas, versionDeLista } from './listaDeCarpeta.ts'
import { exigirDia } from './momento.ts'
import { exigirQueSeVisite } from './planear.ts'

const insertar = sentencia(
  'pedir_visita_a_distancia',
  `with nueva as (
     insert into visita (id_carpeta, modo, dia, id_inspector, inspectores, indicaciones, creada_por, usrmod, id_lista, version_de_lista)
     values ($1, 'A DISTANCIA', $2, $3, array[$3::integer], $4?, $5, $5, $6, $7) returning id_visita
   ), items as (
     insert into visita_item (id_visita, id_item, orden, texto)
     select n.id_visita, i."idItem", i.orden, i.texto
     from nueva n, json_to_recordset($8::json) as i("idItem" integer, orden smallint, texto text)
   )
   select id_visita as "idVisita" from nueva`,
)

/** The inspector asks the applicant to show the works with their phone: sidewalks, and second visits. */
export const pedirADistancia = (db: DbRaiz, quien: Identidad, pedido: Recibido<typeof llamadaPedir>['json']) =>
  enTransaccion(db, quien.idPersona, async (tx) => {
    const { idCarpeta, dia } = pedido
    const carpeta = await bloquearCarpeta(tx, quien, idCarpeta)
    const aCargo = await aCargoDe(tx, idCarpeta)
    await exigirACargo(tx, quien, idCarpeta, aCargo.idPersona)
    const idInspector = exigirQueSeVisite(carpeta, aCargo)
    if (!admiteADistancia(aCargo)) throw new ErrorDePortal(409, NO_ADMITE_A_DISTANCIA)
    exigirDia(dia)
    const [cual] = await listasDeCarpetas(tx, [idCarpeta])
    const lista = cual && (await versionDeLista(tx, cual.idLista, cual.version))
    const items = elegidos(lista?.items.filter(({ conFoto }) => conFoto) ?? [], pedido.items)
    if (!lista || items.length === 0) throw new ErrorDePortal(409, SIN_LISTA_CON_FOTOS)
    const indicaciones = pedido.indicaciones || null
    const filas = JSON.stringify(items.map(({ idItem, texto }, orden) => ({ idItem, texto, orden })))
    const { idVisita } = unaFila(
      await insertar(
        tx,
        idCarpeta,
        dia,
        idInspector,
        indicaciones,
        quien.idPersona,
        lista.idLista,
        lista.version,
        filas,
      ),
    )
    await anotarEnLaHistoria(tx, {
      idCarpeta,
      evento: 'VISITA A DISTANCIA',
      texto: `Se pidieron fotos hasta el ${diaEnPalabras(dia)}`,
      idPersona: quien.idPersona,
    })
    await avisarAlSolicitante(tx, idCarpeta, (conEncomienda) =>
      correoADistancia(
        {
          idCarpeta,
          idVisita,
          domicilio: aCargo.domicilio,
          conEncomienda,
          hasta: dia,
          indicaciones,
          items: items.map(({ texto }) => ({ texto, pedido: '' })),
        },
        false,
      ),
    )
    return idVisita
  })

function elegidos<I extends { readonly idItem: number }>(items: readonly I[], pedidos: readonly number[] | undefined) {
  if (!pedidos) return items
  if (new Set(pedidos).size < pedidos.length) throw errorDeCampo('items', ITEM_REPETIDO)
  pedidos.forEach((pedido, lugar) => {
    if (!items.some(({ idItem }) => idItem === pedido)) throw errorDeCampo(`items.${lugar}`, ITEM_AJENO, 404)
  })
  return items.filter(({ idItem }) => pedidos.includes(idItem))
}

const fotosDe = sentencia(
  'fotos_a_distancia',
  `select k.id_item as "idItem", k.id_archivo as "idArchivo!", a.subido_el as fecha, k.vuelta = v.vuelta as "actual!"
   from visita_codigo k join visita v using (id_visita) join archivo a using (id_archivo)
   where k.id_visita = $1 order by k.id_archivo`,
)

/** Item by item, for its applicant and for staff. */
export async function verADistancia(db: Db, quien: Identidad, idVisita: number) {
  const noHay = () => new ErrorDePortal(404, VISITA_NO_ENCONTRADA)
  const leida = await leerVisita(db, idVisita)
  if (!leida) throw noHay()
  const carpeta = await carpetaAlAlcance(db, quien, leida.idCarpeta).catch((error: unknown) => {
    throw error instanceof ErrorDePortal && error.status === 404 ? noHay() : error
  })
  const visita = await verVisita(db, idVisita)
  const filas = await itemsDe(db, idVisita)
  if (!visita || filas.length === 0) throw noHay()
  const fotos = await fotosDe(db, idVisita)
  const items = filas.map(
    (item): ItemADistancia => ({
      ...item,
      fotos: fotos
        .filter(({ idItem }) => idItem === item.idItem)
        .map(({ fecha, ...foto }) => ({ ...foto, fecha: fecha.toISOString(), tomadaEl: null })),
    }),
  )
  const esSuya = esTitular(quien, carpeta) && leida.dia >= hoy()
  const aCargo = await aCargoDe(db, leida.idCarpeta)
  const decide =
    esPersonal(quien) &&
    (manda(quien) || aCargo.idPersona === quien.idPersona) &&
    !tieneParte(quien.idPersona, carpeta.tienenParte)
  const pendientes = items.filter(({ situacion }) => situacion === 'PENDIENTE')
  return {
    visita,
    items,
    puede: {
      fotografiar: esSuya && admitePaso(leida, 'fotografiar'),
      enviar:
        esSuya && admitePaso(leida, 'enviar') && pendientes.every((item) => item.fotos.some(({ actual }) => actual)),
      juzgar: decide && admitePaso(leida, 'juzgar'),
    },
  }
}
