/** The same draws at every run (mulberry32). */
export function azar(semilla: number) {
  let estado = semilla
  const entre = (cuantos: number) => {
    estado = (estado + 0x6d2b79f5) | 0
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % cuantos
  }
  return { entre, uno: <T>(opciones: readonly T[]): T => opciones[entre(opciones.length)] as T }
}
