import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { predicado } from '@catastro/domain/motivo'
import type { observarVisita as llamadaObservar } from '@catastro/domain/visitas/llamadas'
import { SIN_INCUMPLIMIENTO, YA_OBSERVADA } from '@catastro/domain/visitas/mensajes'
import { observacionesDe } from '@catastro/domain/visitas/observaciones'
import { bloquearCarpeta } from '../carpetas/alcance.ts'
import { observarEn } from '../carpetas/observar.ts'
import { type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { aCargoDe, bloquearVisita, exigirACargo } from './alcance.ts'
import { cuandoDe } from './momento.ts'
import { planearEn } from './planear.ts'

const leer = sentencia(
  'resultado_por_observar',
  'select resultado, respuestas, observada from visita_resultado where id_visita = $1',
)
const marcar = sentencia('marcar_observada', 'update visita_resultado set observada = true where id_visita = $1')

/** What a visit found becomes the folder's observations, with a second visit if one is asked for: both, or nothing. */
export const observarVisita = (db: DbRaiz, quien: Identidad, pedido: Recibido<typeof llamadaObservar>['json']) =>
  enTransaccion(db, quien.idPersona, async (tx) => {
    const { idVisita, segunda } = pedido
    const { visita } = await bloquearVisita(tx, quien, idVisita)
    const { idCarpeta } = visita
    const aCargo = await aCargoDe(tx, idCarpeta)
    await exigirACargo(tx, quien, idCarpeta, aCargo.idPersona)
    const [encontrado] = await leer(tx, idVisita)
    if (encontrado?.resultado !== 'NO CUMPLE') throw new ErrorDePortal(409, SIN_INCUMPLIMIENTO)
    if (encontrado.observada) throw new ErrorDePortal(409, YA_OBSERVADA)
    const textos = pedido.textos ?? observacionesDe(encontrado.respuestas)
    if (textos.length === 0) throw errorDeCampo('textos', predicado('debe haber al menos una'))
    await observarEn(tx, quien, { idCarpeta, observaciones: textos.map((texto) => ({ texto })) })
    await marcar(tx, idVisita)
    if (!segunda) return null
    const carpeta = await bloquearCarpeta(tx, quien, idCarpeta)
    const cuando = cuandoDe(segunda, 'segunda.')
    return planearEn(tx, quien, { carpeta, aCargo, cuando, indicaciones: segunda.indicaciones, en: 'segunda.' })
  })
