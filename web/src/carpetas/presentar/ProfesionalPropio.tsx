import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useSesion } from '../../red/sesion.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { profesionalPorDocumento } from './profesionalPorDocumento.ts'
import type { ValoresDeCarpeta } from './valoresDeCarpeta.ts'

/** The professional profile is found by the user's own document. */
export function ProfesionalPropio({ form: { setValue } }: { form: UseFormReturn<ValoresDeCarpeta> }) {
  const documento = useSesion((sesion) => sesion.usuario?.documento_persona ?? '')
  const consulta = useQuery({
    queryKey: ['profesional', documento],
    queryFn: () => profesionalPorDocumento(documento),
    enabled: documento !== '',
    staleTime: 0,
  })
  const { data } = consulta
  useEffect(() => {
    if (data) setValue('profesional', data)
  }, [data, setValue])
  if (consulta.isPending) return <Spinner />
  if (!consulta.isError) return null
  return (
    <div id="documentoProfesional" tabIndex={-1}>
      <FailedState error={consulta.error} alReintentar={() => consulta.refetch()} />
    </div>
  )
}
