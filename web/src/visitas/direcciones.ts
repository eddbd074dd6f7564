import { type Direccion, direccion, direccionDe } from '../acceso/direccion/direccion.ts'

const JORNADA = '/jornada'
/** An inspector's day, today unless the address says which. */
export const MI_JORNADA: Direccion<[dia?: string]> = {
  ruta: JORNADA,
  guardia: 'personalSinRed',
  enlace: (dia) => (dia === undefined ? JORNADA : `${JORNADA}?dia=${dia}`),
}
const visita = direccionDe<number>('/jornada/visita/:idVisita', 'personalSinRed')
/** At the place: it names its day too, which is what the phone keeps. */
export const HACER_VISITA: Direccion<[idVisita: number, dia: string]> = {
  ...visita,
  enlace: (idVisita, dia) => `${visita.enlace(idVisita)}?dia=${dia}`,
}
export const VISITAS = direccion('/visitas', 'personal')
export const LISTAS_DE_CONTROL = direccion('/listasDeControl', 'personal')
export const APARTADOS = direccion('/visitasPorDecidir', 'personal')
/** The applicant's phone, led item by item; and where the inspector judges. */
export const A_DISTANCIA = direccionDe<number>('/visitaADistancia/:idVisita', 'general')
