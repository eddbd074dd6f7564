import { errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { correoADistancia, correoDeVisita } from '@catastro/domain/visitas/correos'
import type { irEnPersona as llamadaIr, juzgarADistancia as llamadaJuzgar } from '@catastro/domain/visitas/distancia'
import {
  FALTA_COMENTARIO,
  FALTAN_JUICIOS,
  JUICIO_DE_MAS,
  JUZGADA,
  PEDIDA_DE_NUEVO,
} from '@catastro/domain/visitas/mensajes'
import { cuandoEnPalabras, diaEnPalabras } from '@catastro/domain/visitas/momento'
import { type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { visitaACargo } from './alcance.ts'
import { anotarEnLaHistoria, avisarAlSolicitante } from './avisos.ts'
import { cerrarVisita } from './cerrar.ts'
import { itemsDe, itemsPendientes } from './items.ts'
import { cuandoDe, exigirDia, exigirLugar } from './momento.ts'

type Pedido = Recibido<typeof llamadaJuzgar>['json']
type Leida = Awaited<ReturnType<typeof visitaACargo>>

const anotarJuicios = sentencia(
  'anotar_juicios',
  `update visita_item i set situacion = j.situacion, pedido = j.pedido
   from json_to_recordset($2::json) as j("idItem" integer, situacion text, pedido text)
   where i.id_visita = $1 and i.id_item = j."idItem"`,
)
const volver = sentencia(
  'pedir_fotos_de_nuevo',
  `update visita set estado = 'PLANEADA', dia = $2, vuelta = vuelta + 1, version = version + 1, usrmod = $3,
     modificado_el = clock_timestamp() where id_visita = $1`,
)

/** Each item that was sent is judged: with one to repeat it goes back to its applicant, and otherwise it is closed. */
export const juzgarADistancia = (db: DbRaiz, quien: Identidad, pedido: Pedido): Promise<string> =>
  enTransaccion(db, quien.idPersona, async (tx) => {
    const { idVisita, version, juicios } = pedido
    const leida = await visitaACargo(tx, quien, { idVisita, version, paso: 'juzgar' })
    const esperan = (await itemsDe(tx, idVisita)).filter(({ situacion }) => situacion === 'ENVIADO')
    exigirJuicios(
      juicios,
      esperan.map(({ idItem }) => idItem),
    )
    const filas = juicios.map(({ idItem, juicio, comentario }) => ({
      idItem,
      situacion: juicio === 'REPETIR' ? 'PENDIENTE' : juicio,
      pedido: comentario ?? '',
    }))
    await anotarJuicios(tx, idVisita, JSON.stringify(filas))
    if (juicios.some(({ juicio }) => juicio === 'REPETIR')) {
      await pedirDeNuevo(tx, quien, leida, pedido.dia)
      return PEDIDA_DE_NUEVO
    }
    await cerrar(tx, quien, leida, pedido.notas ?? '')
    return JUZGADA
  })

function exigirJuicios(juicios: Pedido['juicios'], esperan: readonly number[]): void {
  const juzgados = juicios.map(({ idItem }) => idItem)
  if (juzgados.some((idItem) => !esperan.includes(idItem)) || new Set(juzgados).size < juzgados.length) {
    throw errorDeCampo('juicios', JUICIO_DE_MAS)
  }
  if (juzgados.length < esperan.length) throw errorDeCampo('juicios', FALTAN_JUICIOS)
  juicios.forEach(({ juicio, comentario }, lugar) => {
    if (juicio !== 'CUMPLE' && !comentario) throw errorDeCampo(`juicios.${lugar}.comentario`, FALTA_COMENTARIO)
  })
}

/** The day that it has may be over by now: then another is to be said. */
async function pedirDeNuevo(tx: Tx, quien: Identidad, { visita, aCargo }: Leida, dia = visita.dia): Promise<void> {
  const { idVisita, idCarpeta, indicaciones } = visita
  exigirDia(dia)
  await volver(tx, idVisita, dia, quien.idPersona)
  await anotarEnLaHistoria(tx, {
    idCarpeta,
    evento: 'VISITA A DISTANCIA',
    texto: `Se pidieron fotos de nuevo, hasta el ${diaEnPalabras(dia)}`,
    idPersona: quien.idPersona,
  })
  const items = await itemsPendientes(tx, idVisita)
  const { domicilio } = aCargo
  await avisarAlSolicitante(tx, idCarpeta, (conEncomienda) =>
    correoADistancia({ idCarpeta, idVisita, domicilio, conEncomienda, hasta: dia, indicaciones, items }, true),
  )
}

async function cerrar(tx: Tx, quien: Identidad, { visita }: Leida, notas: string): Promise<void> {
  const { idVisita, idCarpeta } = visita
  const respuestas = (await itemsDe(tx, idVisita)).map(({ idItem, texto, situacion, pedido }) => ({
    idItem,
    texto,
    respuesta: situacion === 'NO CUMPLE' ? ('NO CUMPLE' as const) : ('CUMPLE' as const),
    observado: pedido,
  }))
  const cumple = respuestas.every(({ respuesta }) => respuesta === 'CUMPLE')
  await cerrarVisita(tx, {
    idVisita,
    idCarpeta,
    resultado: cumple ? 'CUMPLE' : 'NO CUMPLE',
    respuestas,
    notas,
    fotos: [],
    idPersona: quien.idPersona,
    enTelefonoEl: null,
  })
}

const convertir = sentencia(
  'ir_en_persona',
  `update visita set modo = 'EN EL LUGAR', estado = 'PLANEADA', dia = $2, hora = $3?, parte = $4?, secuencia = secuencia + 1,
     version = version + 1, usrmod = $5, modificado_el = clock_timestamp() where id_visita = $1`,
)

/** What a phone does not show, the inspector sees: it becomes a visit at the place, with the photos that it has. */
export async function irEnPersona(db: DbRaiz, quien: Identidad, pedido: Recibido<typeof llamadaIr>['json']) {
  const { idVisita, version } = pedido
  await enTransaccion(db, quien.idPersona, async (tx) => {
    const { visita, aCargo } = await visitaACargo(tx, quien, { idVisita, version, paso: 'ir' })
    const cuando = cuandoDe(pedido)
    if (visita.idInspector !== null) await exigirLugar(tx, visita.idInspector, cuando.dia, { salvo: idVisita })
    await convertir(tx, idVisita, cuando.dia, cuando.hora, cuando.parte, quien.idPersona)
    const { idCarpeta, indicaciones } = visita
    const { domicilio } = aCargo
    await anotarEnLaHistoria(tx, {
      idCarpeta,
      evento: 'VISITA PLANEADA',
      texto: `En el lugar, ${cuandoEnPalabras(cuando)}`,
      idPersona: quien.idPersona,
    })
    await avisarAlSolicitante(tx, idCarpeta, (conEncomienda) =>
      correoDeVisita({ idCarpeta, domicilio, conEncomienda, indicaciones, ...cuando }, 'planeada'),
    )
  })
}
