import { estaAbierto, estaPagado } from '@catastro/domain/pagos/estados'
import { PAGO_ERROR_POR_OMISION, PAGO_ERROR_TEXTO, PAGO_ERROR_TITULO } from '@catastro/domain/pagos/mensajes'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useCallback, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { irAlIngreso, useSesion } from '../red/sesion.ts'
import { Countdown } from '../ui/avisos/Countdown.tsx'
import type { Hecho } from '../ui/avisos/HechoReciente.tsx'
import { Notice } from '../ui/avisos/Notice.tsx'
import { Spinner } from '../ui/avisos/Spinner.tsx'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { avisoDeNoPago } from './avisoDeNoPago.ts'
import { INGRESE_PARA_VER_EL_PAGO, SE_VUELVE_A_PREGUNTAR } from './mensajes.ts'
import { PestanaDePago } from './PestanaDePago.tsx'
import { useEstadoDePago } from './useEstadoDePago.ts'
import { useAvisarVuelta } from './vueltaDelPago.ts'

interface Props {
  /** The route that follows, and as the sentence ends: 'al inicio'. */
  readonly destino: string
  readonly nombreDelDestino: string
  /** Clears what was saved for this payment, once it is known that nothing will come of it. The same at every render. */
  readonly olvidar: () => void
  /** Where it is known: the provider is asked, so that the payment is settled at once. */
  readonly idPago?: number | null
  /** Where it is paid: the same at every render. */
  readonly deNuevo: NonNullable<Hecho['enlace']>
  /** What follows should it have been paid all the same. */
  readonly exito?: string
}

const SEGUNDOS = 5
/** For how long a provider that does not say how it ended is waited for: its state is asked every three. */
const ESPERA_MS = 15_000

/** True once that time went by. */
function useSeAgoto(milisegundos: number) {
  const [agotado, setAgotado] = useState(false)
  useEffect(() => {
    const reloj = setTimeout(() => setAgotado(true), milisegundos)
    return () => clearTimeout(reloj)
  }, [milisegundos])
  return agotado
}

/**
 * The provider sent the browser back without a payment. Should it have been charged all the same, its own page follows. While
 * nobody knows how it ended, it stays and asks again: what it would take along to the next page would soon be untrue.
 */
export function PagoFallido(props: Props) {
  const { destino, nombreDelDestino, olvidar, idPago = null, exito, deNuevo: enlace } = props
  const navigate = useNavigate()
  useAvisarVuelta()
  const sinSesion = useSesion(({ estado }) => estado === 'anonimo')
  const { data: pago, isPending } = useEstadoDePago(idPago)
  const pagado = pago && estaPagado(pago.estado) ? exito : undefined
  const agotado = useSeAgoto(ESPERA_MS)
  const sinRespuesta = idPago !== null && isPending
  const porSaber = (sinRespuesta || (pago !== undefined && estaAbierto(pago.estado))) && !agotado
  useEffect(() => {
    if (pagado) navigate(pagado, { replace: true })
    else if (!porSaber) olvidar()
  }, [pagado, porSaber, navigate, olvidar])
  const causa = pago ? avisoDeNoPago(pago) : [PAGO_ERROR_POR_OMISION]
  const textos = sinRespuesta ? [] : causa
  const quedan = textos.join('\n')
  const irAlDestino = useCallback(() => {
    olvidar()
    const hecho: Hecho = { tono: 'mal', textos: [PAGO_ERROR_TITULO, ...quedan.split('\n').filter(Boolean)], enlace }
    navigate(destino, { replace: true, state: { hecho } })
  }, [navigate, destino, olvidar, quedan, enlace])
  return (
    <>
      <PageTitle>{PAGO_ERROR_TITULO}</PageTitle>
      <Notice tono="mal">
        {[...textos, PAGO_ERROR_TEXTO].map((linea) => (
          <div key={linea}>{linea}</div>
        ))}
      </Notice>
      {sinSesion && idPago !== null ? (
        <Notice>
          {INGRESE_PARA_VER_EL_PAGO}.
          <Box sx={{ mt: 1.5 }}>
            <Button variant="contained" onClick={irAlIngreso}>
              Ingresar
            </Button>
          </Box>
        </Notice>
      ) : (
        <Button component={Link} to={enlace.a} variant="contained" sx={{ my: 1 }}>
          {enlace.texto}
        </Button>
      )}
      <PestanaDePago />
      {porSaber && !sinSesion ? (
        <Spinner texto={SE_VUELVE_A_PREGUNTAR} />
      ) : (
        <Countdown segundos={SEGUNDOS} destino={nombreDelDestino} alTerminar={irAlDestino} />
      )}
    </>
  )
}
