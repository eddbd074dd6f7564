import { FALTA_RECIBO } from '@catastro/domain/formularios/mensajes'
import { desenlaceDe } from '@catastro/domain/pagos/estados'
import { VERIFICANDO } from '@catastro/domain/pagos/mensajes'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { AsuntoDelEnvio } from '../../envios/AsuntoDelEnvio.tsx'
import { AvisoDePago } from '../../envios/AvisoDePago.tsx'
import type { Presentacion } from '../../envios/presentacion.ts'
import { COMPROBANTE, useComprobante } from '../../envios/useComprobante.ts'
import { useEstadoDePago } from '../../envios/useEstadoDePago.ts'
import { useTope } from '../../envios/useTope.ts'
import { UploadField } from '../../ui/archivos/UploadField.tsx'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { ErrorSummary } from '../../ui/avisos/ErrorSummary.tsx'
import { ErrorConTexto, textoDelError } from '../../ui/avisos/errorConTexto.ts'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { ProgressBar } from '../../ui/avisos/ProgressBar.tsx'
import { FormStack } from '../../ui/campos/FormRow.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { type Respuesta, ReviewList } from '../../ui/pagina/ReviewList.tsx'
import { ANCHO_DE_FORMULARIO } from '../../ui/theme.ts'
import { ERROR_AL_ENVIAR } from '../mensajes.ts'

interface Props {
  readonly presentacion: Presentacion
  readonly idPago: number
  readonly respuestas: readonly Respuesta[]
  readonly ocupado: boolean
  readonly progreso: number | null
  readonly error: unknown
  readonly alEnviar: (comprobante: File, monto: number | undefined) => void
  /** Back to the answers, to change them. */
  readonly alVolver: () => void
  /** Straight to their check, and its button that pays. */
  readonly alPagarDeNuevo: () => void
}

const SIN_ESPERAR = 'Puede adjuntar el comprobante y enviar sin esperar.'

/** The payment was begun: its receipt is attached, and the form sent. */
export function Formulario14Recibo(props: Props) {
  const { presentacion, idPago, respuestas, ocupado, progreso, error, alEnviar, alVolver, alPagarDeNuevo } = props
  const { data: pago } = useEstadoDePago(idPago)
  const maxBytes = useTope('comprobantes')
  const recibo = useComprobante({
    falta: FALTA_RECIBO,
    error,
    alEnviar: ([comprobante]) => comprobante && alEnviar(comprobante, pago?.monto),
  })
  const quedo = pago && desenlaceDe(pago.estado)
  const fallo = error && new ErrorConTexto(['Error', ERROR_AL_ENVIAR, textoDelError(error)].join('\n'))
  const fracaso = quedo === 'SIN_PAGAR' || quedo === 'DEVUELTO'
  return (
    <Box sx={{ maxWidth: ANCHO_DE_FORMULARIO }}>
      <PageTitle volverA={presentacion.volverA}>{presentacion.titulo}</PageTitle>
      <AsuntoDelEnvio datos={presentacion.sobre ?? []} />
      <form onSubmit={recibo.enviar} noValidate>
        <ErrorSummary errores={recibo.errores} intento={recibo.intento} />
        <FormStack>
          <Panel aria-labelledby="pago-14">
            <Typography variant="h2" id="pago-14">
              Pago
            </Typography>
            {pago ? <AvisoDePago pago={pago} mientras={SIN_ESPERAR} /> : <Notice>{VERIFICANDO}…</Notice>}
            {fracaso && (
              <Button variant="contained" onClick={alPagarDeNuevo}>
                Intentar de nuevo
              </Button>
            )}
          </Panel>
          {!fracaso && (
            <Panel>
              <UploadField
                id={COMPROBANTE}
                label="Adjunte comprobante de pago:"
                max={1}
                maxBytes={maxBytes}
                archivos={recibo.comprobantes}
                alCambiar={recibo.elegir}
                error={recibo.errores[0]?.texto}
                disabled={ocupado}
              />
              {progreso !== null && <ProgressBar porcentaje={progreso} label="Enviando el comprobante" />}
              <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 2, mt: 3 }}>
                <Button type="submit" variant="contained" loading={ocupado}>
                  Enviar
                </Button>
                {quedo !== 'PAGADO' && (
                  <Button variant="outlined" disabled={ocupado} onClick={alVolver}>
                    Volver a las respuestas
                  </Button>
                )}
              </Box>
              {!recibo.seDice && <AvisoDeFallo error={fallo} guardado />}
            </Panel>
          )}
          <Panel aria-labelledby="respuestas-14">
            <Typography variant="h2" id="respuestas-14" sx={{ mb: 1 }}>
              Sus respuestas
            </Typography>
            <ReviewList respuestas={respuestas} />
          </Panel>
        </FormStack>
      </form>
    </Box>
  )
}
