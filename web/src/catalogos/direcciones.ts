import { direccion, direccionDe } from '../acceso/direccion/direccion.ts'

export const INSTITUCIONES = direccion('/instituciones', 'personal')
export const OBRAS_TIPO = direccion('/obrasTipo', 'personal')
export const TARIFAS = direccion('/tarifas', 'personal')
/** Every price, with what the portal came with beside it. */
export const PRECIOS = direccion('/precios', 'administrador')
export const INSPECTORES = direccion('/inspectores', 'personal')
export const AGREGAR_INSPECTOR = direccion('/agregarInspector', 'personal')
export const OFICINAS = direccion('/oficinas', 'personal')
export const CALLES = direccion('/calles', 'personal')
export const REQUISITOS = direccion('/requisitosDeEncomienda', 'personal')
/** One of them by its number; or one that is not yet. */
export const NUEVO = 'nuevo'
export const REQUISITO = direccionDe<number | typeof NUEVO>('/requisitosDeEncomienda/:idRequisito', 'administrador')
export const TIPOS_DE_ENCOMIENDA = direccion('/tiposDeEncomienda', 'administrador')
export const TIPO_DE_ENCOMIENDA = direccionDe<number | typeof NUEVO>(
  '/tiposDeEncomienda/:idEncomiendaTipo',
  'administrador',
)
export const EMPLEADOS = direccion('/empleados', 'administrador')
