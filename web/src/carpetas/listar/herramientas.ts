import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { esperaPago } from '@catastro/domain/carpetas/movimientos'

/** Whose list it is: the professional's own, a person's sidewalk folders, or the staff's. */
export type ModoDeLista = 'propia' | 'veredas' | 'personal'

export interface Herramientas {
  readonly adjuntar: { readonly ruta: string; readonly resaltada: boolean }
  /** Null: hidden. */
  readonly desglose: { readonly habilitado: boolean } | null
  readonly borrar: boolean
}

type DeLaFila = Pick<CarpetaListItem, 'tramiteEstado' | 'encomiendatipo' | 'borrable'>

/** Which tools a row has, and where they lead. */
export function herramientasDe(carpeta: DeLaFila, modo: ModoDeLista): Herramientas {
  const espera = esperaPago(carpeta.tramiteEstado)
  return {
    adjuntar: { ruta: rutaParaAdjuntar(modo, espera), resaltada: espera },
    desglose: modo === 'veredas' ? null : { habilitado: carpeta.encomiendatipo !== null },
    borrar: modo !== 'personal' && carpeta.borrable,
  }
}

function rutaParaAdjuntar(modo: ModoDeLista, espera: boolean) {
  if (modo === 'personal') return '/AdjuntarArchivos'
  return espera ? '/adjuntarComprobanteDePago' : '/olvidoAdjuntarArchivos'
}
