import { GESTORES, PERSONAL, type Perfil, type RolDePersona, tienePerfil } from '@catastro/domain/acceso/roles'

export interface EntradaDeMenu {
  readonly texto: string
  readonly ruta: string
  readonly ven: readonly Perfil[] | 'todos'
}

const REFERENCIA: readonly Perfil[] = ['ADMINISTRADOR', 'OPERADOR M.E.']

/** The side menu: labels, order, routes and who sees each, as the specification has them. */
const MENU: readonly EntradaDeMenu[] = [
  { texto: 'INICIO', ruta: '/catastro', ven: 'todos' },
  { texto: 'EMPLEADOS', ruta: '/empleados', ven: ['ADMINISTRADOR'] },
  { texto: 'MIS CARPETAS', ruta: '/misCarpetas', ven: GESTORES },
  { texto: 'MESA DE ENTRADAS', ruta: '/verCarpetas', ven: PERSONAL },
  { texto: 'INSPECCION', ruta: '/inspeccionCarpetas', ven: PERSONAL },
  { texto: 'ASIGNACIÓN', ruta: '/asignacionCarpetas', ven: ['ADMINISTRADOR', 'JEFE'] },
  { texto: 'COLEGIOS', ruta: '/colegios', ven: REFERENCIA },
  { texto: 'NUEVA CARPETA', ruta: '/nuevaCarpeta', ven: GESTORES },
  { texto: 'CONSULTAR PADRON', ruta: '/consultaPadron', ven: 'todos' },
  { texto: 'PLAN VEREDAS SANAS', ruta: '/veredasHome', ven: 'todos' },
  { texto: 'INSTITUCIONES', ruta: '/instituciones', ven: REFERENCIA },
  { texto: 'TIPOS DE OBRA', ruta: '/obrasTipo', ven: REFERENCIA },
  { texto: 'TARIFAS', ruta: '/tarifas', ven: REFERENCIA },
  { texto: 'INSPECTORES', ruta: '/inspectores', ven: REFERENCIA },
  { texto: 'OFICINAS', ruta: '/oficinas', ven: REFERENCIA },
  { texto: 'CALLES', ruta: '/calles', ven: REFERENCIA },
]

export const GRUPO_ELEVADORES = 'ELEVADORES Y ASCENSORES'
export const ELEVADORES: readonly EntradaDeMenu[] = [27, 28, 29, 30, 31].map((codigo) => ({
  texto: `FORMULARIO ${codigo}`,
  ruta: `/formulario${codigo}`,
  ven: 'todos',
}))

/** What the account menu offers besides the profile and the way out: the side menu is fixed by the specification. */
export const CUENTA: readonly EntradaDeMenu[] = [
  { texto: 'Mis certificados', ruta: '/misCertificados', ven: 'todos' },
  { texto: 'Mis pagos', ruta: '/misPagos', ven: 'todos' },
  { texto: 'Solicitudes de Libre Deuda', ruta: '/solicitudesLibreDeuda', ven: PERSONAL },
  { texto: 'Pagos', ruta: '/pagos', ven: PERSONAL },
  { texto: 'Correos enviados', ruta: '/correos', ven: PERSONAL },
]

export const entradasVisibles = (roles: readonly RolDePersona[], entradas = MENU) =>
  entradas.filter(({ ven }) => ven === 'todos' || tienePerfil(roles, ven))
