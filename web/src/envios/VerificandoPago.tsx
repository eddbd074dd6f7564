import { estaAbierto, estaPagado } from '@catastro/domain/pagos/estados'
import { PAGO_EN_REVISION, POR_QUE_NO_SE_PAGO, VERIFICANDO } from '@catastro/domain/pagos/mensajes'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { irAlIngreso, useSesion } from '../red/sesion.ts'
import { EmptyState } from '../ui/avisos/EmptyState.tsx'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Notice } from '../ui/avisos/Notice.tsx'
import { Spinner } from '../ui/avisos/Spinner.tsx'
import { Ficha } from '../ui/pagina/Ficha.tsx'
import { pesos } from '../ui/pagina/formato.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { Panel } from '../ui/pagina/Panel.tsx'
import { ANCHO_DE_FORMULARIO } from '../ui/theme.ts'
import { INGRESE_PARA_VER_EL_PAGO, SI_NO_LO_PAGO } from './mensajes.ts'
import { seguirPagando } from './rotuloDePago.ts'
import { type SituacionDePago, useEstadoDePago } from './useEstadoDePago.ts'

interface Props {
  /** Null when this browser does not know of a payment. */
  readonly idPago: number | null
  /** The route where it may be tried again. */
  readonly intentarDeNuevo: string
  /** Opens the card page of the same payment again; without it, the screen that it is paid from does. */
  readonly alPagar?: (() => void) | undefined
  /** The person's own payments. */
  readonly misPagos: string
  /** The page's own: what there is to see once it is paid. */
  readonly children: (pago: SituacionDePago) => ReactNode
}

/** Coming back from the card page proves nothing: the server asks the provider, and this waits for its word. */
export function VerificandoPago({ idPago, intentarDeNuevo, misPagos, alPagar, children }: Props) {
  const sesion = useSesion(({ estado }) => estado)
  const consulta = useEstadoDePago(idPago)
  const pago = consulta.data
  if (pago && estaPagado(pago.estado)) return children(pago)
  return (
    <Box sx={{ maxWidth: ANCHO_DE_FORMULARIO }}>
      <PageTitle>{VERIFICANDO}</PageTitle>
      {sesion === 'anonimo' ? (
        <EmptyState texto={INGRESE_PARA_VER_EL_PAGO}>
          <Button variant="outlined" color="inherit" onClick={irAlIngreso}>
            Ingresar
          </Button>
        </EmptyState>
      ) : idPago === null ? (
        <EmptyState texto="En este navegador no hay un pago por verificar">
          <Button component={Link} to={misPagos} variant="outlined" color="inherit">
            Ver mis pagos
          </Button>
        </EmptyState>
      ) : consulta.isError ? (
        <FailedState error={consulta.error} alReintentar={() => consulta.refetch()} />
      ) : pago ? (
        <PagoSinConfirmar
          pago={pago}
          intentarDeNuevo={intentarDeNuevo}
          misPagos={misPagos}
          alPagar={alPagar}
          mirando={consulta.isFetching}
          alMirar={() => consulta.refetch()}
        />
      ) : (
        <Spinner texto={`${VERIFICANDO}…`} />
      )}
    </Box>
  )
}

interface PropsSinConfirmar extends Pick<Props, 'intentarDeNuevo' | 'misPagos' | 'alPagar'> {
  readonly pago: SituacionDePago
  readonly mirando: boolean
  readonly alMirar: () => void
}

function PagoSinConfirmar({ pago, intentarDeNuevo, misPagos, alPagar, mirando, alMirar }: PropsSinConfirmar) {
  const abierto = estaAbierto(pago.estado)
  return (
    <Panel>
      {abierto && (
        <Box sx={{ mb: 2 }}>
          <Spinner texto="Esperando la confirmación del proveedor de pagos" />
          <p>
            Esta página vuelve a mirar sola. Si la cierra no pierde nada: cuando llegue la confirmación, lo que pagó se
            completa igual.
          </p>
          <p>{SI_NO_LO_PAGO}</p>
        </Box>
      )}
      {!abierto && <Notice tono="mal">{POR_QUE_NO_SE_PAGO[pago.estado]}</Notice>}
      {pago.enRevision && <Notice tono="atencion">{PAGO_EN_REVISION}</Notice>}
      <Ficha
        datos={[
          { nombre: 'Pago', valor: pago.idPago },
          { nombre: 'Operación', valor: pago.transaccion },
          { nombre: 'Importe', valor: pesos(pago.monto) },
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
        {abierto ? (
          <>
            {alPagar ? (
              <Button variant="contained" onClick={alPagar}>
                {seguirPagando(pago.monto)}
              </Button>
            ) : (
              <Button component={Link} to={intentarDeNuevo} variant="contained">
                {seguirPagando(pago.monto)}
              </Button>
            )}
            <Button variant="outlined" loading={mirando} onClick={alMirar}>
              Mirar ahora
            </Button>
          </>
        ) : (
          <Button component={Link} to={intentarDeNuevo} variant="contained">
            Intentar de nuevo
          </Button>
        )}
        <Button component={Link} to={misPagos}>
          Ver mis pagos
        </Button>
      </Box>
    </Panel>
  )
}
