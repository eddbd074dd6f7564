import { esFinal, nombreDeEstado } from '@catastro/domain/carpetas/movimientos'
import { TIENE_PARTE_EN_LA_CARPETA } from '@catastro/domain/deberes'
import { ErrorDePortal } from '@catastro/domain/errores'
import type { MotivoDeApartar } from '@catastro/domain/visitas/apartados'
import {
  APARTADA,
  ENVIO_DE_OTRA_VISITA,
  MOTIVO_DE_APARTAR,
  RECIBIDA,
  VISITA_NO_ENCONTRADA,
  YA_RECIBIDA,
} from '@catastro/domain/visitas/mensajes'
import type { Recibida } from '@catastro/domain/visitas/resultado'
import { tieneParteEn } from '../carpetas/alcance.ts'
import { sentencia, type Tx } from '../plataforma/base/db.ts'
import { SIN_PERMISO } from '../plataforma/http/rutas.ts'
import { esPersonal, type Identidad } from '../plataforma/identidad/identidad.ts'
import { algunaVezMando, idInspectorDe, leerVisita, manda, type VisitaLeida } from './alcance.ts'

/** What results and photos of a phone have in common. */

const tomarCarpeta = sentencia('tomar_carpeta_de_visita', 'select from carpeta where id_carpeta = $1 for update')
const leerCarpeta = sentencia(
  'carpeta_de_visita',
  'select estado, borrada_el is not null as "borrada!" from carpeta where id_carpeta = $1',
)
const tomarVisita = sentencia('tomar_visita_enviada', 'select from visita where id_visita = $1 for update')

export interface Recepcion {
  readonly visita: VisitaLeida
  /** Closed or deleted meanwhile. */
  readonly cerrada: boolean
  /** Whoever sends it is not who has the folder now. */
  readonly deOtro: boolean
  /** Whoever sends it is no longer of the staff: what they signed before is kept, and stands only if it is decided. */
  readonly sinPersonal: boolean
}

/**
 * The visit that a phone sends something of, held until the transaction ends, whatever became of its folder meanwhile: what
 * was seen at the place is not refused for it. The same 404 for one that is not there and one that they never had (S-6).
 */
export async function recibirDe(tx: Tx, quien: Identidad, idVisita: number): Promise<Recepcion> {
  const delPersonal = esPersonal(quien)
  const noHay = () => (delPersonal ? new ErrorDePortal(404, VISITA_NO_ENCONTRADA) : new ErrorDePortal(403, SIN_PERMISO))
  const antes = await leerVisita(tx, idVisita)
  if (!antes) throw noHay()
  await tomarCarpeta(tx, antes.idCarpeta)
  await tomarVisita(tx, idVisita)
  const visita = (await leerVisita(tx, idVisita)) ?? antes
  const propio = await idInspectorDe(tx, quien)
  const laTuvo = propio !== undefined && visita.inspectores.includes(propio)
  if (!laTuvo && !(await algunaVezMando(tx, quien))) throw noHay()
  if (await tieneParteEn(tx, quien, visita.idCarpeta)) throw new ErrorDePortal(403, TIENE_PARTE_EN_LA_CARPETA)
  const [carpeta] = await leerCarpeta(tx, visita.idCarpeta)
  return {
    visita,
    cerrada: !carpeta || carpeta.borrada || esFinal(nombreDeEstado(carpeta.estado) ?? ''),
    deOtro: !manda(quien) && visita.idInspector !== propio,
    sinPersonal: !delPersonal,
  }
}

const leerEnvios = sentencia(
  'envios_con_su_numero',
  `select id_envio as "idEnvio", clase, sha256, id_visita as "idVisita", situacion, motivo, recibido_el as "recibidoEl"
   from visita_envio where id = $1 order by id_envio`,
)

interface Envio {
  readonly clase: 'RESULTADO' | 'FOTO'
  readonly id: string
  readonly sha256: string
  readonly idVisita: number
}

/** What came before with this number: itself, or (`otro`) something else. */
export async function anterioresDe(tx: Tx, { clase, id, sha256, idVisita }: Envio) {
  const anteriores = await leerEnvios(tx, id)
  if (anteriores.some((e) => e.clase !== clase || e.idVisita !== idVisita)) {
    throw new ErrorDePortal(409, ENVIO_DE_OTRA_VISITA)
  }
  return { mismo: anteriores.find((e) => e.sha256 === sha256), otro: anteriores.length > 0 }
}

interface Guardado {
  readonly recibidoEl: Date
  readonly situacion: 'VALE' | 'APARTADO' | 'DESCARTADO'
  readonly motivo: MotivoDeApartar | null
}

/** The reply to a phone: the same receipt however often it asks. */
export function recibo({ clase, id, sha256 }: Envio, guardado: Guardado, repetida: boolean): Recibida {
  const apartada = guardado.situacion !== 'VALE'
  return {
    ok: true,
    message: apartada ? APARTADA : repetida ? YA_RECIBIDA : RECIBIDA,
    situacion: apartada ? 'APARTADA' : repetida ? 'YA RECIBIDA' : 'RECIBIDA',
    motivo: guardado.motivo && MOTIVO_DE_APARTAR[guardado.motivo],
    recibo: { clase, id, sha256, recibidoEl: guardado.recibidoEl.toISOString() },
  }
}
