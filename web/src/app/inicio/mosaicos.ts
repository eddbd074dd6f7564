import { GESTORES, type Perfil } from '@catastro/domain/roles'
import { MIS_CARPETAS, NUEVA_CARPETA } from '../../carpetas/direcciones.ts'
import { CONSULTA_PADRON } from '../../padron/direcciones.ts'
import type { Mosaico } from '../../ui/pagina/Mosaicos.tsx'
import { VEREDAS_INICIO } from '../../veredas/direcciones.ts'

const DE_GESTORES: readonly Mosaico[] = [
  {
    titulo: 'Ingresar carpeta',
    ruta: NUEVA_CARPETA.ruta,
    ayuda: 'Inicie un trámite de obra y adjunte su documentación.',
  },
  {
    titulo: 'Consultar Trámites',
    ruta: MIS_CARPETAS.ruta,
    ayuda: 'Vea el estado de sus carpetas y complete lo que falte.',
  },
]

const DE_TODOS: readonly Mosaico[] = [
  { titulo: 'Consultar Padrón', ruta: CONSULTA_PADRON.ruta, ayuda: 'Busque un inmueble por titular o por documento.' },
  {
    titulo: 'Plan Veredas Sanas y Operativo Fachadas en Riesgo',
    ruta: VEREDAS_INICIO.ruta,
    ayuda: 'Arregle su vereda o su fachada y siga el trámite.',
  },
]

/** Four tiles with a profile that files folders, otherwise the last two. */
export const mosaicosDe = (perfiles: readonly { readonly Perfil: Perfil | null }[]): readonly Mosaico[] =>
  perfiles.some(({ Perfil }) => GESTORES.some((gestor) => gestor === Perfil)) ? [...DE_GESTORES, ...DE_TODOS] : DE_TODOS
