import { styled } from '@mui/material/styles'
import { COLORES, TONOS } from '../ui/theme.ts'

const Boton = styled('button')({
  justifySelf: 'start',
  minHeight: 56,
  padding: '6px 16px',
  borderRadius: 8,
  border: `1px solid ${COLORES.primario}`,
  background: COLORES.primario,
  cursor: 'pointer',
  '&:hover:enabled': { background: COLORES.texto },
  '&:disabled': { cursor: 'not-allowed', borderColor: COLORES.linea, background: TONOS.neutro.fondo },
  '&:disabled img': { filter: 'brightness(0)', opacity: 0.4 },
  // The image keeps its white letters: so does the ground that they stand on.
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', borderColor: 'ButtonText' },
  '& img': { display: 'block' },
})

/** The provider's image, which is the button, and the loudest of its dialog. */
export function BotonDePago({ disabled, ocupado }: { disabled: boolean; ocupado: boolean }) {
  return (
    <Boton type="submit" disabled={disabled} aria-busy={ocupado}>
      <img src="./pagar.svg" alt="Pagar con tarjeta" width={206} height={40} />
    </Boton>
  )
}
