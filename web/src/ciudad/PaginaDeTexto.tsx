import type { TextoDeLaCiudad } from '@catastro/domain/ciudad/claves'
import { CLAVE_SIN_TEXTO } from '@catastro/domain/ciudad/mensajes'
import Print from '@mui/icons-material/Print'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { main } from '../red/cliente.ts'
import { EmptyState } from '../ui/avisos/EmptyState.tsx'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { fecha } from '../ui/pagina/formato.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { Parrafos } from './Parrafos.tsx'

/** What the city wrote, to read or to print; and after it, what it does not write. */
export function PaginaDeTexto({ texto, children }: { texto: TextoDeLaCiudad; children?: ReactNode }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['textoDeLaCiudad', texto],
    queryFn: () => main('GET /ciudad/textos/{texto}', { params: { texto } }),
  })
  if (error) return <FailedState error={error} alReintentar={refetch} />
  if (!data) return null
  return (
    <>
      <PageTitle
        volverA={-1}
        {...(data.desde && { bajada: `Actualizado el ${fecha(data.desde)}` })}
        accion={
          <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
            Imprimir
          </Button>
        }
      >
        {data.titulo}
      </PageTitle>
      {data.texto ? <Parrafos texto={data.texto} /> : <EmptyState texto={CLAVE_SIN_TEXTO} />}
      {children}
    </>
  )
}
