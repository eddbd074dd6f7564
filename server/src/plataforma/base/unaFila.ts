/** The row of a statement that always answers one. Without it something is wrong, and no number stands in for it. */
export function unaFila<Fila>([fila]: readonly Fila[]): Fila {
  if (fila === undefined) throw new Error('La sentencia no devolvió su fila')
  return fila
}
