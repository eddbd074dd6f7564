import type { ClaseDeLectura } from '../llamada.ts'

export const TITULO_CONSULTAS = 'Quién consultó mis datos'
export const SIN_CONSULTAS = 'Nadie consultó sus datos'
export const TITULO_RAFAGAS = 'Ráfagas de consultas'
export const SIN_RAFAGAS = 'No hay ráfagas de consultas en los últimos siete días'
/** Who is not staff is not named to whom they looked up. */
export const OTRO_PROFESIONAL = 'Un profesional'
export const OTRA_PERSONA = 'Otra persona'

/** Of what was shown among others. */
export const enUnaLista = (que: string) => `${que}, en una lista`

/** What was read, as whose it is reads it. */
export const QUE_SE_LEYO: Readonly<Record<ClaseDeLectura, string>> = {
  documento: 'Sus datos, por su CUIL o DNI',
  carpeta: 'Una carpeta en la que usted es parte',
  archivo: 'Un archivo de una carpeta en la que usted es parte',
  pago: 'Un pago suyo',
  libreDeuda: 'Su certificado de Libre Deuda',
  certificadoDePadron: 'Un certificado de padrón que usted pidió',
  correo: 'Un correo que el portal le envió',
  padron: 'Un inmueble a su nombre',
  inmuebleConElevadores: 'Los elevadores de un inmueble en el que usted figura',
  empresaDeElevadores: 'Una empresa conservadora en la que usted figura',
  registroDeElevadores: 'Un formulario de elevadores en el que usted figura',
  comprobanteDeElevadores: 'El comprobante de pago de un formulario 29 que usted presentó',
  fotoDeVereda: 'Una foto de la vereda que usted cargó',
  visita: 'Una visita de una carpeta en la que usted es parte',
  fotoDeVisita: 'Una foto de una visita a una carpeta en la que usted es parte',
  persona: 'Sus datos',
  lista: 'Una lista entera en la que usted figura',
}
