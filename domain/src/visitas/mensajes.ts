import { TIENE_PARTE_EN_LA_CARPETA } from '../deberes.ts'
import { predicado } from '../motivo.ts'
import type { MotivoDeApartar, QuienDecide } from './apartados.ts'
import { MAX_DIAS_DE_VISITA, MAX_FOTOS_DE_ITEM, MAX_ITEMS_EN_USO, MAX_VISITAS_POR_DIA } from './reglas.ts'

export const TITULO_JORNADA = 'Mi jornada'
export const TITULO_VISITAS = 'Visitas'
export const TITULO_LISTAS = 'Listas de control'
export const TITULO_APARTADOS = 'Envíos por decidir'

export const VISITA_PLANEADA = 'Visita planeada'
export const ASIGNADAS = 'Carpetas asignadas'
export const ASIGNADA_Y_PLANEADA = 'Carpeta asignada y visita planeada'
export const ASIGNADAS_Y_PLANEADAS = 'Carpetas asignadas y visitas planeadas'
export const VISITA_MOVIDA = 'Visita cambiada'
export const VISITA_CANCELADA = 'Visita cancelada'
export const VISITAS_ORDENADAS = 'Orden guardado'
export const CARPETA_OBSERVADA = 'Carpeta observada'
export const RECIBIDA = 'Recibida'
export const YA_RECIBIDA = 'Ya recibida'
export const APARTADA = 'Recibida: la va a decidir el jefe'
export const AGENDA_NUEVA = 'Dirección de calendario nueva: la anterior ya no sirve'
export const LISTA_AGREGADA = 'Lista de control agregada con éxito'
export const ERROR_AL_DESHABILITAR_LISTA = 'Error al deshabilitar la lista de control'
export const APARTADO_RESUELTO = 'Quedó decidido'
/** Who decides what was put aside, to whoever may not, or may for want of another. */
export const LO_DECIDE: Readonly<Record<Exclude<QuienDecide, 'USTED'>, string>> = {
  'USTED, SIN NADIE MAS':
    'Usted envió uno de los dos, y no hay otro jefe ni administrador que lo decida: puede decidirlo usted, y queda en la historia con su motivo',
  'OTRA PERSONA': 'Usted envió uno de los dos: lo tiene que decidir otra persona',
  'QUIEN NO TENGA PARTE': TIENE_PARTE_EN_LA_CARPETA,
  'UN ADMINISTRADOR':
    'Usted envió uno de los dos, y no hay otro jefe ni administrador que lo decida: lo tiene que decidir un administrador',
  NADIE:
    'Hoy no lo puede decidir nadie: cada jefe envió uno de los dos o tiene parte en la carpeta, y cada administrador tiene parte. Un administrador tiene que dar el rol de jefe a otra persona, en «Empleados»',
}
export const FOTO_SIN_FIRMAR = 'No es la foto que se firmó con el resultado: su huella es otra'
export const PEDIDA_A_DISTANCIA = 'Visita a distancia pedida'
export const FOTO_RECIBIDA = 'Foto recibida'
export const ENVIADA_AL_INSPECTOR = 'Enviado al inspector'
export const JUZGADA = 'Visita juzgada'
export const PEDIDA_DE_NUEVO = 'Se pidió de nuevo a quien presentó la carpeta'
export const VA_EN_PERSONA = 'La visita pasó a hacerse en el lugar'

/** The same words for a visit that is not there and one that is out of reach (S-6). */
export const VISITA_NO_ENCONTRADA = 'La visita no existe o no está a su alcance'
export const APARTADO_NO_ENCONTRADO = 'El envío no existe o ya se decidió'
export const AGENDA_NO_ENCONTRADA = 'El calendario no existe'
export const NO_ES_INSPECTOR = 'Usted no es inspector: elija de cuál quiere ver las visitas'
export const NO_TIENE_AGENDA = 'Solo un inspector tiene dirección de calendario'
export const DE_OTRO_INSPECTOR = 'La carpeta está asignada a otro inspector'
export const NO_SE_VISITA =
  'La carpeta no se puede visitar: tiene que estar recibida, sin cerrar y asignada a un inspector'
