import { TITULO_ESTADO } from '../estado/mensajes.ts'
import { diaYHora } from '../momentos.ts'
import { cuantos } from '../plurales.ts'

export const TITULO_RESTAURACIONES = 'Copias y restauraciones'

interface Restaurada {
  readonly motivo: string
  /** The last that the database has. */
  readonly copiaHasta: Date | null
  /** The last that is known to have been written. */
  readonly sabidoHasta: Date | null
  readonly escrituras: number | null
}

/** Said until an ADMINISTRADOR confirms that they know. */
export function VOLVIO_DE_UNA_COPIA({ motivo, copiaHasta, sabidoHasta, escrituras }: Restaurada): string {
  const llega = copiaHasta ? `Lo último que tiene es del ${diaYHora.format(copiaHasta)}` : 'No tiene nada escrito'
  const sabido = sabidoHasta ? `, y lo último que se supo, del ${diaYHora.format(sabidoHasta)}` : ''
  const faltan = escrituras ? `. Faltan hasta ${cuantos(escrituras, 'escritura', 'escrituras')}` : ''
  return `${motivo}. ${llega}${sabido}${faltan}. Véalo en «${TITULO_RESTAURACIONES}», y confirme ahí que lo sabe`
}

export const NADIE_COPIA =
  'No hay copias de respaldo: falta RESPALDO_CARPETA, y RESPALDO_HORA para que se haga y se pruebe una cada noche'
export const NUNCA_SE_COPIO = 'Todavía no hay ninguna copia de respaldo en RESPALDO_CARPETA'
export const SIN_LEER_LAS_COPIAS = 'No se pueden leer las copias de respaldo que hay en RESPALDO_CARPETA'
export const HACE_MUCHO_DE_LA_COPIA = (horas: number) =>
  `La última copia de respaldo es de hace ${cuantos(horas, 'hora', 'horas')}`
export const TITULO_SIN_DUENO = 'Archivos que ninguna fila nombra'
export const ARCHIVO_SIN_DUENO_NO_ENCONTRADO = 'El archivo no existe, o ya es de algo'
export const ARCHIVO_DESCARTADO = 'El archivo se borra dentro de siete días'
export const RESTAURACION_NO_ENCONTRADA = 'La restauración no existe'
export const RESTAURACION_YA_CONFIRMADA = 'La restauración ya estaba confirmada'
export const RESTAURACION_CONFIRMADA = 'Quedó anotado que lo sabe'
export const ALMACEN_SIN_RESPUESTA = 'El servicio no está disponible en este momento. Intente de nuevo en unos minutos'
export const COPIA_QUE_NO_SIRVE = (detalle: string) => `La última copia de respaldo no sirve: ${detalle}`
export const HACE_MUCHO_DE_LA_PRUEBA = (horas: number) =>
  `La última copia que se comprobó y sirve es de hace ${cuantos(horas, 'hora', 'horas')}`
export const DANADOS = (cuantosSon: number) =>
  `${cuantos(cuantosSon, 'archivo guardado falta o cambió', 'archivos guardados faltan o cambiaron')}: vea «${TITULO_ESTADO}»`
