import type { EstadoDeSolicitud } from '@catastro/domain/libreDeuda/reglas'
import { direccion } from '../acceso/direccion/direccion.ts'
import { INICIO } from '../acceso/direcciones.ts'

export const MIS_CERTIFICADOS = direccion('/misCertificados', 'general')
/** Home, with the dialog that asks for it open. */
export const PIDE_LIBRE_DEUDA = 'libreDeuda'
export const PEDIR_LIBRE_DEUDA = `${INICIO.ruta}?${PIDE_LIBRE_DEUDA}=1`
export const SOLICITUDES = direccion('/solicitudesLibreDeuda', 'personal')
export const solicitudesEn = (estado: EstadoDeSolicitud) => `${SOLICITUDES.ruta}?estado=${estado}`

/** Where the provider sends the browser back: open, so that a return is never thrown away. */
export const LIBRE_DEUDA_PAGADO = direccion('/LibreDeudaPagoExitoso', 'abierta')
export const LIBRE_DEUDA_RECHAZADO = direccion('/LibreDeudaPagoRechazado', 'abierta')
