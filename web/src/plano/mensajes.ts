export const MAPA_VACIO = 'Todavía no hay parcelas en el mapa'
export const PARCELA_SIN_PADRON = 'Esta parcela no tiene padrón: busque otra o cargue el domicilio a mano'
export const SIN_MAPA =
  'Este navegador no puede dibujar el mapa. La lista dice lo mismo: busque un padrón o un domicilio, o recorra las manzanas.'
export const FALLA_DEL_MAPA =
  'No se pudo traer una parte del mapa. Muévalo o recargue la página para intentarlo otra vez.'
export const FALLA_DE_LA_BASE =
  'No se pudo traer el mapa de base de la ciudad: se dibujan solo las manzanas, las calles y las parcelas.'
export const MI_UBICACION = 'Mi ubicación'
export const UBICACION_FUERA = 'Su ubicación está fuera del mapa de la ciudad'
export const UBICACION_NEGADA =
  'El navegador no permite saber su ubicación. Para usarla, dele permiso a esta página en los ajustes del navegador'
export const UBICACION_SIN_DATO =
  'No se pudo saber su ubicación. Pruebe otra vez en un lugar abierto, o busque una calle y altura'
/** Beyond it, the neighbouring block may be the one. */
export const METROS_EXACTOS = 50
const enteros = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 })
export const ubicacionHallada = (metros: number) =>
  metros <= METROS_EXACTOS
    ? 'Su ubicación está marcada en el mapa'
    : `Su ubicación es aproximada: puede estar a ${enteros.format(Math.ceil(metros))} metros del punto marcado`
export const manzanaLarga = (seccion: string, manzana: string) => `Sección ${seccion}, manzana ${manzana}`
/** What MapLibre says by itself. */
export const EN_ESPANOL = {
  'AttributionControl.ToggleAttribution': 'Mostrar u ocultar de quién es el mapa',
  'AttributionControl.MapFeedback': 'Comentarios sobre el mapa',
  'LogoControl.Title': 'MapLibre',
  'Map.Title': 'Mapa de la ciudad. Muévalo con las flechas y acérquelo con + y −',
  'NavigationControl.ResetBearing': 'Poner el norte arriba',
  'NavigationControl.ZoomIn': 'Acercar',
  'NavigationControl.ZoomOut': 'Alejar',
  'ScaleControl.Meters': 'm',
  'ScaleControl.Kilometers': 'km',
}
