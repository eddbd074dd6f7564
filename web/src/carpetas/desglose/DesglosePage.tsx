import { PageTitle } from '../../ui/PageTitle.tsx'
import { DeLaCarpeta } from '../DeLaCarpeta.tsx'
import { DESGLOSE } from '../direcciones.ts'
import { useListaPropia } from '../SinCarpeta.tsx'
import { CarpetaFresca } from '../ver/CarpetaFresca.tsx'
import { Desglose } from './Desglose.tsx'

export function DesglosePage() {
  const lista = useListaPropia()
  return (
    <DeLaCarpeta a={DESGLOSE} lugar="datosEncomienda">
      {(idCarpeta) => (
        <CarpetaFresca
          idCarpeta={idCarpeta}
          lugar="datosEncomienda"
          titulo={<PageTitle volverA={lista}>{`Carpeta ${idCarpeta}`}</PageTitle>}
        >
          {(carpeta) => <Desglose carpeta={carpeta} />}
        </CarpetaFresca>
      )}
    </DeLaCarpeta>
  )
}
