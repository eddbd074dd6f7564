/** What a catalogue has in capitals and is no word: it stays as it is. One without vowels (SRL, PH) is known by that. */
const SIGLAS = new Set(['ART', 'CISI', 'CUIL', 'CUIT', 'DNI', 'IPV', 'LED', 'PVC', 'SA', 'SAS', 'UTE'])

const esSigla = (palabra: string) =>
  SIGLAS.has(palabra) || /[\d.]/.test(palabra) || (palabra.length > 1 && !/[AEIOUÁÉÍÓÚÜ]/.test(palabra))

/** A catalogue's value, which is stored in capitals, as it is read; one that is written otherwise is as it is. */
export function enOracion(valor: string | null | undefined): string {
  if (!valor) return ''
  if (valor !== valor.toUpperCase()) return valor
  const bajo = valor.replace(/[\p{L}\d.]+/gu, (palabra) => (esSigla(palabra) ? palabra : palabra.toLowerCase()))
  return bajo.charAt(0).toUpperCase() + bajo.slice(1)
}
