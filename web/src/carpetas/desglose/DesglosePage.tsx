import type { UseQueryResult } from '@tanstack/react-query'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { CarpetaDeLaDireccion } from '../abierta/CarpetaDeLaDireccion.tsx'
import { useListaPropia } from '../abierta/SalidaSinCarpeta.tsx'
import { useFormulariosDe, useObservacionesDe, useRequisitosDe } from '../consultas.ts'
import { DESGLOSE } from '../direcciones.ts'
import { CarpetaFresca } from '../ver/CarpetaFresca.tsx'
import { Desglose } from './Desglose.tsx'
import { ObraPropia } from './ObraPropia.tsx'

/** One that failed once is not waited for: what does not need it is shown. */
const estaPorLlegar = ({ isPending, failureCount }: UseQueryResult) => isPending && failureCount === 0

function DesgloseDe({ idCarpeta }: { idCarpeta: number }) {
  const lista = useListaPropia()
  // What says what comes next is asked for together with the folder.
  const deArriba = [useFormulariosDe(idCarpeta), useRequisitosDe(idCarpeta), useObservacionesDe(idCarpeta)]
  return (
    <CarpetaFresca
      idCarpeta={idCarpeta}
      lugar="datosEncomienda"
      titulo={<PageTitle volverA={lista}>{`Carpeta ${idCarpeta}`}</PageTitle>}
      espera={deArriba.some(estaPorLlegar)}
    >
      {(carpeta) => (carpeta.comoPropietario ? <ObraPropia carpeta={carpeta} /> : <Desglose carpeta={carpeta} />)}
    </CarpetaFresca>
  )
}

export function DesglosePage() {
  return (
    <CarpetaDeLaDireccion a={DESGLOSE} lugar="datosEncomienda">
      {(idCarpeta) => <DesgloseDe idCarpeta={idCarpeta} />}
    </CarpetaDeLaDireccion>
  )
}
