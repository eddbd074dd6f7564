import { predicado } from '../motivo.ts'
/** Texts of terms and calendar. */
export const TITULO_PLAZOS = 'Plazos y calendario'
export const PLAZO_GUARDADO = 'Plazo guardado: los vencimientos se están calculando de nuevo'
export const DIAS_AGREGADOS = 'Días agregados: los vencimientos se están calculando de nuevo'
export const DIA_QUITADO = 'Día quitado: los vencimientos se están calculando de nuevo'
export const ANIO_CONFIRMADO = 'Calendario confirmado'
export const NO_ES_NO_LABORABLE = 'Ese día no está en el calendario'
export const NO_EXISTE_TIPO = predicado('no existe')
export const PRORROGA_DADA = 'Prórroga registrada'
export const SIN_VENCIMIENTO = 'La carpeta no tiene un vencimiento que prorrogar'
export const PRORROGA_CORTA = predicado('debe ser posterior al vencimiento y al día de hoy')
export const PRORROGA_LARGA = predicado('debe estar dentro de los próximos dos años')
export const RECESO_AL_REVES = predicado('debe ser igual o posterior al primer día')
export const RECESO_LARGO = predicado('son demasiados días juntos: hasta 62 por vez')

const enPalabras = (dia: string | null) => (dia ? dia.split('-').reverse().join('/') : 'sin fecha')
export const prorrogaHasta = (hasta: string, motivo: string) => `Hasta el ${enPalabras(hasta)}. ${motivo}`
export const vencimientoCambiado = (antes: string | null, ahora: string | null) =>
  `Antes: ${enPalabras(antes)}. Ahora: ${enPalabras(ahora)}`
