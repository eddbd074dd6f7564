import type { EnCola } from '@catastro/domain/inicio/llamadas'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { atenderEnLista } from '../../../carpetas/direcciones.ts'
import { antiguedad } from '../../../ui/pagina/antiguedad.ts'
import { Panel } from '../../../ui/pagina/Panel.tsx'
import { COLORES, CON_EL_DEDO } from '../../../ui/theme.ts'
import { COLA } from './colas.ts'

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
  const { lista } = COLA[cola]
  if (idCarpeta === null || !lista) return <small>{`Lo más viejo, de ${cuanto}`}</small>
  return (
    <small>
      {cola === 'VENCIDAS' ? 'La más atrasada: ' : 'La más vieja: '}
      <Link to={atenderEnLista(idCarpeta, lista)}>{`carpeta ${idCarpeta}`}</Link>
      {`, ${cola === 'VENCIDAS' ? 'vencida ' : ''}${cuanto === 'hoy' ? 'desde hoy' : cuanto}`}
    </small>
  )
}

const cuantasHay = ({ cuantas, masDe }: EnCola) =>
  masDe ? `más de ${cuantas.toLocaleString('es-AR')}` : cuantas.toLocaleString('es-AR')

const enMedio = (texto: string) => texto.charAt(0).toLowerCase() + texto.slice(1)

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
