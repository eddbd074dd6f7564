import type { Clase } from '@catastro/domain/importaciones/reglas'
import { archivosAnteriores } from './archivosAnteriores.ts'
import { calles } from './calles.ts'
import { carpetasAnteriores } from './carpetasAnteriores.ts'
import type { ClaseImportable } from './clase.ts'
import { empleados } from './empleados.ts'
import { padrones } from './padrones.ts'
import { parcelas } from './parcelas.ts'
import { profesionales } from './profesionales.ts'
import { respuestasAnteriores } from './respuestasAnteriores.ts'
import { tarifas } from './tarifas.ts'

export const IMPORTABLES: Readonly<Record<Clase, ClaseImportable<unknown, unknown>>> = {
  calles,
  padrones,
  parcelas,
  profesionales,
  empleados,
  tarifas,
  carpetasAnteriores,
  archivosAnteriores,
  respuestasAnteriores,
}
