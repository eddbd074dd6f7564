/** Routes whose screen belongs to a later stage. A test reads this list, and it only shrinks. */
export const RUTAS_EN_DESARROLLO = [
  '/stepper',
  '/consultaPadronGeneral',
  '/consultaPadron',
  '/veredasHome',
  '/veredas',
  '/veredasPropietarios',
  '/formulario12',
  '/formulario27',
  '/formulario28',
  '/formulario29',
  '/formulario30',
  '/formulario31',
  '/formulario12vista/:idCarpeta',
  '/asignacionCarpetas',
] as const
