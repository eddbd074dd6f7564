import { createHash } from 'node:crypto'
import { rotuloDelEsquema } from '@catastro/domain/campo'
import { ErrorDePortal, errorDeCampo, erroresDe } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { comoOracion } from '@catastro/domain/motivo'
import type { MotivoDeApartar } from '@catastro/domain/visitas/apartados'
import type { RespuestaGuardada } from '@catastro/domain/visitas/campos'
import { CONTENIDO_ILEGIBLE, LISTA_DESCONOCIDA } from '@catastro/domain/visitas/mensajes'
import { firmaProbable } from '@catastro/domain/visitas/reglas'
import {
  ContenidoDeResultado,
  faltasDelResultado,
  type enviarResultado as llamadaEnviar,
} from '@catastro/domain/visitas/resultado'
import { type Db, type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { cerrarVisita } from './cerrar.ts'
import { apartarLasNoFirmadas } from './fotosFirmadas.ts'
import { versionDeLista } from './listaDeCarpeta.ts'
import { anterioresDe, type Recepcion, recibirDe, recibo } from './recibir.ts'

const guardar = sentencia(
  'guardar_resultado_enviado',
  `insert into visita_envio (id, clase, sha256, id_visita, id_persona, situacion, motivo, contenido)
   values ($1, 'RESULTADO', $2, $3, $4, $5, $6?, $7) returning recibido_el as "recibidoEl"`,
)

/** Takes what an inspector's phone signed: once, however often it comes; what does not stand by itself is put aside. */
export async function recibirResultado(
  db: DbRaiz,
  quien: Identidad,
  { id, idVisita, contenido }: Recibido<typeof llamadaEnviar>['json'],
) {
  const envio = {
    clase: 'RESULTADO',
    id,
    idVisita,
    sha256: createHash('sha256').update(contenido).digest('hex'),
  } as const
  return enTransaccion(db, quien.idPersona, async (tx) => {
    const recepcion = await recibirDe(tx, quien, idVisita)
    const { mismo, otro } = await anterioresDe(tx, envio)
    if (mismo) return recibo(envio, mismo, true)
    const leido = await leerContenido(tx, contenido)
    const motivo = otro ? 'OTRO CONTENIDO' : porQueSeAparta(recepcion, leido)
    const situacion = motivo ? 'APARTADO' : 'VALE'
    const { recibidoEl } = unaFila(
      await guardar(tx, id, envio.sha256, idVisita, quien.idPersona, situacion, motivo, contenido),
    )
    if (!motivo) {
      const { idCarpeta } = recepcion.visita
      await cerrarVisita(tx, { idVisita, idCarpeta, ...leido, idPersona: quien.idPersona, firmadaEl: recibidoEl })
      await apartarLasNoFirmadas(tx, idVisita, leido)
    }
    return recibo(envio, { recibidoEl, situacion, motivo }, false)
  })
}

function porQueSeAparta(
  { visita, cerrada, deOtro, sinPersonal }: Recepcion,
  { fotos, huellas, enTelefonoEl }: Awaited<ReturnType<typeof leerContenido>>,
): MotivoDeApartar | null {
  if (sinPersonal) return 'YA NO ES PERSONAL'
  if (visita.estado === 'CERRADA') return 'YA TENIA RESULTADO'
  if (cerrada) return 'CARPETA CERRADA'
  if (visita.estado === 'CANCELADA') return 'VISITA CANCELADA'
  if (visita.modo === 'A DISTANCIA') return 'VISITA A DISTANCIA'
  if (deOtro) return 'OTRO INSPECTOR'
  if (fotos.length !== (huellas?.length ?? 0)) return 'SIN HUELLAS'
  return firmaProbable(new Date(enTelefonoEl), visita.creadoEl, new Date()) ? null : 'HORA IMPROBABLE'
}

function enJson(contenido: string): unknown {
  try {
    return JSON.parse(contenido)
  } catch {
    throw errorDeCampo('contenido', CONTENIDO_ILEGIBLE)
  }
}

/** In the words of the content's own fields. */
function deSusCampos(faltas: ReturnType<typeof faltasDelResultado>): ErrorDePortal {
  const errores = faltas.map(({ path, msg }) => ({
    path,
    msg: comoOracion(rotuloDelEsquema(ContenidoDeResultado, path), msg),
  }))
  return new ErrorDePortal(400, errores[0]?.msg ?? CONTENIDO_ILEGIBLE, errores)
}

/** The content's own rules, in the words of its fields; and its answers with the words of the list that was answered. */
export async function leerContenido(db: Db, contenido: string) {
  const leido = ContenidoDeResultado.safeParse(enJson(contenido))
  if (!leido.success) {
    const errores = erroresDe(ContenidoDeResultado, leido.error.issues)
    throw new ErrorDePortal(400, errores[0]?.msg ?? CONTENIDO_ILEGIBLE, errores)
  }
  const { resultado, lista, respuestas, notas, fotos, huellas, firmadaEl } = leido.data
  const version = lista && (await versionDeLista(db, lista.idLista, lista.version))
  if (lista && !version) throw deSusCampos([{ path: 'lista', msg: LISTA_DESCONOCIDA }])
  const items = version?.items ?? []
  const faltas = faltasDelResultado(leido.data, items)
  if (faltas.length > 0) throw deSusCampos(faltas)
  const conTexto = respuestas.flatMap((r): RespuestaGuardada[] => {
    const item = items.find(({ idItem }) => idItem === r.idItem)
    return item ? [{ ...r, texto: item.texto }] : []
  })
  return { resultado, respuestas: conTexto, notas, fotos, huellas, enTelefonoEl: firmadaEl }
}
