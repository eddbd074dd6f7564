/** Texts of the tracking page, letter for letter as the specification has them; where it is silent, ours. */
export const TITULO_DONDE_ESTA = 'Donde está mi carpeta?'
export const TRAMITE_FINALIZADO = 'Tramite Finalizado'
export const TITULO_SEGUIMIENTO = 'Seguir una carpeta'
export const CODIGO_MAL_ESCRITO = 'El código tiene 10 letras y números. Revise que esté completo'
export const ESCRIBA_EL_NUMERO = 'Escriba el número de la carpeta'

export const TITULO_ASIGNACION = 'Asignación de carpetas'
export const CARPETA_ASIGNADA = 'Carpeta asignada'
export const CARPETA_SIN_ASIGNAR = 'La carpeta quedó sin inspector'
export const NO_SE_ASIGNA = 'La carpeta no se puede asignar: tiene que estar completa, recibida y sin cerrar'
export const INSPECTOR_NO_INSPECCIONA = 'El inspector está deshabilitado o ya no tiene un rol del personal'
export const INSPECTOR_ES_PARTE = 'El inspector tiene parte en la carpeta: tiene que inspeccionarla otro'
export const DEJO_DE_INSPECCIONAR = 'El inspector dejó de inspeccionar'
