import { LIBRE_DEUDA } from '@catastro/domain/libreDeuda/mensajes'
import { Suspense, useState } from 'react'
import { diferida } from '../red/cargaDiferida.ts'
import { BareMainButton } from '../ui/botones/BareButton.tsx'

const LibreDeudaDialog = diferida(() => import('./LibreDeudaDialog.tsx'), 'LibreDeudaDialog')

/** Home's button for the certificate, for everybody. */
export function PedirLibreDeuda() {
  const [abierto, setAbierto] = useState(false)
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
