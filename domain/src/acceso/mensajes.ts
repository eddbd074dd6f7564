/** Who is who: a person is the pair of number and document of Ciudad Digital. */
export const OTRA_IDENTIDAD =
  'Sus datos de Ciudad Digital no coinciden con los que tiene el portal. Un administrador tiene que revisarlos antes de que pueda ingresar'
export const IDENTIDAD_INCOMPLETA =
  'Ciudad Digital no informó un número de persona y un CUIL válidos: complete sus datos allí y vuelva a ingresar'
export const TITULO_IDENTIDADES = 'Ingresos rechazados'
export const IDENTIDAD_ACEPTADA = 'La persona ya puede ingresar'
export const IDENTIDAD_NO_ENCONTRADA = 'El ingreso rechazado no existe o ya fue aceptado'
export const DOCUMENTO_DE_OTRO =
  'Ese CUIL es de otra persona del portal: lo que hay que corregir está en Ciudad Digital'

/** While Ciudad Digital does not answer, who was in goes on. */
export const CON_SESION_RECORDADA =
  'Ciudad Digital no responde. Puede seguir leyendo y guardando borradores; lo demás, cuando vuelva'
