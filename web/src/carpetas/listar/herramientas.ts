import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { esperaPago } from '@catastro/domain/carpetas/movimientos'
import { verFormularioPropio } from '../abierta/formularioPropio.ts'
import { ATENDER, COMPROBANTE_DE_PAGO, DESGLOSE, OLVIDO_ADJUNTAR } from '../direcciones.ts'

/** Whose list it is: the professional's own, a person's sidewalk folders, or the staff's. */
export type ModoDeLista = 'propia' | 'veredas' | 'personal'

export interface Herramientas {
  readonly adjuntar: { readonly enlace: string; readonly resaltada: boolean }
  /** Null: hidden. */
  readonly desglose: { readonly enlace: string; readonly habilitado: boolean } | null
  /** Null: no form made the folder. */
  readonly formulario: string | null
  readonly borrar: boolean
}

type DeLaFila = Pick<CarpetaListItem, 'idCarpeta' | 'tramiteEstado' | 'encomiendatipo' | 'idUso' | 'borrable'>

/** Which tools a row has, and where they lead. */
export function herramientasDe(carpeta: DeLaFila, modo: ModoDeLista): Herramientas {
  const espera = esperaPago(carpeta.tramiteEstado)
  return {
    adjuntar: {
      enlace: paraAdjuntar(modo, espera).enlace(carpeta.idCarpeta),
      resaltada: espera && modo !== 'personal',
    },
    desglose:
      modo === 'veredas'
        ? null
        : { enlace: DESGLOSE.enlace(carpeta.idCarpeta), habilitado: carpeta.encomiendatipo !== null },
    formulario: verFormularioPropio(carpeta),
    borrar: modo !== 'personal' && carpeta.borrable,
  }
}

function paraAdjuntar(modo: ModoDeLista, espera: boolean) {
  if (modo === 'personal') return ATENDER
  return espera ? COMPROBANTE_DE_PAGO : OLVIDO_ADJUNTAR
}
