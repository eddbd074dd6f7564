import type { Pool } from 'pg'
import * as z from 'zod/mini'

/** How many mails the mailbox keeps. */
const CAPACIDAD = 1000

const Texto = (max: number) => z.string().check(z.maxLength(max))
export const CorreoRecibido = z.object({
  idMensaje: Texto(200),
  de: Texto(200),
  para: Texto(200),
  asunto: Texto(300),
  texto: Texto(100_000),
  html: Texto(200_000),
  adjuntos: z.array(z.object({ nombre: Texto(200), tipoMime: Texto(100), contenido: z.string() })),
})
export type CorreoRecibido = z.output<typeof CorreoRecibido>

export interface Correo {
  readonly id: number
  readonly idMensaje: string
  readonly de: string
  readonly para: string
  readonly asunto: string
  readonly texto: string
  readonly html: string
  readonly veces: number
  readonly fecha: Date
  readonly adjuntos: readonly { readonly nombre: string; readonly tipoMime: string; readonly tamano: number }[]
}

const COLUMNAS = `id, id_mensaje as "idMensaje", de, para, asunto, texto, html, veces, recibido_el as fecha,
  coalesce((select json_agg(json_build_object('nombre', nombre, 'tipoMime', tipo_mime, 'tamano', length(contenido)) order by orden)
    from casilla.adjunto a where a.id_correo = c.id), '[]') as adjuntos`

/** Keeps a mail, or notes that it came again. */
export async function guardarCorreo(db: Pool, correo: CorreoRecibido): Promise<void> {
  const { rows } = await db.query<{ id: number; veces: number }>(
    `insert into casilla.correo (id_mensaje, de, para, asunto, texto, html) values ($1, $2, $3, $4, $5, $6)
     on conflict (id_mensaje) do update set veces = correo.veces + 1 returning id, veces`,
    [correo.idMensaje, correo.de, correo.para, correo.asunto, correo.texto, correo.html],
  )
  const id = rows[0]?.id
  if (id === undefined) throw new Error('El correo no se guardó')
  for (const [orden, { nombre, tipoMime, contenido }] of correo.adjuntos.entries()) {
    await db.query(
      `insert into casilla.adjunto (id_correo, orden, nombre, tipo_mime, contenido) values ($1, $2, $3, $4, decode($5, 'base64'))
       on conflict do nothing`,
      [id, orden, nombre, tipoMime, contenido],
    )
  }
  await db.query('delete from casilla.correo where id <= $1', [id - CAPACIDAD])
}

/** Newest first; `para` narrows to one address. */
export async function correosDe(db: Pool, para: string, cuantos: number): Promise<Correo[]> {
  const { rows } = await db.query<Correo>(
    `select ${COLUMNAS} from casilla.correo c where $1 = '' or lower(para) = lower($1) order by id desc limit $2`,
    [para, cuantos],
  )
  return rows
}

export async function correoPorId(db: Pool, id: number): Promise<Correo | undefined> {
  return (await db.query<Correo>(`select ${COLUMNAS} from casilla.correo c where id = $1`, [id])).rows[0]
}

export async function adjuntoDe(db: Pool, id: number, orden: number) {
  const { rows } = await db.query<{ nombre: string; tipoMime: string; contenido: Buffer }>(
    `select nombre, tipo_mime as "tipoMime", contenido from casilla.adjunto where id_correo = $1 and orden = $2`,
    [id, orden],
  )
  return rows[0]
}
