import { croquis, foto, pdf } from './archivosDeMuestra.ts'
import type { CarpetaDeMuestra } from './carpetaDeMuestra.ts'
import { BRUNO, CLARA } from './personas.ts'

const CAMBIO_DE_DESTINO = 9
const PLAN_VEREDAS_SANAS = 12
const ELEVADORES = 13

const deClara = {
  idEncomiendaTipo: null,
  idProfesional: null,
  idPropietario: null,
  idPersona: CLARA,
  idObraTipo: null,
  medidas: null,
  completa: true,
  formulario1: null,
} as const

export const OTRAS_CARPETAS: readonly CarpetaDeMuestra[] = [
  {
    ...deClara,
    idCarpeta: 1007,
    idUso: PLAN_VEREDAS_SANAS,
    padron: '100001',
    idInmuebleTipo: 1,
    // 0.6 % of 250,000 is 1,500; one work (800) and materials for two days (2 × 250) make the total.
    importes: { timbrado: 0, obra: 250_000_00, derecho: 1_500_00, total: 2_800_00 },
    formularios: [{ idFormularioTipo: 12, grabado: [13, '19:30'] }],
    vereda: {
      transaccion: 'T0000001',
      ancho: 10_00,
      largo: 2_50,
      superficie: 25_00,
      dias: 2,
      deposito: 500_00,
      canon: 800_00,
      email: 'clara.nieva@example.com',
    },
    archivos: [foto('vereda-frente.png', 120, [13, '19:30']), foto('vereda-esquina.png', 220, [13, '19:30'])],
    historia: [{ estado: 'PRESENTADO', evento: 'ALTA', quien: CLARA, cuando: [13, '19:30'] }],
  },
  {
    ...deClara,
    idCarpeta: 1008,
    idUso: ELEVADORES,
    padron: '100002',
    idInmuebleTipo: 2,
    importes: { timbrado: 0, obra: 0, derecho: 0, total: 5_200_00 },
    formularios: [{ idFormularioTipo: 27, grabado: [8, '12:20'] }],
    formulario27: { nroelevadores: 2, expedienteobra: 4127, tarjeta: 'E1EV4D0RESDEMVESTRA0' },
    archivos: [
      pdf('RECIBO_FORM', 'recibo.pdf', ['Recibo de pago', 'Elevadores y conservadores: $ 5.200,00'], [8, '12:20']),
    ],
    historia: [{ estado: 'PRESENTADO', evento: 'ALTA', quien: CLARA, cuando: [8, '12:20'] }],
  },
  {
    idCarpeta: 1009,
    idEncomiendaTipo: CAMBIO_DE_DESTINO,
    idUso: null,
    idProfesional: 2,
    idPropietario: 11,
    idPersona: BRUNO,
    padron: '100016',
    idInmuebleTipo: 9,
    idObraTipo: 7,
    medidas: ['16', '2.80', '10.80', '2'],
    importes: { timbrado: 2_500_00, obra: 0, derecho: 0, total: 2_500_00 },
    completa: false,
    formularios: [
      { idFormularioTipo: 1, grabado: [3, '10:30'] },
      { idFormularioTipo: 5, grabado: null },
    ],
    formulario1: { usoexistente: 'Vivienda', usoahabilitar: 'Gimnasio', conformehabilitar: 'Condicionado' },
    archivos: [
      croquis(7, [3, '10:00']),
      pdf('DOCUMENTO', 'plano.pdf', ['Plano de relevamiento', 'LAS HERAS 1310 - Padrón 100016'], [2, '09:15']),
    ],
    historia: [{ estado: 'PRESENTADO', evento: 'ALTA', quien: BRUNO, cuando: [3, '10:00'] }],
  },
]
