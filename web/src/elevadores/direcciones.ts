import { CODIGO_ELEVADORES, type FormularioDeElevadores, RUTA_DE_TARJETA } from '@catastro/domain/elevadores/reglas'
import { direccion, direccionDe } from '../acceso/direccion/direccion.ts'
import { verFormulario } from '../carpetas/direcciones.ts'

export const FORMULARIO_27 = direccion('/formulario27', 'general')
export const FORMULARIO_28 = direccion('/formulario28', 'general')
export const FORMULARIO_29 = direccion('/formulario29', 'general')
export const FORMULARIO_30 = direccion('/formulario30', 'general')
export const FORMULARIO_31 = direccion('/formulario31', 'general')
export const VER_FORMULARIO_27 = verFormulario(CODIGO_ELEVADORES)

/** What a person filed. */
export const MIS_ELEVADORES = direccion('/misElevadores', 'general')
export const REGISTRO = {
  ruta: '/elevadores/registro/:formulario/:numero',
  guardia: 'general',
  enlace: (formulario: FormularioDeElevadores, numero: number) => `/elevadores/registro/${formulario}/${numero}`,
} as const

/** The register that they make: for staff in lists, and each property and company for those whose it is. */
export const ELEVADORES = direccion('/elevadores', 'personal')
export const INMUEBLE = direccionDe<string>('/elevadores/inmuebles/:padron', 'general')
export const EMPRESA = direccionDe<number>('/elevadores/empresas/:idInstitucion', 'general')

/** Where the QR of the cabin leads: open to whoever scans it. */
export const TARJETA = direccionDe<string>(`${RUTA_DE_TARJETA}/:codigo`, 'abierta')
