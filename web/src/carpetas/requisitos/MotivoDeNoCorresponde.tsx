import type { Requisito } from '@catastro/domain/carpetas/requisitos'

/** The reason that stands in a file's stead, and whether staff took it. */
export const MotivoDeNoCorresponde = ({
  requisito: { noCorresponde, rechazado },
}: {
  requisito: Pick<Requisito, 'noCorresponde' | 'rechazado'>
}) => (
  <div>
    {rechazado ? 'No se aceptó que no corresponde' : 'No corresponde'}: {noCorresponde}
  </div>
)
