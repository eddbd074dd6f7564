import { nombreDeEstado } from '@catastro/domain/catalogos/reglas'
import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormSelect } from '../../ui/campos/formulario.tsx'
import { Chip } from '../../ui/pagina/Chip.tsx'

/** 1 is Habilitado, 0 Deshabilitado. */
export const EstadoDeFila = ({ estado }: { estado: number }) => (
  <div>
    <Chip tono={estado === 1 ? 'bien' : 'neutro'}>{nombreDeEstado(estado)}</Chip>
  </div>
)

const ESTADOS = [1, 0].map((estado) => ({ valor: estado, texto: nombreDeEstado(estado) }))

/** Where a record is enabled again. */
export const EstadoInput = <V extends FieldValues>(
  props: Omit<ComponentProps<typeof FormSelect<V>>, 'opciones' | 'vacia'>,
) => <FormSelect {...props} opciones={ESTADOS} vacia="" />
