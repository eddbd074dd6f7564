import Box from '@mui/material/Box'
import { Suspense, useState } from 'react'
import { diferida } from '../../red/cargaDiferida.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import type { Archivo } from '../consultas.ts'
import { NO_SE_PUDO_MOSTRAR } from '../mensajes.ts'
import { useArchivo } from './useArchivo.ts'

const PaginasSuperpuestas = diferida(() => import('../../ui/pdf/PaginasSuperpuestas.tsx'), 'PaginasSuperpuestas')

interface Props {
  readonly viejo: Pick<Archivo, 'idArchivo' | 'nombre'>
  readonly nuevo: Pick<Archivo, 'idArchivo' | 'nombre'>
  readonly pagina: number
}

/** A page as it was and as it is, one over the other. */
export function ArchivosSuperpuestos({ viejo, nuevo, pagina }: Props) {
  const [fallo, setFallo] = useState(false)
  const antes = useArchivo(viejo.idArchivo)
  const ahora = useArchivo(nuevo.idArchivo)
  const error = antes.error ?? ahora.error
  if (fallo) return <Notice>{NO_SE_PUDO_MOSTRAR}</Notice>
  if (error) return <FailedState error={error} alReintentar={() => Promise.all([antes.refetch(), ahora.refetch()])} />
  if (!antes.data || !ahora.data) return <Spinner />
  return (
    <Box sx={{ mt: 2 }}>
      <Suspense fallback={<Spinner />}>
        <PaginasSuperpuestas antes={antes.data} ahora={ahora.data} pagina={pagina} alFallar={() => setFallo(true)} />
      </Suspense>
    </Box>
  )
}
