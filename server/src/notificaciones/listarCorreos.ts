import type { CorreoDeLista, FiltroDeCorreos } from '@catastro/domain/notificaciones/llamadas'
import { DIRECCION_SUPRIMIDA } from '@catastro/domain/notificaciones/mensajes'
import type { Db } from '../plataforma/base/db.ts'
import type { Fila } from '../plataforma/base/sentencias.ts'
import { contiene, lista } from '../plataforma/paginas/paginas.ts'

export const COLUMNAS = `c.id_correo as "idCorreo", c.destinatario, c.redaccion ->> 'asunto' as "asunto!", c.estado, c.intentos,
  c.creado_el as "creadoEl", c.enviado_el as "enviadoEl", c.proximo_intento as "proximoIntento"`

export const presentarCorreo = (c: Fila<'listar_correos'>): CorreoDeLista => ({
  idCorreo: c.idCorreo,
  destinatario: c.destinatario || DIRECCION_SUPRIMIDA,
  asunto: c.asunto,
  estado: c.estado,
  intentos: c.intentos,
  creado: c.creadoEl.toISOString(),
  enviado: c.enviadoEl?.toISOString() ?? null,
  proximo: c.estado === 'PENDIENTE' ? c.proximoIntento.toISOString() : null,
})

const correos = lista('listar_correos', {
  tabla: 'correo_saliente c',
  clave: 'c.id_correo',
  columnas: COLUMNAS,
  condiciones: {
    estado: 'c.estado = ?',
    buscar: "lower(c.destinatario || ' ' || (c.redaccion ->> 'asunto')) like ?",
  },
})

/** A page of the mails; by state and by part of the address or the subject. */
export async function listarCorreos(db: Db, filtro: FiltroDeCorreos) {
  const { filas, ...total } = await correos(db, filtro, {
    estado: filtro.estado || undefined,
    buscar: filtro.buscar ? contiene(filtro.buscar.toLowerCase()) : undefined,
  })
  return { correos: filas.map(presentarCorreo), ...total }
}
