import { CODIGOS_DE_FORMULARIO } from '@catastro/domain/formularios/formularios'
import { matchPath } from 'react-router'
import { INICIO, INICIO_VIEJO } from '../../acceso/direcciones.ts'
import { ARCHIVOS_APARTADOS } from '../../antivirus/direcciones.ts'
import {
  ATENDER,
  COMPROBANTE_DE_PAGO,
  DESGLOSE,
  DONDE_ESTA,
  FINALIZAR_CARGA,
  FORMULARIO_DE_CARPETA,
  INSPECCION,
  llenarFormulario,
  MESA_DE_ENTRADAS,
  MIS_CARPETAS,
  MIS_CARPETAS_VEREDAS,
  NUEVA_CARPETA,
  OLVIDO_ADJUNTAR,
  PAGO_DE_CARPETA,
  SEGUIR_SIN_INGRESAR,
  VISITAS_DE_CARPETA,
  verFormulario,
} from '../../carpetas/direcciones.ts'
import {
  AGREGAR_INSPECTOR,
  CALLES,
  EMPLEADOS,
  INSPECTORES,
  INSTITUCIONES,
  OBRAS_TIPO,
  OFICINAS,
  PRECIOS,
  REQUISITO,
  REQUISITOS,
  TARIFAS,
  TIPO_DE_ENCOMIENDA,
  TIPOS_DE_ENCOMIENDA,
} from '../../catalogos/direcciones.ts'
import { CERTIFICADO_VERIFICADO, VERIFICAR } from '../../certificados/direcciones.ts'
import { CAMBIAR_CIUDAD, CIUDAD, CONSERVACION, TEXTOS_DE_CORREO } from '../../ciudad/direcciones.ts'
import { PEDIDOS_DE_DATOS, QUIEN_CONSULTO, RAFAGAS } from '../../consultas/direcciones.ts'
import { DATOS_ABIERTOS } from '../../datosAbiertos/direcciones.ts'
import {
  ELEVADORES,
  EMPRESA,
  FORMULARIO_27,
  FORMULARIO_28,
  FORMULARIO_29,
  FORMULARIO_30,
  FORMULARIO_31,
  INMUEBLE,
  MIS_ELEVADORES,
  REGISTRO,
  TARJETA,
  VER_FORMULARIO_27,
} from '../../elevadores/direcciones.ts'
import { ESTADISTICAS, ESTADISTICAS_PUBLICAS, INFORME } from '../../estadisticas/direcciones.ts'
import { ESTADO } from '../../estado/direcciones.ts'
import { EXPORTACION } from '../../exportacion/direcciones.ts'
import { PAGO_1BIS_ERROR, PAGO_1BIS_EXITOSO } from '../../formularios/direcciones.ts'
import { IMPORTACIONES } from '../../importaciones/direcciones.ts'
import {
  LIBRE_DEUDA_PAGADO,
  LIBRE_DEUDA_RECHAZADO,
  MIS_CERTIFICADOS,
  SOLICITUDES,
} from '../../libreDeuda/direcciones.ts'
import { MAPA, OBRAS_QUE_SIGO } from '../../mapa/direcciones.ts'
import { CORREOS } from '../../notificaciones/direcciones.ts'
import { DEJAR_DE_SEGUIR } from '../../obras/direcciones.ts'
import { CONSULTA_PADRON, CONSULTA_PADRON_GENERAL, FICHA_DE_PADRON } from '../../padron/direcciones.ts'
import { MIS_PAGOS, PAGO, PAGO_ERROR, PAGOS, RECIBO } from '../../pagos/direcciones.ts'
import { COLEGIOS } from '../../personas/direcciones.ts'
import { PLAZOS } from '../../plazos/direcciones.ts'
import { PUESTA_EN_MARCHA } from '../../puestaEnMarcha/direcciones.ts'
import { RESTAURACIONES } from '../../respaldo/direcciones.ts'
import { ASIGNACION } from '../../seguimiento/direcciones.ts'
import { TRAMITE, TRAMITES } from '../../tramites/direcciones.ts'
import {
  FORMULARIO_12,
  VER_FORMULARIO_12,
  VEREDAS,
  VEREDAS_INICIO,
  VEREDAS_PROPIETARIOS,
  VEREDAS_SIMULADOR,
} from '../../veredas/direcciones.ts'
import {
  A_DISTANCIA,
  APARTADOS,
  HACER_VISITA,
  LISTAS_DE_CONTROL,
  MI_JORNADA,
  VISITAS,
} from '../../visitas/direcciones.ts'

