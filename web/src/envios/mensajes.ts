export const BORRADOR_GUARDADO = 'Lo que complete se guarda solo, y lo encuentra en cualquier equipo hasta enviarlo.'
export const REVISE_ANTES = 'Si algo no está bien, cámbielo antes de enviar el formulario.'
