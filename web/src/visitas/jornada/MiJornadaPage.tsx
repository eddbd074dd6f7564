import { TITULO_JORNADA } from '@catastro/domain/visitas/mensajes'
import CalendarMonth from '@mui/icons-material/CalendarMonth'
import SwapVert from '@mui/icons-material/SwapVert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { SesionVencida } from '../../acceso/avisos/SesionVencida.tsx'
import { INICIO } from '../../acceso/direcciones.ts'
import { EmptyState } from '../../ui/avisos/EmptyState.tsx'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { fechaYHora } from '../../ui/pagina/formato.ts'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { esDia, hoy } from '../dias.ts'
import { useEnvioSolo } from '../envio/useEnvioSolo.ts'
import { OrdenarVisitas, seOrdenan } from '../OrdenarVisitas.tsx'
import { useDatoDelTelefono } from '../telefono/useDatoDelTelefono.ts'
import { enviadasDe, visitasDe } from '../telefono/visitasGuardadas.ts'
import { CalendarioModal } from './CalendarioModal.tsx'
import { useJornada } from './consultas.ts'
import { DiaElegido } from './DiaElegido.tsx'
import { EstadoDelTelefono } from './EstadoDelTelefono.tsx'
import { PendientesDeEnvio } from './PendientesDeEnvio.tsx'
import { TarjetaDeVisita } from './TarjetaDeVisita.tsx'
import { useInspector } from './useInspector.ts'
import { VisitasGuardadas } from './VisitasGuardadas.tsx'

/** An inspector's day on a phone, with signal and without. */
export function MiJornadaPage() {
  const inspector = useInspector()
  return inspector ? <Jornada idPersona={inspector.idPersona} /> : <SesionVencida />
}

function Jornada({ idPersona }: { idPersona: number }) {
  const [parametros, setParametros] = useSearchParams()
  const pedido = parametros.get('dia')
  const dia = esDia(pedido) ? pedido : hoy()
  const [calendario, setCalendario] = useState(false)
  const [ordenando, setOrdenando] = useState(false)
  const { data, error, isPending, refetch } = useJornada(idPersona, dia)
  const { dato: guardadas = [] } = useDatoDelTelefono(() => visitasDe(idPersona), `visitas ${idPersona}`)
  const { dato: enviadas = [] } = useDatoDelTelefono(() => enviadasDe(idPersona), `enviadas ${idPersona}`)
  useEnvioSolo()
  const visitas = data?.jornada.visitas ?? []
  const ordenables = seOrdenan(visitas)
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageTitle
        volverA={INICIO.enlace()}
        accion={
          <Button variant="outlined" startIcon={<CalendarMonth />} onClick={() => setCalendario(true)}>
            Calendario
          </Button>
        }
      >
        {TITULO_JORNADA}
      </PageTitle>
      <PendientesDeEnvio idPersona={idPersona} />
      <DiaElegido
        dia={dia}
        alElegir={(otro) => setParametros(otro === hoy() ? {} : { dia: otro }, { replace: true })}
      />
      {data?.guardada && (
        <Notice tono="atencion">
          El portal no contesta. Esto es lo que había el {fechaYHora(data.jornada.hechaEl)}.
        </Notice>
      )}
      {error && <FailedState error={error} alReintentar={refetch} />}
      {isPending && <Spinner />}
      {data && visitas.length === 0 && <EmptyState texto="No hay visitas este día." />}
      {!data?.guardada && ordenables.length > 1 && (
        <Button
          variant="outlined"
          startIcon={<SwapVert />}
          onClick={() => setOrdenando(true)}
          sx={{ mb: 2, minHeight: 48 }}
        >
          Ordenar las visitas
        </Button>
      )}
      <Box component="ol" aria-label="Visitas del día" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {visitas.map((visita) => (
          <TarjetaDeVisita
            key={visita.idVisita}
            visita={visita}
            guardada={guardadas.find(({ idVisita }) => idVisita === visita.idVisita)}
            enviada={enviadas.find(({ idVisita }) => idVisita === visita.idVisita)}
          />
        ))}
      </Box>
      <VisitasGuardadas guardadas={guardadas} visitas={visitas} />
      <EstadoDelTelefono />
      {ordenando && <OrdenarVisitas dia={dia} visitas={ordenables} alCerrar={() => setOrdenando(false)} />}
      {calendario && <CalendarioModal alCerrar={() => setCalendario(false)} />}
    </Box>
  )
}