/** The part of the help, as it comes, that tells of each screen. */
const SECCIONES: readonly (readonly [seccion: string, pantallas: readonly { readonly ruta: string }[]])[] = [
  ['Empezar', [INICIO, INICIO_VIEJO]],
  ['Nueva carpeta', [NUEVA_CARPETA, FORMULARIO_DE_CARPETA, TRAMITES, TRAMITE]],
  [
    'El desglose de una carpeta',
    [
      DESGLOSE,
      FINALIZAR_CARGA,
      OLVIDO_ADJUNTAR,
      ...CODIGOS_DE_FORMULARIO.flatMap((codigo) => [llenarFormulario(codigo), verFormulario(codigo)]),
    ],
  ],
  ['Mis carpetas', [MIS_CARPETAS]],
  [
    'Pagar',
    [
      COMPROBANTE_DE_PAGO,
      PAGO_DE_CARPETA,
      PAGO_1BIS_ERROR,
      PAGO_1BIS_EXITOSO,
      MIS_PAGOS,
      RECIBO,
      PAGOS,
      PAGO,
      PAGO_ERROR,
    ],
  ],
  [
    'Veredas y fachadas',
    [
      MIS_CARPETAS_VEREDAS,
      VEREDAS_INICIO,
      VEREDAS,
      VEREDAS_PROPIETARIOS,
      VEREDAS_SIMULADOR,
      FORMULARIO_12,
      VER_FORMULARIO_12,
    ],
  ],
  [
    'Libre Deuda y certificados',
    [MIS_CERTIFICADOS, SOLICITUDES, LIBRE_DEUDA_PAGADO, LIBRE_DEUDA_RECHAZADO, VERIFICAR, CERTIFICADO_VERIFICADO],
  ],
  ['Consultar un padrón', [CONSULTA_PADRON, CONSULTA_PADRON_GENERAL, FICHA_DE_PADRON]],
  [
    'Elevadores',
    [
      FORMULARIO_27,
      FORMULARIO_28,
      FORMULARIO_29,
      FORMULARIO_30,
      FORMULARIO_31,
      VER_FORMULARIO_27,
      MIS_ELEVADORES,
      ELEVADORES,
      INMUEBLE,
      EMPRESA,
      TARJETA,
      REGISTRO,
    ],
  ],
  ['¿Dónde está mi carpeta?', [DONDE_ESTA, SEGUIR_SIN_INGRESAR]],
  ['Mapa de la ciudad', [MAPA, OBRAS_QUE_SIGO, DEJAR_DE_SEGUIR]],
  ['Mesa de entradas', [MESA_DE_ENTRADAS, INSPECCION]],
  ['El escritorio', [ATENDER]],
  ['Mi jornada', [MI_JORNADA, HACER_VISITA, A_DISTANCIA]],
  ['Asignación y visitas', [ASIGNACION, VISITAS, VISITAS_DE_CARPETA, LISTAS_DE_CONTROL, APARTADOS]],
  ['Oficinas, calles y otros datos', [COLEGIOS, INSTITUCIONES, OFICINAS, CALLES, INSPECTORES, AGREGAR_INSPECTOR]],
  ['Tarifas y precios', [TARIFAS, OBRAS_TIPO, PRECIOS]],
  ['Requisitos y tipos de encomienda', [REQUISITOS, REQUISITO, TIPOS_DE_ENCOMIENDA, TIPO_DE_ENCOMIENDA]],
  ['Plazos y calendario', [PLAZOS]],
  ['Importaciones', [IMPORTACIONES]],
  ['Correos enviados', [CORREOS]],
  ['Cuánto tarda un trámite', [ESTADISTICAS, INFORME, ESTADISTICAS_PUBLICAS, DATOS_ABIERTOS]],
  ['Mis datos', [QUIEN_CONSULTO, PEDIDOS_DE_DATOS, RAFAGAS]],
  ['La ciudad y su personal', [CIUDAD, TEXTOS_DE_CORREO, CAMBIAR_CIUDAD, EMPLEADOS, PUESTA_EN_MARCHA]],
  ['El portal por dentro', [ESTADO, RESTAURACIONES, CONSERVACION, EXPORTACION, ARCHIVOS_APARTADOS]],
]

/** Undefined where none tells of it. */
export const seccionDePantalla = (pantalla: string): string | undefined =>
  SECCIONES.find(([, pantallas]) => pantallas.some(({ ruta }) => matchPath(ruta, pantalla)))?.[0]
