import { useLocation } from 'react-router'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { carpetaDe } from '../carpetaGuardada.ts'
import { SinCarpeta, useListaPropia } from '../SinCarpeta.tsx'
import { CarpetaFresca } from '../ver/CarpetaFresca.tsx'
import { Desglose } from './Desglose.tsx'

export function DesglosePage() {
  const lista = useListaPropia()
  const guardada = carpetaDe(useLocation().state, 'datosEncomienda')
  if (!guardada) return <SinCarpeta />
  return (
    <CarpetaFresca
      idCarpeta={guardada.idCarpeta}
      lugar="datosEncomienda"
      titulo={<PageTitle volverA={lista}>{`Carpeta ${guardada.idCarpeta}`}</PageTitle>}
    >
      {(carpeta) => <Desglose carpeta={carpeta} />}
    </CarpetaFresca>
  )
}
