import type { ListaDelPersonal } from '@catastro/domain/carpetas/listasDelPersonal'
import type { Cola, EnCola } from '@catastro/domain/inicio/llamadas'
import { enMedio } from '@catastro/domain/plurales'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { atenderEnLista, INSPECCION, listaDeInspeccion, MESA_DE_ENTRADAS } from '../../../carpetas/direcciones.ts'
import { solicitudesEn } from '../../../libreDeuda/direcciones.ts'
import { PAGOS_POR_REVISAR } from '../../../pagos/direcciones.ts'
import { asignarDesde, SIN_ASIGNAR } from '../../../seguimiento/direcciones.ts'
import { antiguedad } from '../../../ui/pagina/antiguedad.ts'
import { Panel } from '../../../ui/pagina/Panel.tsx'
import { COLORES, CON_EL_DEDO } from '../../../ui/theme.ts'

interface DeCola {
  readonly texto: string
  /** The list that shows it. */
  readonly a: string
  /** Of folders: where one of them is done with. */
  readonly una?: (idCarpeta: number) => string
}

/** To attend it, and the others of its list after it. */
const atenderEn = (lista: ListaDelPersonal) => (idCarpeta: number) => atenderEnLista(idCarpeta, lista)

const COLA: Readonly<Record<Cola, DeCola>> = {
  MIAS: { texto: 'Carpetas asignadas a usted', a: listaDeInspeccion('mias'), una: atenderEn('mias') },
  SIN_ASIGNAR: { texto: 'Carpetas sin asignar', a: SIN_ASIGNAR, una: asignarDesde },
  MESA: { texto: 'Carpetas por recibir', a: MESA_DE_ENTRADAS.enlace(), una: atenderEn('mesa') },
  INSPECCION: { texto: 'Carpetas por inspeccionar', a: INSPECCION.enlace(), una: atenderEn('recibidas') },
  RESPONDIDAS: {
    texto: 'Carpetas con todo lo observado respondido',
    a: listaDeInspeccion('respondidas'),
    una: atenderEn('respondidas'),
  },
  VENCIDAS: {
    texto: 'Carpetas con el plazo de la ciudad vencido',
    a: listaDeInspeccion('vencidas'),
    una: atenderEn('vencidas'),
  },
  LIBRE_DEUDA: { texto: 'Pedidos de Libre Deuda por resolver', a: solicitudesEn('SOLICITADO') },
  PAGOS: { texto: 'Pagos por revisar', a: PAGOS_POR_REVISAR },
}

/** The staff's queues: how much waits in each, and since when. Those with nothing are named last, in one line. Fetched by who has queues. */
export function TrabajoDelDia({ colas }: { colas: readonly EnCola[] }) {
  const conTrabajo = colas.filter(({ cuantas }) => cuantas > 0)
  const alDia = colas.filter(({ cuantas }) => cuantas === 0).map(({ cola }) => enMedio(COLA[cola].texto))
  return (
    <Colas aria-labelledby="trabajo-del-dia">
      <Typography variant="h2" id="trabajo-del-dia">
        Trabajo del día
      </Typography>
      <ul>
        {conTrabajo.map((cola) => (
          <li key={cola.cola}>
            <strong className="cifras">{cuantasHay(cola)}</strong>
            <Link to={COLA[cola.cola].a}>{COLA[cola.cola].texto}</Link>
            <LaMasVieja cola={cola} />
          </li>
        ))}
      </ul>
      {alDia.length > 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {conTrabajo.length > 0 ? `No hay ${enLista(alDia)}.` : 'Todo está al día: no hay nada que espere.'}
        </Typography>
      )}
    </Colas>
  )
}

function LaMasVieja({ cola: { cola, desde, idCarpeta } }: { cola: EnCola }) {
  if (desde === null) return null
  // What is overdue counts from its last day, as its list does: `desde` is the moment after it.
  const cuanto = antiguedad(cola === 'VENCIDAS' ? new Date(Date.parse(desde) - 1).toISOString() : desde)
  const { una } = COLA[cola]
  if (idCarpeta === null || !una) return <small>{`Lo más viejo, de ${cuanto}`}</small>
  return (
    <small>
      {cola === 'VENCIDAS' ? 'La más atrasada: ' : 'La más vieja: '}
      <Link to={una(idCarpeta)}>{`carpeta ${idCarpeta}`}</Link>
      {`, ${cola === 'VENCIDAS' ? 'vencida ' : ''}${cuanto === 'hoy' ? 'desde hoy' : cuanto}`}
    </small>
  )
}

const cuantasHay = ({ cuantas, masDe }: EnCola) =>
  masDe ? `más de ${cuantas.toLocaleString('es-AR')}` : cuantas.toLocaleString('es-AR')

/** 'a, b ni c': of what there is none. */
const enLista = (cosas: readonly string[]) =>
  [cosas.slice(0, -1).join(', '), ...cosas.slice(-1)].filter(Boolean).join(' ni ')

const Colas = styled(Panel)(({ theme }) => ({
  marginTop: 32,
  maxWidth: 960,
  '& ul': { listStyle: 'none', margin: '8px 0', padding: 0 },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(32px, auto) 1fr auto',
    gap: '0 16px',
    alignItems: 'baseline',
    padding: '10px 0',
    borderBottom: `1px solid ${COLORES.linea}`,
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(32px, auto) 1fr', '& small': { gridColumn: 2 } },
  },
  '& strong': { fontSize: '1.25rem' },
  '& li > a': { fontWeight: 600, padding: '2px 0', [CON_EL_DEDO]: { padding: '10px 0' } },
  '& small': { fontSize: '0.875rem', color: COLORES.textoTenue },
}))
