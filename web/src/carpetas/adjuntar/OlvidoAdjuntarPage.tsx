import { ARCHIVOS_ENVIADOS, CARPETA_CERRADA } from '@catastro/domain/carpetas/mensajes'
import { esFinal } from '@catastro/domain/carpetas/movimientos'
import { admiteFotosFinales } from '@catastro/domain/veredas/reglas'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { FormStack } from '../../ui/campos/FormRow.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { useVolver } from '../../ui/pagina/useVolver.ts'
import { ANCHO_DE_FORMULARIO } from '../../ui/theme.ts'
import { CarpetaDeLaDireccion } from '../abierta/CarpetaDeLaDireccion.tsx'
import { useListaPropia } from '../abierta/SalidaSinCarpeta.tsx'
import { esDeVeredas } from '../abierta/subirACarpeta.ts'
import { useRefrescarCarpeta } from '../consultas.ts'
import { OLVIDO_ADJUNTAR } from '../direcciones.ts'
import { FOTOS_DE_LA_OBRA_TERMINADA, PARA_CERRARLA } from '../mensajes.ts'
import { ObservacionesDeCarpeta } from '../observar/ObservacionesDeCarpeta.tsx'
import { CarpetaFresca } from '../ver/CarpetaFresca.tsx'
import { ArchivosEnviados } from './ArchivosEnviados.tsx'
import { FormularioDeSubida } from './FormularioDeSubida.tsx'
import { SituacionDeCarpeta } from './SituacionDeCarpeta.tsx'

/** Files that an applicant forgot, or that answer an observation. */
export function OlvidoAdjuntarPage() {
  return (
    <CarpetaDeLaDireccion a={OLVIDO_ADJUNTAR} lugar="datosCarpeta">
      {(idCarpeta) => <OlvidoAdjuntar idCarpeta={idCarpeta} />}
    </CarpetaDeLaDireccion>
  )
}

function OlvidoAdjuntar({ idCarpeta }: { idCarpeta: number }) {
  const [enviados, setEnviados] = useState<readonly string[] | null>(null)
  const refrescar = useRefrescarCarpeta(idCarpeta)
  const volver = useVolver(useListaPropia())
  const alEnviar = (nombres: readonly string[]) => {
    setEnviados(nombres)
    void refrescar()
  }
  return (
    <Box sx={{ maxWidth: ANCHO_DE_FORMULARIO }}>
      <PageTitle volverA={-1}>{`Adjuntar archivos a la carpeta ${idCarpeta}`}</PageTitle>
      {enviados ? (
        <ArchivosEnviados
          texto={ARCHIVOS_ENVIADOS}
          idCarpeta={idCarpeta}
          nombres={enviados}
          destino="a la pantalla anterior"
          alTerminar={volver}
        />
      ) : (
        <CarpetaFresca idCarpeta={idCarpeta} lugar="datosCarpeta">
          {(carpeta) => (
            <>
              <SituacionDeCarpeta carpeta={carpeta} />
              <Box sx={{ '&:not(:empty)': { mb: 3 } }}>
                <ObservacionesDeCarpeta carpeta={carpeta} />
              </Box>
              {esFinal(carpeta.tramiteEstado) ? (
                <Notice>{CARPETA_CERRADA}</Notice>
              ) : (
                <FormStack>
                  {admiteFotosFinales(carpeta) && (
                    <Panel>
                      <FormularioDeSubida
                        carpeta={carpeta}
                        veredas
                        soloFotos
                        label={FOTOS_DE_LA_OBRA_TERMINADA}
                        help={PARA_CERRARLA}
                        boton="Enviar fotos"
                        alEnviar={alEnviar}
                      />
                    </Panel>
                  )}
                  <Panel>
                    <FormularioDeSubida
                      carpeta={carpeta}
                      veredas={esDeVeredas(carpeta)}
                      label="Adjuntar archivos"
                      boton="Enviar archivos"
                      alEnviar={alEnviar}
                    />
                  </Panel>
                </FormStack>
              )}
            </>
          )}
        </CarpetaFresca>
      )}
    </Box>
  )
}
