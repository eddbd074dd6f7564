import { SIN_ARCHIVOS } from '@catastro/domain/carpetas/mensajes'
import { cuantos, enDias } from '@catastro/domain/plurales'

/** Screen-only texts of the folder: the specification's own stand in the domain. */
export const ELIJA_ENCOMIENDA = 'Elija un tipo de encomienda para continuar'
export const BUSQUE_PROPIETARIO = 'Busque al propietario por su CUIL'
export const GUARDE_DOMICILIO_PROPIETARIO = 'Escriba y guarde el domicilio del propietario'
export const AGREGUE_DOMICILIO_OBRA = 'Agregue el domicilio de obra'
export const BUSQUE_PROFESIONAL = 'Busque al profesional por su documento'
export const GUARDE_DOMICILIO_PROFESIONAL = 'Guarde el domicilio del profesional, o déjelo vacío'
export const DOMICILIO_CERRADO = {
  propietario:
    'El domicilio ya está guardado: si cambió, lo corrige su propietario en «Quién consultó mis datos», o el municipio.',
  profesional: 'El domicilio ya está guardado y no se puede cambiar desde aquí.',
} as const
export const BUSQUE_LA_ENCOMIENDA = 'Escriba qué va a hacer, o ábrala y elija: por ejemplo, cartel, pileta o boleta.'
export const SOBRE_LOS_IMPORTES = 'Los calcula el sistema al presentar la carpeta.'
export const CARPETA_COMPLETA = 'Carpeta completa'
/** Beside the specified state, which is the same before it is filed. */
export const CARPETA_EN_PREPARACION = 'En preparación'
/** Of a folder that somebody else filed, to the owner of its works (A-205). */
export const laLlevaOtraPersona = (enPreparacion: boolean) =>
  `${enPreparacion ? 'La prepara' : 'La presentó'} otra persona, que lo nombró propietario. Aquí lee cómo va, sus papeles y lo que se paga: no tiene que hacer nada.`
export const NO_LO_ENCARGO = 'No lo encargué'
export const USTED_DIJO = 'Usted dijo que no lo encargó'
export const QUE_PASA_SI_LO_DICE =
  'Se dice una sola vez. Lo lee el personal en la carpeta, y decide; por sí solo no la detiene ni la borra.'
export const DATOS_DE_LA_CARPETA = 'Datos de la carpeta'
/** At the foot of what is read, where choosing a state leads there. */
export const SIGUE_EN_DECIDIR = 'un estado, en «Decidir»'
export const loQueContiene = (partes: number) => `Lo que contiene (${partes})`
export const CARPETA_POR_COMPLETAR = 'Falta completarla'
export const CARPETA_POR_RESPONDER = 'Falta responder lo observado'
export const DESGLOSE_SIN_ENCOMIENDA = 'Ver desglose: no disponible, la carpeta no tiene encomienda'

/** '12 días (8 hábiles)' */
/** ', 4 de atraso' stays when the next step starts another term. */
export const diasDeUnReloj = ({ corridos, habiles, atraso }: { corridos: number; habiles: number; atraso: number }) =>
  `${enDias(corridos)} (${cuantos(habiles, 'hábil', 'hábiles')})${atraso > 0 ? `, ${atraso} de atraso` : ''}`
export const esDeQuien = (reloj: 'CIUDAD' | 'SOLICITANTE') =>
  reloj === 'CIUDAD' ? 'Plazo de la ciudad' : 'Plazo de quien la presentó'
/** The same, to whoever filed it. */
export const SU_PLAZO = 'Su plazo'
export const aniosPorConfirmar = (anios: readonly number[]) =>
  `Los feriados de ${anios.join(' y ')} todavía no están confirmados: esta fecha puede cambiar.`
export const tambienLaTiene = (quien: string) =>
  `${quien} también la tiene abierta. Si la mueve antes que usted, se le avisa y lo que escribió se conserva.`
export const ELIJA_HASTA = 'Elija hasta cuándo'
export const ESCRIBA_EL_MOTIVO = 'Escriba el motivo'

/** The folder's progress: breakdown, history and the screens that attach. */
export const FALTA_PARA_COMPLETAR = 'Para que la carpeta esté completa falta:'
export const TITULO_DE_PRESENTAR = 'Presentar la carpeta'
export const FALTA_PARA_PRESENTAR = 'Antes de presentarla falta:'
export const LISTA_PARA_PRESENTAR =
  'No falta nada obligatorio. Al presentarla pasa a Mesa de entradas, y sus papeles ya no se cambian.'
