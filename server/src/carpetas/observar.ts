import { ARCHIVO_NO_ENCONTRADO } from '@catastro/domain/archivos/mensajes'
import { borradorDeAtencion } from '@catastro/domain/borradores/reglas'
import {
  DEMASIADAS_OBSERVACIONES,
  FORMULARIO_SIN_ENVIAR,
  MARCA_SIN_PDF,
  OTRO_LA_MOVIO,
  REQUISITO_AJENO,
  REQUISITO_Y_OTRA_COSA,
} from '@catastro/domain/carpetas/mensajes'
import { type observar as llamadaObservar, resumenDeObservaciones } from '@catastro/domain/carpetas/observaciones'
import { MAX_OBSERVACIONES } from '@catastro/domain/carpetas/reglas'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { predicado } from '@catastro/domain/motivo'
import { borrarBorrador } from '../borradores/borrador.ts'
import { type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { movimientoHacia } from './actualizarTramite.ts'
import { bloquearParaDecidir } from './alcance.ts'
import { aQuienSeAvisa } from './avisarMovimiento.ts'
import { moverCarpeta, previoTras } from './historial.ts'
import { cuantasPendientes, insertarObservaciones, type ObservacionNueva } from './observaciones.ts'
import { requisitosDe } from './requisitos.ts'

type Pedido = Recibido<typeof llamadaObservar>['json']

/** A member of staff objects to things of a folder, one by one. More may be added while it is OBSERVADO. */
export const observar = (db: DbRaiz, quien: Identidad, pedido: Pedido) =>
  enTransaccion(db, quien.idPersona, async (tx) => {
    await observarEn(tx, quien, pedido)
    await borrarBorrador(tx, quien.idPersona, borradorDeAtencion(pedido.idCarpeta))
    return aQuienSeAvisa(tx, pedido.idCarpeta)
  })

/** The same, as a part of something else that happens at once. */
export async function observarEn(tx: Tx, quien: Identidad, pedido: Pedido): Promise<void> {
  const { idCarpeta, version, observaciones } = pedido
  const carpeta = await bloquearParaDecidir(tx, quien, idCarpeta)
  if (version !== undefined && version !== carpeta.version) throw new ErrorDePortal(409, OTRO_LA_MOVIO)
  const yaObservada = carpeta.estado === 'OBSERVADO'
  const evento = yaObservada ? 'MOVIMIENTO' : movimientoHacia('OBSERVADO', carpeta, quien).evento
  const nuevas = await sobreLoDeLaCarpeta(tx, idCarpeta, observaciones)
  if ((await cuantasPendientes(tx, idCarpeta)) + nuevas.length > MAX_OBSERVACIONES) {
    throw new ErrorDePortal(409, DEMASIADAS_OBSERVACIONES)
  }
  await insertarObservaciones(tx, idCarpeta, quien.idPersona, nuevas)
  await moverCarpeta(tx, {
    idCarpeta,
    desde: carpeta.estado,
    hacia: 'OBSERVADO',
    estadoPrevio: yaObservada ? carpeta.estadoPrevio : await previoTras(tx, carpeta, 'OBSERVADO'),
    evento,
    observacion: resumenDeObservaciones(observaciones.map(({ texto }) => texto)),
    expediente: pedido.expediente ?? null,
    idPersona: quien.idPersona,
  })
}

const formularios = sentencia(
  'formularios_por_observar',
  `select t.codigo, t.id_formulario_tipo as "idFormularioTipo", f.grabado or f.observado as enviado
   from carpeta_formulario f join formulario_tipo t using (id_formulario_tipo) where f.id_carpeta = $1`,
)
const archivosPropios = sentencia(
  'archivos_por_observar',
  'select id_archivo as "idArchivo", tipo_mime as tipo from archivo where id_carpeta = $1 and id_archivo = any($2::integer[])',
)

/** What each is about must be the folder's own, and one thing; a form must have been sent. */
async function sobreLoDeLaCarpeta(
  tx: Tx,
  idCarpeta: number,
  observaciones: Pedido['observaciones'],
): Promise<ObservacionNueva[]> {
  const deLaCarpeta = await formularios(tx, idCarpeta)
  const pedidos = observaciones.flatMap(({ idArchivo }) => idArchivo ?? [])
  const propios = await archivosPropios(tx, idCarpeta, pedidos)
  const requisitos = observaciones.some(({ idRequisito }) => idRequisito) ? await requisitosDe(tx, idCarpeta) : []
  return observaciones.map(({ texto, codigoFormulario, idArchivo, idRequisito, marca = null }, lugar) => {
    const en = (campo: string) => `observaciones.${lugar}.${campo}`
    if (codigoFormulario && idArchivo) {
      throw errorDeCampo(
        en('idArchivo'),
        predicado('una observación es sobre un formulario o sobre un archivo, no sobre ambos'),
      )
    }
    if (idRequisito && (codigoFormulario || idArchivo)) throw errorDeCampo(en('idRequisito'), REQUISITO_Y_OTRA_COSA)
    if (idRequisito && !requisitos.some((suyo) => suyo.idRequisito === idRequisito)) {
      throw errorDeCampo(en('idRequisito'), REQUISITO_AJENO)
    }
    const archivo = propios.find((propio) => propio.idArchivo === idArchivo)
    if (idArchivo && !archivo) throw errorDeCampo(en('idArchivo'), ARCHIVO_NO_ENCONTRADO, 404)
    if (marca && archivo?.tipo !== 'application/pdf') throw errorDeCampo(en('marca'), MARCA_SIN_PDF)
    if (!codigoFormulario) {
      return { texto, idFormularioTipo: null, idArchivo: idArchivo ?? null, idRequisito: idRequisito ?? null, marca }
    }
    const formulario = deLaCarpeta.find(({ codigo }) => codigo === codigoFormulario)
    if (!formulario) throw errorDeCampo(en('codigoFormulario'), predicado('no es de esta carpeta'), 404)
    if (!formulario.enviado) throw errorDeCampo(en('codigoFormulario'), FORMULARIO_SIN_ENVIAR, 409)
    return { texto, idFormularioTipo: formulario.idFormularioTipo, idArchivo: null }
  })
}
