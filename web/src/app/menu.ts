import { TITULO_CIUDAD } from '@catastro/domain/ciudad/mensajes'
import { TITULO_CONSERVACION } from '@catastro/domain/conservacion/mensajes'
import { TITULO_ESTADO } from '@catastro/domain/estado/mensajes'
import { TITULO_EXPORTACION } from '@catastro/domain/exportacion/mensajes'
import { TITULO_PUESTA_EN_MARCHA } from '@catastro/domain/puestaEnMarcha/mensajes'
import { TITULO_RESTAURACIONES } from '@catastro/domain/respaldo/mensajes'
import {
  GESTORES,
  PERSONAL,
  type Perfil,
  type RolDePersona,
  soloInspecciona,
  tienePerfil,
} from '@catastro/domain/roles'
import { INICIO } from '../acceso/direcciones.ts'
import { ARCHIVOS_APARTADOS } from '../antivirus/direcciones.ts'
import {
  INSPECCION,
  MESA_DE_ENTRADAS,
  MIS_CARPETAS,
  MIS_CARPETAS_VEREDAS,
  NUEVA_CARPETA,
} from '../carpetas/direcciones.ts'
import {
  CALLES,
  EMPLEADOS,
  INSPECTORES,
  INSTITUCIONES,
  OBRAS_TIPO,
  OFICINAS,
  REQUISITOS,
  TARIFAS,
  TIPOS_DE_ENCOMIENDA,
} from '../catalogos/direcciones.ts'
import { CIUDAD, CONSERVACION } from '../ciudad/direcciones.ts'
import { PEDIDOS_DE_DATOS, QUIEN_CONSULTO, RAFAGAS } from '../consultas/direcciones.ts'
import {
  FORMULARIO_27,
  FORMULARIO_28,
  FORMULARIO_29,
  FORMULARIO_30,
  FORMULARIO_31,
  MIS_ELEVADORES,
  ELEVADORES as REGISTRO_DE_ELEVADORES,
} from '../elevadores/direcciones.ts'
import { ESTADISTICAS } from '../estadisticas/direcciones.ts'
import { ESTADO } from '../estado/direcciones.ts'
import { EXPORTACION } from '../exportacion/direcciones.ts'
import { MIS_CERTIFICADOS, SOLICITUDES } from '../libreDeuda/direcciones.ts'
import { MAPA, OBRAS_QUE_SIGO } from '../mapa/direcciones.ts'
import { CORREOS } from '../notificaciones/direcciones.ts'
import { CONSULTA_PADRON } from '../padron/direcciones.ts'
import { MIS_PAGOS, PAGOS } from '../pagos/direcciones.ts'
import { COLEGIOS } from '../personas/direcciones.ts'
import { PLAZOS } from '../plazos/direcciones.ts'
import { PUESTA_EN_MARCHA } from '../puestaEnMarcha/direcciones.ts'
import { RESTAURACIONES } from '../respaldo/direcciones.ts'
import { ASIGNACION } from '../seguimiento/direcciones.ts'
import { VEREDAS_INICIO } from '../veredas/direcciones.ts'
import { APARTADOS, LISTAS_DE_CONTROL, MI_JORNADA, VISITAS } from '../visitas/direcciones.ts'

export interface EntradaDeMenu {
  readonly texto: string
  readonly ruta: string
  readonly ven: readonly Perfil[] | 'todos'
  /** Not for who only inspects. */
  readonly atienden?: true
}

const REFERENCIA: readonly Perfil[] = ['ADMINISTRADOR', 'OPERADOR M.E.']

/** The side menu: labels, order, routes and who sees each, as the specification has them. */
const MENU: readonly EntradaDeMenu[] = [
  { texto: 'INICIO', ruta: INICIO.ruta, ven: 'todos' },
  { texto: 'EMPLEADOS', ruta: EMPLEADOS.ruta, ven: ['ADMINISTRADOR'] },
  { texto: 'MIS CARPETAS', ruta: MIS_CARPETAS.ruta, ven: GESTORES },
  { texto: 'MESA DE ENTRADAS', ruta: MESA_DE_ENTRADAS.ruta, ven: PERSONAL },
  { texto: 'INSPECCION', ruta: INSPECCION.ruta, ven: PERSONAL },
  { texto: 'ASIGNACIÓN', ruta: ASIGNACION.ruta, ven: ['ADMINISTRADOR', 'JEFE'] },
  { texto: 'COLEGIOS', ruta: COLEGIOS.ruta, ven: REFERENCIA },
  { texto: 'NUEVA CARPETA', ruta: NUEVA_CARPETA.ruta, ven: GESTORES },
  { texto: 'CONSULTAR PADRON', ruta: CONSULTA_PADRON.ruta, ven: 'todos' },
  { texto: 'PLAN VEREDAS SANAS', ruta: VEREDAS_INICIO.ruta, ven: 'todos' },
  { texto: 'INSTITUCIONES', ruta: INSTITUCIONES.ruta, ven: REFERENCIA },
  { texto: 'TIPOS DE OBRA', ruta: OBRAS_TIPO.ruta, ven: REFERENCIA },
  { texto: 'TARIFAS', ruta: TARIFAS.ruta, ven: REFERENCIA },
  { texto: 'INSPECTORES', ruta: INSPECTORES.ruta, ven: REFERENCIA },
  { texto: 'OFICINAS', ruta: OFICINAS.ruta, ven: REFERENCIA },
  { texto: 'CALLES', ruta: CALLES.ruta, ven: REFERENCIA },
]

