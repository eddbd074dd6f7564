import { predicado } from '../motivo.ts'
export const TITULO_ESTADISTICAS = 'Estadísticas'
export const TITULO_INFORME = 'Informe de gestión'
export const TITULO_PUBLICAS = 'Cuánto tarda un trámite'
export const PERIODO_AL_REVES = predicado('debe ser igual o posterior a Desde')
export const PERIODO_LARGO = predicado('no puede estar a más de diez años de Desde')
export const SIN_PUBLICAR = 'La ciudad no publica los plazos de sus trámites'
export const SIN_OFICINA = 'Todavía sin oficina'
export const SIN_OBRA = 'Sin tipo de obra'
export const SIN_COMPLETAR = 'PRESENTADO, sin completar'
/** A state of a chart as the city calls it: of one that is not complete, the state's name and what it lacks. */
export const estadoDeGrafico = (estado: string, nombreDe: (estado: string) => string) =>
  estado === SIN_COMPLETAR ? SIN_COMPLETAR.replace('PRESENTADO', nombreDe('PRESENTADO')) : nombreDe(estado)
export const SOBRE_LA_CARPETA = 'La carpeta entera'
export const SOBRE_UN_ARCHIVO = 'Un archivo'
export const sobreFormulario = (codigo: string) => `Formulario ${codigo}`
