import { CARPETA_NO_ENCONTRADA } from '@catastro/domain/carpetas/mensajes'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useCarpeta } from '../carpetas/consultas.ts'
import { DESGLOSE } from '../carpetas/direcciones.ts'
import { CabeceraDeCarpeta } from '../carpetas/ver/CabeceraDeCarpeta.tsx'
import { HistorialDeCarpeta } from '../carpetas/ver/HistorialDeCarpeta.tsx'
import { ErrorDeLlamada } from '../red/errorDeLlamada.ts'
import { EmptyState } from '../ui/avisos/EmptyState.tsx'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Spinner } from '../ui/avisos/Spinner.tsx'

/** Not there, somebody else's, or a number that no folder can have: nobody learns which. */
const NO_HAY_TAL: readonly number[] = [400, 404]

/** A real folder's way so far, for its applicant and for staff. Anybody else is told what is told of one that is not there. */
export function CarpetaSeguida({ idCarpeta }: { idCarpeta: number }) {
  const { data: carpeta, error, refetch } = useCarpeta(idCarpeta)
  return (
    <Box sx={{ mt: 3, display: 'grid', gap: 4 }}>
      {error instanceof ErrorDeLlamada && NO_HAY_TAL.includes(error.status) ? (
        <EmptyState texto={CARPETA_NO_ENCONTRADA} />
      ) : error ? (
        <FailedState error={error} alReintentar={refetch} />
      ) : carpeta ? (
        <>
          <CabeceraDeCarpeta
            carpeta={carpeta}
            accion={
              <Button component={Link} to={DESGLOSE.enlace(idCarpeta)} variant="outlined">
                Ver la carpeta
              </Button>
            }
          />
          <HistorialDeCarpeta carpeta={carpeta} adelanta="estados" />
        </>
      ) : (
        <Spinner />
      )}
    </Box>
  )
}
