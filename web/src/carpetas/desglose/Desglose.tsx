import type { CarpetaListItem, CarpetaVista } from '@catastro/domain/carpetas/llamadas'
import { esFinal } from '@catastro/domain/carpetas/movimientos'
import { entraComoGestor, entraComoPersonal } from '@catastro/domain/roles'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link, useLocation } from 'react-router'
import { textoDelDomicilio } from '../../padron/domicilio/textoDelDomicilio.ts'
import { useSesion } from '../../red/sesion.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { Ficha } from '../../ui/pagina/Ficha.tsx'
import { cuilConGuiones } from '../../ui/pagina/formato.ts'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { Parte, type Plegado } from '../../ui/pagina/Parte.tsx'
import { useDibujoDiferido } from '../../ui/pagina/useDibujoDiferido.ts'
import { guardarCarpeta } from '../abierta/carpetaGuardada.ts'
import { useListaPropia } from '../abierta/SalidaSinCarpeta.tsx'
import { CasillerosDeCarpeta } from '../adjuntar/CasillerosDeCarpeta.tsx'
import { LoQueSePaga } from '../adjuntar/LoQueSePaga.tsx'
import { useDomicilioDe, useObservacionesDe, useSolicitanteDe } from '../consultas.ts'
import { DONDE_ESTA } from '../direcciones.ts'
import { ObservacionesDeCarpeta } from '../observar/ObservacionesDeCarpeta.tsx'
import { ArchivosDeCarpeta } from '../ver/ArchivosDeCarpeta.tsx'
import { CabeceraDeCarpeta } from '../ver/CabeceraDeCarpeta.tsx'
import { EnElSistemaAnterior } from '../ver/EnElSistemaAnterior.tsx'
import { HistorialDeCarpeta } from '../ver/HistorialDeCarpeta.tsx'
import { VisitasEnCarpeta } from '../ver/VisitasEnCarpeta.tsx'
import { accionDelDesglose } from './accionDelDesglose.ts'
import { Faltantes } from './Faltantes.tsx'
import { LegajoDeCarpeta } from './LegajoDeCarpeta.tsx'
import { PresentarCarpeta } from './PresentarCarpeta.tsx'
import { leToca, type ParteQueToca } from './parteQueToca.ts'
import { TablaDeFormularios } from './TablaDeFormularios.tsx'

/** The folder's forms, files and history: where an applicant works on it, and where staff look at it. */
export function Desglose({ carpeta }: { carpeta: CarpetaVista }) {
  const { idCarpeta, tramiteEstado } = carpeta
  const roles = useSesion((sesion) => sesion.roles)
  const laPresento = !entraComoPersonal(roles) || roles.some(({ idPersona }) => idPersona === carpeta.idPersona)
  const laCompleta = laPresento && entraComoGestor(roles)
  const faltantes = esFinal(tramiteEstado) ? [] : carpeta.faltantes
  const laPrepara = laCompleta && !carpeta.presentada && faltantes.length > 0
  const { data: observaciones = [] } = useObservacionesDe(idCarpeta)
  const sinResponder = observaciones.filter(({ situacion }) => situacion === 'PENDIENTE').length
  const accion = accionDelDesglose(carpeta, roles, {
    faltantes: laCompleta ? faltantes : [],
    observaciones: sinResponder,
  })
  const { hash } = useLocation()
  const pendiente = { faltantes, observadas: observaciones, hash }
  const seAbre = (parte: ParteQueToca) => (laPresento && leToca(parte, pendiente) ? 'abierta' : 'plegada')
  // Its forms, its papers, and then what is known of it.
  const dibujadas = useDibujoDiferido(3)
  return (
    <>
      <PageTitle volverA={useListaPropia()}>{`Carpeta ${idCarpeta}`}</PageTitle>
      <Stack spacing={{ xs: 1, sm: 4 }} sx={{ minHeight: dibujadas === 3 ? 'auto' : '100vh' }}>
        <CabeceraDeCarpeta
          carpeta={carpeta}
          breve
          observadoAparte={sinResponder > 0}
          accion={
            accion && (
              <Button
                component={Link}
                to={accion.a}
                state={{ carpeta }}
                variant={accion.urgente ? 'contained' : 'outlined'}
                className="no-imprimir"
                onClick={() => guardarCarpeta('datosCarpeta', carpeta)}
              >
                {accion.texto}
              </Button>
            )
          }
        />
        <LoQueSePaga carpeta={carpeta} esSuya={laPresento} />
        {!laPrepara && <Faltantes idCarpeta={idCarpeta} faltantes={faltantes} esSuya={laCompleta} />}
        <ObservacionesDeCarpeta carpeta={carpeta} />
        {dibujadas > 0 && (
          <>
            <TablaDeFormularios
              idCarpeta={idCarpeta}
              tramiteEstado={tramiteEstado}
              enTelefono={seAbre('formularios')}
            />
            <EnElSistemaAnterior carpeta={carpeta} />
          </>
        )}
        {dibujadas > 1 && (
          <>
            {carpeta.idEncomiendaTipo !== null && (
              <CasillerosDeCarpeta carpeta={carpeta} soloLee={!laCompleta} enTelefono={seAbre('requisitos')} />
            )}
            {laPrepara && <PresentarCarpeta carpeta={carpeta} />}
          </>
        )}
        {dibujadas > 2 && (
          <>
            <DatosDelSolicitante carpeta={carpeta} enTelefono="plegada" />
            <ArchivosDeCarpeta idCarpeta={idCarpeta} enTelefono="plegada" />
            <VisitasEnCarpeta idCarpeta={idCarpeta} enTelefono="plegada" />
            <HistorialDeCarpeta carpeta={carpeta} adelanta="nada" enTelefono="plegada" />
            <LegajoDeCarpeta idCarpeta={idCarpeta} enTelefono="plegada" />
            <div className="no-imprimir">
              <Button component={Link} to={DONDE_ESTA.enlace(idCarpeta)} sx={{ ml: { xs: -2, sm: -2.5 } }}>
                Donde está mi carpeta?
              </Button>
            </div>
          </>
        )}
      </Stack>
    </>
  )
}

/** Who filed the folder, and where the works are. */
function DatosDelSolicitante({ carpeta: { idCarpeta, titular }, enTelefono }: { carpeta: CarpetaListItem } & Plegado) {
  const solicitante = useSolicitanteDe(idCarpeta)
  const domicilio = useDomicilioDe(idCarpeta)
  const falla = solicitante.error ? solicitante : domicilio
  return (
    <Parte id="solicitante-de-carpeta" titulo="Solicitante" enPanel enTelefono={enTelefono}>
      {falla.error && <FailedState error={falla.error} alReintentar={() => falla.refetch()} />}
      {!falla.error && !(solicitante.data && domicilio.data) && <Spinner />}
      {solicitante.data && domicilio.data && (
        <Ficha
          datos={[
            {
              nombre: 'Apellido y nombre',
              valor: `${solicitante.data.apellido_persona} ${solicitante.data.nombre_persona}`,
            },
            { nombre: 'CUIL', valor: cuilConGuiones(solicitante.data.documento_persona) },
            { nombre: 'Correo electrónico', valor: solicitante.data.email_persona, ancho: 'enTelefono' },
            { nombre: 'Calle y número de puerta', valor: textoDelDomicilio(domicilio.data) },
            { nombre: 'Padrón', valor: domicilio.data.Padron },
            { nombre: 'Propietario', valor: titular },
          ]}
        />
      )}
    </Parte>
  )
}
