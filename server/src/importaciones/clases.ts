import type { Clase } from '@catastro/domain/importaciones/reglas'
import type { ClaseImportable } from './clase.ts'
import { calles } from './deCalles.ts'
import { padrones } from './dePadrones.ts'
import { parcelas } from './deParcelas.ts'
import { profesionales } from './deProfesionales.ts'
import { tarifas } from './deTarifas.ts'

export const IMPORTABLES: Readonly<Record<Clase, ClaseImportable<unknown, unknown>>> = {
  calles,
  padrones,
  parcelas,
  profesionales,
  tarifas,
}
