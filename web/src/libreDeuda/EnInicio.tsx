import { LIBRE_DEUDA, TITULO_MIS_CERTIFICADOS } from '@catastro/domain/libreDeuda/mensajes'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useAtiende } from '../acceso/permisos.ts'
import { BareMainButton } from '../ui/BareButton.tsx'
import { Renglon } from '../ui/Renglon.tsx'
import { MIS_CERTIFICADOS } from './direcciones.ts'
import { PorResolver } from './PorResolver.tsx'

const LibreDeudaDialog = lazy(() => import('./LibreDeudaDialog.tsx').then((m) => ({ default: m.LibreDeudaDialog })))

/** Under home's tiles: the certificate for everybody, and for staff what waits for them. */
export function EnInicio() {
  const [abierto, setAbierto] = useState(false)
  const resuelve = useAtiende()
  return (
    <Renglon aria-label="Certificados">
      <BareMainButton type="button" aria-haspopup="dialog" onClick={() => setAbierto(true)}>
        {LIBRE_DEUDA}
      </BareMainButton>
      <Link to={MIS_CERTIFICADOS.enlace()}>{TITULO_MIS_CERTIFICADOS}</Link>
      {resuelve && <PorResolver />}
      {abierto && (
        <Suspense fallback={null}>
          <LibreDeudaDialog alCerrar={() => setAbierto(false)} />
        </Suspense>
      )}
    </Renglon>
  )
}
