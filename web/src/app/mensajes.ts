/** Texts of the frame around the screens. */
export const PORTADA_DEL_PORTAL = 'Portada'

export const YA_NO_HACE_VISITAS =
  'Usted ya no hace visitas. Si en este teléfono quedó algo firmado sin enviar, está arriba y se envía igual.'
export const seBorraSinFirmar = (cuantas: number) =>
  cuantas === 1
    ? 'En este teléfono hay 1 visita que usted empezó y no firmó. Si cierra la sesión se borra, con sus fotos.'
    : `En este teléfono hay ${cuantas} visitas que usted empezó y no firmó. Si cierra la sesión se borran, con sus fotos.`
