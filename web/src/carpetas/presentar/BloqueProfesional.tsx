import { entraComoAdministrador } from '@catastro/domain/roles'
import { Documento } from '@catastro/domain/tipos'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { FormBusqueda } from '../../envios/FormBusqueda.tsx'
import { PersonaEncontrada } from '../../personas/PersonaEncontrada.tsx'
import { main } from '../../red/cliente.ts'
import { useSesion } from '../../red/sesion.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { FormStack } from '../../ui/campos/FormRow.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { DomicilioDePersona } from './DomicilioDePersona.tsx'
import type { PersonaElegida, ValoresDeCarpeta } from './valoresDeCarpeta.ts'

/** A professional files under their own name; an ADMINISTRADOR says for whom. */
export function BloqueProfesional({ form }: { form: UseFormReturn<ValoresDeCarpeta> }) {
  const { control, setValue, clearErrors } = form
  const esAdministrador = useSesion((sesion) => entraComoAdministrador(sesion.roles))
  const profesional = useWatch({ control, name: 'profesional' })
  return (
    <Panel aria-labelledby="bloque-profesional">
      <Typography variant="h2" id="bloque-profesional" sx={{ mb: 2 }}>
        Profesional
      </Typography>
      <FormStack>
        {esAdministrador ? <ProfesionalPorDocumento form={form} /> : <ProfesionalPropio form={form} />}
        {profesional && (
          <>
            <PersonaEncontrada nombre={profesional.nombre} />
            <Controller
              control={control}
              name="domicilioProfesional"
              render={({ field, fieldState }) => (
                <DomicilioDePersona
                  id={field.name}
                  label="Domicilio del profesional"
                  rol="profesional"
                  persona={profesional}
                  value={field.value}
                  onChange={field.onChange}
                  error={fieldState.error?.message}
                  alGuardar={(Domicilio) => {
                    setValue('profesional', { ...profesional, Domicilio })
                    clearErrors('domicilioProfesional')
                  }}
                />
              )}
            />
          </>
        )}
      </FormStack>
    </Panel>
  )
}

const ProfesionalPorDocumento = ({ form }: { form: UseFormReturn<ValoresDeCarpeta> }) => (
  <FormBusqueda
    form={form}
    name="documentoProfesional"
    label="Documento del profesional"
    help="CUIL de 11 números, o DNI."
    boton="Buscar profesional"
    esquema={Documento}
    buscar={async (documento) => form.setValue('profesional', await profesionalPorDocumento(documento))}
    alCambiar={() => form.setValue('profesional', null)}
  />
)

/** The professional profile is found by the user's own document. */
function ProfesionalPropio({ form: { setValue } }: { form: UseFormReturn<ValoresDeCarpeta> }) {
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

async function profesionalPorDocumento(documento: string): Promise<PersonaElegida> {
  const hallado = await main('GET /formulario/buscarProfesional/{documento}', { params: { documento } })
  return {
    id: hallado.idProfesional,
    nombre: `${hallado.apellido_persona}, ${hallado.nombre_persona} (matrícula ${hallado.matricula})`,
    Domicilio: hallado.Domicilio,
  }
}
