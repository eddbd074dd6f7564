/** Office and street modals show theirs for 3 s. */
export const AVISO_DE_MODAL_MS = 3000
export const CARGUE_LA_EMPRESA = 'Si la empresa no se encuentra en la lista deberá cargarla manualmente'
export const NOMBRE_DE_EMPRESA_OBLIGATORIO = 'El nombre de la institución es obligatorio.'

export const A_QUIEN_SE_LE_PIDE =
  'Un requisito obligatorio sin responder deja incompleta la carpeta. Vale para las que todavía no se completaron: ninguna vuelve atrás.'
export const quedoComo = (requisito: string, obligatorio: boolean) =>
  `«${requisito}» ${obligatorio ? 'es' : 'ya no es'} obligatorio.`
