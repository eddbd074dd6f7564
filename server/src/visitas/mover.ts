import type { Recibido } from '@catastro/domain/llamada'
import { correoADistancia, correoDeVisita, correoDeVisitaCancelada } from '@catastro/domain/visitas/correos'
import type { cancelarVisita, moverVisita } from '@catastro/domain/visitas/llamadas'
import { cuandoEnPalabras } from '@catastro/domain/visitas/momento'
import { type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { visitaACargo } from './alcance.ts'
import { anotarEnLaHistoria, avisarAlSolicitante } from './avisos.ts'
import { itemsPendientes } from './items.ts'
import { cuandoDe, exigirDia, exigirLugar } from './momento.ts'

const cambiar = sentencia(
  'mover_visita',
  `update visita set dia = $2, hora = $3?, parte = $4?, indicaciones = $5?, orden = null, secuencia = secuencia + 1,
     version = version + 1, usrmod = $6, modificado_el = clock_timestamp() where id_visita = $1`,
)

/** What is left out of the indications stays; an empty text takes them away. The same again changes nothing. */
export async function mover(db: DbRaiz, quien: Identidad, pedido: Recibido<typeof moverVisita>['json']) {
  const { idVisita, version } = pedido
  await enTransaccion(db, quien.idPersona, async (tx) => {
    const { visita, aCargo } = await visitaACargo(tx, quien, { idVisita, version, paso: 'mover' })
    const aDistancia = visita.modo === 'A DISTANCIA'
    if (aDistancia) exigirDia(pedido.dia)
    const cuando = aDistancia ? { dia: pedido.dia, hora: null, parte: null } : cuandoDe(pedido)
    const indicaciones = pedido.indicaciones === undefined ? visita.indicaciones : pedido.indicaciones || null
    const { dia, hora, parte } = cuando
    const cambioCuando = dia !== visita.dia || hora !== visita.hora || parte !== visita.parte
    if (!cambioCuando && indicaciones === visita.indicaciones) return
    if (!aDistancia && visita.idInspector !== null && dia !== visita.dia) {
      await exigirLugar(tx, visita.idInspector, dia, { salvo: idVisita })
    }
    await cambiar(tx, idVisita, dia, hora, parte, indicaciones, quien.idPersona)
    const { idCarpeta } = visita
    const { domicilio } = aCargo
    await anotarEnLaHistoria(tx, {
      idCarpeta,
      evento: 'VISITA CAMBIADA',
      texto: `${aDistancia ? 'A distancia, hasta' : 'Ahora,'} ${cuandoEnPalabras(cuando)}`,
      idPersona: quien.idPersona,
    })
    const items = aDistancia ? await itemsPendientes(tx, idVisita) : []
    await avisarAlSolicitante(tx, idCarpeta, (conEncomienda) =>
      aDistancia
        ? correoADistancia(
            { idCarpeta, idVisita, domicilio, conEncomienda, hasta: dia, indicaciones, items },
            visita.vuelta > 1,
          )
        : correoDeVisita({ idCarpeta, domicilio, conEncomienda, indicaciones, ...cuando }, 'cambiada'),
    )
  })
}

const anular = sentencia(
  'cancelar_visita',
  `update visita set estado = 'CANCELADA', motivo = $2, secuencia = secuencia + 1, version = version + 1, usrmod = $3,
     modificado_el = clock_timestamp() where id_visita = $1`,
)

export async function cancelar(
  db: DbRaiz,
  quien: Identidad,
  { idVisita, motivo, version }: Recibido<typeof cancelarVisita>['json'],
) {
  await enTransaccion(db, quien.idPersona, async (tx) => {
    const { visita, aCargo } = await visitaACargo(tx, quien, { idVisita, version, paso: 'cancelar' })
    const { idCarpeta, dia, hora, parte } = visita
    await anular(tx, idVisita, motivo, quien.idPersona)
    await anotarEnLaHistoria(tx, { idCarpeta, evento: 'VISITA CANCELADA', texto: motivo, idPersona: quien.idPersona })
    await avisarAlSolicitante(tx, idCarpeta, (conEncomienda) =>
      correoDeVisitaCancelada({ idCarpeta, domicilio: aCargo.domicilio, conEncomienda, dia, hora, parte, motivo }),
    )
  })
}
