/*
 * Of the forms of a folder that came from another system: how long its words may be. They are kept as they were there, and pass
 * into no question of today's (ADR 70).
 */

export const MAX_FORMULARIO_ANTERIOR = 80
export const MAX_PREGUNTA_ANTERIOR = 200
export const MAX_RESPUESTA_ANTERIOR = 2000
/** Which question of its form it is. */
export const MAX_ORDEN_ANTERIOR = 9999

/** What heads them, on screen and on paper. */
export const COMO_ESTABA = 'Como estaba en el sistema anterior'
export const SIN_FORMULARIOS_ANTERIORES = 'Con esta carpeta no vino ningún formulario.'
