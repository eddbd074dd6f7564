import { predicado } from '../motivo.ts'
import { cuantos, segun } from '../plurales.ts'
/** Texts of the folder screens and calls, letter for letter as the specification has them. */
export const SIN_ARCHIVOS = 'Debe adjuntar archivos'
const REUNA = 'Reúna varios en un PDF o en un ZIP'
/** `quedan`: how many more the folder takes. */
export const carpetaLlena = (maximo: number, quedan: number) =>
  quedan > 0
    ? `La carpeta admite ${cuantos(maximo, 'archivo', 'archivos')} y le ${segun(quedan, 'queda lugar para 1', `quedan ${quedan} lugares`)}. ${REUNA}`
    : `La carpeta ya tiene los ${maximo} archivos que admite. Consulte en la mesa de entradas cómo entregar los demás`
export const FALTA_CROQUIS = 'Debe adjuntar el croquis de manzana!'
export const CARPETA_CREADA = 'Carpeta creada con éxito'
export const CARPETA_BORRADA = 'Carpeta borrada'
export const ARCHIVOS_ENVIADOS = 'Archivos enviados correctamente'
export const COMPROBANTE_ENVIADO = 'Comprobante enviado con éxito'
export const OPERACION_EXITOSA = 'Operación exitosa!'
export const SIN_CARPETAS = 'Aún no tiene carpetas..'
export const HUBO_UN_PROBLEMA = 'Hubo un problema, intente más tarde..'
export const ESPERA_UN_MOMENTO = 'Espera un momento..'
export const SU_CARPETA_SE_ENCUENTRA = 'Su carpeta se encuentra como'
export const YA_CASI_TERMINAS = 'Ya casi terminas..'
export const SIN_ENCOMIENDA = 'Sin Encomienda'
export const TITULO_MESA = 'Mesa de entradas - Recepción de carpetas'
export const TITULO_INSPECCION = 'Inspección de carpetas'

/** Refusals. The same words for a folder that is not there and one that is somebody else's (S-6). */
export const CARPETA_NO_ENCONTRADA = 'La carpeta no existe o no está a su alcance'
export const CARPETA_SIN_ARCHIVOS = 'La carpeta no tiene archivos'
export const ES_QUIEN_LA_PRESENTO =
  'Esta carpeta la presentó usted: puede borrarla, o pedir que se la retire en la mesa de entradas'
export const YA_LO_DIJO = 'Ya se dijo de esta carpeta, y el personal lo lee'
export const NO_ENCARGADA_DICHA = 'Avisado: el personal lo lee en la carpeta'
export const NO_LA_ENCARGO_SU_PROPIETARIO = 'Su propietario dice que no la encargó'
export const NO_SE_PUEDE_BORRAR = 'La carpeta no se puede borrar: ya está completa, tiene pagos o está en trámite'
export const CARPETA_CERRADA = 'La carpeta está cerrada: ya no admite cambios'
export const OTRO_LA_MOVIO =
  'Otra persona cambió esta carpeta mientras usted la miraba. Vuelva a abrirla para ver cómo está ahora'
export const NO_ESPERA_PAGO = 'La carpeta no está esperando un pago'
export const FALTA_COMPROBANTE = 'Falta el comprobante: adjúntelo antes de registrar el pago'
/** Where an office is and when it opens: screens lead there. */
export const OFICINAS_Y_HORARIOS = 'Oficinas y horarios'
export const DONDE_QUEDA = `La dirección y el horario están en «${OFICINAS_Y_HORARIOS}»`
export const elTimbradoEsDe = (importe: string) => `El timbrado es de ${importe}.`
/** The portal does not charge it. `donde`: as the city wrote it (`dondeSePaga`); empty while it has not. */
export const comoSePagaElTimbrado = (donde: string) =>
  donde === ''
    ? `El timbrado se paga fuera del portal: pregunte en la mesa de entradas («${OFICINAS_Y_HORARIOS}») y adjunte el comprobante.`
    : `El timbrado se paga fuera del portal, ${donde}. Después adjunte el comprobante.`
/** What was asked to be paid, as a line of the history. */
export const sePide = (concepto: string, importe: string) => `${concepto}: ${importe}`
/** By card here; or where the city says; or, while it has not said, where the folder is. */
export const comoSePaga = (donde: string, oficina: string | null) => {
  const aparte = donde || `en ${oficina ? `la oficina ${oficina}` : 'la mesa de entradas'}`
  const como = `Con tarjeta, en el portal; o ${aparte}, adjuntando después el comprobante`
  return donde === '' ? `${como}. ${DONDE_QUEDA}` : como
}
/** Of a folder that was moved without saying how much: nothing can be charged here. */
export const comoSePagaSinImporte = (donde: string) =>
  `Se paga ${donde || 'en la mesa de entradas'}, adjuntando después el comprobante${donde === '' ? `. ${DONDE_QUEDA}` : ''}`
