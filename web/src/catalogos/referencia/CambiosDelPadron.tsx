import ManageHistory from '@mui/icons-material/ManageHistory'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { useAdministra } from '../../acceso/permisos.ts'
import { diferida } from '../../red/cargaDiferida.ts'
import { main } from '../../red/cliente.ts'
import type { Ventana } from './CambiosDeFila.tsx'

const VentanaDeCambios = diferida<'VentanaDeCambios', Ventana>(() => import('./CambiosDeFila.tsx'), 'VentanaDeCambios')

/** Who changed a property of the register, and by which import. */
export function CambiosDelPadron({ padron }: { padron: string }) {
  const [viendo, setViendo] = useState(false)
  if (!useAdministra()) return null
  return (
    <div>
      <Button variant="outlined" startIcon={<ManageHistory />} onClick={() => setViendo(true)}>
        Ver quién lo cambió
      </Button>
      {viendo && (
        <Suspense fallback={null}>
          <VentanaDeCambios
            de={['padron', padron]}
            titulo={`Cambios del padrón ${padron}`}
            leer={async () => (await main('GET /padron/cambios/{padron}', { params: { padron } })).cambios}
            alCerrar={() => setViendo(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
