/** The two flows that the specification shows the page with: no folder has these numbers, and nobody is asked. */
const MUESTRAS: Readonly<Record<number, readonly string[]>> = {
  1: ['Procesado', 'Aprobado', 'Finalizado'],
  2: ['En revisión', 'Aprobado'],
}
export const muestraDe = (idCarpeta: number) => MUESTRAS[idCarpeta]
