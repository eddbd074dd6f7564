import type { ValorDe } from './claves.ts'

/**
 * Where and how what is not paid by card is paid, as the city wrote it, to stand after 'se paga'. Empty while it wrote neither an
 * account nor an office: a holder without an account says nothing (A-287).
 */
export function dondeSePaga({ cuenta, titular, oficina, horario }: ValorDe<'pagos'>): string {
  const porCuenta = cuenta && `por transferencia a ${cuenta}${titular && `, a nombre de ${titular}`}`
  const enPersona = (oficina || horario) && `en ${oficina || 'la mesa de entradas'}${horario && ` (${horario})`}`
  return [porCuenta, enPersona].filter(Boolean).join('; o ')
}
