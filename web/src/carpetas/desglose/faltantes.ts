import type { CarpetaListItem, FilaDeFormulario } from '@catastro/domain/carpetas/llamadas'
import { type EstadoDeFormulario, estadoDeFormulario, requiereCroquis } from '@catastro/domain/carpetas/reglas'
import { estaRespondido, type Requisito } from '@catastro/domain/carpetas/requisitos'
import type { Archivo } from '../consultasDeCarpeta.ts'

const POR_HACER: Readonly<Record<EstadoDeFormulario, string>> = {
  PENDIENTE: 'Completar',
  'PENDIENTE DE PAGO': 'Pagar',
  COMPLETADO: '',
}

/** What a folder needs to be complete, in words. The server decides; this only explains it. */
export function faltantesDe(
  { idEncomiendaTipo }: Pick<CarpetaListItem, 'idEncomiendaTipo'>,
  formularios: readonly FilaDeFormulario[],
  archivos: readonly Pick<Archivo, 'clase'>[],
  requisitos: readonly Requisito[] = [],
): string[] {
  const hay = (clase: Archivo['clase']) => archivos.some((archivo) => archivo.clase === clase)
  const faltantes = formularios.flatMap((fila) => {
    const verbo = POR_HACER[estadoDeFormulario(fila)]
    return verbo ? [`${verbo} el ${fila.FormularioTipo}.`] : []
  })
  if (!hay('DOCUMENTO')) faltantes.push('Adjuntar la documentación que pide la encomienda.')
  if (idEncomiendaTipo !== null && requiereCroquis(idEncomiendaTipo) && !hay('CROQUIS')) {
    faltantes.push('Adjuntar el croquis de manzana.')
  }
  for (const requisito of requisitos) {
    if (requisito.obligatorio && !estaRespondido(requisito))
      faltantes.push(`Responder el requisito: ${requisito.texto}.`)
  }
  return faltantes
}
