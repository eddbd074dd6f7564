/** Reference data of every city. The amounts are examples that staff change on their screens. */

export const INSTITUCION_TIPOS = [
  { idInstitucionTipo: 1, institucionTipo: 'EMPRESA DE PUBLICIDAD' },
  { idInstitucionTipo: 2, institucionTipo: 'EMPRESA CONSERVADORA DE ELEVADORES' },
  { idInstitucionTipo: 3, institucionTipo: 'REPARTICION MUNICIPAL' },
  { idInstitucionTipo: 4, institucionTipo: 'COLEGIO PROFESIONAL' },
  { idInstitucionTipo: 5, institucionTipo: 'ENTE PROVINCIAL' },
]

export const CALLE_TIPOS = [
  { idCalleTipo: 1, calleTipo: 'CALLE' },
  { idCalleTipo: 2, calleTipo: 'AVENIDA' },
  { idCalleTipo: 3, calleTipo: 'PASAJE' },
  { idCalleTipo: 4, calleTipo: 'BOULEVARD' },
  { idCalleTipo: 5, calleTipo: 'DIAGONAL' },
  { idCalleTipo: 6, calleTipo: 'RUTA' },
]

export const INMUEBLE_TIPOS = [
  { idInmuebleTipo: 1, inmuebleTipo: 'VIVIENDA UNIFAMILIAR' },
  { idInmuebleTipo: 2, inmuebleTipo: 'VIVIENDA MULTIFAMILIAR' },
  { idInmuebleTipo: 3, inmuebleTipo: 'LOCAL COMERCIAL' },
  { idInmuebleTipo: 4, inmuebleTipo: 'OFICINA' },
  { idInmuebleTipo: 5, inmuebleTipo: 'DEPOSITO' },
  { idInmuebleTipo: 6, inmuebleTipo: 'INDUSTRIA' },
  { idInmuebleTipo: 7, inmuebleTipo: 'TERRENO BALDIO' },
  { idInmuebleTipo: 8, inmuebleTipo: 'PROPIEDAD HORIZONTAL' },
  { idInmuebleTipo: 9, inmuebleTipo: 'USO MIXTO' },
  { idInmuebleTipo: 10, inmuebleTipo: 'INSTITUCIONAL' },
]

/** In force since then, so that every date from 2024 on has its prices and its tariffs. */
export const VIGENTE_DESDE = new Date('2024-01-01T00:00:00-03:00')

/** Amounts in centavos. */
const PRECIOS = [
  { idObraTipo: 1, obraTipo: 'OBRA NUEVA', timbrado: 4_500_00, provisorio: 9_000_00, definitivo: 15_000_00 },
  { idObraTipo: 2, obraTipo: 'AMPLIACION', timbrado: 3_500_00, provisorio: 7_000_00, definitivo: 12_000_00 },
  { idObraTipo: 3, obraTipo: 'REFACCION', timbrado: 2_500_00, provisorio: 5_000_00, definitivo: 9_000_00 },
  { idObraTipo: 4, obraTipo: 'DEMOLICION', timbrado: 3_000_00, provisorio: 6_000_00, definitivo: 9_000_00 },
  { idObraTipo: 5, obraTipo: 'RELEVAMIENTO', timbrado: 4_000_00, provisorio: 8_000_00, definitivo: 14_000_00 },
  { idObraTipo: 6, obraTipo: 'REGULARIZACION', timbrado: 5_500_00, provisorio: 11_000_00, definitivo: 18_000_00 },
  { idObraTipo: 7, obraTipo: 'CAMBIO DE DESTINO', timbrado: 2_500_00, provisorio: 5_000_00, definitivo: 8_000_00 },
  { idObraTipo: 8, obraTipo: 'OBRA MENOR', timbrado: 1_500_00, provisorio: 2_500_00, definitivo: 4_000_00 },
  { idObraTipo: 9, obraTipo: 'PILETA DE NATACION', timbrado: 2_000_00, provisorio: 4_000_00, definitivo: 6_500_00 },
  { idObraTipo: 10, obraTipo: 'CERCA PERIMETRAL', timbrado: 1_200_00, provisorio: 2_000_00, definitivo: 3_500_00 },
  { idObraTipo: 11, obraTipo: 'CARTELERIA', timbrado: 1_800_00, provisorio: 3_000_00, definitivo: 5_000_00 },
  { idObraTipo: 12, obraTipo: 'DEMOLICION PARCIAL', timbrado: 2_000_00, provisorio: 4_000_00, definitivo: 6_000_00 },
  {
    idObraTipo: 13,
    obraTipo: 'ESTRUCTURA PARA ANTENA',
    timbrado: 6_000_00,
    provisorio: 12_000_00,
    definitivo: 20_000_00,
  },
  { idObraTipo: 14, obraTipo: 'FINAL DE OBRA', timbrado: 2_800_00, provisorio: 5_500_00, definitivo: 9_500_00 },
]

export const OBRA_TIPOS = PRECIOS.map(({ idObraTipo, obraTipo }) => ({ idObraTipo, obraTipo }))

export const OBRA_TIPOS_HISTORIAL = PRECIOS.map(({ obraTipo: _, ...precio }) => ({
  ...precio,
  id: precio.idObraTipo,
  vigenteDesde: VIGENTE_DESDE,
  porConfirmar: true,
}))

export const USOS = [
  { idUso: 1, uso: 'RESIDENCIAL' },
  { idUso: 2, uso: 'COMERCIAL' },
  { idUso: 3, uso: 'INDUSTRIAL' },
  { idUso: 4, uso: 'INSTITUCIONAL' },
  { idUso: 12, uso: 'PLAN VEREDAS SANAS' },
  { idUso: 13, uso: 'ELEVADORES' },
]
