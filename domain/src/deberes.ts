/*
 * Nobody decides on what is their own, whatever their role, and whoever only inspects decides on what they were
 * given. The server asks these rules at every call that decides; the screens, before they offer one.
 */

export const TIENE_PARTE_EN_LA_CARPETA = 'Usted tiene parte en esta carpeta: tiene que decidirlo otra persona'
export const ES_SU_SOLICITUD = 'Este Libre Deuda es suyo: tiene que resolverlo otra persona'
export const ES_SU_PAGO = 'Este pago es suyo: tiene que revisarlo otra persona'
export const ES_SU_MATRICULA = 'Es su propia matrícula: tiene que registrarla otra persona'
export const SON_SUS_ROLES = 'Son sus propios roles: tiene que cambiarlos otro administrador'
export const SON_SUS_DATOS = 'Son sus propios datos: tiene que aceptarlos otro administrador'
export const ES_SU_PEDIDO = 'Es su propio pedido: tiene que contestarlo otro administrador'
export const ES_SU_BAJA = 'Es su propia baja: tiene que darla otro administrador'
export const ES_SU_PUESTO = 'Es su propio puesto de inspector: tiene que cambiarlo otra persona'
export const NO_LA_ATIENDE =
  'El código lo pide quien presentó la carpeta, quien la inspecciona o quien la tiene abierta en su escritorio'
const ES_PROFESIONAL =
  'Usted es profesional: las matrículas, y lo que se les pide a los profesionales, los cambia otra persona'
export const NO_LA_INSPECCIONA = 'Su rol es de inspector: decide solo sobre las carpetas que tiene asignadas'
export const SOLO_INSPECCIONA = 'Su rol de inspector no permite esta operación'

/** Why a professional does not change, as staff, the licences of the others or what all of them must present; null when they may. */
export const porQueNoDecideDeProfesionales = ({
  roles,
  idProfesional = null,
}: {
  readonly roles: readonly { readonly rol: string | null }[]
  readonly idProfesional?: number | null
}): string | null => (idProfesional !== null || roles.some(({ rol }) => rol === 'PROFESIONAL') ? ES_PROFESIONAL : null)

/** Those whose own thing it is: who filed or paid it, its professional, its owner, and who holds the property it is about. */
export type Partes = readonly (number | null)[]

export const tieneParte = (idPersona: number, partes: Partes): boolean => partes.includes(idPersona)
