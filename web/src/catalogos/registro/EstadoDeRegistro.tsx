import { nombreDeEstado } from '@catastro/domain/catalogos/reglas'
import { Chip } from '../../ui/Chip.tsx'
import { type PropsDeSelect, SelectInput } from '../../ui/SelectInput.tsx'

/** 1 is Habilitado, 0 Deshabilitado (specification, section 4). */
export const EstadoDeRegistro = ({ estado }: { estado: number }) => (
  <div>
    <Chip tono={estado === 1 ? 'bien' : 'neutro'}>{nombreDeEstado(estado)}</Chip>
  </div>
)

const ESTADOS = [1, 0].map((estado) => ({ valor: estado, texto: nombreDeEstado(estado) }))

/** Where a record is enabled again. */
export const EstadoInput = (props: Omit<PropsDeSelect, 'opciones' | 'vacia'>) => (
  <SelectInput {...props} opciones={ESTADOS} vacia="" />
)
