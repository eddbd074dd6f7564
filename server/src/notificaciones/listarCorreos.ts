import type { EstadoDeCorreo } from '@catastro/domain/notificaciones/correo'
import type { CorreoDeLista, FiltroDeCorreos } from '@catastro/domain/notificaciones/llamadas'
import type { Db } from '../plataforma/db.ts'
import { contiene, paginaDe } from '../plataforma/paginas.ts'

export interface FilaDeCorreo {
  readonly idCorreo: number
  readonly destinatario: string
  readonly asunto: string
  readonly estado: EstadoDeCorreo
  readonly intentos: number
  readonly creadoEl: Date
  readonly enviadoEl: Date | null
  readonly proximoIntento: Date
}

export const COLUMNAS = `c.id_correo as "idCorreo", c.destinatario, c.redaccion ->> 'asunto' as asunto, c.estado, c.intentos,
  c.creado_el as "creadoEl", c.enviado_el as "enviadoEl", c.proximo_intento as "proximoIntento"`

export const presentarCorreo = (c: FilaDeCorreo): CorreoDeLista => ({
  idCorreo: c.idCorreo,
  destinatario: c.destinatario,
  asunto: c.asunto,
  estado: c.estado,
  intentos: c.intentos,
  creado: c.creadoEl.toISOString(),
  enviado: c.enviadoEl?.toISOString() ?? null,
  proximo: c.estado === 'PENDIENTE' ? c.proximoIntento.toISOString() : null,
})

/** A page of the mails; by state and by part of the address or the subject. */
export async function listarCorreos(db: Db, filtro: FiltroDeCorreos) {
  const { filas, ...total } = await paginaDe<FilaDeCorreo>(
    db,
    {
      tabla: 'correo_saliente c',
      clave: 'c.id_correo',
      columnas: COLUMNAS,
      condiciones: [
        filtro.estado ? ['c.estado = ?', filtro.estado] : undefined,
        filtro.buscar
          ? ["lower(c.destinatario || ' ' || (c.redaccion ->> 'asunto')) like ?", contiene(filtro.buscar.toLowerCase())]
          : undefined,
      ],
    },
    filtro,
  )
  return { correos: filas.map(presentarCorreo), ...total }
}
