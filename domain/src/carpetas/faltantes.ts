import type { CarpetaListItem, FilaDeFormulario } from './llamadas.ts'
import { type ClaseDeArchivo, type EstadoDeFormulario, estadoDeFormulario, requiereCroquis } from './reglas.ts'
import { estaRespondido, type Requisito } from './requisitos.ts'

/** One thing that an incomplete folder waits for. */
export type Faltante =
  | {
      readonly que: 'completar' | 'pagar'
      readonly formulario: Pick<FilaDeFormulario, 'codigoFormulario' | 'FormularioTipo'>
    }
  | { readonly que: 'requisito'; readonly requisito: Pick<Requisito, 'idRequisito' | 'texto'> }
  | { readonly que: 'documento' | 'croquis' }

const POR_HACER: Readonly<Record<EstadoDeFormulario, 'completar' | 'pagar' | null>> = {
  PENDIENTE: 'completar',
  'PENDIENTE DE PAGO': 'pagar',
  COMPLETADO: null,
}

/**
 * What a folder needs to be complete, in the order in which it is done: the first is what comes next. The
 * server decides when it is; this only explains it.
 */
export function faltantesDe(
  { idEncomiendaTipo }: Pick<CarpetaListItem, 'idEncomiendaTipo'>,
  formularios: readonly FilaDeFormulario[],
  archivos: readonly { readonly clase: ClaseDeArchivo }[],
  requisitos: readonly Requisito[] = [],
): Faltante[] {
  const hay = (clase: ClaseDeArchivo) => archivos.some((archivo) => archivo.clase === clase)
  const faltantes: Faltante[] = formularios.flatMap((formulario) => {
    const que = POR_HACER[estadoDeFormulario(formulario)]
    return que ? [{ que, formulario }] : []
  })
  for (const requisito of requisitos) {
    if (requisito.obligatorio && !estaRespondido(requisito)) faltantes.push({ que: 'requisito', requisito })
  }
  if (!hay('DOCUMENTO')) faltantes.push({ que: 'documento' })
  if (idEncomiendaTipo !== null && requiereCroquis(idEncomiendaTipo) && !hay('CROQUIS')) {
    faltantes.push({ que: 'croquis' })
  }
  return faltantes
}
