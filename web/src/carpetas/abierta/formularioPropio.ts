import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { CODIGO_ELEVADORES, USO_ELEVADORES } from '@catastro/domain/elevadores/reglas'
import { CODIGO_VEREDAS, USO_VEREDAS } from '@catastro/domain/veredas/reglas'
import { verFormulario } from '../direcciones.ts'

/** The forms that make their own folder, by the use that they give it: such a folder has no breakdown, and its form is it. */
const FORMULARIO_DE_USO: Readonly<Record<number, string>> = {
  [USO_VEREDAS]: CODIGO_VEREDAS,
  [USO_ELEVADORES]: CODIGO_ELEVADORES,
}

/** Where the form that made the folder is read; null where it was not made by one. */
export function verFormularioPropio({ idUso, idCarpeta }: Pick<CarpetaListItem, 'idUso' | 'idCarpeta'>) {
  const codigo = idUso === null ? undefined : FORMULARIO_DE_USO[idUso]
  return codigo === undefined ? null : verFormulario(codigo).enlace(idCarpeta)
}
