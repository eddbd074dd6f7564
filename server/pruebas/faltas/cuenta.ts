/** What was noticed, told as the run prints it. */
export interface Cuenta {
  readonly capacidad: string
  notadas: number
  todas: number
}

const porCiento = (parte: number, todo: number) => ((100 * parte) / todo).toFixed(1)

export function resumen(cuentas: readonly Cuenta[], sinNotar: readonly string[], segundos: number) {
  const notadas = cuentas.reduce((total, cuenta) => total + cuenta.notadas, 0)
  const todas = cuentas.reduce((total, cuenta) => total + cuenta.todas, 0)
  const fila = (nombre: string, cuantas: number, deCuantas: number) =>
    `${nombre.padEnd(16)}${String(cuantas).padStart(4)} de ${String(deCuantas).padStart(3)}  ${porCiento(cuantas, deCuantas)} %`
  const texto = [
    'Una línea mal escrita por vez, y si las pruebas de al lado lo notan.',
    '',
    ...cuentas.map((cuenta) => fila(cuenta.capacidad, cuenta.notadas, cuenta.todas)),
    fila('en total', notadas, todas),
    '',
    `Sin notar: ${sinNotar.length}.`,
    ...sinNotar.map((una) => `  ${una}`),
    `Tiempo: ${segundos} s.`,
  ].join('\n')
  return { texto, menor: Math.min(...cuentas.map((cuenta) => cuenta.notadas / cuenta.todas)) }
}
