import type { MotivoDeCorreo } from '@catastro/domain/notificaciones/correo'
import {
  claveDeCorreo,
  correoReservado,
  type DichoDeCorreo,
  type PorRedactar,
  redactar,
} from '@catastro/domain/notificaciones/textos'
import { sentencia, type Tx } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'

export interface Adjunto {
  readonly nombre: string
  readonly tipoMime: string
  /** In the file store; the bytes belong to a row of whoever made them. */
  readonly ruta: string
}

interface Correo {
  readonly motivo: MotivoDeCorreo
  readonly redaccion: PorRedactar
  readonly adjuntos?: readonly Adjunto[]
}

interface CorreoAPersona extends Correo {
  /**
   * The one exception: the address of a form that asks for one. Where it is not what Ciudad Digital knows of the person, the
   * mail says the state of this and no more.
   */
  readonly segunFormulario?: {
    readonly direccion: string | null
    readonly sobre: readonly [que: 'Carpeta' | 'Pago', numero: number]
    readonly estado: string
  }
}

const ADJUNTAR = `insert into correo_adjunto (id_correo, orden, nombre, tipo_mime, ruta)
  select nuevo.id_correo, a.orden, a.nombre, a."tipoMime", a.ruta
  from nuevo, json_to_recordset($4::json) as a(orden smallint, nombre text, "tipoMime" text, ruta text)`

// A person without an address gets no mail: what happened shows on the portal all the same.
const aPersona = sentencia(
  'encolar_correo_a_persona',
  `with nuevo as (
     insert into correo_saliente (id_persona, destinatario, motivo, redaccion)
     select id_persona, coalesce($5?, email_persona), $2,
       case when lower(trim(coalesce($5, email_persona))) = lower(trim(email_persona)) then $3::jsonb else $6?::jsonb end
     from persona
     where id_persona = $1 and coalesce($5, email_persona) <> ''
     returning id_correo
   ) ${ADJUNTAR}`,
)

const aOficina = sentencia(
  'encolar_correo_a_oficina',
  `with nuevo as (
     insert into correo_saliente (destinatario, motivo, redaccion) values ($1, $2, $3::jsonb) returning id_correo
   ) ${ADJUNTAR}`,
)

const comoFilas = (adjuntos: readonly Adjunto[] = []) => JSON.stringify(adjuntos.map((a, orden) => ({ ...a, orden })))

const leerTextos = sentencia(
  'textos_de_correo',
  `select distinct on (clave) clave, valor from configuracion where clave = any($1::text[]) order by clave, version desc`,
  con<{ valor: DichoDeCorreo }>(),
)

/** In the city's words of this moment: what is written afterwards changes no mail that waits. */
async function enPalabras(tx: Tx, ...correos: readonly PorRedactar[]): Promise<string[]> {
  const textos = await leerTextos(
    tx,
    correos.map(({ nombre }) => claveDeCorreo(nombre)),
  )
  return correos.map((correo) => {
    const escrito = textos.find(({ clave }) => clave === claveDeCorreo(correo.nombre))
    return JSON.stringify(redactar(correo, escrito?.valor))
  })
}

/** Writes a mail to a person, at the address that the database has, in the transaction that it tells of (S-8). */
export async function correoAPersona(tx: Tx, idPersona: number, correo: CorreoAPersona) {
  const { motivo, redaccion, adjuntos, segunFormulario: otra } = correo
  const reservado = otra ? [correoReservado(...otra.sobre, otra.estado, redaccion)] : []
  const [escrito = '', sinDetalle = null] = await enPalabras(tx, redaccion, ...reservado)
  await aPersona(tx, idPersona, motivo, escrito, comoFilas(adjuntos), otra?.direccion ?? null, sinDetalle)
}

/** The same to an office of the city, whose address is a setting. */
export async function correoAOficina(tx: Tx, direccion: string, { motivo, redaccion, adjuntos }: Correo) {
  const [escrito = ''] = await enPalabras(tx, redaccion)
  await aOficina(tx, direccion, motivo, escrito, comoFilas(adjuntos))
}
