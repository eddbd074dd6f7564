import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import type { DatoDeFicha } from '../ui/pagina/Ficha.tsx'

type Carpeta = Pick<CarpetaListItem, 'idCarpeta' | 'titular' | 'calle' | 'NroPuerta' | 'Padron'>

/** Which folder a form is for: its number, whose it is and where. */
export const asuntoDeCarpeta = ({ idCarpeta, titular, calle, NroPuerta, Padron }: Carpeta): DatoDeFicha[] => [
  { nombre: 'Carpeta', valor: idCarpeta },
  { nombre: 'Propietario', valor: titular },
  {
    nombre: 'Domicilio',
    ancho: 'enTelefono',
    valor: [[calle, NroPuerta].filter(Boolean).join(' '), Padron && `padrón ${Padron}`].filter(Boolean).join(', '),
  },
]
