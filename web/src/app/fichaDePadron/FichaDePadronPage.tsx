import { lazy } from 'react'
import { FichaDePadron } from '../../padron/ficha/FichaDePadron.tsx'
import type { SeccionDeFicha } from '../../padron/ficha/seccion.ts'

/** What each capability shows of a property, in this order. */
const SECCIONES: readonly SeccionDeFicha[] = [
  {
    clave: 'mapa',
    Contenido: lazy(() => import('../../mapa/delPadron/MapaDelPadron.tsx').then((m) => ({ default: m.MapaDelPadron }))),
  },
  {
    clave: 'carpetas',
    Contenido: lazy(() =>
      import('../../carpetas/delPadron/CarpetasDelPadron.tsx').then((m) => ({ default: m.CarpetasDelPadron })),
    ),
  },
]

export const FichaDePadronPage = () => <FichaDePadron secciones={SECCIONES} />
