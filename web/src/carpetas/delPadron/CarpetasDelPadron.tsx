import {
  type CarpetaDelPadron,
  CLASES_DE_CARPETA,
  type ClaseDeCarpeta,
} from '@catastro/domain/carpetas/carpetasDelPadron'
import { enOracion } from '@catastro/domain/catalogos/enOracion'
import { PERSONAL, tienePerfil } from '@catastro/domain/roles'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { main } from '../../red/cliente.ts'
import { useSesion } from '../../red/sesion.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { Celda, Fila, Tabla } from '../../ui/listas/Tabla.tsx'
import { fecha } from '../../ui/pagina/formato.ts'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { ATENDER, DESGLOSE, verFormulario } from '../direcciones.ts'
import { EstadoChip } from '../ver/EstadoChip.tsx'

interface Clase {
  readonly titulo: string
  readonly ninguna: string
  /** Where whoever filed one sees it; staff attend all of them in one place. */
  readonly enlace: (idCarpeta: number) => string
}

const CLASES: Readonly<Record<ClaseDeCarpeta, Clase>> = {
  CARPETA: { titulo: 'Carpetas', ninguna: 'Ninguna carpeta a su alcance', enlace: DESGLOSE.enlace },
  VEREDA: { titulo: 'Veredas y fachadas', ninguna: 'Ningún trámite a su alcance', enlace: verFormulario('12').enlace },
  ELEVADOR: { titulo: 'Elevadores', ninguna: 'Ningún trámite a su alcance', enlace: verFormulario('27').enlace },
}
const COLUMNAS = ['Carpeta', 'Trámite', 'Presentada', 'Estado']

/** What was filed for a property that this person may see, by what it is about. */
export function CarpetasDelPadron({ padron }: { padron: string }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['carpetas', 'delPadron', padron],
    queryFn: () => main('GET /documentacion/delPadron/{padron}', { params: { padron } }),
  })
  if (isPending) return <Spinner />
  if (error) return <FailedState error={error} alReintentar={refetch} />
  return (
    <>
      {CLASES_DE_CARPETA.map((clase) => (
        <DeUnaClase key={clase} clase={CLASES[clase]} carpetas={data.carpetas.filter((c) => c.clase === clase)} />
      ))}
      {data.hayMas && <Typography>Se muestran las últimas {data.carpetas.length}.</Typography>}
    </>
  )
}

function DeUnaClase({ clase, carpetas }: { clase: Clase; carpetas: readonly CarpetaDelPadron[] }) {
  const roles = useSesion((sesion) => sesion.roles)
  const enlace = tienePerfil(roles, PERSONAL) ? ATENDER.enlace : clase.enlace
  return (
    <Panel aria-label={clase.titulo}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {clase.titulo}
      </Typography>
      {carpetas.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{clase.ninguna}</Typography>
      ) : (
        <Tabla nombre={`${clase.titulo} del padrón`} columnas={COLUMNAS}>
          {carpetas.map((carpeta) => (
            <Fila key={carpeta.idCarpeta}>
              <Celda columna="Carpeta">
                <Link to={enlace(carpeta.idCarpeta)} aria-label={`Ver la carpeta ${carpeta.idCarpeta}`}>
                  {carpeta.idCarpeta}
                </Link>
              </Celda>
              <Celda columna="Trámite">{enOracion(carpeta.tramite)}</Celda>
              <Celda columna="Presentada">{fecha(carpeta.fechaalta)}</Celda>
              <Celda columna="Estado">
                <EstadoChip estado={carpeta.tramiteEstado} leToca={false} />
              </Celda>
            </Fila>
          ))}
        </Tabla>
      )}
    </Panel>
  )
}
