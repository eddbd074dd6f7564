import { enOracion } from '@catastro/domain/catalogos/enOracion'
import Directions from '@mui/icons-material/Directions'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useParams, useSearchParams } from 'react-router'
import { SesionVencida } from '../../acceso/avisos/SesionVencida.tsx'
import { numeroDeLaDireccion } from '../../acceso/direccion/direccion.ts'
import type { PersonaRecordada } from '../../red/almacen.ts'
import { EmptyState } from '../../ui/avisos/EmptyState.tsx'
import { ErrorConTexto } from '../../ui/avisos/errorConTexto.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { hoy } from '../../ui/pagina/hoy.ts'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { cuandoEs, esDia } from '../dias.ts'
import { MI_JORNADA } from '../direcciones.ts'
import { EstadoDeVisitaChip } from '../EstadoDeVisitaChip.tsx'
import { useEnvioSolo } from '../envio/useEnvioSolo.ts'
import { ABIERTA_EN_OTRA_PESTANA, NO_SE_PUEDE_GUARDAR } from '../mensajes.ts'
import type { VisitaGuardada } from '../telefono/tipos.ts'
import { useDatoDelTelefono } from '../telefono/useDatoDelTelefono.ts'
import { enviadasDe, leerVisita, visitaNueva } from '../telefono/visitasGuardadas.ts'
import { type Jornada, useJornada } from './consultas.ts'
import { FormularioDeVisita } from './FormularioDeVisita.tsx'
import { PapelesDeVisita } from './PapelesDeVisita.tsx'
import { PendientesDeEnvio } from './PendientesDeEnvio.tsx'
import { comoLlegar, Llamar } from './TarjetaDeVisita.tsx'
import { useInspector } from './useInspector.ts'
import { useLlave } from './useLlave.ts'
import { VisitaAnterior } from './VisitaAnterior.tsx'
import { VisitaFirmada } from './VisitaFirmada.tsx'

/** One visit at the place, with signal and without. */
export function VisitaPage() {
  const inspector = useInspector()
  const idVisita = numeroDeLaDireccion(useParams().idVisita)
  const pedido = useSearchParams()[0].get('dia')
  const dia = esDia(pedido) ? pedido : hoy()
  if (!inspector) return <SesionVencida />
  return (
    <Box sx={{ maxWidth: 720 }}>
      {idVisita === null ? (
        <EmptyState texto="La visita no existe o no está a su alcance." />
      ) : (
        <Visita key={`${inspector.idPersona} ${idVisita}`} inspector={inspector} idVisita={idVisita} dia={dia} />
      )}
    </Box>
  )
}

