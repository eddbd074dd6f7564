import { styled } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { leerRecordada } from '../red/almacen.ts'
import { ALTO_PARA_EL_DEDO, TONOS } from '../ui/theme.ts'
import { MI_JORNADA } from '../visitas/direcciones.ts'

const suscribir = (alCambiar: () => void) => {
  window.addEventListener('online', alCambiar)
  window.addEventListener('offline', alCambiar)
  return () => {
    window.removeEventListener('online', alCambiar)
    window.removeEventListener('offline', alCambiar)
  }
}

/**
 * That there is no network, on every screen from the first second, and for an inspector the way to what works without it.
 * At the foot of the window, so that it moves nothing; and not in a file of its own, which could not be fetched then.
 */
export function SinConexion() {
  const hay = useSyncExternalStore(suscribir, () => navigator.onLine)
  return (
    <div aria-live="polite">
      {!hay && (
        <Franja className="no-imprimir" data-al-pie>
          Sin conexión
          {leerRecordada() && <Link to={MI_JORNADA.enlace()}>Ir a Mi jornada</Link>}
        </Franja>
      )}
    </div>
  )
}

const Franja = styled('div')({
  position: 'fixed',
  zIndex: 1250,
  bottom: 0,
  left: 0,
  right: 0,
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: ALTO_PARA_EL_DEDO,
  fontWeight: 600,
  color: TONOS.atencion.texto,
  background: TONOS.atencion.fondo,
  borderTop: `1px solid ${TONOS.atencion.texto}`,
  '& a': { color: 'inherit', padding: '10px 8px' },
})
