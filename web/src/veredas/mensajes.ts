/** Screen-only texts of the sidewalk programme: the specification's own stand in the domain. */
export const TITULO_SIMULADOR = 'Simulador de aranceles'
export const CONTINUAR_AL_PAGO = 'Continuar al pago'
export const REVISION_Y_PAGO = 'Revisión y pago'
export const VER_LA_CUENTA = 'Ver la cuenta'

export const CON_LAS_TARIFAS_DE_HOY = 'Con las tarifas de hoy. Lo que pague queda con las del día en que paga.'
export const BUSQUE_O_COMPLETE = 'Se busca por padrón; si no está registrado, se completa a mano.'
export const COMPLETAR_A_MANO = 'Completar el domicilio a mano'
export const AGREGAR_AL_DOMICILIO = 'Agregar piso, departamento u otro dato'
export const ELIJA_TRABAJOS = 'Marque todos los que va a hacer.'
export const CUANTAS_FOTOS = 'Para pagar hace falta una foto; para presentar, dos en total.'
export const A_ESTE_CORREO = 'Aquí le avisamos que el formulario quedó presentado, y cada movimiento de su carpeta.'

/** One photo input, or two. */
export const FOTOS_DE = {
  VEREDA: 'Fotos de la vereda',
  OTROS: 'Fotos de la obra',
  'DE LOS OTROS': 'Fotos de la fachada y los demás trabajos',
} as const

export const NADA_POR_VERIFICAR = 'No hay un pago por verificar: complete el formulario y páguelo desde aquí.'
export const PAGO_SIN_TERMINAR = 'Tiene un pago sin terminar'
export const SI_YA_LO_PAGO =
  'Si ya pagó, verifíquelo: al confirmarse se presenta solo, con lo que el formulario decía al empezarlo. Si no, siga con el pago.'
export const YA_EMPEZO_A_PAGAR = 'Ya empezó otro pago'
export const LO_QUE_SE_PAGA_AHORA = 'Ahora va a pagar'
export const LO_QUE_SE_EMPEZO_A_PAGAR = 'Ya empezó a pagar, en la página de la tarjeta'
export const LO_EMPEZADO_SIGUE =
  'Cada pago presenta lo suyo. El que ya empezó no se le cobra si no lo termina: vence solo, o lo cancela en la página de la tarjeta.'
export const SIGUEN_GUARDADAS = 'Sus respuestas y sus fotos siguen guardadas: puede pagar de nuevo cuando quiera.'
export const NO_SE_PAGA_DE_NUEVO = 'Lo que ya pagó vale: no tiene que pagar de nuevo.'
export const PRESENTANDO = 'Presentando su formulario'
export const FALTA_ALGO = 'Ya está pago, y falta algo para presentarlo'
export const FOTOS_QUE_AGREGA = 'Agregue una foto'
export const PRESENTADO = (idCarpeta: number | null) => `Su formulario quedó presentado: carpeta ${idCarpeta ?? ''}`
export const QUE_SIGUE =
  'Qué sigue: Mesa de entradas la revisa. Le avisamos por correo cada movimiento, y puede seguirla en Consultar Trámites.'
export const SOBRE_EL_SIMULADOR = 'Es una cuenta, con las tarifas de hoy: no se presenta ni se paga nada.'
export const SE_LE_DEVUELVE = 'Con este pago no se presenta nada: el municipio le devuelve el importe'
