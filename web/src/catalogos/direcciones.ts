import { direccion } from '../acceso/direccion/direccion.ts'

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
export const EMPLEADOS = direccion('/empleados', 'administrador')
