import { SELLO_SIN_EMPEZAR, SELLO_VENCIDO, SELLOS_ATRASADOS, selloPorVencer } from '@catastro/domain/sellos/mensajes'
import { formatoDeLaCiudad } from '@catastro/domain/zona'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import type { CertificadoDelSello } from '../plataforma/sello/certificadoDelSello.ts'
import type { Sellador } from '../plataforma/sello/sellador.ts'

const DIAS_DE_AVISO = 30
const DIA_MS = 24 * 60 * 60 * 1000
/** Seconds that a document may wait for its seal before somebody should look. */
const ESPERA_LARGA_S = 60 * 60

const dia = formatoDeLaCiudad('es-AR', { day: '2-digit', month: '2-digit', year: 'numeric' })

/** What is to be said of the certificate today; null: nothing. */
export function avisoDelCertificado({ desde, vence }: CertificadoDelSello, hoy = new Date()): string | null {
  if (hoy >= vence) return SELLO_VENCIDO
  if (hoy < desde) return SELLO_SIN_EMPEZAR
  return vence.getTime() - hoy.getTime() <= DIAS_DE_AVISO * DIA_MS ? selloPorVencer(dia.format(vence)) : null
}

const leerEspera = sentencia(
  'espera_del_sello',
  `select coalesce(extract(epoch from now() - min(pedido_el)), 0)::double precision as "segundos!" from sello_pendiente`,
)

/** Since when the oldest of the documents that wait for their seal does. */
export const esperaDelSello = async (db: Db): Promise<number> => unaFila(await leerEspera(db)).segundos

/** What somebody has to look at, while everything is served. */
export async function avisosDelSello(db: Db, sellador: Sellador | undefined): Promise<string[]> {
  if (!sellador) return []
  const atrasados = (await esperaDelSello(db)) > ESPERA_LARGA_S
  return [avisoDelCertificado(sellador.certificado), atrasados && SELLOS_ATRASADOS].filter(
    (aviso) => aviso !== null && aviso !== false,
  )
}
