import { entraComoPersonal } from '@catastro/domain/roles'
import Box from '@mui/material/Box'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { guardaVisitas } from '../red/almacen.ts'
import { diferida } from '../red/cargaDiferida.ts'
import { useSesion } from '../red/sesion.ts'
import { Avisos } from '../ui/avisos/Avisos.tsx'
import { quitarAvisosMalos } from '../ui/avisos/avisos.ts'
import { ALTO_DE_LA_BARRA } from '../ui/theme.ts'
import { LimiteDeErrores } from './LimiteDeErrores.tsx'

const HechoReciente = diferida(() => import('../ui/avisos/HechoReciente.tsx'), 'HechoReciente')
const SesionRecordada = diferida(() => import('./SesionRecordada.tsx'), 'SesionRecordada')
/** Nobody loses a screen for it. */
const FirmadasSinEnviar = lazy(() =>
  import('../visitas/jornada/FirmadasSinEnviar.tsx').then(
    (modulo) => ({ default: modulo.FirmadasSinEnviar }),
    () => ({ default: () => null }),
  ),
)

export const ID_DEL_CONTENIDO = 'contenido'

/** The main landmark. A new screen starts at its top, and a screen reader or the keyboard starts there too. */
export function ContenidoPrincipal({ children }: { children: ReactNode }) {
  const { pathname, state, key } = useLocation()
  const noEsPersonal = useSesion(({ estado, roles }) => estado === 'autenticado' && !entraComoPersonal(roles))
  const recordada = useSesion((sesion) => sesion.estado === 'autenticado' && sesion.recordada)
  const anterior = useRef(pathname)
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    if (anterior.current === pathname) return
    anterior.current = pathname
    quitarAvisosMalos()
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <Box
      component="main"
      id={ID_DEL_CONTENIDO}
      ref={main}
      tabIndex={-1}
      sx={{
        flex: 1,
        width: '100%',
        maxWidth: 1280,
        // On a phone the foot is below what is seen from the beginning: it is not pushed away when the screen arrives.
        minHeight: { xs: `calc(100vh - ${ALTO_DE_LA_BARRA}px)`, md: 'auto' },
        mx: 'auto',
        px: { xs: 2, sm: 4 },
        pt: { xs: 3, sm: 4 },
        pb: { xs: 2, sm: 4 },
      }}
    >
      <Avisos />
      {recordada && (
        <Suspense fallback={null}>
          <SesionRecordada />
        </Suspense>
      )}
      {state !== null && (
        <Suspense fallback={null}>
          <HechoReciente key={key} />
        </Suspense>
      )}
      {noEsPersonal && guardaVisitas() && (
        <Suspense fallback={null}>
          <FirmadasSinEnviar />
        </Suspense>
      )}
      <LimiteDeErrores key={pathname}>{children}</LimiteDeErrores>
    </Box>
  )
}
