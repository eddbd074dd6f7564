import { DONDE_QUEDA } from '../carpetas/mensajes.ts'
import { predicado } from '../motivo.ts'
/** Texts of the elevator forms and their register, letter for letter as the specification has them; where it is silent, ours. */
export const COMPLETE_LOS_CAMPOS =
  'Por favor, complete todos los campos requeridos antes de proceder a enviar el formulario.'
export const COMPLETE_LA_EMPRESA = 'Por favor, complete todos los campos de la empresa conservadora antes de proceder.'
export const FALTA_TECNICO = 'Debe habilitar al menos uno de los dos: Representante Técnico o Técnico Especializado.'
export const CUIT_NO_VALIDO = 'El CUIT ingresado no es válido.'
export const INCONSISTENCIA = 'Hay inconsistencia entre el responsable y el domicilio'
export const FALTA_COMPROBANTE_DE_PAGO = 'Debe adjuntar el comprobante de pago!'
export const PADRON_DESCONOCIDO = 'El padrón ingresado no se encuentra registrado'
export const ENVIADO = 'Formulario enviado!'
/** The generic of forms 27 to 31, with its trailing space (A-131). */
export const GENERICO_DE_ELEVADORES = 'Algo salió mal! '
export const DOMICILIO_DISTINTO = predicado('no coincide con el domicilio elegido')
export const DOMICILIO_INEXISTENTE = 'El domicilio no existe o no está a su alcance'
export const PAGADO_CON_OTRAS_RESPUESTAS =
  'El pago se inició con otras respuestas: vuelva a abrir el formulario para ver las que pagó'
export const SIN_FORMULARIO_27 = 'No hay un formulario 27 vigente para ese inmueble'
export const YA_TIENE_FORMULARIO_28 = 'Ese formulario 27 ya tiene registrado a su responsable'
export const YA_MANDO_FORMULARIO_28 =
  'Ya mandó un formulario 28 para ese formulario 27: falta que lo confirme quien responde por el inmueble'
export const EMPRESA_INEXISTENTE = 'La empresa no existe o no está habilitada'
export const CONSERVADOR_DE_OTRA = 'Ese número de conservador es de otra empresa'
export const REGISTRO_NO_ENCONTRADO = 'El registro no existe o no está a su alcance'
export const INMUEBLE_SIN_ELEVADORES = 'El inmueble no existe o no está a su alcance'
export const EMPRESA_NO_ENCONTRADA = 'La empresa no existe o no está a su alcance'
export const PAGO_REGISTRADO = 'El pago quedó registrado'
export const YA_ESTABA_PAGADO = 'Este formulario 29 ya figura como pagado'
export const NOTA_REVISADA = 'La nota quedó revisada'
export const NOTA_YA_REVISADA = 'Esta nota ya estaba revisada'
export const VENCIMIENTO_GUARDADO = 'El vencimiento quedó guardado'
export const REGISTRO_CONFIRMADO = 'El registro quedó confirmado'
export const REGISTRO_QUITADO = 'Quedó quitado del registro'
export const YA_CONFIRMADO = 'Este registro ya estaba confirmado'
export const YA_QUITADO = 'Este registro ya estaba quitado'
/** Of whoever filed it, holds the property, answers for it, or has a part in the company (A-163, A-205). */
export const ES_PROPIO =
  'No puede decidir sobre lo que presentó, ni sobre la empresa o el inmueble en que tiene parte: pídaselo a otra persona del personal'
export const TARJETA_DESCONOCIDA = 'El código no corresponde a ninguna tarjeta de elevadores'
/** How the registration of a company is paid, and what until then. `donde`: as the city wrote it; empty while it has not. */
export const comoSePagaEl29 = (donde: string) =>
  `Se paga ${donde || 'en la mesa de entradas'}. Hasta que el personal registre el pago, la inscripción no vale.${donde === '' ? ` ${DONDE_QUEDA}.` : ''}`
/** A form 29 that is not paid, as its person is told of it. */
export const pagueEl29 = (empresa: string, importe: string, numero: number) =>
  `Pague ${importe} de la inscripción de ${empresa}, formulario 29 número ${numero}`
export const SIN_REGISTROS = 'Aún no presentó formularios de elevadores'
export const SIN_INMUEBLES = 'No hay inmuebles con elevadores que cumplan lo que se busca'
export const SIN_EMPRESAS = 'No hay empresas conservadoras que cumplan lo que se busca'
export const DATOS_SUELTOS = 'Ya puede cambiar los datos'
export const pagoDeOtroFormulario27 = (idCarpeta: number) =>
  `Este pago es del formulario 27 de la carpeta ${idCarpeta}, que tiene otras respuestas: para este corresponde el suyo`
export const PAGO_EMPEZADO = 'El pago ya está en curso: espere su resultado para cambiar los datos'
export const NADA_QUE_SOLTAR = 'No hay un pago sin empezar'