export const GRUPO_ELEVADORES = 'ELEVADORES Y ASCENSORES'
export const ELEVADORES: readonly EntradaDeMenu[] = [
  { texto: 'FORMULARIO 27', ruta: FORMULARIO_27.ruta, ven: 'todos' },
  { texto: 'FORMULARIO 28', ruta: FORMULARIO_28.ruta, ven: 'todos' },
  { texto: 'FORMULARIO 29', ruta: FORMULARIO_29.ruta, ven: 'todos' },
  { texto: 'FORMULARIO 30', ruta: FORMULARIO_30.ruta, ven: 'todos' },
  { texto: 'FORMULARIO 31', ruta: FORMULARIO_31.ruta, ven: 'todos' },
]

/** What the account menu offers besides the profile and the way out: the side menu is fixed by the specification. */
const CUENTA: readonly { readonly titulo: string; readonly entradas: readonly EntradaDeMenu[] }[] = [
  {
    titulo: 'Lo mío',
    entradas: [
      { texto: 'Mis carpetas de veredas', ruta: MIS_CARPETAS_VEREDAS.ruta, ven: 'todos' },
      { texto: 'Mis certificados', ruta: MIS_CERTIFICADOS.ruta, ven: 'todos' },
      { texto: 'Mis pagos', ruta: MIS_PAGOS.ruta, ven: 'todos' },
      { texto: 'Mis elevadores', ruta: MIS_ELEVADORES.ruta, ven: 'todos' },
      { texto: 'Mapa de la ciudad', ruta: MAPA.ruta, ven: 'todos' },
      { texto: 'Obras que sigo', ruta: OBRAS_QUE_SIGO.ruta, ven: 'todos' },
      { texto: 'Quién consultó mis datos', ruta: QUIEN_CONSULTO.ruta, ven: 'todos' },
    ],
  },
  {
    titulo: 'Trabajo',
    entradas: [
      { texto: 'Mi jornada', ruta: MI_JORNADA.ruta, ven: PERSONAL },
      { texto: 'Visitas', ruta: VISITAS.ruta, ven: ['ADMINISTRADOR', 'JEFE'] },
      { texto: 'Envíos por decidir', ruta: APARTADOS.ruta, ven: ['ADMINISTRADOR', 'JEFE'] },
      { texto: 'Solicitudes de Libre Deuda', ruta: SOLICITUDES.ruta, ven: PERSONAL, atienden: true },
      { texto: 'Pagos', ruta: PAGOS.ruta, ven: PERSONAL, atienden: true },
      { texto: 'Registro de elevadores', ruta: REGISTRO_DE_ELEVADORES.ruta, ven: PERSONAL },
      { texto: 'Correos enviados', ruta: CORREOS.ruta, ven: PERSONAL, atienden: true },
      { texto: 'Estadísticas', ruta: ESTADISTICAS.ruta, ven: PERSONAL },
    ],
  },
  {
    titulo: 'Administración',
    entradas: [
      { texto: 'Listas de control', ruta: LISTAS_DE_CONTROL.ruta, ven: PERSONAL },
      { texto: 'Plazos y calendario', ruta: PLAZOS.ruta, ven: PERSONAL },
      { texto: 'Requisitos de encomiendas', ruta: REQUISITOS.ruta, ven: PERSONAL },
      { texto: 'Tipos de encomienda', ruta: TIPOS_DE_ENCOMIENDA.ruta, ven: ['ADMINISTRADOR'] },
      { texto: TITULO_CIUDAD, ruta: CIUDAD.ruta, ven: ['ADMINISTRADOR'] },
      { texto: TITULO_CONSERVACION, ruta: CONSERVACION.ruta, ven: ['ADMINISTRADOR'] },
      { texto: 'Archivos apartados', ruta: ARCHIVOS_APARTADOS.ruta, ven: ['ADMINISTRADOR'] },
      { texto: TITULO_PUESTA_EN_MARCHA, ruta: PUESTA_EN_MARCHA.ruta, ven: ['ADMINISTRADOR'] },
      { texto: TITULO_ESTADO, ruta: ESTADO.ruta, ven: ['ADMINISTRADOR'] },
      { texto: TITULO_RESTAURACIONES, ruta: RESTAURACIONES.ruta, ven: ['ADMINISTRADOR'] },
      { texto: TITULO_EXPORTACION, ruta: EXPORTACION.ruta, ven: ['ADMINISTRADOR'] },
      { texto: 'Pedidos sobre datos personales', ruta: PEDIDOS_DE_DATOS.ruta, ven: ['ADMINISTRADOR'] },
      { texto: 'Ráfagas de consultas', ruta: RAFAGAS.ruta, ven: ['ADMINISTRADOR'] },
    ],
  },
]

export const entradasVisibles = (roles: readonly RolDePersona[], entradas = MENU) =>
  entradas.filter(
    ({ ven, atienden }) => (ven === 'todos' || tienePerfil(roles, ven)) && !(atienden && soloInspecciona(roles)),
  )

/** Who only inspects has their day first. */
const enSuOrden = (roles: readonly RolDePersona[]) => {
  const [loMio, ...trabajo] = CUENTA
  return loMio && soloInspecciona(roles) ? [...trabajo, loMio] : CUENTA
}

/** The account menu's groups that have something for them. */
export const cuentaVisible = (roles: readonly RolDePersona[]) =>
  enSuOrden(roles)
    .map(({ titulo, entradas }) => ({ titulo, entradas: entradasVisibles(roles, entradas) }))
    .filter(({ entradas }) => entradas.length > 0)
