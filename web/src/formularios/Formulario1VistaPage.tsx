import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { main } from '../app/cliente.ts'
import { FailedState } from '../ui/FailedState.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { Formulario1Vista } from './Formulario1Vista.tsx'
import { idDeLaRuta } from './idDeLaRuta.ts'
import { SIN_COMPLETAR } from './mensajes.ts'
import { VistaDeFormulario } from './VistaDeFormulario.tsx'

export function Formulario1VistaPage() {
  const idCarpeta = idDeLaRuta(useParams().idCarpeta)
  const { data, error, refetch } = useQuery({
    queryKey: ['carpeta', idCarpeta, 'formulario1'],
    queryFn: () => main('GET /formulario/consultarFormulario1', { query: { idCarpeta: idCarpeta ?? 0 } }),
    enabled: idCarpeta !== null,
  })
  useEffect(() => {
    // Logged only (specification, section 8).
    if (idCarpeta === null) console.log('Falta idCarpeta en la dirección del formulario 1')
  }, [idCarpeta])
  const guardado = data?.[0]
  return (
    <VistaDeFormulario idFormularioTipo={1} provisorio="Formulario 1" idCarpeta={idCarpeta} registro={guardado}>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {!error && !data && idCarpeta !== null && <Spinner />}
      {data && !guardado && <Notice>{SIN_COMPLETAR}</Notice>}
      {guardado && <Formulario1Vista guardado={guardado} />}
    </VistaDeFormulario>
  )
}
