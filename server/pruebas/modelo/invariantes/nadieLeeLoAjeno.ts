import { GENTE } from '../gente.ts'
import { alcanza } from '../modelo.ts'
import type { Caso } from './caso.ts'

/** The ways to read a folder; each step tries the next one. */
const LECTURAS: readonly ((caso: Caso) => string | undefined)[] = [
  ({ carpeta: { id } }) => `/documentacion/carpeta/${id}`,
  ({ carpeta: { id } }) => `/formulario/obtenerFormulariosPorEncomiendaYIdCarpeta?idCarpeta=${id}`,
  ({ carpeta: { id } }) => `/documentacion/archivos?idCarpeta=${id}`,
  ({ ahora }) => ahora.archivos[0] && `/documentacion/archivo/${ahora.archivos[0].id}`,
  ({ carpeta: { id } }) => `/documentacion/observaciones/${id}`,
  ({ carpeta: { id } }) => `/documentacion/seguimiento/${id}`,
  ({ carpeta: { id } }) => `/formulario/consultarFormulario1?idCarpeta=${id}`,
  ({ carpeta: { id } }) => `/formulario/consultarFormulario1bis/?idCarpeta=${id}`,
  ({ carpeta: { id } }) => `/formulario/consultarFormulario14/?idCarpeta=${id}`,
  ({ carpeta: { id } }) => `/formulario/versiones?idCarpeta=${id}&codigoFormulario=1bis`,
  ({ carpeta: { id } }) => `/formulario/anteriores?idCarpeta=${id}`,
  ({ carpeta: { id } }) => `/formulario/obtenerDatosPersona/${id}`,
]

/** All of them are of works on Clara's property, who does not read who filed one. */
const PROPIETARIA = 'clara'
const NO_DEL_PROPIETARIO = '/formulario/obtenerDatosPersona/'

/** A folder, its forms and its files are read by whoever filed it, by its owner and by staff; a payment, by its payer and by staff. */
export async function nadieLeeLoAjeno(caso: Caso): Promise<string | undefined> {
  const { mesa, carpeta, ahora } = caso
  const n = mesa.pasos.length
  const quien = GENTE[n % GENTE.length] ?? 'clara'
  const camino = LECTURAS[n % LECTURAS.length]?.(caso)
  const pago = ahora.pagos.at(-1)
  const suya = quien === PROPIETARIA && !carpeta.borrada && !camino?.startsWith(NO_DEL_PROPIETARIO)
  const casos = [
    { camino, puede: suya || alcanza(quien, carpeta) },
    { camino: pago && `/pagos/ver/${pago.id}`, puede: puedeVer(caso, quien) },
  ]
  for (const { camino: url, puede } of casos) {
    if (!url) continue
    const { statusCode } = await mesa.portal.como(quien, { url: `/api${url}` })
    if (statusCode !== (puede ? 200 : 404)) return `${quien} pide ${url} y recibe ${statusCode}`
  }
  return undefined
}

const puedeVer = ({ mesa, ahora }: Caso, quien: (typeof GENTE)[number]) =>
  ['lucia', 'hector', 'ana'].includes(quien) ||
  mesa.modelo.pagos.find(({ id }) => id === ahora.pagos.at(-1)?.id)?.de === quien
