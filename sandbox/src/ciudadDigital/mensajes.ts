/** The stand-in's own sentences. */
export const CREDENCIALES_INCORRECTAS = 'Usuario o contraseña incorrectos'
export const CUENTA_BLOQUEADA = 'Demasiados intentos fallidos. Espere unos minutos e intente de nuevo'
export const DEMASIADAS_CONSULTAS = 'Demasiadas consultas. Espere un minuto e intente de nuevo'
export const SESION_NO_VALIDA = 'Su sesión terminó. Ingrese de nuevo'
export const NO_EXISTE = 'La dirección no existe'
