import { DONDE_SE_PAGA_EL_TIMBRADO } from '@catastro/domain/carpetas/mensajes'
import { esperaPago } from '@catastro/domain/carpetas/movimientos'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { ANCHO_DE_FORMULARIO } from '../../ui/theme.ts'
import { CarpetaDeLaDireccion } from '../abierta/CarpetaDeLaDireccion.tsx'
import { esDeVeredas } from '../abierta/subirACarpeta.ts'
import { useMarcarPagado } from '../abierta/useMarcarPagado.ts'
import { COMPROBANTE_DE_PAGO } from '../direcciones.ts'
import { NO_ESPERA_COMPROBANTE } from '../mensajes.ts'
import { CarpetaFresca } from '../ver/CarpetaFresca.tsx'
import { ComprobanteEnviado } from './ComprobanteEnviado.tsx'
import { FormularioDeSubida } from './FormularioDeSubida.tsx'
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
              {esperaPago(carpeta.tramiteEstado) ? (
                <Panel>
                  <FormularioDeSubida
                    carpeta={carpeta}
                    veredas={esDeVeredas(carpeta)}
                    label="Comprobante de pago"
                    help={esDeVeredas(carpeta) ? 'Es obligatorio.' : `Es obligatorio. ${DONDE_SE_PAGA_EL_TIMBRADO}`}
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
