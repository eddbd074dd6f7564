import { ESTADOS, type Estado, esFinal } from '@catastro/domain/carpetas/movimientos'

export const TRAMITE_ESTADOS = (Object.keys(ESTADOS) as Estado[]).map((tramiteEstado) => ({
  idTramiteEstado: ESTADOS[tramiteEstado],
  tramiteEstado,
  esFinal: esFinal(tramiteEstado),
  orden: ESTADOS[tramiteEstado],
}))

/** Each encomienda type with the form types that it carries, in the order in which they are filled. */
const ENCOMIENDAS: readonly (readonly [id: number, nombre: string, formularios: readonly number[]])[] = [
  [1, 'OBRA NUEVA', [1, 2, 5, 19]],
  [2, 'AMPLIACION', [1, 2, 5, 19]],
  [3, 'REFACCION', [2, 5]],
  [4, 'INSTALACION DE CARTELERIA', [17]],
  [5, 'RELEVAMIENTO', [1, 2, 5]],
  [6, 'DEMOLICION', [2, 5, 17]],
  [7, 'REGULARIZACION DE OBRA', [1, 2, 5, 19]],
  [8, 'PROPIEDAD HORIZONTAL', [5, 19]],
  [9, 'CAMBIO DE DESTINO', [1, 5]],
  [10, 'CONFORME DE USO', [1]],
  [11, 'FINAL DE OBRA', [2, 5, 19]],
  [12, 'OBRA MENOR', [2, 5]],
  [13, 'CERCA DE OBRA', [17]],
  [14, 'REBAJE DE CORDON', [2]],
  [15, 'PILETA DE NATACION', [2, 5]],
  [16, 'CAMBIO DE DOMICILIO DE BOLETA', [19]],
  [17, 'RETIRO DE CARTELERIA', [17]],
  [18, 'ESTRUCTURA PARA ANTENA', [2, 5, 17]],
  [19, 'CAMBIO DE PROFESIONAL', [5, 19]],
]

/** Encomienda types that need no block sketch. */
const SIN_CROQUIS: readonly number[] = [4, 13, 16, 17, 19]

export const ENCOMIENDA_TIPOS = ENCOMIENDAS.map(([idEncomiendaTipo, encomiendatipo]) => ({
  idEncomiendaTipo,
  encomiendatipo,
  requiereCroquis: !SIN_CROQUIS.includes(idEncomiendaTipo),
}))

export const ENCOMIENDA_TIPO_FORMULARIOS = ENCOMIENDAS.flatMap(([idEncomiendaTipo, , formularios]) =>
  formularios.map((idFormularioTipo, lugar) => ({ idEncomiendaTipo, idFormularioTipo, orden: lugar + 1 })),
)
