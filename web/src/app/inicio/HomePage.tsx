import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { main } from '../../red/cliente.ts'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { Mosaicos } from '../../ui/pagina/Mosaicos.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { FallaAlCargar } from './FallaAlCargar.tsx'
import { ICONOS_DE_MOSAICOS } from './iconosDeMosaicos.ts'
import { mosaicosDe } from './mosaicos.ts'

interface Props {
  /** Before the tiles, for who has something to do today. */
  readonly encima?: ReactNode
  /** What other capabilities put under the tiles. */
  readonly debajo?: ReactNode
}

/** '/home' and '/catastro'. */
export function HomePage({ encima = null, debajo }: Props) {
  const perfiles = useQuery({ queryKey: ['perfiles'], queryFn: () => main('GET /catastroInicio/perfiles') })
  return (
    <>
      <PageTitle>Seleccione una opción</PageTitle>
      {perfiles.isPending && <Spinner />}
      {perfiles.isError && <FallaAlCargar error={perfiles.error} alReintentar={() => perfiles.refetch()} />}
      {perfiles.data && (
        <>
          {encima}
          <Mosaicos mosaicos={mosaicosDe(perfiles.data.personaCatastro.result)} iconos={ICONOS_DE_MOSAICOS} />
          {debajo}
        </>
      )}
    </>
  )
}
