import { cuantos } from '../plurales.ts'
export const BORRADOR_BORRADO = 'Borrador borrado'
export const BORRADOR_CAMBIADO = 'Este formulario se cambió en otro equipo: lo que hay aquí es una versión anterior'
export const BORRADOR_NO_ENCONTRADO = 'El borrador no existe'
export const BORRADOR_DEMASIADO_GRANDE =
  'Lo escrito es demasiado largo para guardarlo como borrador (64 KB como máximo)'
export const BORRADOR_ILEGIBLE = 'El borrador contiene caracteres no permitidos'
export const DEMASIADOS_BORRADORES =
  'Ya tiene 100 borradores guardados. Envíe o descarte alguno para poder guardar otro'
export const demasiadosEnElCampo = (max: number) => `No puede adjuntar mas de ${cuantos(max, 'archivo', 'archivos')}`
export const ARCHIVOS_GUARDADOS = 'Archivos guardados en el borrador'
export const ARCHIVO_QUITADO = 'Archivo quitado'
export const DEMASIADOS_EN_BORRADORES =
  'Sus borradores ya tienen 50 archivos. Quite alguno, o envíe uno de los formularios, para poder guardar otro'
