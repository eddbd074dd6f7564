import { enOracion } from '@catastro/domain/catalogos/enOracion'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { GrupoDeCampos } from '../../ui/campos/Campo.tsx'

interface Props<V extends FieldValues> {
  readonly control: Control<V>
  readonly name: FieldPath<V>
  readonly label: string
  readonly disabled: boolean
  /** Those that an encomienda may carry, in the order in which they are filled. */
  readonly formularios: readonly { readonly idFormularioTipo: number; readonly FormularioTipo: string }[]
}

const AYUDA = 'Los que se llenan en la carpeta, en este orden.'

export function CampoDeFormularios<V extends FieldValues>({ control, name, label, disabled, formularios }: Props<V>) {
  const { field, fieldState } = useController({ control, name })
  const elegidos: readonly number[] = field.value
  const elegir = (id: number, elegido: boolean) =>
    field.onChange(
      formularios
        .map(({ idFormularioTipo }) => idFormularioTipo)
        .filter((uno) => (uno === id ? elegido : elegidos.includes(uno))),
    )
  return (
    <GrupoDeCampos id={name} label={label} help={AYUDA} error={fieldState.error?.message}>
      <Stack>
        {formularios.map(({ idFormularioTipo, FormularioTipo }) => (
          <FormControlLabel
            key={idFormularioTipo}
            label={enOracion(FormularioTipo)}
            control={
              <Checkbox
                disabled={disabled}
                checked={elegidos.includes(idFormularioTipo)}
                onChange={(_, elegido) => elegir(idFormularioTipo, elegido)}
              />
            }
          />
        ))}
      </Stack>
    </GrupoDeCampos>
  )
}