function Visita({ inspector, idVisita, dia }: { inspector: PersonaRecordada; idVisita: number; dia: string }) {
  const { idPersona, nombre } = inspector
  const { data, error, isPending, refetch } = useJornada(idPersona, dia)
  const enTelefono = useDatoDelTelefono(() => leerDeEsta(idPersona, idVisita), `visita ${idPersona} ${idVisita}`)
  const { llave, tomar } = useLlave(`catastro-visita-${idPersona}-${idVisita}`)
  useEnvioSolo()
  const delDia = data?.jornada.visitas.find((visita) => visita.idVisita === idVisita)
  const { guardada = null, enviada = null } = enTelefono.dato ?? {}
  const visita = guardada?.visita ?? delDia
  const volverA = MI_JORNADA.enlace(dia === hoy() ? undefined : dia)
  if (enTelefono.error) {
    const { error: falla } = enTelefono
    return <Notice tono="mal">{falla instanceof ErrorConTexto ? falla.message : NO_SE_PUEDE_GUARDAR}</Notice>
  }
  if (!visita) {
    if (enTelefono.dato === undefined || isPending) return <Spinner />
    if (error && !enviada) return <FailedState error={error} alReintentar={refetch} />
    return (
      <>
        <PageTitle volverA={volverA}>Visita</PageTitle>
        {enviada && <VisitaFirmada {...{ idPersona, idVisita, enviada }} firmada={null} />}
        <EmptyState texto="Esa visita no está en el día: quizás se movió, se canceló o es de otro inspector." />
      </>
    )
  }
  const firmada = guardada?.firmada ? guardada : null
  return (
    <>
      <PageTitle volverA={volverA} bajada={cuandoEs(visita)}>{`Visita de la carpeta ${visita.idCarpeta}`}</PageTitle>
      <Panel aria-label="La visita" sx={{ display: 'grid', gap: 1, mb: 2 }}>
        <strong style={{ fontSize: '1.125rem' }}>{visita.domicilio}</strong>
        <span>
          {enOracion(visita.trabajo)} · Padrón {visita.padron}
        </span>
        <span>{[visita.carpeta.solicitante, visita.carpeta.propietario].filter(Boolean).join(' · ')}</span>
        {visita.indicaciones && <span style={{ whiteSpace: 'pre-line' }}>{visita.indicaciones}</span>}
        <VisitaAnterior visita={visita} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button href={comoLlegar(visita.domicilio)} startIcon={<Directions />} sx={{ minHeight: 56 }}>
            Cómo llegar
          </Button>
          <Llamar visita={visita} />
        </Box>
        {!enviada && <PapelesDeVisita idPersona={idPersona} visita={delDia ?? visita} />}
      </Panel>
      {(firmada || enviada) && (
        <>
          <VisitaFirmada {...{ idPersona, idVisita, firmada, enviada }} />
          <Box sx={{ mt: 2 }}>
            <PendientesDeEnvio idPersona={idPersona} />
          </Box>
        </>
      )}
      {!firmada && !enviada && (
        <SinFirmar
          {...{ delDia, llave, tomar, nombre }}
          guardada={inicialDe(idPersona, enTelefono.dato && guardada, delDia, data?.jornada)}
        />
      )}
    </>
  )
}

/** What waits on this phone, and that it was sent. */
async function leerDeEsta(idPersona: number, idVisita: number) {
  const [guardada, enviadas] = await Promise.all([leerVisita(idPersona, idVisita), enviadasDe(idPersona)])
  return { guardada, enviada: enviadas.find((una) => una.idVisita === idVisita) ?? null }
}

/** What this phone has of it; or else a new one, of the day's list. */
function inicialDe(
  idPersona: number,
  guardada: VisitaGuardada | null | undefined,
  delDia: Jornada['visitas'][number] | undefined,
  jornada: Jornada | undefined,
): VisitaGuardada | undefined {
  if (guardada === undefined) return undefined
  if (guardada) return guardada
  const lista = jornada?.listas.find(
    ({ idLista, version }) => idLista === delDia?.lista?.idLista && version === delDia.lista.version,
  )
  return delDia && visitaNueva(idPersona, delDia, lista ?? null)
}

interface PropsSinFirmar {
  readonly guardada: VisitaGuardada | undefined
  readonly delDia: Jornada['visitas'][number] | undefined
  readonly nombre: string
  readonly llave: ReturnType<typeof useLlave>['llave']
  readonly tomar: () => void
}

function SinFirmar({ guardada, delDia, nombre, llave, tomar }: PropsSinFirmar) {
  if (!guardada || llave === 'pidiendo') return <Spinner />
  if (llave === 'de otra') {
    return (
      <Notice tono="atencion">
        {ABIERTA_EN_OTRA_PESTANA}
        <Button variant="contained" onClick={tomar} sx={{ display: 'flex', mt: 1, minHeight: 56 }}>
          Seguir aquí
        </Button>
      </Notice>
    )
  }
  const cerrada = delDia && (delDia.estado !== 'PLANEADA' || delDia.modo !== 'EN EL LUGAR')
  return (
    <>
      {cerrada && (
        <Notice tono="atencion">
          En el portal esta visita ya no espera resultado: <EstadoDeVisitaChip visita={delDia} /> Si firma otro, lo va a
          decidir el jefe.
        </Notice>
      )}
      <FormularioDeVisita guardada={guardada} nombre={nombre} />
    </>
  )
}
