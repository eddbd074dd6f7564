import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { esperaPago } from '@catastro/domain/carpetas/movimientos'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { useAtiende } from '../../acceso/permisos.ts'
import { Exito } from '../../ui/Exito.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ANCHO_DE_FORMULARIO } from '../../ui/theme.ts'
import { useVolver } from '../../ui/useVolver.ts'
import { DeLaCarpeta } from '../DeLaCarpeta.tsx'
import { ATENDER, MESA_DE_ENTRADAS } from '../direcciones.ts'
import { AgregarObservaciones } from '../observar/AgregarObservaciones.tsx'
import { ObservacionesDeCarpeta } from '../observar/ObservacionesDeCarpeta.tsx'
import { usePorQueNoDecide } from '../usePorQueNoDecide.ts'
import { ArchivosDeCarpeta } from '../ver/ArchivosDeCarpeta.tsx'
import { CarpetaFresca } from '../ver/CarpetaFresca.tsx'
import { HistorialDeCarpeta } from '../ver/HistorialDeCarpeta.tsx'
import { VisitasEnCarpeta } from '../ver/VisitasEnCarpeta.tsx'
import { VeredaDeCarpeta } from '../vereda/VeredaDeCarpeta.tsx'
import { AtenderForm } from './AtenderForm.tsx'
import { FichaParaPersonal } from './FichaParaPersonal.tsx'
import { MarcarComoPagado } from './MarcarComoPagado.tsx'

const LISTA = MESA_DE_ENTRADAS.enlace()

/** Where staff receive, observe and move a folder. */
export function AdjuntarArchivosPage() {
  return (
    <DeLaCarpeta a={ATENDER} lugar="datosCarpeta" sinCarpeta={<Navigate to={LISTA} replace />}>
      {(idCarpeta) => <AdjuntarArchivos idCarpeta={idCarpeta} />}
    </DeLaCarpeta>
  )
}

function AdjuntarArchivos({ idCarpeta }: { idCarpeta: number }) {
  const [hecho, setHecho] = useState<readonly string[] | null>(null)
  const volver = useVolver(LISTA)
  return (
    <>
      <PageTitle volverA={-1}>{`Carpeta ${idCarpeta}`}</PageTitle>
      {hecho ? (
        <Exito textos={hecho} segundos={3} destino="a la lista" alTerminar={volver}>
          Carpeta {idCarpeta}
        </Exito>
      ) : (
        <CarpetaFresca idCarpeta={idCarpeta} lugar="datosCarpeta">
          {(carpeta) => (
            <Stack spacing={4}>
              <FichaParaPersonal carpeta={carpeta} />
              <VeredaDeCarpeta carpeta={carpeta} />
              <Decisiones carpeta={carpeta} alTerminar={setHecho} />
              <ArchivosDeCarpeta idCarpeta={idCarpeta} />
              <VisitasEnCarpeta idCarpeta={carpeta.idCarpeta} />
              <HistorialDeCarpeta carpeta={carpeta} />
            </Stack>
          )}
        </CarpetaFresca>
      )}
    </>
  )
}

interface Props {
  readonly carpeta: CarpetaListItem
  readonly alTerminar: (textos: readonly string[]) => void
}

/** What staff decide of it; for who may not, why. */
function Decisiones({ carpeta, alTerminar }: Props) {
  const motivo = usePorQueNoDecide(carpeta)
  const registraPagos = useAtiende()
  if (motivo) {
    return (
      <>
        <Notice tono="atencion">{motivo}</Notice>
        <ObservacionesDeCarpeta carpeta={carpeta} />
      </>
    )
  }
  return (
    <>
      {registraPagos && esperaPago(carpeta.tramiteEstado) && <MarcarComoPagado idCarpeta={carpeta.idCarpeta} />}
      <ObservacionesDeCarpeta carpeta={carpeta} />
      {carpeta.tramiteEstado === 'OBSERVADO' && (
        <div>
          <AgregarObservaciones carpeta={carpeta} />
        </div>
      )}
      <Panel aria-labelledby="atender-carpeta" sx={{ maxWidth: ANCHO_DE_FORMULARIO }}>
        <Typography variant="h2" id="atender-carpeta" sx={{ mb: 2 }}>
          Atender la carpeta
        </Typography>
        <AtenderForm carpeta={carpeta} alTerminar={alTerminar} />
      </Panel>
    </>
  )
}
