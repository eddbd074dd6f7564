import { ejemploDe } from '@catastro/domain/formularios/ejemploDePrueba'
import { CODIGOS_DE_FORMULARIO, type CodigoDeFormulario, FORMULARIOS } from '@catastro/domain/formularios/formularios'
import { FORMULARIO_1 } from './carpetasDePrueba.ts'
import { multiparte, PDF } from './multiparte.ts'

/** Valid answers of each form. */
export const FORMULARIO_2 = {
  descripcionuso: 'Vivienda',
  supconantecedentes: '120',
  permisoconstruccionnro: '4521',
  finaldeobranro: '1',
  trabajoautorizado1: 'Ampliación de cocina',
  observacion1: 'Con planos',
}

export const FORMULARIO_19 = {
  idCalle: 1,
  NroPuerta: '450',
  Piso: '',
  Dpto: '',
  Seccion: '4',
  Manzana: '12',
  Distrito: '1',
  Dominio: 'A',
  idDeclarante: 1,
}

/** 100 m² × 98.000 × 6 % = 588.000; refaction 1.000 × 6 % = 60; 2 × 3.200 of kerb; 10 m of fence at 350: $ 597.960 in all. */
const FORMULARIO_1BIS = {
  nroresolucion: 'EN TRAMITE',
  supconstruida: '40,50',
  supconantecedentes: 59.5,
  supaconstruir: '0',
  importerefaccion: '1.000',
  metrosrebajecordon: '2 huellas',
  metroscerca: '10',
  descripcionotros: '',
  valorotros: 0,
}
export const TOTAL_1BIS = 597_960

/** Perimeter 12,5 at tariff 65 ($ 350): $ 4.375. Clara Nieva (person 7) installs it, without a company. */
const FORMULARIO_14 = {
  instalacion: '1',
  retiro: '0',
  ocupaVereda: '1',
  aceptoord2073: '1',
  empresaPublicidad: '0',
  desde: '2026-12-01',
  hasta: '2026-12-31',
  perimetro: '12,5',
  altura: '3,5',
  superficie: '20',
  representante: '7',
}

const CON_REGLAS_PROPIAS: Readonly<Partial<Record<CodigoDeFormulario, object>>> = {
  '1': FORMULARIO_1,
  '1bis': FORMULARIO_1BIS,
  '2': FORMULARIO_2,
  '19': FORMULARIO_19,
}
const ejemplos = new Map<string, object>()
for (const codigo of CODIGOS_DE_FORMULARIO) {
  const { PREGUNTAS } = await FORMULARIOS[codigo].traer()
  ejemplos.set(codigo, CON_REGLAS_PROPIAS[codigo] ?? ejemploDe(PREGUNTAS))
}

/** Of any form that travels as JSON; 14 goes with its receipt. */
export const pedidoDeFormulario = (
  codigo: Exclude<CodigoDeFormulario, '14'>,
  idCarpeta: number,
  respuestas: object = {},
) =>
  ({
    method: 'POST',
    url: `/api/documentacion/altaFormulario${codigo}`,
    payload: { ...ejemplos.get(codigo), idCarpeta, ...respuestas },
  }) as const

const RECIBO = { campo: 'comprobante', nombre: 'recibo.pdf', contenido: PDF }

export const pedidoDeFormulario14 = (
  idCarpeta: number,
  respuestas: Readonly<Record<string, string | number>> = {},
  archivos: Parameters<typeof multiparte>[1] = [RECIBO],
) =>
  ({
    method: 'POST',
    url: '/api/documentacion/altaFormulario14',
    ...multiparte({ ...FORMULARIO_14, idCarpeta, ...respuestas }, archivos),
  }) as const

/** Filing any form of a folder that carries it. */
export const pedidoDeCualquiera = (codigo: CodigoDeFormulario, idCarpeta: number) =>
  codigo === '14' ? pedidoDeFormulario14(idCarpeta) : pedidoDeFormulario(codigo, idCarpeta)
