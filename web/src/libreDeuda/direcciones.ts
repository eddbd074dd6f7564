import type { EstadoDeSolicitud } from '@catastro/domain/libreDeuda/reglas'
import { direccion } from '../acceso/direccion/direccion.ts'

export const MIS_CERTIFICADOS = direccion('/misCertificados', 'general')
export const SOLICITUDES = direccion('/solicitudesLibreDeuda', 'personal')
export const solicitudesEn = (estado: EstadoDeSolicitud) => `${SOLICITUDES.ruta}?estado=${estado}`

/** Where the provider sends the browser back: open, so that a return is never thrown away. */
export const LIBRE_DEUDA_PAGADO = direccion('/LibreDeudaPagoExitoso', 'abierta')
export const LIBRE_DEUDA_RECHAZADO = direccion('/LibreDeudaPagoRechazado', 'abierta')
