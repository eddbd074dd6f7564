import type { VisitaDeHoy } from '@catastro/domain/inicio/llamadas'
import { TITULO_JORNADA } from '@catastro/domain/visitas/mensajes'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { Panel } from '../../../ui/pagina/Panel.tsx'
import { ALTO_PARA_EL_DEDO, COLORES, CON_EL_DEDO } from '../../../ui/theme.ts'
import { aQueHora } from '../../../visitas/dias.ts'
import { HACER_VISITA, MI_JORNADA } from '../../../visitas/direcciones.ts'

/** What an inspector has left to visit today, each one tap away. */
export function VisitasDeHoy({ visitas }: { visitas: readonly VisitaDeHoy[] }) {
  return (
    <DeHoy aria-labelledby="visitas-de-hoy">
      <Typography variant="h2" id="visitas-de-hoy">
        Visitas de hoy
      </Typography>
      <ol>
        {visitas.map((visita) => (
          <li key={visita.idVisita}>
            <Link to={HACER_VISITA.enlace(visita.idVisita, visita.dia)}>
              <strong>{aQueHora(visita)}</strong>
              <span>{visita.domicilio}</span>
              <small>Carpeta {visita.idCarpeta}</small>
            </Link>
          </li>
        ))}
      </ol>
      <Link to={MI_JORNADA.enlace()}>{TITULO_JORNADA}</Link>
    </DeHoy>
  )
}

const DeHoy = styled(Panel)(({ theme }) => ({
  marginBottom: 24,
  maxWidth: 960,
  '& ol': { listStyle: 'none', margin: '8px 0', padding: 0 },
  '& li > a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(112px, auto) 1fr auto',
    gap: '0 16px',
    alignItems: 'center',
    minHeight: 48,
    padding: '6px 0',
    color: COLORES.texto,
    borderBottom: `1px solid ${COLORES.linea}`,
    textDecoration: 'none',
    [theme.breakpoints.down('sm')]: { '& small': { gridColumn: 2 } },
  },
  '& li span': { fontWeight: 600, color: COLORES.primario, textDecoration: 'underline' },
  '& > a': { [CON_EL_DEDO]: { display: 'inline-flex', alignItems: 'center', minHeight: ALTO_PARA_EL_DEDO } },
  '& small': { fontSize: '0.875rem', color: COLORES.textoTenue },
}))
