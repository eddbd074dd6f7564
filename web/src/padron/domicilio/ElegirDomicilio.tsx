import type { DomicilioDePadron } from '@catastro/domain/padron/llamadas'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { GrupoDeCampos } from '../../ui/campos/Campo.tsx'
import { textoDelDomicilio } from './textoDelDomicilio.ts'

interface Props {
  readonly domicilios: readonly DomicilioDePadron[]
  /** Which one is chosen, from 0. */
  readonly indice: number
  readonly alCambiar: (indice: number) => void
}

/** The first address of a padron is the answer; more than one is a choice. */
export function ElegirDomicilio({ domicilios, indice, alCambiar }: Props) {
  const varios = domicilios.length > 1
  const [primero] = domicilios
  if (!primero) return null
  return (
    <GrupoDeCampos
      id="domicilioHallado"
      label={varios ? 'El padrón tiene varios domicilios: elija uno' : 'Domicilio del padrón'}
    >
      {varios ? (
        <RadioGroup value={String(indice)} onChange={(_, valor) => alCambiar(Number(valor))}>
          {domicilios.map((domicilio, i) => (
            <FormControlLabel
              key={domicilio.idDomicilio}
              value={String(i)}
              control={<Radio />}
              label={textoDelDomicilio(domicilio)}
            />
          ))}
        </RadioGroup>
      ) : (
        <p style={{ margin: 0 }}>{textoDelDomicilio(primero)}</p>
      )}
    </GrupoDeCampos>
  )
}
