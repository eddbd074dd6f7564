import { ALGO_EXPLOTO, PAGO_1BIS_EXITOSO } from '@catastro/domain/formularios/mensajes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCarpetaDeLaDireccion } from '../../acceso/direccion/useCarpetaDeLaDireccion.ts'
import { claveDeCarpeta } from '../../carpetas/consultas.ts'
import { DESGLOSE, MIS_CARPETAS, verFormulario } from '../../carpetas/direcciones.ts'
import { VerificandoPago } from '../../envios/VerificandoPago.tsx'
import { MIS_PAGOS, RECIBO } from '../../pagos/direcciones.ts'
import { main } from '../../red/cliente.ts'
import { Exito } from '../../ui/avisos/Exito.tsx'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import type { Hecho } from '../../ui/avisos/HechoReciente.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { ANCHO_DE_FORMULARIO } from '../../ui/theme.ts'
import { borrarPagoDe1bis, leerPagoDe1bis, type PagoDe1bis } from './pagoDe1bis.ts'

const SEGUNDOS = 5

/** Back from the card page: once the provider's word is in, the payment is confirmed for the folder, and its breakdown follows. */
export function Form1bisPagoExitosoPage() {
  // Read once: it is cleared when it is confirmed.
  const idCarpeta = useCarpetaDeLaDireccion()
  const [pago] = useState(() => leerPagoDe1bis(idCarpeta))
  return (
    <VerificandoPago
      idPago={pago?.idPago ?? null}
      intentarDeNuevo={idCarpeta ? verFormulario('1bis').enlace(idCarpeta) : MIS_CARPETAS.enlace()}
      misPagos={MIS_PAGOS.enlace()}
    >
      {() => pago && <Confirmado pago={pago} />}
    </VerificandoPago>
  )
}

function Confirmado({ pago: { idPago, ...pedido } }: { pago: PagoDe1bis }) {
  const { idCarpeta } = pedido
  const navigate = useNavigate()
  const consultas = useQueryClient()
  const { isSuccess, isError, error, refetch } = useQuery({
    queryKey: ['pagar1bis', idPago],
    queryFn: () => main('POST /formulario/pagar1bis', { json: pedido }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (!isSuccess) return
    borrarPagoDe1bis(idCarpeta)
    void consultas.invalidateQueries({ queryKey: claveDeCarpeta(idCarpeta) })
  }, [isSuccess, consultas, idCarpeta])
  const alDesglose = useCallback(() => {
    const hecho: Hecho = {
      tono: 'bien',
      textos: ['El formulario 1 bis está pagado.', `Carpeta ${idCarpeta}. Pago ${idPago}.`],
      enlace: { texto: 'Ver el recibo', a: RECIBO.enlace(idPago) },
    }
    navigate(DESGLOSE.enlace(idCarpeta), { replace: true, state: { hecho } })
  }, [navigate, idCarpeta, idPago])
  return (
    <div style={{ maxWidth: ANCHO_DE_FORMULARIO }}>
      <PageTitle>Pago del formulario 1 bis</PageTitle>
      {isSuccess && (
        <Exito
          textos={[PAGO_1BIS_EXITOSO]}
          segundos={SEGUNDOS}
          destino="al desglose de la carpeta"
          alTerminar={alDesglose}
        >
          Carpeta {idCarpeta}. El recibo está en Mis pagos.
        </Exito>
      )}
      {isError && <FailedState texto={ALGO_EXPLOTO} error={error} alReintentar={refetch} />}
      {!isSuccess && !isError && <Spinner />}
    </div>
  )
}
