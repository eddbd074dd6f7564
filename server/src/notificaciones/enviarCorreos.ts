import { MAX_POR_HORA, PAUSAS_MIN, type Redaccion } from '@catastro/domain/notificaciones/correo'
import { DEMASIADOS_INTENTOS } from '@catastro/domain/notificaciones/mensajes'
import type { Almacen } from '../plataforma/archivos/almacen.ts'
import { leerEntero } from '../plataforma/archivos/leerEntero.ts'
import { type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import { type Cartero, ErrorDeEnvio, type Mensaje } from '../plataforma/correo/cartero.ts'
import type { Escudo, Membrete, PedirMembrete } from '../plataforma/membrete/membrete.ts'
import type { Adjunto } from './encolar.ts'
import { htmlDeCorreo, NOMBRE_DE_ESCUDO, textoDeCorreo } from './formato.ts'

const MAX_DETALLE = 300

export interface Correspondencia {
  readonly db: DbRaiz
  readonly almacen: Almacen
  readonly cartero: Cartero
  readonly membrete: PedirMembrete
}

interface PorEnviar {
  readonly idCorreo: number
  readonly idMensaje: string
  readonly idPersona: number | null
  readonly destinatario: string
  readonly redaccion: Redaccion
  readonly intentos: number
  readonly adjuntos: readonly Adjunto[]
}

// The row stays locked while it is sent: nobody else sends it, and when this process dies the lock is gone at once.
const tomar = sentencia(
  'tomar_correo',
  `select id_correo as "idCorreo", id_mensaje as "idMensaje", id_persona as "idPersona", destinatario, redaccion, intentos,
     coalesce((select json_agg(json_build_object('nombre', nombre, 'tipoMime', tipo_mime, 'ruta', ruta) order by orden)
       from correo_adjunto a where a.id_correo = c.id_correo), '[]') as adjuntos
   from correo_saliente c where estado = 'PENDIENTE' and proximo_intento <= now()
   order by proximo_intento, id_correo limit 1 for update skip locked`,
  con<{ adjuntos: Adjunto[] }>(),
)
const enviadosEnLaHora = sentencia(
  'correos_en_la_hora',
  `select count(*)::integer as cuantos from (
     select 1 from correo_saliente where destinatario = $1 and enviado_el > now() - interval '1 hour' limit ${MAX_POR_HORA}) e`,
)
// All of theirs that are due, at once; those that another process holds, it will postpone itself.
const postergar = sentencia(
  'postergar_correos',
  `update correo_saliente set proximo_intento = now() + interval '1 hour' where id_correo in (
     select id_correo from correo_saliente
     where destinatario = $1 and id_persona is not null and estado = 'PENDIENTE' and proximo_intento <= now()
     for update skip locked)`,
)
const anotar = sentencia(
  'anotar_envio',
  `with c as (
     update correo_saliente set estado = $2::text, intentos = intentos + 1,
       proximo_intento = clock_timestamp() + $3::integer * interval '1 minute',
       enviado_el = case when $2::text = 'ENVIADO' then clock_timestamp() end
     where id_correo = $1 returning id_correo
   )
   insert into correo_intento (id_correo, resultado, detalle) select id_correo, $4, $5 from c`,
)

/** Sends what is due, one mail after another, until nothing is left, nobody answers or the process ends. */
export async function enviarCorreos(c: Correspondencia, fin: AbortSignal): Promise<void> {
  while (!fin.aborted && (await enTransaccion(c.db, null, (tx) => enviarUno(tx, c)))) {}
}

/** Whether it is worth going on. */
async function enviarUno(tx: Tx, c: Correspondencia): Promise<boolean> {
  const [correo] = await tomar(tx)
  if (!correo) return false
  // Only people have a limit: an office gets as many as there are requests.
  if (correo.idPersona !== null) {
    const [hora] = await enviadosEnLaHora(tx, correo.destinatario)
    if (hora && hora.cuantos >= MAX_POR_HORA) {
      await postergar(tx, correo.destinatario)
      return true
    }
  }
  const { estado, pausa, resultado, detalle, sigue } = await intentar(tx, correo, c)
  await anotar(tx, correo.idCorreo, estado, pausa, resultado, detalle.slice(0, MAX_DETALLE))
  return sigue
}

/** One attempt and what is to be noted of it. Whatever fails, the mail stays in the outbox. */
async function intentar(tx: Tx, correo: PorEnviar, c: Correspondencia) {
  try {
    const respuesta = await c.cartero.enviar(await mensajeDe(correo, c, await c.membrete(tx)))
    return { estado: 'ENVIADO', pausa: 0, resultado: 'ENVIADO', detalle: respuesta, sigue: true } as const
  } catch (error) {
    const { message, definitivo, sinServidor } = comoErrorDeEnvio(error)
    const pausa = definitivo ? undefined : PAUSAS_MIN[correo.intentos]
    const agotado = pausa === undefined && !definitivo
    return {
      estado: pausa === undefined ? 'FALLIDO' : 'PENDIENTE',
      pausa: pausa ?? 0,
      resultado: 'NO ENVIADO',
      detalle: agotado ? `${DEMASIADOS_INTENTOS}: ${message}` : message,
      sigue: !sinServidor,
    } as const
  }
}

const comoErrorDeEnvio = (error: unknown) =>
  error instanceof ErrorDeEnvio ? error : new ErrorDeEnvio(error instanceof Error ? error.message : '')

const enLinea = (escudo: Escudo): Mensaje['adjuntos'][number] => ({
  nombre: NOMBRE_DE_ESCUDO,
  tipoMime: escudo.tipoMime,
  contenido: escudo.bytes,
  enLinea: true,
})

const mensajeDe = async (correo: PorEnviar, { almacen }: Correspondencia, membrete: Membrete): Promise<Mensaje> => ({
  idMensaje: correo.idMensaje,
  para: correo.destinatario,
  asunto: correo.redaccion.asunto,
  texto: textoDeCorreo(correo.redaccion, membrete),
  html: htmlDeCorreo(correo.redaccion, membrete),
  adjuntos: [
    ...(await Promise.all(
      correo.adjuntos.map(async ({ ruta, ...a }) => ({ ...a, contenido: await leerEntero(almacen, ruta) })),
    )),
    ...(membrete.escudo ? [enLinea(membrete.escudo)] : []),
  ],
})
