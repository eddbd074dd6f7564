import type { Observacion } from '@catastro/domain/carpetas/observaciones'
import { enOracion } from '@catastro/domain/catalogos/enOracion'
import { enMedio } from '@catastro/domain/plurales'

/** What an observation is about, in words. */
export const asuntoDeObservacion = ({
  FormularioTipo,
  archivo,
  requisito,
}: Pick<Observacion, 'FormularioTipo' | 'archivo' | 'requisito'>) => {
  if (FormularioTipo) return `Sobre el ${enMedio(enOracion(FormularioTipo))}`
  if (requisito) return `Sobre el requisito «${requisito}»`
  return archivo ? `Sobre el archivo ${archivo}` : 'Sobre la carpeta'
}