export const YA_TIENE_VISITA = 'La carpeta ya tiene una visita pendiente'
export const NO_ADMITE_A_DISTANCIA = 'Solo las veredas y las segundas visitas se pueden hacer a distancia'
export const VISITA_CAMBIO = 'La visita cambió mientras usted la miraba. Vuelva a abrirla para ver cómo está ahora'
export const VISITA_NO_LO_ADMITE = 'En el estado en que está, la visita no admite ese cambio'
export const HORA_O_PARTE = predicado('elija una hora o una parte del día, y no las dos')
export const VARIAS_A_UNA_HORA = predicado('para varias carpetas elija una parte del día')
export const CARPETA_REPETIDA = predicado('hay una carpeta repetida')
export const DIA_PASADO = predicado('ya pasó')
export const DIA_LEJANO = predicado(`debe estar dentro de los próximos ${MAX_DIAS_DE_VISITA} días`)
export const DIA_LLENO = predicado(`el inspector ya tiene ${MAX_VISITAS_POR_DIA} visitas ese día`)
export const DIAS_AL_REVES = predicado('debe ser igual o posterior al primer día')
export const DEMASIADOS_DIAS = predicado('son demasiados días juntos: hasta 31 por vez')
export const NO_ES_DE_ESE_DIA = predicado('hay una visita que no es de ese día')
export const VISITA_REPETIDA = predicado('hay una visita repetida')
export const CONTENIDO_ILEGIBLE = predicado('no se pudo leer: no es un resultado de visita')
export const LISTA_DESCONOCIDA = predicado('no es una lista de control conocida')
export const FOTO_DAÑADA = predicado('llegó dañada: envíela de nuevo')
export const FOTO_ENORME = predicado('tiene demasiados puntos: hasta 16 millones')
export const FOTO_ILEGIBLE = predicado('no se pudo leer: sáquela de nuevo')
export const ITEM_AJENO = predicado('no es de la lista de la visita')
export const FALTA_FOTO = 'Debe adjuntar la foto'
export const ENVIO_DE_OTRA_VISITA = 'Ese número de envío es de otra visita'
export const SIN_INCUMPLIMIENTO = 'Solo se observa con una visita que encontró algo que no se cumple'
export const YA_OBSERVADA = 'La carpeta ya se observó con esta visita'
export const DEMASIADOS_ITEMS = predicado(`puede haber hasta ${MAX_ITEMS_EN_USO} habilitados a la vez`)
export const SIN_ITEMS = predicado('debe haber al menos uno habilitado')
export const ITEM_DE_OTRA_LISTA = predicado('no es de esta lista')
export const ITEM_REPETIDO = predicado('hay un punto repetido')
export const OBRA_O_USO = predicado('elija un tipo de obra o un uso, no los dos')
export const YA_HAY_LISTA = 'Ya hay una lista habilitada para ese tipo de obra o uso'
export const LISTA_CAMBIO =
  'Otra persona cambió esta lista mientras usted la miraba. Vuelva a abrirla para ver cómo está ahora'
export const NO_EXISTE_LISTA = 'La lista de control no existe'
export const SIN_LISTA_CON_FOTOS = 'La lista de control de esta carpeta no tiene puntos que se muestren con fotos'
export const SOLO_SU_SOLICITANTE = 'Solo quien presentó la carpeta puede enviar sus fotos'
export const PLAZO_DE_DISTANCIA = 'El plazo para enviar las fotos terminó: el inspector va a decidir cómo sigue'
export const CODIGO_INVALIDO = 'El código de la foto venció o ya se usó: sáquela de nuevo desde el portal'
export const DEMASIADAS_FOTOS_DE_ITEM = `Ya hay ${MAX_FOTOS_DE_ITEM} fotos de este punto`
export const FALTAN_FOTOS_DE_ITEMS = 'Falta la foto de algún punto'
export const FALTAN_JUICIOS = predicado('falta juzgar algún punto')
export const JUICIO_DE_MAS = predicado('hay un punto que no espera su juicio')
export const FALTA_COMENTARIO = predicado('diga qué falta o qué no se cumple')

/** Said to the phone, and to the JEFE. */
export const MOTIVO_DE_APARTAR: Readonly<Record<MotivoDeApartar, string>> = {
  'OTRO CONTENIDO': 'Ya había llegado otro contenido con el mismo número',
  'YA TENIA RESULTADO': 'La visita ya tenía un resultado',
  'VISITA CANCELADA': 'La visita se había cancelado',
  'VISITA A DISTANCIA': 'La visita se estaba haciendo a distancia',
  'OTRO INSPECTOR': 'La carpeta ya no está asignada a quien lo envió',
  'CARPETA CERRADA': 'La carpeta ya se había cerrado o borrado',
  'DEMASIADAS FOTOS': 'La visita ya tenía todas las fotos que admite',
  'OTRA FOTO': 'No es la foto que se firmó con el resultado',
  'SIN HUELLAS': 'Declara fotos sin decir su huella',
  'HORA IMPROBABLE': 'Según su hora, se firmó antes de planear la visita o después de recibirla',
  'YA NO ES PERSONAL': 'Quien lo envió ya no es del personal',
}
