import type { FormularioDeElevadores } from '../elevadores/reglas.ts'
import { FOTOS_PARA_PRESENTAR } from '../veredas/trabajos.ts'

interface Papel {
  readonly texto: string
  readonly ayuda: string
}

/** Of a procedure whose papers and signers no catalogue of the city holds. */
export interface TramiteFijo {
  readonly explicacion: string
  readonly papeles: readonly Papel[]
  readonly firman: readonly string[]
}

const CON_SU_CUENTA = 'Usted, con su cuenta de Ciudad Digital: no hace falta firma en papel.'

export const ENCOMIENDA_FIRMAN: readonly string[] = [
  'Un profesional con matrícula vigente: la carga y la presenta con su cuenta de Ciudad Digital.',
  'El propietario: se lo nombra con su CUIL, y firma los papeles que lo piden.',
]

/** What the procedures for a sidewalk and for a certificate ask for. */
export const VEREDA: TramiteFijo = {
  explicacion: 'Va a arreglar la vereda o el frente de un inmueble. Se paga con tarjeta antes de presentarla.',
  papeles: [
    {
      texto: `${FOTOS_PARA_PRESENTAR} fotos de cómo está hoy lo que va a arreglar`,
      ayuda: 'PNG o JPG, sacadas con el teléfono. Que se vean la vereda o el frente enteros.',
    },
    { texto: 'Padrón del inmueble, o su calle y número', ayuda: 'El padrón está en la boleta municipal.' },
    { texto: 'Monto de la obra', ayuda: 'Lo que costará, en pesos: de él sale una parte de lo que se paga.' },
  ],
  firman: [CON_SU_CUENTA],
}

export const LIBRE_DEUDA_FIJO: TramiteFijo = {
  explicacion: 'El certificado de que un padrón no debe nada. Lo emite una persona de la oficina y llega por correo.',
  papeles: [{ texto: 'Número de padrón', ayuda: 'Está en la boleta municipal. Se escribe sin puntos.' }],
  firman: [CON_SU_CUENTA, 'Lo firma la ciudad: el certificado se verifica con su código o su QR.'],
}

const EXPEDIENTE: Papel = {
  texto: 'Número del expediente de la obra',
  ayuda: 'El que figura en la carátula del expediente del edificio.',
}

export const ELEVADORES_FIJOS: Readonly<Record<FormularioDeElevadores, TramiteFijo>> = {
  '27': {
    explicacion: 'El responsable de un edificio inscribe sus elevadores.',
    papeles: [
      {
        texto: 'Comprobante del pago',
        ayuda: 'Si paga con tarjeta lo guarda el portal; si paga en la oficina, la foto o el PDF.',
      },
      { texto: 'Padrón del inmueble y el de su domicilio', ayuda: 'Están en las boletas municipales.' },
      EXPEDIENTE,
    ],
    firman: ['El responsable de los elevadores, con su cuenta de Ciudad Digital.'],
  },
  '28': {
    explicacion: 'Registra a quien responde por los elevadores de un formulario 27.',
    papeles: [
      { texto: 'CUIL del responsable', ayuda: 'El de quien presentó el formulario 27 del inmueble.' },
      {
        texto: 'Nomenclatura catastral',
        ayuda: 'Circunscripción, sección, manzana y parcela: están en la boleta y en el mapa de la ciudad.',
      },
    ],
    firman: ['El responsable de los elevadores. Lo confirma la oficina.'],
  },
  '29': {
    explicacion: 'Inscribe a una empresa que conserva elevadores.',
    papeles: [
      { texto: 'CUIT y razón social de la empresa', ayuda: 'Como figuran en la constancia de inscripción.' },
      { texto: 'Domicilio y teléfono', ayuda: 'Del local de la empresa.' },
    ],
    firman: ['Quien representa a la empresa, con su cuenta de Ciudad Digital.'],
  },
  '30': {
    explicacion: 'Registra a los técnicos de una empresa conservadora.',
    papeles: [
      {
        texto: 'DNI, CUIT, profesión y matrícula de cada técnico',
        ayuda: 'Del representante técnico, del técnico especializado, o de los dos.',
      },
      { texto: 'Número de la empresa conservadora', ayuda: 'El que recibió con su formulario 29.' },
    ],
    firman: ['Quien representa a la empresa. Lo confirma la oficina.'],
  },
  '31': {
    explicacion: 'La empresa conservadora dice qué elevadores de un inmueble tiene a su cargo.',
    papeles: [
      { texto: 'Número de conservador y de instalador', ayuda: 'Los que dio el registro de elevadores.' },
      { texto: 'Matrícula del representante técnico', ayuda: 'Tiene que estar vigente.' },
      { texto: 'Padrón del inmueble', ayuda: 'El del formulario 27.' },
    ],
    firman: ['La empresa conservadora. La revisa la oficina.'],
  },
}
