import Box from '@mui/material/Box'
import { Exito } from '../../ui/avisos/Exito.tsx'

interface Props {
  readonly texto: string
  readonly idCarpeta: number
  readonly nombres: readonly string[]
  readonly destino: string
  readonly alTerminar: () => void
}

/** What was sent to the folder, for 3 seconds. */
export function ArchivosEnviados({ texto, idCarpeta, nombres, destino, alTerminar }: Props) {
  return (
    <Exito textos={[texto]} segundos={3} destino={destino} alTerminar={alTerminar}>
      Carpeta {idCarpeta}:
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {nombres.map((nombre) => (
          <li key={nombre}>{nombre}</li>
        ))}
      </Box>
    </Exito>
  )
}
