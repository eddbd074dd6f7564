import { predicado } from '../motivo.ts'
/** Texts about owners, professionals and addresses, letter for letter as the specification has them. */
export const CUIL_NO_REGISTRADO = 'El CUIL ingresado no se encuentra registrado en ciudad digital'
export const DOMICILIO_NO_REGISTRADO = 'Domicilio no registrado , deberá cargarlo manualmente'
export const DOMICILIO_AGREGADO = 'Domicilio agregado con éxito!'
export const PROPIETARIO_AGREGADO = 'Propietario agregado'
export const PROFESIONAL_NO_ENCONTRADO = 'No hay un profesional registrado con ese documento'
export const PROPIETARIO_NO_ENCONTRADO = 'El propietario no existe o no está a su alcance: búsquelo por su CUIL'
/** The same, beside its field. */
export const PROPIETARIO_FUERA_DE_ALCANCE = predicado('no existe o no está a su alcance: búsquelo por su CUIL')
export const DOMICILIO_YA_GUARDADO = 'El domicilio ya está guardado: solo un administrador puede cambiarlo'
/** Of an owner's, corrected (A-289). */
export const DOMICILIO_CORREGIDO = 'El domicilio quedó corregido'
export const FALTA_MOTIVO_DE_DOMICILIO = 'Escriba el motivo'
export const DOMICILIO_CAMBIADO = (ahora: string | null) =>
  `Otra persona cambió este domicilio mientras usted lo miraba: ahora ${ahora === null ? 'no hay ninguno' : `es «${ahora}»`}. Ciérrelo y vuelva a abrirlo`
export const OTRO_PROFESIONAL = 'Solo puede trabajar con su propio número de profesional'
export const OTRA_PERSONA = 'Solo puede trabajar con su propio número de persona'

/** Colleges and professionals (A-131). */
export const COMPLETA_EL_CAMPO = 'Completa el campo, por favor'
export const SIN_COLEGIO = 'No seleccionaste el colegio'
export const SIN_PROFESION = 'No seleccionaste la profesión'
export const SIN_UNIVERSIDAD = 'No seleccionaste la universidad'
export const COLEGIO_AGREGADO = 'Colegio agregado.'
export const PROFESION_AGREGADA = 'Profesion agregada.'
export const UNIVERSIDAD_AGREGADA = 'Universidad agregada.'
export const ERROR_AL_INGRESAR_COLEGIO = 'Error al ingresar colegio.'
export const ERROR_AL_INGRESAR_PROFESION = 'Error al ingresar la profesion.'
export const ERROR_AL_INGRESAR_UNIVERSIDAD = 'Error al ingresar la universidad.'
export const PROFESIONAL_AGREGADO = 'Listo !'
export const EDITADO_EXITOSO = 'Editado exitoso'
export const YA_ES_PROFESIONAL = 'La persona ya está registrada como profesional'
export const MATRICULA_TOMADA = 'Ya hay un profesional de esa profesión con esa matrícula'
export const YA_HAY_COLEGIO = 'Ya existe un colegio con ese nombre'
export const YA_HAY_PROFESION = 'Ya existe una profesión con ese nombre'
export const YA_HAY_UNIVERSIDAD = 'Ya existe una universidad con ese nombre'
export const NO_EXISTE_COLEGIO = 'El colegio no existe'
export const NO_EXISTE_PROFESION = 'La profesión no existe'
export const NO_EXISTE_UNIVERSIDAD = 'La universidad no existe'
export const NO_EXISTE_PERSONA = 'La persona no existe'
export const NO_EXISTE_PROFESIONAL = 'El profesional no existe'
export const VENCIMIENTO_PASADO = predicado('debe ser hoy o una fecha posterior')
