export function mediana(valores: readonly number[]): number {
  const orden = [...valores].sort((a, b) => a - b)
  const medio = orden.length / 2
  // Of an even number, half way between the two in the middle: the upper one alone would flatter.
  return ((orden[Math.ceil(medio) - 1] ?? 0) + (orden[Math.floor(medio)] ?? 0)) / 2
}
