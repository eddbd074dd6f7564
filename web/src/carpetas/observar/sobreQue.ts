import type { Observacion } from '@catastro/domain/carpetas/observaciones'

/** What an observation is about, in words. */
export const sobreQue = ({ FormularioTipo, archivo }: Pick<Observacion, 'FormularioTipo' | 'archivo'>) => {
  if (FormularioTipo) return `Sobre el ${FormularioTipo}`
  return archivo ? `Sobre el archivo ${archivo}` : 'Sobre la carpeta'
}
