import { rotuloDelEsquema } from '@catastro/domain/campo'
import { comoOracion } from '@catastro/domain/motivo'
import type { DomicilioDePadron } from '@catastro/domain/padron/llamadas'
import { Padron, soloDigitos } from '@catastro/domain/tipos'
import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { textoDelError } from '../../ui/avisos/errorConTexto.ts'
import { InputWithButton } from '../../ui/campos/FormRow.tsx'
import { TextInput } from '../../ui/campos/TextInput.tsx'
import { domiciliosPorPadron } from './domiciliosPorPadron.ts'

interface Props {
  readonly padron: string
  readonly alEscribir: (padron: string) => void
  readonly alHallar: (domicilios: readonly DomicilioDePadron[]) => void
}

export function BuscarPorPadron({ padron, alEscribir, alHallar }: Props) {
  const [error, setError] = useState<string>()
  const [buscando, setBuscando] = useState(false)
  const buscar = async (evento: FormEvent) => {
    evento.preventDefault()
    evento.stopPropagation() // a portal's submit also reaches the form behind the dialog
    const leido = Padron.safeParse(soloDigitos(padron))
    if (!leido.success) return setError(comoOracion(rotuloDelEsquema(Padron, ''), leido.error.issues[0]?.message ?? ''))
    setError(undefined)
    setBuscando(true)
    try {
      alHallar(await domiciliosPorPadron(leido.data))
    } catch (fallo) {
      setError(textoDelError(fallo))
    }
    setBuscando(false)
  }
  return (
    <form onSubmit={buscar}>
      <InputWithButton>
        <TextInput
          id="padronObra"
          label="Padrón del inmueble"
          help="Hasta 8 números."
          inputMode="numeric"
          value={padron}
          onChange={alEscribir}
          error={error}
        />
        <Button type="submit" variant="outlined" loading={buscando}>
          Buscar
        </Button>
      </InputWithButton>
    </form>
  )
}
