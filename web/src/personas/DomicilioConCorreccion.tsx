import type { DomicilioDePropietario } from '@catastro/domain/personas/domicilioDePropietario'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { diferida } from '../red/cargaDiferida.ts'
import { CORREGIR_DOMICILIO, corregidoPorque, SIN_DOMICILIO } from './mensajes.ts'

const CorregirDomicilioModal = diferida(() => import('./CorregirDomicilioModal.tsx'), 'CorregirDomicilioModal')

interface Props {
  readonly domicilio: DomicilioDePropietario
  /** Null: whoever reads it may not. */
  readonly corrige: 'lo propio' | 'lo de otro' | null
  readonly alCorregir: () => void
}

/** An owner's address where it is read, with the way to correct it. */
export function DomicilioConCorreccion({ domicilio, corrige, alCorregir }: Props) {
  const [corrigiendo, setCorrigiendo] = useState(false)
  // Left without saving too: somebody else may have corrected it meanwhile.
  const cerrar = () => {
    setCorrigiendo(false)
    alCorregir()
  }
  return (
    <>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
        {domicilio.Domicilio || SIN_DOMICILIO}
        {corrige && (
          <Button
            size="small"
            className="no-imprimir"
            aria-label={CORREGIR_DOMICILIO}
            // The datum stays in its line.
            sx={{ my: -0.75 }}
            onClick={() => setCorrigiendo(true)}
          >
            Corregir
          </Button>
        )}
      </Box>
      {domicilio.motivo !== null && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
          {corregidoPorque(domicilio.motivo)}
        </Box>
      )}
      {corrigiendo && (
        <Suspense fallback={null}>
          <CorregirDomicilioModal
            domicilio={domicilio}
            deOtro={corrige === 'lo de otro'}
            alCerrar={cerrar}
            alTerminar={cerrar}
          />
        </Suspense>
      )}
    </>
  )
}
