import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { ariaDeCampo, Campo, type PropsDeCampo } from './Campo.tsx'
import type { Opcion } from './SelectInput.tsx'

interface OpcionDeBusqueda extends Opcion {
  readonly valor: number
  /** One line under it, which is searched too. */
  readonly detalle?: string | undefined
}

const porTextoYDetalle = createFilterOptions<OpcionDeBusqueda>({
  stringify: ({ texto, detalle = '' }) => `${texto} ${detalle}`,
})

interface Props extends PropsDeCampo {
  readonly value: number | null
  readonly onChange: (valor: number | null) => void
  readonly opciones: readonly OpcionDeBusqueda[]
  readonly disabled?: boolean
}

/** A long list that is searched by typing, with or without accents: streets, encomienda types. */
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
        filterOptions={porTextoYDetalle}
        renderOption={({ key, ...fila }, { texto, detalle }) => (
          <li key={key} {...fila}>
            <div>
              {texto}
              {detalle && <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{detalle}</Box>}
            </div>
          </li>
        )}
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
