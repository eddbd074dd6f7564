import type { VeredaGuardada } from '@catastro/domain/veredas/guardado'
import ZoomIn from '@mui/icons-material/ZoomIn'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { bajar } from '../../red/bajada.ts'
import { Descarga } from '../../ui/archivos/Descarga.tsx'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Miniatura } from '../../ui/fotos/Miniatura.tsx'
import { fechaYHora } from '../../ui/pagina/formato.ts'
import { descargarArchivo } from '../ver/descargarArchivos.ts'

interface Props {
  readonly foto: Pick<VeredaGuardada['fotos'][number], 'idArchivo' | 'nombre' | 'fecha'>
  readonly titulo: string
}

/** A photo of the folder, seen where it stands; whole, in a tab of its own. */
export function FotoDeCarpeta({ foto: { idArchivo, nombre, fecha }, titulo }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['archivo', idArchivo],
    queryFn: async () =>
      (await bajar('archivos', 'GET /documentacion/archivo/{idArchivo}', { params: { idArchivo } })).blob,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error) return <FailedState error={error} alReintentar={refetch} />
  return (
    <>
      {data && <Miniatura foto={data} alt={`${titulo}: ${nombre}`} alto={260} />}
      <span style={{ display: 'block', marginTop: 4, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
        {nombre}, recibida el {fechaYHora(fecha)}
      </span>
      <Descarga bajar={() => descargarArchivo(idArchivo, nombre)}>
        {(boton) => (
          <Button
            size="small"
            className="no-imprimir"
            startIcon={<ZoomIn />}
            aria-label={`Ver entera ${nombre}`}
            {...boton}
          >
            Ver entera
          </Button>
        )}
      </Descarga>
    </>
  )
}
