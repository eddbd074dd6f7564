import { PREGUNTAS as DEL_27 } from '@catastro/domain/elevadores/formulario27'
import { bloquesDeVereda } from '@catastro/domain/veredas/guardado'
import { CODIGO_VEREDAS, DIAS_DE_OBRA_MINIMOS } from '@catastro/domain/veredas/reglas'
import { formulario27De } from '../elevadores/leerFormulario27.ts'
import type { FormularioDeCarpeta } from '../formularios/formularioDeCarpeta.ts'
import { FORMULARIOS } from '../formularios/formularios.ts'
import { formulario12De } from '../veredas/verVereda.ts'

type Lector = FormularioDeCarpeta['enPalabras']

const leerVereda = formulario12De(DIAS_DE_OBRA_MINIMOS)
const vereda: Lector = async (db, idCarpeta) => {
  const [guardada] = await leerVereda(db, idCarpeta)
  return guardada ? { autor: guardada.autor, fecha: guardada.fecha, bloques: bloquesDeVereda(guardada) } : null
}

const elevadores: Lector = async (db, idCarpeta) => {
  const guardado = await formulario27De(db, idCarpeta)
  return guardado ? { autor: guardado.autor, fecha: guardado.fecha, bloques: DEL_27.bloques(guardado) } : null
}

/** How each form of a folder is read in words, by its code: those of an encomienda, and those that make their folder. */
export const LECTORES: ReadonlyMap<string, Lector> = new Map([
  ...Object.values(FORMULARIOS).map(({ codigo, enPalabras }) => [codigo, enPalabras] as const),
  [CODIGO_VEREDAS, vereda],
  ['27', elevadores],
])
