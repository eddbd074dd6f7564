import type { DomicilioDePadron } from '@catastro/domain/padron/llamadas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { DomicilioElegido } from './domicilioElegido.ts'
import { ElegirDomicilio } from './ElegirDomicilio.tsx'
import { textoDelDomicilio } from './textoDelDomicilio.ts'

interface Props {
  readonly domicilios: readonly DomicilioDePadron[]
  readonly alElegir: (domicilio: DomicilioElegido) => void
}

/** What the register has for a padron, and the button that takes it. */
export function DomiciliosHallados({ domicilios, alElegir }: Props) {
  const [indice, setIndice] = useState(0)
  const elegido = domicilios[indice]
  if (!elegido) return null
  const { idDomicilio, Padron } = elegido
  const usar = () => alElegir({ idDomicilio, texto: textoDelDomicilio(elegido), Padron, porPadron: true })
  return (
    <Box sx={{ mt: 2 }}>
      <ElegirDomicilio domicilios={domicilios} indice={indice} alCambiar={setIndice} />
      <Button variant="contained" sx={{ mt: 2 }} onClick={usar}>
        Usar este domicilio
      </Button>
    </Box>
  )
}
