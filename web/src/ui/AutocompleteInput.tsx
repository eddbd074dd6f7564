import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { ariaDeCampo, Campo, type PropsDeCampo } from './Campo.tsx'
import type { Opcion } from './SelectInput.tsx'

interface Props extends PropsDeCampo {
  readonly value: number | null
  readonly onChange: (valor: number | null) => void
  readonly opciones: readonly (Opcion & { valor: number })[]
  readonly disabled?: boolean
}

/** A long list that is searched by typing: streets. */
export function AutocompleteInput(props: Props) {
  const { id, value, onChange, opciones, disabled } = props
  return (
    <Campo {...props}>
      <Autocomplete
        id={id}
        options={opciones}
        value={opciones.find(({ valor }) => valor === value) ?? null}
        onChange={(_, opcion) => onChange(opcion?.valor ?? null)}
        getOptionLabel={({ texto }) => texto}
        getOptionKey={({ valor }) => valor}
        isOptionEqualToValue={(a, b) => a.valor === b.valor}
        disabled={disabled ?? false}
        autoHighlight
        noOptionsText="No hay coincidencias"
        openText="Abrir la lista"
        closeText="Cerrar la lista"
        clearText="Borrar"
        renderInput={({ slotProps }) => (
          <OutlinedInput
            ref={slotProps.input.ref}
            fullWidth
            disabled={disabled ?? false}
            error={Boolean(props.error)}
            endAdornment={slotProps.input.endAdornment}
            slotProps={{ input: { ...slotProps.htmlInput, ...ariaDeCampo(props) } }}
          />
        )}
      />
    </Campo>
  )
}
