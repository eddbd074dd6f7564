import type { CarpetaListItem, FilaDeFormulario } from '@catastro/domain/carpetas/llamadas'
import { type EstadoDeFormulario, estadoDeFormulario, requiereCroquis } from '@catastro/domain/carpetas/reglas'
import { estaRespondido, type Requisito } from '@catastro/domain/carpetas/requisitos'
import type { Archivo } from '../consultasDeCarpeta.ts'
import { herramientasDeFormulario } from './formulariosDeCarpeta.ts'

const POR_HACER: Readonly<Record<EstadoDeFormulario, string>> = {
  PENDIENTE: 'Completar',
  'PENDIENTE DE PAGO': 'Pagar',
  COMPLETADO: '',
}

export interface Falta {
  readonly texto: string
  /** Where it is done; of what is done further down in the breakdown, nothing. */
  readonly enlace?: string
}

/** What a folder needs to be complete, in words. The server decides; this only explains it. */
export function faltantesDe(
  { idEncomiendaTipo, tramiteEstado }: Pick<CarpetaListItem, 'idEncomiendaTipo' | 'tramiteEstado'>,
  formularios: readonly FilaDeFormulario[],
  archivos: readonly Pick<Archivo, 'clase'>[],
  requisitos: readonly Requisito[] = [],
): Falta[] {
  const hay = (clase: Archivo['clase']) => archivos.some((archivo) => archivo.clase === clase)
  const faltantes = formularios.flatMap((fila): Falta[] => {
    const verbo = POR_HACER[estadoDeFormulario(fila)]
    if (!verbo) return []
    const { editar, pagar } = herramientasDeFormulario(fila, tramiteEstado)
    const enlace = editar.motivo === '' ? editar.enlace : pagar
    return [{ texto: `${verbo} el ${fila.FormularioTipo}.`, ...(enlace !== null && { enlace }) }]
  })
  if (!hay('DOCUMENTO')) faltantes.push({ texto: 'Adjuntar la documentación que pide la encomienda.' })
  if (idEncomiendaTipo !== null && requiereCroquis(idEncomiendaTipo) && !hay('CROQUIS')) {
    faltantes.push({ texto: 'Adjuntar el croquis de manzana.' })
  }
  for (const requisito of requisitos) {
    if (requisito.obligatorio && !estaRespondido(requisito))
      faltantes.push({ texto: `Responder el requisito: ${requisito.texto}.` })
  }
  return faltantes
}
