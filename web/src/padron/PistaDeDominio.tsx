import Box from '@mui/material/Box'

/** Its element, which the field names as its description. */
export const PISTA_DE_DOMINIO = 'pista-de-dominio'

/** What 'Dominio' is, under the row of short fields where it stands. */
export const PistaDeDominio = () => (
  <Box id={PISTA_DE_DOMINIO} sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
    El dominio es la inscripción del inmueble en el Registro Inmobiliario, como figura en la escritura. Por ejemplo:
    N-12345
  </Box>
)
