export const MAPA_VACIO = 'Todavía no hay parcelas en el mapa'
export const PARCELA_SIN_PADRON = 'Esta parcela no tiene padrón: busque otra o cargue el domicilio a mano'
export const SIN_MAPA =
  'Este navegador no puede dibujar el mapa. La lista dice lo mismo: busque un padrón o un domicilio, o recorra las manzanas.'
export const FALLA_DEL_MAPA =
  'No se pudo traer una parte del mapa. Muévalo o recargue la página para intentarlo otra vez.'
export const UBICACION_FUERA = 'Su ubicación está fuera del mapa de la ciudad'
export const UBICACION_NEGADA = 'No se pudo saber su ubicación. Revise el permiso del navegador'
export const manzanaLarga = (seccion: string, manzana: string) => `Sección ${seccion}, manzana ${manzana}`
/** What MapLibre says by itself. */
export const EN_ESPANOL = {
  'AttributionControl.ToggleAttribution': 'Mostrar u ocultar de quién es el mapa',
  'AttributionControl.MapFeedback': 'Comentarios sobre el mapa',
  'GeolocateControl.FindMyLocation': 'Mi ubicación',
  'GeolocateControl.LocationNotAvailable': 'Ubicación no disponible',
  'LogoControl.Title': 'MapLibre',
  'Map.Title': 'Mapa de la ciudad. Muévalo con las flechas y acérquelo con + y −',
  'NavigationControl.ResetBearing': 'Poner el norte arriba',
  'NavigationControl.ZoomIn': 'Acercar',
  'NavigationControl.ZoomOut': 'Alejar',
  'ScaleControl.Meters': 'm',
  'ScaleControl.Kilometers': 'km',
}
