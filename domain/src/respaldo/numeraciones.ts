/** The numberings that people are given numbers of, by the sequence each comes from; the others are of the house. */
export const NUMERACIONES = {
  carpeta_id_carpeta_seq: 'Carpetas',
  pago_transaccion: 'Operaciones de pago',
  pago_id_pago_seq: 'Pagos',
  libre_deuda_id_libre_deuda_seq: 'Pedidos de Libre Deuda',
  certificado_id_certificado_seq: 'Certificados de Libre Deuda',
  certificado_de_padron_id_certificado_seq: 'Certificados de padrón',
  formulario27_id_formulario27_seq: 'Formularios 27',
  formulario28_id_formulario28_seq: 'Formularios 28',
  formulario29_id_formulario29_seq: 'Formularios 29',
  formulario30_id_formulario30_seq: 'Formularios 30',
  formulario31_id_formulario31_seq: 'Formularios 31',
} as const satisfies Readonly<Record<string, string>>
export type Numeracion = keyof typeof NUMERACIONES

export const esNumeracion = (nombre: string): nombre is Numeracion => Object.hasOwn(NUMERACIONES, nombre)
