import {
  HACE_MUCHO_DE_LA_COPIA,
  NADIE_COPIA,
  NUNCA_SE_COPIO,
  SIN_LEER_LAS_COPIAS,
} from '@catastro/domain/respaldo/mensajes'
import { abrirObjetos } from '../plataforma/archivos/abrirAlmacen.ts'
import type { AjustesDeS3 } from '../plataforma/archivos/lugarDeS3.ts'
import { leerManifiesto, ultimaCopia } from './copia/manifiesto.ts'

/** A copy each night, and two hours for it to be done. */
export const HORAS_DE_UNA_COPIA = 26

/** Where the copies are. */
export interface LugarDeCopias {
  readonly lugar: string
  readonly s3: AjustesDeS3
}

/** Of the newest copy; undefined where there is none. */
export async function segundosDeLaCopia({ lugar, s3 }: LugarDeCopias): Promise<number | undefined> {
  const copia = await ultimaCopia(await abrirObjetos(lugar, s3))
  if (copia === undefined) return undefined
  return (Date.now() - Date.parse((await leerManifiesto(copia)).hecha)) / 1000
}

/** For who administers. That nobody said where the copies are is a notice in production only. */
export async function avisosDeRespaldo(copias: LugarDeCopias | undefined, produccion: boolean): Promise<string[]> {
  if (copias === undefined) return produccion ? [NADIE_COPIA] : []
  const segundos = await segundosDeLaCopia(copias).catch(() => null)
  if (segundos === null) return [SIN_LEER_LAS_COPIAS]
  if (segundos === undefined) return [NUNCA_SE_COPIO]
  const horas = Math.floor(segundos / 3600)
  return horas >= HORAS_DE_UNA_COPIA ? [HACE_MUCHO_DE_LA_COPIA(horas)] : []
}
