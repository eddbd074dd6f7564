/** At most `cuantos` at a time; the others wait in line. Returns the function that gives the turn back. */
function turnos(cuantos: number): () => Promise<() => void> {
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

/**
 * The same for each of many: `deCada` at a time, and `enTodo` of all together. Whoever waits for their own turn holds nobody
 * else's place. Null where `enFila` of them are there already.
 */
export function turnosDeCada<K>({
  deCada,
  enTodo,
  enFila = Number.POSITIVE_INFINITY,
}: {
  readonly deCada: number
  readonly enTodo: number
  readonly enFila?: number
}): (clave: K) => Promise<(() => void) | null> {
  const tomarUno = turnos(enTodo)
  const filas = new Map<K, { readonly tomar: ReturnType<typeof turnos>; cuantos: number }>()
  return async (clave) => {
    const fila = filas.get(clave) ?? { tomar: turnos(deCada), cuantos: 0 }
    if (fila.cuantos >= enFila) return null
    filas.set(clave, fila)
    fila.cuantos += 1
    const soltarSuyo = await fila.tomar()
    const soltarUno = await tomarUno()
    let suelto = false
    return () => {
      if (suelto) return
      suelto = true
      soltarUno()
      soltarSuyo()
      fila.cuantos -= 1
      if (fila.cuantos === 0) filas.delete(clave)
    }
  }
}
