import { diaEnPalabras } from '@catastro/domain/dias'
import { cuantos, segun } from '@catastro/domain/plurales'

/** Office and street modals show theirs for 3 s (A-146). */
export const AVISO_DE_MODAL_MS = 3000
export const CARGUE_LA_EMPRESA = 'Si la empresa no se encuentra en la lista deberá cargarla manualmente'
export const NOMBRE_DE_EMPRESA_OBLIGATORIO = 'El nombre de la institución es obligatorio.'

export const A_QUIEN_SE_LE_PIDE =
  'Un requisito obligatorio sin responder deja incompleta la carpeta. Un cambio vale para las que todavía no se presentaron: las demás siguen con lo que se les pidió.'
/** Over the button that saves: what it will do, and to how many. */
export const loQueHaceGuardar = (carpetas: number, dia: string) =>
  carpetas === 0
    ? 'Hoy no hay carpetas en preparación a las que llegue: vale para las que se empiecen.'
    : `${dia ? `Desde el ${diaEnPalabras(dia)}, afecta` : 'Afecta'} a ${cuantos(carpetas, 'carpeta', 'carpetas')} en preparación${dia ? ', si para entonces no se presentaron' : ''}, y a las que se empiecen después. Las presentadas siguen como estaban.`
export const TITULO_DE_TIPOS = 'Tipos de encomienda'
export const PARA_LAS_QUE_SE_EMPIECEN =
  'Un cambio vale para las carpetas que se empiecen después: las demás siguen con sus formularios y su croquis.'
/** Over the button that saves. */
export const loQueHaceGuardarUnTipo = (carpetas: number) =>
  carpetas === 0
    ? 'No tiene carpetas abiertas: vale para las que se empiecen.'
    : `${segun(carpetas, 'Su carpeta abierta sigue como está', `Sus ${carpetas.toLocaleString('es-AR')} carpetas abiertas siguen como están`)}: vale para las que se empiecen. Un nombre nuevo se lee en todas.`
export const YA_NO_SE_OFRECE = 'Ya no se ofrece a quien empieza una carpeta. Las que hay siguen.'
export const LOS_CAMBIA_UN_ADMINISTRADOR = 'Usted puede consultarlos. Los cambia un administrador.'
export const SE_DEJA_DE_PEDIR = 'Ya no se pide. Lo que se adjuntó sigue en su carpeta.'

export const TITULO_DE_PRECIOS = 'Confirmar los precios'
export const COMO_SE_CONFIRMAN =
  'Los precios con que empieza el portal son de muestra, y con ellos no se cobra. Confirme cada uno: escriba lo que dice su ordenanza, aunque sea el mismo importe.'
export const TODO_CONFIRMADO = 'Todos los precios están confirmados.'
export const faltaConfirmar = (faltan: number, total: number) =>
  `Falta confirmar ${cuantos(faltan, 'precio', 'precios')} de ${total}.`
