import { MAX_SEGUIDAS } from './reglas.ts'

export const YA_SE_SIGUE = 'Le avisaremos por correo de las obras que se presenten, se aprueben o terminen ahí'
export const YA_NO_SE_SIGUE = 'Ya no le avisaremos de las obras de ahí'
export const SEGUIDA_NO_EXISTE = 'No sigue las obras de ese lugar'
export const UNA_SOLA_COSA = 'Diga una manzana o una parcela, y no las dos'
export const DEMASIADAS_SEGUIDAS = `Puede seguir hasta ${MAX_SEGUIDAS} manzanas y parcelas. Deje de seguir alguna antes`
export const SIN_CORREO = 'No tenemos su correo: cárguelo en su perfil de Ciudad Digital para poder avisarle'
export const ENLACE_INVALIDO = 'El enlace no es válido. Use el del último correo que recibió'
