import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'

/** A folder of a list, for tests to change what they look at. */
export const carpetaDePrueba = (cambios: Partial<CarpetaListItem> = {}): CarpetaListItem => ({
  idCarpeta: 1001,
  idFormulario: 1001,
  idTramite: 1001,
  idProfesional: 3,
  idPersona: 12,
  idEncomiendaTipo: 10,
  encomiendatipo: 'CONFORME DE USO',
  InmuebleTipo: 'VIVIENDA UNIFAMILIAR',
  ObraTipo: 'OBRA NUEVA',
  uso: null,
  idUso: null,
  // Half past ten at night of the 31st, where the city is.
  fechaalta: '2026-11-01T01:30:00.000Z',
  tramiteEstado: 'PRESENTADO',
  tramiteEstadoPrevio: null,
  carpetaCompleta: false,
  Observacion: null,
  expediente: null,
  Padron: '100001',
  calle: 'SAN MARTIN',
  NroPuerta: '1450',
  titular: 'Ávila, Rosa',
  version: 1,
  borrable: true,
  matriculaVencida: false,
  idInspector: null,
  vence: null,
  ...cambios,
})
