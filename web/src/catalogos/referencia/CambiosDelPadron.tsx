import ManageHistory from '@mui/icons-material/ManageHistory'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useAdministra } from '../../acceso/permisos.ts'
import { main } from '../../red/cliente.ts'
import { VentanaDeCambios } from './CambiosDeFila.tsx'

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
        <VentanaDeCambios
          de={['padron', padron]}
          titulo={`Cambios del padrón ${padron}`}
          leer={async () => (await main('GET /padron/cambios/{padron}', { params: { padron } })).cambios}
          alCerrar={() => setViendo(false)}
        />
      )}
    </div>
  )
}
