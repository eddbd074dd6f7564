import { sumarDias } from '@catastro/domain/plazos/calendario'
import { TITULO_JORNADA } from '@catastro/domain/visitas/mensajes'
import CalendarMonth from '@mui/icons-material/CalendarMonth'
import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import SwapVert from '@mui/icons-material/SwapVert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { SesionVencida } from '../../acceso/avisos/SesionVencida.tsx'
import { INICIO } from '../../acceso/direcciones.ts'
import { EmptyState } from '../../ui/avisos/EmptyState.tsx'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { fechaYHora } from '../../ui/pagina/formato.ts'
import { hoy } from '../../ui/pagina/hoy.ts'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { diaConNombre, esDia } from '../dias.ts'
import { useEnvioSolo } from '../envio/useEnvioSolo.ts'
import { OrdenarVisitas, seOrdenan } from '../OrdenarVisitas.tsx'
import { useDatoDelTelefono } from '../telefono/useDatoDelTelefono.ts'
import { enviadasDe, visitasDe } from '../telefono/visitasGuardadas.ts'
import { CalendarioModal } from './CalendarioModal.tsx'
import { useJornada } from './consultas.ts'
import { PendientesDeEnvio } from './PendientesDeEnvio.tsx'
import { usePrepararSinRed } from './prepararSinRed.ts'
import { TarjetaDeVisita } from './TarjetaDeVisita.tsx'
import { useInspector } from './useInspector.ts'
import { VisitasGuardadas } from './VisitasGuardadas.tsx'

const boton = { width: 56, height: 56, border: 1, borderColor: 'divider', bgcolor: 'background.paper' }

/** Which day, with the one before and the one after at a thumb's reach. */
function DiaElegido({ dia, alElegir }: { dia: string; alElegir: (dia: string) => void }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
      <IconButton aria-label="Día anterior" color="primary" sx={boton} onClick={() => alElegir(sumarDias(dia, -1))}>
        <ChevronLeft />
      </IconButton>
      <Box sx={{ textAlign: 'center' }}>
        <Typography variant="h2" aria-live="polite">
          {diaConNombre(dia)}
        </Typography>
        {dia === hoy() && <span>Hoy</span>}
      </Box>
      <IconButton aria-label="Día siguiente" color="primary" sx={boton} onClick={() => alElegir(sumarDias(dia, 1))}>
        <ChevronRight />
      </IconButton>
    </Box>
  )
}

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

/** Whether this phone can be trusted where there is no signal, in words. */
function EstadoDelTelefono() {
  const { abre, conserva } = usePrepararSinRed()
  return (
    <ul aria-label="Este teléfono" style={{ margin: '24px 0 0', paddingLeft: 20 }}>
      <li>
        {abre === null && 'Preparando este teléfono para abrir sin señal…'}
        {abre === true && 'Este teléfono abre Mi jornada sin señal.'}
        {abre === false && 'Este navegador no puede abrir Mi jornada sin señal: déjela abierta antes de salir.'}
      </li>
      <li>
        {conserva === true && 'El navegador se comprometió a no borrar lo guardado.'}
        {conserva === false &&
          'El navegador podría borrar lo guardado si al teléfono le falta lugar: agregue el portal a la pantalla de inicio, o guarde lo que espera en un archivo.'}
        {conserva === null && 'El navegador no dice si conserva lo guardado.'}
      </li>
    </ul>
  )
}
