import { TITULO_DATOS_ABIERTOS } from '@catastro/domain/datosAbiertos/mensajes'
import { TITULO_PUBLICAS } from '@catastro/domain/estadisticas/mensajes'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { Link, useLocation } from 'react-router'
import { PAGINA_DE_PORTADA } from '../acceso/direcciones.ts'
import { ayudaDe, TEXTO_DE_LA_CIUDAD } from '../ciudad/direcciones.ts'
import { DATOS_ABIERTOS } from '../datosAbiertos/direcciones.ts'
import { ESTADISTICAS_PUBLICAS } from '../estadisticas/direcciones.ts'
import { configuracion } from '../red/configuracion.ts'
import { COLORES } from '../ui/theme.ts'
import { PORTADA_DEL_PORTAL } from './mensajes.ts'

/** The city's pages of words. */
const PAGINAS = [
  ['privacidad', 'Privacidad'],
  ['accesibilidad', 'Accesibilidad'],
] as const

export function PieDePagina() {
  const { pathname } = useLocation()
  return (
    <Typography
      component="footer"
      variant="body2"
      className="no-imprimir"
      sx={{ p: 2, textAlign: 'center', color: 'text.secondary', borderTop: `1px solid ${COLORES.linea}` }}
    >
      {configuracion().ciudad.pie}
      {' · '}
      <a href={PAGINA_DE_PORTADA} style={{ color: COLORES.primario }}>
        {PORTADA_DEL_PORTAL}
      </a>
      {' · '}
      <Link to={ayudaDe(pathname)} style={{ color: COLORES.primario }}>
        Ayuda
      </Link>
      {PAGINAS.map(([texto, rotulo]) => (
        <Fragment key={texto}>
          {' · '}
          <Link to={TEXTO_DE_LA_CIUDAD.enlace(texto)} style={{ color: COLORES.primario }}>
            {rotulo}
          </Link>
        </Fragment>
      ))}
      {configuracion().datosAbiertos && (
        <>
          {' · '}
          <Link to={DATOS_ABIERTOS.enlace()} style={{ color: COLORES.primario }}>
            {TITULO_DATOS_ABIERTOS}
          </Link>
        </>
      )}
      {configuracion().estadisticasPublicas && (
        <>
          {' · '}
          <Link to={ESTADISTICAS_PUBLICAS.enlace()} style={{ color: COLORES.primario }}>
            {TITULO_PUBLICAS}
          </Link>
        </>
      )}
    </Typography>
  )
}
