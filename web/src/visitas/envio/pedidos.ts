import type { Recibida } from '@catastro/domain/visitas/resultado'
import { comoJson, pedir } from '../../red/cliente.ts'
import { partesCon } from '../../red/subida.ts'
import { FOTO_DAÑADA_AQUI } from '../mensajes.ts'
import { bytesDe } from '../telefono/fotosGuardadas.ts'
import { sha256 as huellaDe } from '../telefono/huella.ts'
import type { Pendiente } from '../telefono/pendientes.ts'
import type { FotoGuardada, Recibido, VisitaGuardada } from '../telefono/tipos.ts'

/** What answered was not the portal: a Wi-Fi's login page, a proxy's. */
export class RespuestaAjena extends Error {}

/**
 * The phone lost or changed a photo's bytes since it was taken. Sent, it would be said to have arrived damaged, again and again,
 * and nothing behind it would go.
 */
export class FotoDañada extends Error {
  constructor() {
    super(FOTO_DAÑADA_AQUI)
  }
}

const SIN_RESPUESTA_MS = 120_000
const opciones = (token: string) => ({ token, signal: AbortSignal.timeout(SIN_RESPUESTA_MS) })

/** Sends one thing as whoever has the token, and gives the portal's receipt of it: nothing else is an answer. */
export async function enviar(cosa: Pendiente, token: string): Promise<Recibido> {
  const { respuesta, id, sha256 } =
    cosa.clase === 'resultado' ? await elResultado(cosa.visita, token) : await laFoto(cosa.foto, token)
  const dicho = comoJson(await respuesta.text())
  if (!esRecibida(dicho) || dicho.recibo.id !== id || dicho.recibo.sha256 !== sha256) throw new RespuestaAjena()
  return { ...dicho.recibo, situacion: dicho.situacion, motivo: dicho.motivo }
}

async function elResultado({ idVisita, idResultado, firmada }: VisitaGuardada, token: string) {
  const json = { id: idResultado, idVisita, contenido: firmada?.contenido ?? '' }
  const respuesta = await pedir('main', 'POST /visitas/resultado', { json }, opciones(token))
  return { respuesta, id: idResultado, sha256: firmada?.sha256 ?? '' }
}

async function laFoto(foto: FotoGuardada, token: string) {
  const { id, idVisita, idItem, sha256, tomadaEl, nombre } = foto
  const bytes = await bytesDe(foto).catch(() => null)
  if (bytes === null || (await huellaDe(bytes)) !== sha256) throw new FotoDañada()
  const archivo = new File([bytes], nombre, { type: 'image/jpeg' })
  const partes = partesCon({ id, idVisita, idItem: idItem ?? undefined, sha256, tomadaEl }, { foto: archivo })
  const respuesta = await pedir('archivos', 'POST /visitas/foto', { partes }, opciones(token))
  return { respuesta, id, sha256 }
}

const SITUACIONES: readonly string[] = ['RECIBIDA', 'YA RECIBIDA', 'APARTADA'] satisfies Recibida['situacion'][]
const esObjeto = (dato: unknown): dato is Record<string, unknown> => typeof dato === 'object' && dato !== null

function esRecibida(dato: unknown): dato is Recibida {
  if (!esObjeto(dato) || dato.ok !== true || !esObjeto(dato.recibo)) return false
  const { id, sha256, recibidoEl } = dato.recibo
  const sonTextos = typeof id === 'string' && typeof sha256 === 'string' && typeof recibidoEl === 'string'
  return sonTextos && typeof dato.situacion === 'string' && SITUACIONES.includes(dato.situacion)
}
