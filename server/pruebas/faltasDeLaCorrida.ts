/** What a long run finds wrong: it goes on, and says it all at its end. */
const faltas: string[] = []

export function exigir(cierto: boolean, que: string): void {
  if (!cierto) faltas.push(que)
}

/** Its last line: how many, which, and the code that it ends with. */
export function terminarConFaltas(): never {
  console.log(`\nFaltas: ${faltas.length}`)
  for (const falta of faltas) console.log(`  ${falta}`)
  process.exit(faltas.length === 0 ? 0 : 1)
}