export const SIN_RESPONDER_Y_OPCIONAL = 'Quedan sin responder, y no son obligatorios:'
export const PRESENTADOS_ENTRE_LOS_ARCHIVOS =
  'No se respondieron uno por uno: lo que se presentó está entre los archivos de la carpeta.'
export const FORMULARIO_YA_ENVIADO = 'Ya fue enviado'
export const FORMULARIO_SIN_ENVIAR = 'Todavía no fue enviado'
export const FORMULARIO_DE_CARPETA_CERRADA = 'La carpeta está cerrada'
export const FORMULARIO_DE_OTRA_PANTALLA = 'Se completa fuera del desglose'
export const SIN_OBSERVACIONES = 'Sin observaciones'
export const SIN_ARCHIVOS_AUN = 'La carpeta todavía no tiene archivos.'
export const NO_SE_MUESTRA_AQUI = 'Este tipo de archivo no se puede ver aquí.'
export const NO_SE_PUDO_MOSTRAR = 'No se pudo mostrar: puede estar dañado o pedir una contraseña.'
export const LA_LEE_QUIEN_PRESENTO = 'La lee quien presentó la carpeta.'
export const DE_LA_CARPETA_ENTERA =
  'La lee quien presentó la carpeta. Es sobre la carpeta entera: lo que sea de un formulario, de un archivo o de un requisito va abajo.'
export const PUNTOS_SIN_ENVIAR =
  'Lo que escribió sobre partes de la carpeta no se envía con este estado, y se borra al finalizar. Para enviarlo elija OBSERVADO.'
export const ELIJA_SOBRE_QUE = 'Sobre qué: elija un formulario, un archivo, un requisito o la carpeta'
export const ESCRIBA_QUE_CORREGIR = 'Escriba qué hay que corregir'
export const OBSERVADO_POR_CORREGIR = 'Observado: corríjalo y vuelva a enviarlo'
export const RESPONDE_LA_OBSERVACION =
  'Al enviar los archivos queda respondida la observación de la carpeta entera; lo observado de un formulario, de un archivo o de un requisito se responde por separado.'
export const NO_ESPERA_COMPROBANTE = 'La carpeta no está esperando un pago: no hace falta adjuntar un comprobante.'
export const ELIJA_IMPORTE = 'escriba cuánto, mayor que cero y con dos decimales como máximo'
export const QUE_SE_PAGA = 'Con su importe se puede pagar con tarjeta desde el portal. Por ejemplo: Tasa de inspección.'

export const NO_SE_DIJO_EL_IMPORTE =
  'La oficina no dijo el importe ni el concepto: consúltelos en la mesa de entradas antes de pagar.'
export const PEDIDO_SIN_IMPORTE = 'Se pidió un pago sin decir el importe'
export const SI_PAGA_DE_OTRO_MODO = 'Si no paga con tarjeta, adjunte aquí el comprobante.'
export const PAGO_CONFIRMADO = 'El pago está confirmado.'
export const NADA_QUE_FINALIZAR = `${SIN_ARCHIVOS} o elegir un nuevo estado`
export const ELIJA_ESTADO = 'Elija un nuevo estado: la observación y el expediente se guardan con él'
export const MATRICULA_VENCIDA = 'La matrícula del profesional está vencida.'
export const NO_ADMITE_CAMBIOS = 'La carpeta no admite cambios de estado.'
export const ESPERA_SER_COMPLETADA = 'La carpeta está incompleta: se puede mover cuando quien la presentó la complete.'
export const MARCANDO_EL_PAGO = 'Registrando el pago…'
export const PAGO_SIN_MARCAR = 'El comprobante llegó, pero no se pudo registrar el pago.'

/** The folders that a form made by itself: sidewalks, elevators. */
export const VER_FORMULARIO = 'Ver formulario'
export const SIN_FOTOS_FINALES = 'Todavía no hay fotos.'
export const FOTOS_DE_LA_OBRA_TERMINADA = 'Fotos de la obra terminada'
export const PARA_CERRARLA = 'Con ellas el municipio cierra el trámite, o le dice qué falta.'
export const PAGO_DE_CARPETA_DEVUELTO =
  'El pago de esta carpeta se devolvió. Para aprobarla hay que escribir por qué, en la observación.'

/** Of a folder that came from another system (A-270). */
export const importadaComo = (numero: string) => `Importada: era la ${numero}`

export const QUE_SIGUE_A_LA_CARPETA =
  'La carpeta queda creada, con su número. Después completa sus formularios, adjunta los papeles y la presenta: hasta entonces no empieza ningún plazo del municipio.'
export const QUE_SIGUE_AL_FORMULARIO =
  'Vuelve a la carpeta, que dice qué falta. Cuando está todo, la presenta con su botón.'
