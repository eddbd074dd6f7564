import { PADRON_NO_EXISTE } from '@catastro/domain/padron/mensajes'
import Print from '@mui/icons-material/Print'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { main } from '../../red/cliente.ts'
import { ErrorDeLlamada } from '../../red/errorDeLlamada.ts'
import { EmptyState } from '../../ui/avisos/EmptyState.tsx'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { CertificadoModal } from '../certificado/CertificadoModal.tsx'
import { CONSULTA_PADRON } from '../direcciones.ts'
import { DatosDelPadron } from './DatosDelPadron.tsx'
import type { SeccionDeFicha } from './seccion.ts'

/** One property: what the register has of it, and what others know of it, each in its section. */
export function FichaDePadron({ secciones }: { secciones: readonly SeccionDeFicha[] }) {
  const { padron = '' } = useParams()
  const [imprime, setImprime] = useState(false)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['padron', padron],
    queryFn: async () => (await main('GET /padron/ficha/{padron}', { params: { padron } })).ficha,
    staleTime: 60_000,
  })
  const noExiste = error instanceof ErrorDeLlamada && (error.status === 404 || error.status === 400)
  const imprimir = (
    <Button variant="outlined" startIcon={<Print />} onClick={() => setImprime(true)}>
      Imprimir certificado
    </Button>
  )
  return (
    <>
      <PageTitle volverA={CONSULTA_PADRON.enlace()} textoVolver="Consultar padrón" accion={data && imprimir}>
        {`Padrón ${padron}`}
      </PageTitle>
      {isPending && <Spinner />}
      {noExiste && <EmptyState texto={PADRON_NO_EXISTE} />}
      {error && !noExiste && <FailedState error={error} alReintentar={refetch} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <DatosDelPadron ficha={data} />
          {secciones.map(({ clave, Contenido }) => (
            <Suspense key={clave} fallback={<Spinner />}>
              <Contenido padron={padron} />
            </Suspense>
          ))}
        </Box>
      )}
      {data && imprime && <CertificadoModal padron={data} alCerrar={() => setImprime(false)} />}
    </>
  )
}
