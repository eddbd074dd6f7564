import type { VisitaDelDia } from '@catastro/domain/visitas/llamadas'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { cuandoEs } from '../dias.ts'
import { HACER_VISITA } from '../direcciones.ts'
import type { VisitaGuardada } from '../telefono/tipos.ts'

interface Props {
  readonly guardadas: readonly VisitaGuardada[]
  /** Those in sight. */
  readonly visitas: readonly VisitaDelDia[]
}

/** What was begun on this phone and is of another day, or was moved or given to another since: none is out of sight. */
export function VisitasGuardadas({ guardadas, visitas }: Props) {
  const otras = guardadas.filter(({ idVisita }) => !visitas.some((visita) => visita.idVisita === idVisita))
  if (otras.length === 0) return null
  return (
    <section aria-labelledby="otras-del-telefono" style={{ marginTop: 24 }}>
      <Typography variant="h2" id="otras-del-telefono">
        Sin terminar en este teléfono
      </Typography>
      <ul style={{ paddingLeft: 20 }}>
        {otras.map(({ idVisita, visita, firmada }) => (
          <li key={idVisita} style={{ padding: '6px 0' }}>
            <Link to={HACER_VISITA.enlace(idVisita, visita.dia)}>
              Carpeta {visita.idCarpeta}, {visita.domicilio}
            </Link>{' '}
            ({cuandoEs(visita)}): {firmada ? 'firmada, por enviar' : 'sin firmar'}
          </li>
        ))}
      </ul>
    </section>
  )
}
