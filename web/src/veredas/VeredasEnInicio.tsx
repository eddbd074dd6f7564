import { Link } from 'react-router'
import { MIS_CARPETAS_VEREDAS } from '../carpetas/direcciones.ts'
import { Renglon } from '../ui/Renglon.tsx'
import { TITULO_MIS_CARPETAS_VEREDAS } from './mensajes.ts'

/** Under home's tiles: a citizen's own folders. */
export const VeredasEnInicio = () => (
  <Renglon aria-label="Veredas" sx={{ mt: 2 }}>
    <Link to={MIS_CARPETAS_VEREDAS.enlace()}>{TITULO_MIS_CARPETAS_VEREDAS}</Link>
  </Renglon>
)
