import type { MovimientoPosible } from '@catastro/domain/carpetas/movimientos'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { nombreDeEstado } from '../../red/configuracion.ts'
import { ariaDeCampo, Campo } from '../../ui/campos/Campo.tsx'

interface Props {
  readonly id: string
  readonly value: string
  readonly onChange: (estado: string) => void
  readonly movimientos: readonly MovimientoPosible[]
  readonly error?: string | undefined
  readonly disabled: boolean
}

const PIDE = { expediente: 'pide número de expediente', observacion: 'pide observación' } as const
const FORZAR = 'Forzar (queda registrado)'

const textoDe = ({ estado, pide }: MovimientoPosible) => `${nombreDeEstado(estado)}${pide ? ` (${PIDE[pide]})` : ''}`

const opcion = (movimiento: MovimientoPosible) => (
  <option key={movimiento.estado} value={movimiento.estado}>
    {textoDe(movimiento)}
  </option>
)

/** Only the states that the folder may pass to, each with what it asks for; forced ones apart. */
export function OpcionesDeEstado({ movimientos }: Pick<Props, 'movimientos'>) {
  const forzados = movimientos.filter(({ forzado }) => forzado)
  return (
    <>
      {movimientos.filter(({ forzado }) => !forzado).map(opcion)}
      {forzados.length > 0 && <optgroup label={FORZAR}>{forzados.map(opcion)}</optgroup>}
    </>
  )
}

export function SelectorDeEstado({ id, value, onChange, movimientos, error, disabled }: Props) {
  const campo = { id, label: 'Nuevo estado', error }
  return (
    <Campo {...campo}>
      <NativeSelect
        fullWidth
        value={value}
        onChange={(evento) => onChange(evento.target.value)}
        disabled={disabled}
        error={Boolean(error)}
        input={<OutlinedInput />}
        inputProps={{ id, name: id, ...ariaDeCampo(campo) }}
      >
        <option value="">Dejar el estado como está</option>
        <OpcionesDeEstado movimientos={movimientos} />
      </NativeSelect>
    </Campo>
  )
}
