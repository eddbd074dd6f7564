import { TEXTOS, type TextoDeLaCiudad } from '@catastro/domain/ciudad/claves'
import { CLAVE_SIN_TEXTO } from '@catastro/domain/ciudad/mensajes'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { main } from '../red/cliente.ts'
import { EmptyState } from '../ui/avisos/EmptyState.tsx'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { fecha } from '../ui/pagina/formato.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { Parrafos } from './Parrafos.tsx'

const esTexto = (texto: string | undefined): texto is TextoDeLaCiudad => TEXTOS.some((uno) => uno === texto)

/** A page of the city's words, for anybody, with the day on which it was written. */
export function TextoPage() {
  const { texto } = useParams()
  return esTexto(texto) ? <Texto texto={texto} /> : <EmptyState texto={CLAVE_SIN_TEXTO} />
}

function Texto({ texto }: { texto: TextoDeLaCiudad }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['textoDeLaCiudad', texto],
    queryFn: () => main('GET /ciudad/textos/{texto}', { params: { texto } }),
  })
  if (error) return <FailedState error={error} alReintentar={refetch} />
  if (!data) return null
  return (
    <>
      <PageTitle {...(data.desde && { bajada: `Actualizado el ${fecha(data.desde)}` })}>{data.titulo}</PageTitle>
      {data.texto ? <Parrafos texto={data.texto} /> : <EmptyState texto={CLAVE_SIN_TEXTO} />}
    </>
  )
}
