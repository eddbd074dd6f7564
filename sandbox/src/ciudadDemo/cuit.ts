const PESOS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

/** The CUIT of a person, with its check digit; where that comes out as 10, the prefix 23 takes its place, as in real ones. */
export function cuitDe(prefijo: '20' | '27', dni: string): string {
  const base = prefijo + dni.padStart(8, '0')
  const digito = digitoVerificador(base)
  if (digito < 10) return `${base}${digito}`
  return `23${base.slice(2)}${prefijo === '20' ? 9 : 4}`
}

function digitoVerificador(base: string): number {
  const suma = PESOS.reduce((total, peso, lugar) => total + peso * Number(base[lugar]), 0)
  return (11 - (suma % 11)) % 11
}
