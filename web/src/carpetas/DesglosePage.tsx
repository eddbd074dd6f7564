import { useLocation } from 'react-router'
import { SinCarpeta } from '../ui/SinCarpeta.tsx'
import { CarpetaFresca } from './CarpetaFresca.tsx'
import { carpetaDe } from './carpetaGuardada.ts'
import { Desglose } from './Desglose.tsx'

export function DesglosePage() {
  const guardada = carpetaDe(useLocation().state, 'datosEncomienda')
  if (!guardada) return <SinCarpeta />
  return (
    <CarpetaFresca idCarpeta={guardada.idCarpeta} lugar="datosEncomienda">
      {(carpeta) => <Desglose carpeta={carpeta} />}
    </CarpetaFresca>
  )
}
