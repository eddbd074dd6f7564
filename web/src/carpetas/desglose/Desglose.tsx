import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { entraComoGestor, entraComoPersonal } from '@catastro/domain/roles'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link, useNavigate } from 'react-router'
import { useSesion } from '../../red/sesion.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { CasillerosDeCarpeta } from '../adjuntar/CasillerosDeCarpeta.tsx'
import { guardarCarpeta } from '../carpetaGuardada.ts'
import { DONDE_ESTA } from '../direcciones.ts'
import { ObservacionesDeCarpeta } from '../observar/ObservacionesDeCarpeta.tsx'
import { useListaPropia } from '../SinCarpeta.tsx'
import { ArchivosDeCarpeta } from '../ver/ArchivosDeCarpeta.tsx'
import { CabeceraDeCarpeta } from '../ver/CabeceraDeCarpeta.tsx'
import { HistorialDeCarpeta } from '../ver/HistorialDeCarpeta.tsx'
import { VisitasEnCarpeta } from '../ver/VisitasEnCarpeta.tsx'
import { accionDelDesglose } from './accionDelDesglose.ts'
import { DatosDelSolicitante } from './DatosDelSolicitante.tsx'
import { LegajoDeCarpeta } from './LegajoDeCarpeta.tsx'
import { LoQueFalta } from './LoQueFalta.tsx'
import { TablaDeFormularios } from './TablaDeFormularios.tsx'

/** The folder's forms, files and history: where an applicant works on it, and where staff look at it. */
export function Desglose({ carpeta }: { carpeta: CarpetaListItem }) {
  const { idCarpeta, tramiteEstado } = carpeta
  const roles = useSesion((sesion) => sesion.roles)
  const navigate = useNavigate()
  const gestor = !entraComoPersonal(roles) && entraComoGestor(roles)
  const accion = accionDelDesglose(carpeta, roles)
  const seguir = (enlace: string) => {
    guardarCarpeta('datosCarpeta', carpeta)
    navigate(enlace, { state: { carpeta } })
  }
  return (
    <>
      <PageTitle volverA={useListaPropia()}>{`Carpeta ${idCarpeta}`}</PageTitle>
      <Stack spacing={4}>
        <CabeceraDeCarpeta
          carpeta={carpeta}
          accion={
            accion && (
              <Button
                variant={accion.urgente ? 'contained' : 'outlined'}
                className="no-imprimir"
                onClick={() => seguir(accion.a.enlace(idCarpeta))}
              >
                {accion.texto}
              </Button>
            )
          }
        />
        <LoQueFalta carpeta={carpeta} />
        <ObservacionesDeCarpeta carpeta={carpeta} />
        {carpeta.idEncomiendaTipo !== null && <CasillerosDeCarpeta carpeta={carpeta} soloLee={!gestor} />}
        <TablaDeFormularios idCarpeta={idCarpeta} tramiteEstado={tramiteEstado} />
        <DatosDelSolicitante carpeta={carpeta} />
        <ArchivosDeCarpeta idCarpeta={idCarpeta} />
        <VisitasEnCarpeta idCarpeta={idCarpeta} />
        <HistorialDeCarpeta carpeta={carpeta} bajoSuCabecera />
        <LegajoDeCarpeta idCarpeta={idCarpeta} />
        <div className="no-imprimir">
          <Button component={Link} to={DONDE_ESTA.enlace(idCarpeta)}>
            Donde está mi carpeta?
          </Button>
        </div>
      </Stack>
    </>
  )
}
