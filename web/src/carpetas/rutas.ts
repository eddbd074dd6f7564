import { ID_CARPETA, numeroDeLaDireccion } from '../acceso/direccion/direccion.ts'
import { pantalla, type Ruta } from '../acceso/direccion/ruta.ts'
import { LISTA_INICIAL } from '../ui/listas/inicial.ts'
import {
  COMPROBANTE_DE_PAGO,
  DESGLOSE,
  FINALIZAR_CARGA,
  FORMULARIO_DE_CARPETA,
  INSPECCION,
  MESA_DE_ENTRADAS,
  MIS_CARPETAS,
  NUEVA_CARPETA,
  OLVIDO_ADJUNTAR,
  PAGO_DE_CARPETA,
} from './direcciones.ts'

export const RUTAS_DE_CARPETAS: readonly Ruta[] = [
  { ...NUEVA_CARPETA, pantalla: pantalla(() => import('./presentar/NuevaCarpetaPage.tsx'), 'NuevaCarpetaPage') },
  {
    ...FORMULARIO_DE_CARPETA,
    pantalla: pantalla(() => import('./presentar/FormularioCarpetaPage.tsx'), 'FormularioCarpetaPage'),
  },
  {
    ...MIS_CARPETAS,
    pantalla: pantalla(() => import('./listar/MisCarpetasPage.tsx'), 'MisCarpetasPage'),
    adelanto: (adelantar, busqueda) => {
      adelantar('GET /inicio/borradores')
      if (busqueda.size === 0)
        adelantar('GET /documentacion/listar', { query: { ...LISTA_INICIAL, orden: 'recientes' } })
    },
  },
  { ...MESA_DE_ENTRADAS, pantalla: pantalla(() => import('./listar/VerCarpetasPage.tsx'), 'VerCarpetasPage') },
  {
    ...INSPECCION,
    pantalla: pantalla(() => import('./listar/InspeccionCarpetasPage.tsx'), 'InspeccionCarpetasPage'),
  },
  {
    ...DESGLOSE,
    pantalla: pantalla(() => import('./desglose/DesglosePage.tsx'), 'DesglosePage'),
    adelanto: (adelantar, busqueda) => {
      const idCarpeta = numeroDeLaDireccion(busqueda.get(ID_CARPETA))
      if (idCarpeta === null) return
      adelantar('GET /documentacion/carpeta/{idCarpeta}', { params: { idCarpeta } })
      adelantar('GET /formulario/obtenerFormulariosPorEncomiendaYIdCarpeta', { query: { idCarpeta } })
      adelantar('GET /documentacion/requisitos', { query: { idCarpeta } })
      adelantar('GET /documentacion/observaciones/{idCarpeta}', { params: { idCarpeta } })
    },
  },
  {
    ...FINALIZAR_CARGA,
    pantalla: pantalla(() => import('./adjuntar/FinalizarCargaPage.tsx'), 'FinalizarCargaPage'),
  },
  {
    ...OLVIDO_ADJUNTAR,
    pantalla: pantalla(() => import('./adjuntar/OlvidoAdjuntarPage.tsx'), 'OlvidoAdjuntarPage'),
  },
  {
    ...COMPROBANTE_DE_PAGO,
    pantalla: pantalla(() => import('./adjuntar/ComprobanteDePagoPage.tsx'), 'ComprobanteDePagoPage'),
  },
  {
    ...PAGO_DE_CARPETA,
    pantalla: pantalla(() => import('./adjuntar/PagoDeCarpetaPage.tsx'), 'PagoDeCarpetaPage'),
  },
]
