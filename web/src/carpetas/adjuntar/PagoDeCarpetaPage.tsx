import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { leerSalida } from '../../envios/salidaAlPago.ts'
import { VerificandoPago } from '../../envios/VerificandoPago.tsx'
import { MIS_PAGOS, RECIBO } from '../../pagos/direcciones.ts'
import { Exito } from '../../ui/avisos/Exito.tsx'
import type { Hecho } from '../../ui/avisos/HechoReciente.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { ANCHO_DE_FORMULARIO } from '../../ui/theme.ts'
import { CarpetaDeLaDireccion } from '../abierta/CarpetaDeLaDireccion.tsx'
import { claveDeCarpeta } from '../consultas.ts'
import { COMPROBANTE_DE_PAGO, DESGLOSE, PAGO_DE_CARPETA } from '../direcciones.ts'
import { PAGO_CONFIRMADO } from '../mensajes.ts'

const SEGUNDOS = 5

/** Back from the card page, paid or not: the server asks the provider, and says which. */
export function PagoDeCarpetaPage() {
  return (
    <CarpetaDeLaDireccion a={PAGO_DE_CARPETA} lugar="datosCarpeta">
      {(idCarpeta) => <PagoDeCarpeta idCarpeta={idCarpeta} />}
    </CarpetaDeLaDireccion>
  )
}

function PagoDeCarpeta({ idCarpeta }: { idCarpeta: number }) {
  const [salida] = useState(leerSalida)
  return (
    <VerificandoPago
      idPago={salida?.idPago ?? null}
      intentarDeNuevo={COMPROBANTE_DE_PAGO.enlace(idCarpeta)}
      misPagos={MIS_PAGOS.enlace()}
    >
      {({ idPago }) => <Confirmado idCarpeta={idCarpeta} idPago={idPago} />}
    </VerificandoPago>
  )
}

function Confirmado({ idCarpeta, idPago }: { idCarpeta: number; idPago: number }) {
  const navigate = useNavigate()
  const consultas = useQueryClient()
  useEffect(() => {
    void consultas.invalidateQueries({ queryKey: claveDeCarpeta(idCarpeta) })
  }, [consultas, idCarpeta])
  const alDesglose = useCallback(() => {
    const hecho: Hecho = {
      tono: 'bien',
      textos: [PAGO_CONFIRMADO, `Carpeta ${idCarpeta}. Pago ${idPago}.`],
      enlace: { texto: 'Ver el recibo', a: RECIBO.enlace(idPago) },
    }
    navigate(DESGLOSE.enlace(idCarpeta), { replace: true, state: { hecho } })
  }, [navigate, idCarpeta, idPago])
  return (
    <div style={{ maxWidth: ANCHO_DE_FORMULARIO }}>
      <PageTitle>Pago de la carpeta</PageTitle>
      <Exito textos={[PAGO_CONFIRMADO]} segundos={SEGUNDOS} destino="a la carpeta" alTerminar={alDesglose}>
        Carpeta {idCarpeta}. El recibo quedó entre sus archivos y en Mis pagos.
      </Exito>
    </div>
  )
}
