import NotificationsActive from '@mui/icons-material/NotificationsActive'
import NotificationsNone from '@mui/icons-material/NotificationsNone'
import Button from '@mui/material/Button'
import { AvisoDeFallo } from '../ui/avisos/AvisoDeFallo.tsx'
import { type Lugar, useDejarDeSeguir, useSeguidas, useSeguir } from './consultas.ts'

/** To be told by mail of the works on a block or a parcel, and to end it. */
export function SeguirObras({ lugar }: { lugar: Lugar }) {
  const { data } = useSeguidas()
  const seguir = useSeguir()
  const dejar = useDejarDeSeguir()
  // Until it is known whether it is followed there is nothing true to offer; where it cannot be known, the list says why.
  if (!data) return null
  const deParcela = 'idParcela' in lugar
  const suya = data.find((s) =>
    deParcela ? s.idParcela === lugar.idParcela : s.idParcela === null && s.idManzana === lugar.idManzana,
  )
  const ocupado = seguir.isPending || dejar.isPending
  const donde = deParcela ? 'parcela' : 'manzana'
  return (
    <div>
      {suya ? (
        <Button
          variant="outlined"
          startIcon={<NotificationsActive />}
          loading={ocupado}
          onClick={() => dejar.mutate(suya.idSeguida)}
        >
          Dejar de seguir las obras de esta {donde}
        </Button>
      ) : (
        <Button
          variant="outlined"
          startIcon={<NotificationsNone />}
          loading={ocupado}
          onClick={() => seguir.mutate(lugar)}
        >
          Avisarme de las obras en esta {donde}
        </Button>
      )}
      <AvisoDeFallo error={suya ? dejar.error : seguir.error} />
    </div>
  )
}
