import { ENCOMIENDAS } from '../modelo.ts'
import type { Caso } from './caso.ts'

/** The column is its definition, worked out again from the folder's other rows. */
export function completaEsCompleta({ carpeta, ahora }: Caso): string | undefined {
  const hay = (clase: string) => ahora.archivos.some((archivo) => archivo.clase === clase)
  const enviados = ahora.formularios.every(({ grabado, observado }) => grabado || observado)
  const pagado = ahora.formularios.find(({ codigo }) => codigo === '1bis')?.pagado ?? 0
  const esCompleta =
    ahora.carpeta.presentada &&
    enviados &&
    pagado >= (ahora.total ?? 0) &&
    hay('DOCUMENTO') &&
    (hay('CROQUIS') || !ENCOMIENDAS[carpeta.encomienda].croquis)
  return esCompleta === ahora.carpeta.completa
    ? undefined
    : `completa dice ${ahora.carpeta.completa} y es ${esCompleta}`
}
