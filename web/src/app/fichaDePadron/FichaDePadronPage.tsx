import { FichaDePadron } from '../../padron/ficha/FichaDePadron.tsx'
import type { SeccionDeFicha } from '../../padron/ficha/seccion.ts'
import { diferida } from '../../red/cargaDiferida.ts'

/** What each capability shows of a property, in this order. */
const SECCIONES: readonly SeccionDeFicha[] = [
  {
    clave: 'mapa',
    Contenido: diferida(() => import('../../mapa/delPadron/MapaDelPadron.tsx'), 'MapaDelPadron'),
  },
  {
    clave: 'carpetas',
    Contenido: diferida(() => import('../../carpetas/delPadron/CarpetasDelPadron.tsx'), 'CarpetasDelPadron'),
  },
  {
    clave: 'cambios',
    Contenido: diferida(() => import('../../catalogos/referencia/CambiosDelPadron.tsx'), 'CambiosDelPadron'),
  },
]

export const FichaDePadronPage = () => <FichaDePadron secciones={SECCIONES} />
