import { pantalla, type Ruta } from '../acceso/direccion/ruta.ts'
import { COMIENZO, INICIO, INICIO_VIEJO, PORTADA } from '../acceso/direcciones.ts'
import { RUTAS_DE_ANTIVIRUS } from '../antivirus/rutas.ts'
import { ATENDER } from '../carpetas/direcciones.ts'
import { RUTAS_DE_CARPETAS } from '../carpetas/rutas.ts'
import { RUTAS_DE_CATALOGOS } from '../catalogos/rutas.ts'
import { RUTAS_DE_CERTIFICADOS } from '../certificados/rutas.ts'
import { AYUDA } from '../ciudad/direcciones.ts'
import { RUTAS_DE_CIUDAD } from '../ciudad/rutas.ts'
import { RUTAS_DE_CONSULTAS } from '../consultas/rutas.ts'
import { RUTAS_DE_DATOS_ABIERTOS } from '../datosAbiertos/rutas.ts'
import { RUTAS_DE_ELEVADORES } from '../elevadores/rutas.ts'
import { RUTAS_DE_ESTADISTICAS } from '../estadisticas/rutas.ts'
import { RUTAS_DE_ESTADO } from '../estado/rutas.ts'
import { RUTAS_DE_EXPORTACION } from '../exportacion/rutas.ts'
import { RUTAS_DE_FORMULARIOS } from '../formularios/rutas.ts'
import { RUTAS_DE_IMPORTACIONES } from '../importaciones/rutas.ts'
import { RUTAS_DE_LIBRE_DEUDA } from '../libreDeuda/rutas.ts'
import { RUTAS_DE_MAPA } from '../mapa/rutas.ts'
import { RUTAS_DE_NOTIFICACIONES } from '../notificaciones/rutas.ts'
import { RUTAS_DE_OBRAS } from '../obras/rutas.ts'
import { FICHA_DE_PADRON } from '../padron/direcciones.ts'
import { RUTAS_DE_PADRON } from '../padron/rutas.ts'
import { RUTAS_DE_PAGOS } from '../pagos/rutas.ts'
import { RUTAS_DE_PERSONAS } from '../personas/rutas.ts'
import { RUTAS_DE_PLAZOS } from '../plazos/rutas.ts'
import { RUTAS_DE_PUESTA_EN_MARCHA } from '../puestaEnMarcha/rutas.ts'
import { RUTAS_DE_RESPALDO } from '../respaldo/rutas.ts'
import { RUTAS_DE_SEGUIMIENTO } from '../seguimiento/rutas.ts'
import { TRAMITE, TRAMITES } from '../tramites/direcciones.ts'
import { RUTAS_DE_VEREDAS } from '../veredas/rutas.ts'
import { RUTAS_DE_VISITAS } from '../visitas/rutas.ts'

const inicioConPendientes = pantalla(() => import('./inicio/InicioConPendientes.tsx'), 'InicioConPendientes')

const EL_COMIENZO: Ruta = { ...COMIENZO, pantalla: pantalla(() => import('./inicio/InicioPage.tsx'), 'InicioPage') }

/** Every screen of the portal, as its capabilities hand them over. */
export const RUTAS: readonly Ruta[] = [
  { ...INICIO, pantalla: inicioConPendientes, adelanto: (adelantar) => adelantar('GET /inicio/pendientes') },
  { ...AYUDA, pantalla: pantalla(() => import('./ayuda/AyudaPage.tsx'), 'AyudaPage') },
  { ...INICIO_VIEJO, pantalla: inicioConPendientes },
  ...RUTAS_DE_CARPETAS,
  { ...ATENDER, pantalla: pantalla(() => import('./escritorio/EscritorioPage.tsx'), 'EscritorioPage') },
  ...RUTAS_DE_FORMULARIOS,
  ...RUTAS_DE_VEREDAS,
  ...RUTAS_DE_ELEVADORES,
  ...RUTAS_DE_PADRON,
  ...RUTAS_DE_MAPA,
  ...RUTAS_DE_OBRAS,
  {
    ...FICHA_DE_PADRON,
    pantalla: pantalla(() => import('./fichaDePadron/FichaDePadronPage.tsx'), 'FichaDePadronPage'),
  },
  { ...TRAMITES, pantalla: pantalla(() => import('./tramites/TramitesPage.tsx'), 'TramitesPage') },
  { ...TRAMITE, pantalla: pantalla(() => import('./tramites/TramitePage.tsx'), 'TramitePage') },
  ...RUTAS_DE_SEGUIMIENTO,
  ...RUTAS_DE_VISITAS,
  ...RUTAS_DE_PLAZOS,
  ...RUTAS_DE_PAGOS,
  ...RUTAS_DE_LIBRE_DEUDA,
  ...RUTAS_DE_CERTIFICADOS,
  ...RUTAS_DE_CATALOGOS,
  ...RUTAS_DE_PERSONAS,
  ...RUTAS_DE_IMPORTACIONES,
  ...RUTAS_DE_NOTIFICACIONES,
  ...RUTAS_DE_ANTIVIRUS,
  ...RUTAS_DE_CIUDAD,
  ...RUTAS_DE_RESPALDO,
  ...RUTAS_DE_ESTADO,
  ...RUTAS_DE_PUESTA_EN_MARCHA,
  ...RUTAS_DE_EXPORTACION,
  ...RUTAS_DE_CONSULTAS,
  ...RUTAS_DE_ESTADISTICAS,
  ...RUTAS_DE_DATOS_ABIERTOS,
  { ...PORTADA, sinMarco: true, pantalla: pantalla(() => import('./inicio/PortadaPage.tsx'), 'PortadaPage') },
  EL_COMIENZO,
]

const POR_CAMINO = new Map(RUTAS.map((ruta) => [ruta.ruta, ruta]))

const coincide = (ruta: string, camino: string) =>
  new RegExp(`^${ruta.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i').test(camino)

/** The row of this path; the start page's for what is none. Weighing a hundred of them costs a phone as much as a screen. */
export const rutaDe = (camino: string): Ruta =>
  POR_CAMINO.get(camino) ?? RUTAS.find(({ ruta }) => coincide(ruta, camino)) ?? EL_COMIENZO
