import { antesDePresentar } from '@catastro/domain/carpetas/faltantes'
import type { CarpetaVista } from '@catastro/domain/carpetas/llamadas'
import { ARCHIVOS_ENVIADOS, YA_CASI_TERMINAS } from '@catastro/domain/carpetas/mensajes'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useCallback, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { ANCHO_DE_FORMULARIO } from '../../ui/theme.ts'
import { CarpetaDeLaDireccion } from '../abierta/CarpetaDeLaDireccion.tsx'
import { useRefrescarCarpeta } from '../consultas.ts'
import { DESGLOSE, FINALIZAR_CARGA, PRESENTAR_EN_DESGLOSE } from '../direcciones.ts'
import { CarpetaFresca } from '../ver/CarpetaFresca.tsx'
import { seEstaPreparando } from '../ver/documentacion.ts'
import { ArchivosEnviados } from './ArchivosEnviados.tsx'
import { CasillerosDeCarpeta } from './CasillerosDeCarpeta.tsx'
import { FormularioDeSubida } from './FormularioDeSubida.tsx'

/** What the encomienda asks for, and where it is sent. */
export function FinalizarCargaPage() {
  return (
    <CarpetaDeLaDireccion a={FINALIZAR_CARGA} lugar="datosEncomienda">
      {(idCarpeta) => <FinalizarCarga idCarpeta={idCarpeta} />}
    </CarpetaDeLaDireccion>
  )
}

function FinalizarCarga({ idCarpeta }: { idCarpeta: number }) {
  const navigate = useNavigate()
  const refrescar = useRefrescarCarpeta(idCarpeta)
  const [enviados, setEnviados] = useState<readonly string[] | null>(null)
  const alDesglose = useCallback(() => navigate(DESGLOSE.enlace(idCarpeta), { replace: true }), [navigate, idCarpeta])
  return (
    <Box sx={{ maxWidth: ANCHO_DE_FORMULARIO }}>
      <PageTitle volverA={DESGLOSE.enlace(idCarpeta)} bajada={`Documentación de la carpeta ${idCarpeta}.`}>
        {YA_CASI_TERMINAS}
      </PageTitle>
      {enviados ? (
        <ArchivosEnviados
          texto={ARCHIVOS_ENVIADOS}
          idCarpeta={idCarpeta}
          nombres={enviados}
          destino="a la carpeta"
          alTerminar={alDesglose}
        />
      ) : (
        <CarpetaFresca idCarpeta={idCarpeta} lugar="datosEncomienda">
          {(carpeta) => (
            <>
              <CasillerosDeCarpeta carpeta={carpeta} />
              {seEstaPreparando(carpeta) && <AlUltimoPaso carpeta={carpeta} />}
              <Panel sx={{ mt: 3 }}>
                <FormularioDeSubida
                  carpeta={carpeta}
                  veredas={false}
                  label="Otros archivos"
                  help="Los que no responden a ningún requisito. Puede enviarlos en varias veces."
                  boton="Enviar archivos"
                  alEnviar={(nombres) => {
                    setEnviados(nombres)
                    void refrescar()
                  }}
                />
              </Panel>
            </>
          )}
        </CarpetaFresca>
      )}
    </Box>
  )
}

/** Papers that are answered wait for their folder to be filed, which is done with the rest of its tasks. */
function AlUltimoPaso({
  carpeta: { idCarpeta, faltantes },
}: {
  carpeta: Pick<CarpetaVista, 'idCarpeta' | 'faltantes'>
}) {
  const faltan = antesDePresentar(faltantes).length
  return (
    <Button
      component={Link}
      to={PRESENTAR_EN_DESGLOSE.enlace(idCarpeta)}
      variant={faltan === 0 ? 'contained' : 'outlined'}
      sx={{ mt: 2 }}
    >
      {faltan === 0 ? 'Presentar la carpeta' : 'Ver lo que falta para presentarla'}
    </Button>
  )
}
