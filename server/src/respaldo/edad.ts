import { HACE_MUCHO_DE_LA_COPIA, NUNCA_SE_COPIO } from '@catastro/domain/respaldo/mensajes'
import { leerManifiesto, ultimaCopia } from './copia/manifiesto.ts'

/** A copy each night, and two hours for it to be done. */
const HORAS = 26

/** Of the newest copy; undefined where there is none. */
export async function segundosDeLaCopia(carpeta: string): Promise<number | undefined> {
  const copia = await ultimaCopia(carpeta)
  if (copia === undefined) return undefined
  return (Date.now() - Date.parse((await leerManifiesto(copia)).hecha)) / 1000
}

/** For who administers; nothing where the portal was not told where the copies are. */
export async function avisosDeRespaldo(carpeta: string | undefined): Promise<string[]> {
  if (carpeta === undefined) return []
  const segundos = await segundosDeLaCopia(carpeta)
  if (segundos === undefined) return [NUNCA_SE_COPIO]
  const horas = Math.floor(segundos / 3600)
  return horas >= HORAS ? [HACE_MUCHO_DE_LA_COPIA(horas)] : []
}
