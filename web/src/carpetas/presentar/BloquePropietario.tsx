import { PROPIETARIO_AGREGADO } from '@catastro/domain/personas/mensajes'
import Typography from '@mui/material/Typography'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { PersonaEncontrada } from '../../personas/PersonaEncontrada.tsx'
import { PersonaPorCuil } from '../../personas/PersonaPorCuil.tsx'
import { main } from '../../red/cliente.ts'
import { avisar } from '../../ui/avisos/avisos.ts'
import { FormStack } from '../../ui/campos/FormRow.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { DomicilioDePersona } from './DomicilioDePersona.tsx'
import type { PersonaElegida, ValoresDeCarpeta } from './valoresDeCarpeta.ts'

/** The owner by CUIL; a citizen who is not an owner yet becomes one. */
async function propietarioPorCuil(cuil: string): Promise<PersonaElegida> {
  const hallado = await main('GET /formulario/buscarPropietario/{cuil}', { params: { cuil } })
  const persona = { nombre: `${hallado.apellido_persona}, ${hallado.nombre_persona}`, Domicilio: hallado.Domicilio }
  if (hallado.idPropietario !== null) return { id: hallado.idPropietario, ...persona }
  const { id } = await main('POST /formulario/agregarPropietario/{cuil}', { params: { cuil } })
  avisar(PROPIETARIO_AGREGADO)
  return { id, ...persona }
}

export function BloquePropietario({ form }: { form: UseFormReturn<ValoresDeCarpeta> }) {
  const { control, setValue, clearErrors } = form
  const propietario = useWatch({ control, name: 'propietario' })

  return (
    <Panel aria-labelledby="bloque-propietario">
      <Typography variant="h2" id="bloque-propietario" sx={{ mb: 2 }}>
        Propietario
      </Typography>
      <FormStack>
        <PersonaPorCuil
          form={form}
          name="cuilPropietario"
          quien="propietario"
          buscar={async (cuil) => {
            clearErrors('domicilioPropietario')
            setValue('propietario', await propietarioPorCuil(cuil))
          }}
          alCambiar={() => setValue('propietario', null)}
        />
        {propietario && (
          <>
            <PersonaEncontrada nombre={propietario.nombre} />
            <Controller
              control={control}
              name="domicilioPropietario"
              render={({ field, fieldState }) => (
                <DomicilioDePersona
                  id={field.name}
                  label="Domicilio del propietario"
                  rol="propietario"
                  persona={propietario}
                  value={field.value}
                  onChange={field.onChange}
                  error={fieldState.error?.message}
                  alGuardar={(Domicilio) => {
                    setValue('propietario', { ...propietario, Domicilio })
                    clearErrors('domicilioPropietario')
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
