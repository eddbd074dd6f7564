import { useState } from 'react'
import { TODAS } from '../../ui/listas/Paginacion.tsx'

/** Neither case nor accents tell words apart when people search. */
const sinAcentos = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Search and pages of a reference table. Its rows come whole, as the specification has it: they are as many as the city
 * has streets or offices, and do not grow with its folders.
 */
export function useTablaLocal<F>(filas: readonly F[], textosDe: (fila: F) => readonly string[], filasAlPrincipio = 5) {
  const [buscar, setBuscar] = useState('')
  const [pagina, setPagina] = useState(1)
  const [porPagina, setPorPagina] = useState(filasAlPrincipio)
  const buscado = sinAcentos(buscar)
  const halladas =
    buscado === '' ? filas : filas.filter((fila) => textosDe(fila).some((texto) => sinAcentos(texto).includes(buscado)))
  const ultima = porPagina === TODAS ? 1 : Math.max(1, Math.ceil(halladas.length / porPagina))
  const actual = Math.min(pagina, ultima)
  return {
    buscar,
    alBuscar: (texto: string) => {
      setBuscar(texto)
      setPagina(1)
    },
    visibles: porPagina === TODAS ? halladas : halladas.slice((actual - 1) * porPagina, actual * porPagina),
    total: halladas.length,
    pagina: actual,
    alCambiarPagina: setPagina,
    porPagina,
    alCambiarTamano: (tamano: number) => {
      setPorPagina(tamano)
      setPagina(1)
    },
  }
}
