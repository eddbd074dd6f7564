import { styled } from '@mui/material/styles'
import { COLORES } from '../ui/theme.ts'

const Boton = styled('button')({
  justifySelf: 'start',
  minHeight: 56,
  padding: '6px 16px',
  borderRadius: 8,
  border: `1px solid ${COLORES.primario}`,
  background: COLORES.papel,
  cursor: 'pointer',
  '&:hover:enabled': { background: COLORES.fondo },
  '&:disabled': { cursor: 'not-allowed', borderColor: COLORES.linea },
  '&:disabled img': { filter: 'grayscale(1)', opacity: 0.45 },
  '& img': { display: 'block' },
})

/** The provider's image, which is the button. */
export function BotonDePago({ disabled, ocupado }: { disabled: boolean; ocupado: boolean }) {
  return (
    <Boton type="submit" disabled={disabled} aria-busy={ocupado}>
      <img src="./pagar.svg" alt="Pagar con tarjeta" width={206} height={40} />
    </Boton>
  )
}
