import { styled } from '@mui/material/styles'
import { Panel } from '../../../ui/pagina/Panel.tsx'
import { ALTO_PARA_EL_DEDO, COLORES } from '../../../ui/theme.ts'

/** Folders by their works, each with its link and a word beside it. */
export const ListaDeObras = styled(Panel)(({ theme }) => ({
  marginTop: 32,
  maxWidth: 960,
  '& ul': { listStyle: 'none', margin: '8px 0 0', padding: 0 },
  '& li': { padding: '6px 0', borderTop: `1px solid ${COLORES.linea}` },
  '& li:first-of-type': { borderTop: 0 },
  '& li > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: ALTO_PARA_EL_DEDO,
    marginRight: 24,
    fontWeight: 600,
  },
  '& small': {
    fontSize: '0.875rem',
    color: COLORES.textoTenue,
    [theme.breakpoints.down('sm')]: { display: 'block', paddingBottom: 4 },
  },
}))
