import type { VeredaGuardada } from '@catastro/domain/veredas/guardado'
import type { VeredaEnCurso } from '@catastro/domain/veredas/llamadas'
import { responde } from './respuestas.ts'

/** $ 250,00 a day of deposit, $ 350,00 a metre of fence, $ 800,00 a work, and never less than $ 1.200,00. */
export const TARIFAS = [
  { idTarifa: 64, valor: 1200 },
  { idTarifa: 65, valor: 350 },
  { idTarifa: 111, valor: 800 },
  { idTarifa: 119, valor: 250 },
]

const LINEAS = [
  { concepto: 'Depósito de materiales', detalle: '3 días × $ 250,00', idTarifa: 119, importe: 750 },
  { concepto: 'Cerca de obra', detalle: '4,50 m × $ 350,00', idTarifa: 65, importe: 1575 },
  { concepto: 'Derecho de construcción', detalle: '0,6 % de $ 250.000,00', idTarifa: 64, importe: 1500 },
  { concepto: 'Canon por trabajo', detalle: '1 trabajo × $ 800,00', idTarifa: 111, importe: 800 },
  { concepto: 'Total a abonar', detalle: '', idTarifa: null, importe: 4625 },
]

const fotoDe = (idFoto: number) => ({
  idFoto,
  nombre: `foto-${idFoto}.jpg`,
  tipo: 'image/jpeg',
  tamano: 1,
  sha256: `${idFoto}`,
})

/** The payment number 5, of a sidewalk 2,5 by 10: how it stands. */
export const veredaDePrueba = (
  situacion: VeredaEnCurso['situacion'],
  cambios: Partial<VeredaEnCurso> = {},
): VeredaEnCurso => ({
  idPago: 5,
  situacion,
  estado: situacion === 'PAGANDO' ? 'EN_PROCESO' : situacion === 'SIN_PAGAR' ? 'RECHAZADO' : 'CONFIRMADO',
  monto: 4625,
  TransaccionComercioId: 'T0000005',
  comenzado: '2026-11-21T15:00:00.000Z',
  domicilio: 'SAN MARTIN 450',
  idCarpeta: situacion === 'PRESENTADA' ? 1020 : null,
  falta: [],
  espera: null,
  respuestas: {
    Padron: '100001',
    idDomicilio: '3',
    vereda: '1',
    ancho: '2,5',
    largo: '10',
    MontodeObra: '250000',
    dep_mat_dias: '3',
    cerca_metros: '4,5',
    email: 'clara@example.com',
  },
  lineas: LINEAS,
  fotos: [fotoDe(1), fotoDe(2)],
  ...cambios,
})

export const enCursoResponde = (vereda: VeredaEnCurso | null, ...otras: readonly VeredaEnCurso[]) =>
  responde('GET /veredas/enCurso', { vereda, otras: [...otras] })

/** The form as it was filed, of folder 1002. */
export const veredaGuardada = (cambios: Partial<VeredaGuardada> = {}): VeredaGuardada => ({
  idFormulario: 1002,
  idCarpeta: 1002,
  vereda: 1,
  fachada: 0,
  medianera: 0,
  sobretecho: 0,
  cubierta: 0,
  impermeabilizacion: 0,
  pintura: 0,
  carpinteria: 0,
  revoque: 0,
  otros: 0,
  ancho: 2.5,
  largo: 10,
  superficie: 25,
  idInmuebleTipo: 1,
  InmuebleTipo: 'VIVIENDA UNIFAMILIAR',
  MontodeObra: 250_000,
  DerechoConstruccion: 1500,
  dep_mat_dias: 3,
  dep_mat_precio: 750,
  cerca_metros: 4.5,
  cerca_pesos: 1575,
  canon: 800,
  TotalaAbonar: 4625,
  lineas: LINEAS,
  idDomicilio: 3,
  Padron: '100001',
  calle: 'SAN MARTIN',
  NroPuerta: '450',
  Piso: '',
  Departamento: '',
  Seccion: '1',
  Manzana: '14',
  Parcela: '7',
  Distrito: '01',
  Dominio: 'N-101407',
  email: 'clara@example.com',
  idPago: 5,
  TransaccionComercioId: 'T0000005',
  pagadoEl: '2026-11-21T15:00:00.000Z',
  fotos: [],
  obraHasta: null,
  fotosPedidasEl: null,
  idPersona: 17,
  autor: 'Nieva, Clara',
  fecha: '2026-11-21T15:00:00.000Z',
  ...cambios,
})
