import type { DomicilioDePadron } from '@catastro/domain/padron/llamadas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useState } from 'react'
import { GrupoDeCampos } from '../../ui/Campo.tsx'
import { textoDelDomicilio } from './textoDelDomicilio.ts'
import type { DomicilioElegido } from './valoresDeCarpeta.ts'

interface Props {
  readonly domicilios: readonly DomicilioDePadron[]
  readonly alElegir: (domicilio: DomicilioElegido) => void
}

/** The first address is the answer; more than one is a choice. */
export function DomiciliosHallados({ domicilios, alElegir }: Props) {
  const [indice, setIndice] = useState(0)
  const elegido = domicilios[indice]
  if (!elegido) return null
  const usar = () =>
    alElegir({
      idDomicilio: elegido.idDomicilio,
      texto: textoDelDomicilio(elegido),
      Padron: elegido.Padron,
      porPadron: true,
    })
  return (
    <Box sx={{ mt: 2 }}>
      <GrupoDeCampos
        id="domicilioHallado"
        label={domicilios.length > 1 ? 'El padrón tiene varios domicilios: elija uno' : 'Domicilio del padrón'}
      >
        {domicilios.length > 1 ? (
          <RadioGroup value={String(indice)} onChange={(_, valor) => setIndice(Number(valor))}>
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
          <p style={{ margin: 0 }}>{textoDelDomicilio(elegido)}</p>
        )}
      </GrupoDeCampos>
      <Button variant="contained" sx={{ mt: 2 }} onClick={usar}>
        Usar este domicilio
      </Button>
    </Box>
  )
}
