import { useQuery } from '@tanstack/react-query'
import { main } from '../app/cliente.ts'
import { FailedState } from '../ui/FailedState.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { Mosaicos } from './Mosaicos.tsx'
import { mosaicosDe } from './mosaicosDe.ts'

/** '/home' and '/catastro'. The 'Libre Deuda' button of a later stage goes under the tiles. */
export function HomePage() {
  const perfiles = useQuery({ queryKey: ['perfiles'], queryFn: () => main('GET /catastroInicio/perfiles') })
  return (
    <>
      <PageTitle>Seleccione una opción</PageTitle>
      {perfiles.isPending && <Spinner />}
      {perfiles.isError && <FailedState error={perfiles.error} alReintentar={() => perfiles.refetch()} />}
      {perfiles.data && <Mosaicos mosaicos={mosaicosDe(perfiles.data.personaCatastro.result)} />}
    </>
  )
}
