import type { EstadoDeSolicitud } from '@catastro/domain/libreDeuda/reglas'
import { direccion, direccionDe } from '../acceso/direccion.ts'

export const MIS_CERTIFICADOS = direccion('/misCertificados', 'general')
/** Open to whoever was handed a certificate. */
export const VERIFICAR = direccion('/verificar', 'abierta')
export const CERTIFICADO_VERIFICADO = direccionDe<string>('/verificar/:codigo', 'abierta')
export const SOLICITUDES = direccion('/solicitudesLibreDeuda', 'personal')
export const solicitudesEn = (estado: EstadoDeSolicitud) => `${SOLICITUDES.ruta}?estado=${estado}`

/** Where the provider sends the browser back: open, so that a return is never thrown away. */
export const LIBRE_DEUDA_PAGADO = direccion('/LibreDeudaPagoExitoso', 'abierta')
export const LIBRE_DEUDA_RECHAZADO = direccion('/LibreDeudaPagoRechazado', 'abierta')
