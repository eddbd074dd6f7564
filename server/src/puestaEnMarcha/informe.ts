import { cuantos } from '@catastro/domain/plurales'
import type { Revision } from '../plataforma/afuera/revision.ts'
import { desviacionesDe, type SistemaRevisado } from './externos.ts'
import type { Probado } from './probado.ts'

function renglones({ que, ms, desviaciones, sinComprobar }: Revision): readonly string[] {
  if (sinComprobar !== undefined) return [`–  ${que}: no se comprobó, ${sinComprobar}`]
  const tiempo = ms === null ? '' : ` (${ms} ms)`
  if (desviaciones.length === 0) return [`✓  ${que}${tiempo}`]
  return [`✗  ${que}${tiempo}`, ...desviaciones.map((desviacion) => `     ${desviacion}`)]
}

/** What `npm run comprobar:externos` prints. */
export function informe(sistemas: readonly SistemaRevisado[]): string {
  const cuantas = desviacionesDe(sistemas).length
  return [
    ...sistemas.flatMap(({ sistema, direccion, revisiones }) => [
      `${sistema}: ${direccion}`,
      ...revisiones.flatMap(renglones).map((renglon) => `  ${renglon}`),
      '',
    ]),
    cuantas === 0 ? 'Sin desviaciones.' : `${cuantos(cuantas, 'desviación', 'desviaciones')}.`,
  ].join('\n')
}

/** The same of one, for the screen. */
export const bienDicho = (sistema: SistemaRevisado): Probado => ({
  bien: desviacionesDe([sistema]).length === 0,
  renglones: sistema.revisiones.flatMap(renglones),
})
