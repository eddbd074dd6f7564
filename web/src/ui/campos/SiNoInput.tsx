import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { GrupoDeCampos, type PropsDeCampo } from './Campo.tsx'
import type { Opcion } from './SelectInput.tsx'

/** As the wire writes yes and no. Form 19's question has them the other way round (A-82). */
const SI_NO: readonly Opcion[] = [
  { valor: '1', texto: 'Sí' },
  { valor: '0', texto: 'No' },
]

export interface PropsDeSiNo extends PropsDeCampo {
  /** '' until answered. */
  readonly value: string
  readonly onChange: (valor: string) => void
  readonly name?: string
  readonly opciones?: readonly Opcion[]
  readonly disabled?: boolean
}

/** One question with its few answers in sight: Sí and No unless others are given. */
export function SiNoInput(props: PropsDeSiNo) {
  const { id, name, value, onChange, opciones = SI_NO, disabled } = props
  return (
    <GrupoDeCampos {...props}>
      <RadioGroup row name={name ?? id} value={value} onChange={(_, valor) => onChange(valor)}>
        {opciones.map(({ valor, texto }) => (
          <FormControlLabel
            key={valor}
            value={String(valor)}
            label={texto}
            disabled={disabled ?? false}
            control={<Radio />}
            sx={{ mr: 3 }}
          />
        ))}
      </RadioGroup>
    </GrupoDeCampos>
  )
}
