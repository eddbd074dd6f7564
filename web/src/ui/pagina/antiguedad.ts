import { diaDe, diasEntre } from '@catastro/domain/dias'
import { enDias } from '@catastro/domain/plurales'

/** How long ago a moment was, in calendar days where the city is: 'hoy', 'hace 49 días'. Apart from `formato.ts`: the home uses it. */
export function antiguedad(momento: string, ahora = new Date()): string {
  const dias = diasEntre(diaDe(new Date(momento)), diaDe(ahora))
  return dias <= 0 ? 'hoy' : `hace ${enDias(dias)}`
}
