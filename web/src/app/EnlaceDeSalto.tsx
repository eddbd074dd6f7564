import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { COLORES } from '../ui/theme.ts'
import { ID_DEL_CONTENIDO } from './ContenidoPrincipal.tsx'

const Enlace = styled('a')({
  position: 'absolute',
  left: 8,
  top: -80,
  zIndex: 1400,
  padding: '12px 16px',
  background: COLORES.papel,
  color: COLORES.primario,
  fontWeight: 600,
  '&:focus': { top: 8 },
})

/** The hash belongs to the router, so the jump is made by hand. */
function saltar(evento: MouseEvent) {
  evento.preventDefault()
  document.getElementById(ID_DEL_CONTENIDO)?.focus()
}

export function EnlaceDeSalto() {
  return (
    <Enlace className="no-imprimir" href={`#${ID_DEL_CONTENIDO}`} onClick={saltar}>
      Ir al contenido
    </Enlace>
  )
}
