import { LIBRE_DEUDA } from '@catastro/domain/libreDeuda/mensajes'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { diferida } from '../red/cargaDiferida.ts'
import { BareMainButton } from '../ui/botones/BareButton.tsx'
import { PIDE_LIBRE_DEUDA } from './direcciones.ts'

const LibreDeudaDialog = diferida(() => import('./LibreDeudaDialog.tsx'), 'LibreDeudaDialog')

/** Home's button for the certificate, for everybody. Who comes to ask for it finds its dialog open. */
export function PedirLibreDeuda() {
  const { search } = useLocation()
  const [abierto, setAbierto] = useState(search.includes(PIDE_LIBRE_DEUDA))
  return (
    <>
      <BareMainButton type="button" aria-haspopup="dialog" onClick={() => setAbierto(true)}>
        {LIBRE_DEUDA}
      </BareMainButton>
      {abierto && (
        <Suspense fallback={null}>
          <LibreDeudaDialog alCerrar={() => setAbierto(false)} />
        </Suspense>
      )}
    </>
  )
}
