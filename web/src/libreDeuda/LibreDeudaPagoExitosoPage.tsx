import { ALGO_EXPLOTO, CONSULTA_ENVIADA, LIBRE_DEUDA } from '@catastro/domain/libreDeuda/mensajes'
import { VERIFICANDO } from '@catastro/domain/pagos/mensajes'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { INICIO, INICIO_VIEJO } from '../acceso/direcciones.ts'
import { VerificandoPago } from '../envios/VerificandoPago.tsx'
import { MIS_PAGOS } from '../pagos/direcciones.ts'
import { borrarDato, leerDato } from '../red/almacen.ts'
import { main } from '../red/cliente.ts'
import { ErrorDeLlamada } from '../red/errorDeLlamada.ts'
import { useSesion } from '../red/sesion.ts'
import { Exito } from '../ui/avisos/Exito.tsx'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import type { Hecho } from '../ui/avisos/HechoReciente.tsx'
import { Spinner } from '../ui/avisos/Spinner.tsx'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { MIS_CERTIFICADOS } from './direcciones.ts'

const SEGUNDOS = 5
const VOLVER_A_MIRAR_MS = 3000

/** What the dialog keeps under 'emailData' before it goes to the provider. */
interface PedidoGuardado {
  /** The padron, in upper case. */
  readonly message: string
  readonly recipient: string | null
  readonly subject: string
  readonly idPago?: number
}

const esPedidoGuardado = (dato: unknown): dato is PedidoGuardado =>
  typeof dato === 'object' && dato !== null && 'message' in dato && typeof dato.message === 'string'

const esObjeto = (dato: unknown): dato is Record<string, unknown> => typeof dato === 'object' && dato !== null
/** The server has no word of the payment yet. */
const sinConfirmar = (error: unknown) => error instanceof ErrorDeLlamada && error.status === 409

/** Posts the request, again and again while its payment is not confirmed: the server files it once whatever happens here. */
function PedidoDeLibreDeuda({ pedido }: { pedido: PedidoGuardado }) {
  const navigate = useNavigate()
  const { message, idPago } = pedido
  const { isSuccess, isError, error, refetch } = useQuery({
    queryKey: ['obtenerLibreDeuda', pedido.message, pedido.idPago],
    queryFn: () => {
      const { idPago: _, ...emailData } = pedido
      return main('POST /usuarios/obtenerLibreDeuda', { json: { emailData, user: leerDato('user', esObjeto) ?? {} } })
    },
    retry: (_, falla) => sinConfirmar(falla),
    retryDelay: VOLVER_A_MIRAR_MS,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (!isSuccess) return
    borrarDato('emailData')
    borrarDato('user')
  }, [isSuccess])
  const irAInicio = useCallback(() => {
    const hecho: Hecho = {
      tono: 'bien',
      textos: [CONSULTA_ENVIADA, `Padrón ${message}.${idPago === undefined ? '' : ` Pago ${idPago}.`}`],
      enlace: { texto: 'Ver mis certificados', a: MIS_CERTIFICADOS.enlace() },
    }
    navigate(INICIO_VIEJO.enlace(), { replace: true, state: { hecho } })
  }, [navigate, message, idPago])
  return (
    <>
      <PageTitle>{isSuccess || isError ? LIBRE_DEUDA : VERIFICANDO}</PageTitle>
      {isError && <FailedState texto={ALGO_EXPLOTO} error={error} alReintentar={refetch} />}
      {isSuccess && (
        <Exito
          textos={[CONSULTA_ENVIADA]}
          segundos={SEGUNDOS}
          destino="al inicio"
          alTerminar={irAInicio}
          loDiceElDestino
        >
          El pedido por el padrón {pedido.message} quedó en «Mis certificados».
        </Exito>
      )}
      {!isSuccess && !isError && <Spinner texto={`${VERIFICANDO}…`} />}
    </>
  )
}

/** The provider sends the browser here: the payment is verified, and then the certificate is asked for. */
export function LibreDeudaPagoExitosoPage() {
  const dentro = useSesion(({ estado }) => estado === 'autenticado')
  const [pedido] = useState(() => leerDato('emailData', esPedidoGuardado))
  // Which payment it is, an older dialog may not have kept: the server finds it by its padron.
  if (dentro && pedido && pedido.idPago === undefined) return <PedidoDeLibreDeuda pedido={pedido} />
  return (
    <VerificandoPago idPago={pedido?.idPago ?? null} intentarDeNuevo={INICIO.enlace()} misPagos={MIS_PAGOS.enlace()}>
      {() => pedido && <PedidoDeLibreDeuda pedido={pedido} />}
    </VerificandoPago>
  )
}