export const FALTA_CONCEPTO = 'Concepto: diga qué se paga'
export const FALTA_IMPORTE = 'Importe a pagar: escríbalo'
export const FALTA_MONTO = 'Importe a pagar: escríbalo, o borre el concepto'
export const COBRO_FUERA_DE_LUGAR = predicado('solo se pide al pasar la carpeta a PENDIENTE DE PAGO')
export const SOLO_PAGA_QUIEN_LA_CARGO = 'Solo quien cargó la carpeta puede pagarla'
export const NADA_QUE_COBRAR = 'La carpeta no tiene un importe por pagar en el portal: adjunte el comprobante'
export const FALTA_OBSERVACION = 'Observación: es obligatoria para este cambio de estado'
export const FALTA_EXPEDIENTE = 'Número de expediente: es obligatorio para recibir la carpeta'
export const OBSERVACION_RESPONDIDA = 'Respuesta enviada'
export const OBSERVACION_RETIRADA = 'Observación retirada'
export const OBSERVACION_NO_ENCONTRADA = 'La observación no existe o no está a su alcance'
export const OBSERVACION_CERRADA = 'La observación ya fue respondida o retirada'
export const FALTA_RESPUESTA = 'Escriba una respuesta o adjunte un archivo'
export const SOLO_QUIEN_PRESENTO = 'Solo quien presentó la carpeta puede responder sus observaciones'
export const FORMULARIO_SIN_ENVIAR = 'El formulario todavía no fue enviado: no hay qué observar'
export const MARCA_SIN_PDF = predicado('solo se puede marcar un lugar de un archivo PDF')
export const REQUISITO_AJENO = predicado('no es de esta carpeta')
export const REQUISITO_Y_OTRA_COSA = predicado(
  'una observación es sobre un requisito, o sobre un formulario o un archivo, no sobre ambos',
)
export const REQUISITO_OBLIGATORIO =
  'El requisito es obligatorio y la carpeta ya está completa: adjunte su archivo, o cambie por qué no corresponde'
export const REQUISITO_APROBADO =
  'La carpeta ya está aprobada: un requisito se cambia solo si Mesa de entradas lo observa'
export const REQUISITO_RECHAZADO =
  'No se aceptó que este requisito no corresponda: adjunte su archivo, o diga otra vez por qué no corresponde'
export const FALTAN_FORMULARIOS = 'Elija al menos un formulario'
export const FORMULARIO_REPETIDO = predicado('uno está dos veces')
export const FORMULARIO_SUELTO = predicado('uno no puede ir en una encomienda')
export const YA_HAY_ENCOMIENDA = 'Ya existe un tipo de encomienda con ese nombre'
export const ENCOMIENDA_RETIRADA = predicado('ya no se ofrece: elija otro')
export const TIPO_GUARDADO = 'Guardado: vale para las carpetas que se empiecen desde ahora'
export const EJEMPLO_DESCONOCIDO = predicado('no es un archivo subido')
export const EJEMPLO_NO_ESTA = 'Ese ejemplo no está guardado: súbalo otra vez'
export const EJEMPLO_RECIBIDO = 'Ejemplo recibido: se verá cuando guarde'
export const FALTA_EJEMPLO = 'Elija un archivo'
export const REQUISITO_NO_EXISTE = predicado('no existe')
export const REQUISITO_GUARDADO = 'Guardado: así se pide desde ahora'
export const requisitoGuardadoDesde = (dia: string) => `Guardado: así se pide desde el ${dia}`
export const DEMASIADAS_OBSERVACIONES = 'La carpeta ya tiene 20 observaciones sin responder'
export const CARPETA_PRESENTADA = 'Carpeta presentada'
export const SOLO_SE_PRESENTA_LA_PROPIA = 'Solo quien la cargó puede presentar una carpeta'
export const SOLO_SE_QUITA_LO_PROPIO = 'Solo quien cargó la carpeta puede quitar sus archivos'
export const YA_SE_PRESENTO = 'La carpeta ya se presentó: sus archivos no se quitan ni se reemplazan'
export const ARCHIVO_OBSERVADO = 'El archivo tiene una observación, o la responde: adjunte otro sin quitarlo'
export const ARCHIVO_QUITADO = 'Archivo quitado'
export const NO_ES_DE_ESTA_CARPETA = predicado('no es de esta carpeta')
/** What is missing by name, so that whoever reads it needs no other screen. */
export const faltaParaPresentar = (cosas: readonly string[]) => `Para presentar la carpeta falta: ${cosas.join('; ')}`
export const CARPETA_INCOMPLETA = 'La carpeta está incompleta: todavía no se puede mover'

export const movimientoNoPermitido = (desde: string, hacia: string, permitidos: readonly string[]) =>
  permitidos.length > 0
    ? `De ${desde} no se puede pasar a ${hacia}. Se puede pasar a: ${permitidos.join(', ')}`
    : `De ${desde} no se puede pasar a ${hacia}`
