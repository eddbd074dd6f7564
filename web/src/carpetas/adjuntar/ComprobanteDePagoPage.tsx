import { COMPROBANTE_ENVIADO } from '@catastro/domain/carpetas/mensajes'
import { esperaPago } from '@catastro/domain/carpetas/movimientos'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { useVolver } from '../../ui/pagina/useVolver.ts'
import { ANCHO_DE_FORMULARIO } from '../../ui/theme.ts'
import { CarpetaDeLaDireccion } from '../abierta/CarpetaDeLaDireccion.tsx'
import { useListaPropia } from '../abierta/SalidaSinCarpeta.tsx'
import { esDeVeredas } from '../abierta/subirACarpeta.ts'
import { useMarcarPagado } from '../abierta/useMarcarPagado.ts'
import { COMPROBANTE_DE_PAGO } from '../direcciones.ts'
import { MARCANDO_EL_PAGO, NO_ESPERA_COMPROBANTE, PAGO_SIN_MARCAR, SI_PAGA_DE_OTRO_MODO } from '../mensajes.ts'
import { CarpetaFresca } from '../ver/CarpetaFresca.tsx'
import { ArchivosEnviados } from './ArchivosEnviados.tsx'
import { FormularioDeSubida } from './FormularioDeSubida.tsx'
import { LoQueSePaga } from './LoQueSePaga.tsx'
import { SituacionDeCarpeta } from './SituacionDeCarpeta.tsx'

/** The payment proof of a folder that awaits it. Once sent, the folder is marked as paid by itself. */
export function ComprobanteDePagoPage() {
  return (
    <CarpetaDeLaDireccion a={COMPROBANTE_DE_PAGO} lugar="datosCarpeta">
      {(idCarpeta) => <ComprobanteDePago idCarpeta={idCarpeta} />}
    </CarpetaDeLaDireccion>
  )
}

function ComprobanteDePago({ idCarpeta }: { idCarpeta: number }) {
  const [enviados, setEnviados] = useState<readonly string[] | null>(null)
  const marcar = useMarcarPagado(idCarpeta)
  return (
    <Box sx={{ maxWidth: ANCHO_DE_FORMULARIO }}>
      <PageTitle volverA={-1}>{`Comprobante de pago de la carpeta ${idCarpeta}`}</PageTitle>
      {enviados ? (
        <ComprobanteEnviado idCarpeta={idCarpeta} nombres={enviados} marcar={marcar} />
      ) : (
        <CarpetaFresca idCarpeta={idCarpeta} lugar="datosCarpeta">
          {(carpeta) => (
            <>
              <SituacionDeCarpeta carpeta={carpeta} />
              <LoQueSePaga carpeta={carpeta} esSuya />
              {esperaPago(carpeta.tramiteEstado) ? (
                <Panel sx={{ '* + &': { mt: 3 } }}>
                  <FormularioDeSubida
                    carpeta={carpeta}
                    veredas={esDeVeredas(carpeta)}
                    label="Comprobante de pago"
                    help={carpeta.cobro ? SI_PAGA_DE_OTRO_MODO : 'Es obligatorio.'}
                    boton="Enviar comprobante"
                    alEnviar={(nombres) => {
                      setEnviados(nombres)
                      marcar.mutate()
                    }}
                  />
                </Panel>
              ) : (
                <Notice>{NO_ESPERA_COMPROBANTE}</Notice>
              )}
            </>
          )}
        </CarpetaFresca>
      )}
    </Box>
  )
}

interface Props {
  readonly idCarpeta: number
  readonly nombres: readonly string[]
  readonly marcar: ReturnType<typeof useMarcarPagado>
}

/** The proof has arrived and the folder is being marked as paid. If that fails, only that is tried again. */
function ComprobanteEnviado({ idCarpeta, nombres, marcar }: Props) {
  const volver = useVolver(useListaPropia())
  if (marcar.isSuccess) {
    return (
      <ArchivosEnviados
        texto={COMPROBANTE_ENVIADO}
        idCarpeta={idCarpeta}
        nombres={nombres}
        destino="a la pantalla anterior"
        alTerminar={volver}
      />
    )
  }
  return (
    <>
      <Notice tono="bien">{COMPROBANTE_ENVIADO}</Notice>
      {marcar.error ? (
        <FailedState texto={PAGO_SIN_MARCAR} error={marcar.error} alReintentar={() => marcar.mutate()} />
      ) : (
        <Spinner texto={MARCANDO_EL_PAGO} />
      )}
    </>
  )
}
