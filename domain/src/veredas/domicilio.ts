/** What says where the works are; on the wire they are the address' own, and only compared. */
export const DEL_DOMICILIO = [
  'Padron',
  'idCalle',
  'NroPuerta',
  'Piso',
  'Departamento',
  'Seccion',
  'Manzana',
  'Parcela',
  'Distrito',
  'Dominio',
] as const
export type DelDomicilio = (typeof DEL_DOMICILIO)[number]
