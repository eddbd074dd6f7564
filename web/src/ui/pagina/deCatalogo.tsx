import { styled } from '@mui/material/styles'

const Oracion = styled('span')({
  display: 'inline-block',
  textTransform: 'lowercase',
  '&::first-letter': { textTransform: 'uppercase' },
})

/** A catalogue's value, which is stored in capitals, to be read as a sentence; one that is written otherwise is as it is. */
export const deCatalogo = (valor: string | null | undefined) =>
  valor && valor === valor.toUpperCase() ? <Oracion>{valor}</Oracion> : valor
