/** At most `cuantos` at a time; the others wait in line. Returns the function that gives the turn back. */
export function turnos(cuantos: number): () => Promise<() => void> {
  let libres = cuantos
  const enEspera: (() => void)[] = []
  const soltar = () => {
    const siguiente = enEspera.shift()
    if (siguiente) siguiente()
    else libres += 1
  }
  return async () => {
    if (libres > 0) libres -= 1
    else await new Promise<void>((resolve) => enEspera.push(resolve))
    let suelto = false
    return () => {
      if (suelto) return
      suelto = true
      soltar()
    }
  }
}
