const PESOS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2] as const

/** Whether the last digit of a CUIT of eleven follows from the others. On a screen a wrong one is a hint, never a refusal. */
export function digitoVerificadorBien(cuit: string): boolean {
  const suma = PESOS.reduce((total, peso, lugar) => total + peso * Number(cuit[lugar]), 0)
  const resto = (11 - (suma % 11)) % 11
  return Number(cuit[10]) === (resto === 10 ? 9 : resto)
}
