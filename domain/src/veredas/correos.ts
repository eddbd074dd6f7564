import { datoDelCodigo } from '../codigos.ts'
import { DIAS_DE_ESPERA } from '../dias.ts'
import { mostrarImporte } from '../dinero.ts'
import type { Redaccion } from '../notificaciones/correo.ts'
import type { LineaDeVereda } from './aranceles.ts'

interface Presentada {
  readonly idCarpeta: number
  readonly padron: string
  readonly idPago: number
  readonly lineas: readonly LineaDeVereda[]
  /** With which it is followed without signing in. */
  readonly codigo: string
}

const verCarpeta = (idCarpeta: number) => ({ texto: 'Ver mi carpeta', ruta: `/misCarpetasVeredas?buscar=${idCarpeta}` })

/** The folder's number and the amounts. Nothing is left to be filled. */
export const correoDeVereda = ({ idCarpeta, padron, idPago, lineas, codigo }: Presentada): Redaccion => ({
  asunto: `Carpeta ${idCarpeta}: presentada`,
  parrafos: [
    'Recibimos su formulario del Plan Veredas Sanas y Operativo Fachadas en Riesgo, y su pago.',
    'No tiene que hacer nada por ahora. La mesa de entradas lo va a revisar y le avisaremos cuando haya novedades.',
  ],
  datos: [
    ['Carpeta', String(idCarpeta)],
    ['Padrón', padron],
    ...lineas.map(({ concepto, importe }): [string, string] => [concepto, mostrarImporte(importe)]),
    ['Pago', String(idPago)],
    datoDelCodigo(codigo),
  ],
  accion: verCarpeta(idCarpeta),
})

export const FALTA_COMPLETAR = 'Falta completar el formulario'

/** To who paid and did not give all that is needed. */
export const correoDeLoQueFalta = (
  { idPago, padron, monto }: { readonly idPago: number; readonly padron: string; readonly monto: number },
  falta: readonly string[],
): Redaccion => ({
  asunto: `Su pago del padrón ${padron} está hecho: falta completar el formulario`,
  parrafos: [
    'Recibimos el pago de su formulario del Plan Veredas Sanas y Operativo Fachadas en Riesgo, pero todavía no se pudo presentar. Le falta:',
    ...falta.map((que) => `• ${que}`),
    `Complételo desde el portal. No tiene que pagar de nuevo: lo pagado lo espera ${DIAS_DE_ESPERA} días.`,
  ],
  datos: [
    ['Padrón', padron],
    ['Pago', String(idPago)],
    ['Importe', mostrarImporte(monto)],
  ],
  accion: { texto: 'Completar el formulario', ruta: `/veredas?pagoRealizado=true&idPago=${idPago}` },
})

/** To the owner of approved works, when their days are over. */
export const correoDeFinDeObra = ({
  idCarpeta,
  padron,
  codigo,
}: Pick<Presentada, 'idCarpeta' | 'padron' | 'codigo'>): Redaccion => ({
  asunto: `Carpeta ${idCarpeta}: envíe fotos de la obra terminada`,
  parrafos: [
    'Se cumplieron los días de su obra. Para cerrar el trámite necesitamos fotos de cómo quedó.',
    'Saque una o más fotos de la vereda o la fachada terminada y adjúntelas a su carpeta desde el portal.',
  ],
  datos: [['Carpeta', String(idCarpeta)], ['Padrón', padron], datoDelCodigo(codigo)],
  accion: verCarpeta(idCarpeta),
})
