import { PROPIETARIO_AGREGADO } from '@catastro/domain/personas/mensajes'
import { Cuil } from '@catastro/domain/tipos'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, useState } from 'react'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { main } from '../../red/cliente.ts'
import { avisar } from '../../ui/avisos.ts'
import { textoDelError } from '../../ui/errorConTexto.ts'
import { FormStack, InputWithButton } from '../../ui/FormRow.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { DomicilioDePersona } from './DomicilioDePersona.tsx'
import { PersonaEncontrada } from './PersonaEncontrada.tsx'
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
  const { control, setValue, setError, clearErrors, getValues } = form
  const propietario = useWatch({ control, name: 'propietario' })
  const [buscando, setBuscando] = useState(false)

  const buscar = async () => {
    const cuil = Cuil.safeParse(getValues('cuilPropietario'))
    if (!cuil.success) {
      setError('cuilPropietario', { message: cuil.error.issues[0]?.message ?? '' }, { shouldFocus: true })
      return
    }
    setBuscando(true)
    clearErrors(['cuilPropietario', 'domicilioPropietario'])
    try {
      setValue('propietario', await propietarioPorCuil(cuil.data))
    } catch (error) {
      setError('cuilPropietario', { message: textoDelError(error) }, { shouldFocus: true })
    }
    setBuscando(false)
  }
  const conEnter = (evento: KeyboardEvent) => {
    if (evento.key !== 'Enter') return
    evento.preventDefault()
    void buscar()
  }
  return (
    <Panel aria-labelledby="bloque-propietario">
      <Typography variant="h2" id="bloque-propietario" sx={{ mb: 2 }}>
        Propietario
      </Typography>
      <FormStack>
        <InputWithButton onKeyDown={conEnter}>
          <Controller
            control={control}
            name="cuilPropietario"
            render={({ field, fieldState }) => (
              <TextInput
                {...field}
                id={field.name}
                label="CUIL del propietario"
                help="11 números, con o sin guiones."
                inputMode="numeric"
                error={fieldState.error?.message}
                onChange={(texto) => {
                  field.onChange(texto)
                  setValue('propietario', null)
                }}
              />
            )}
          />
          <Button variant="outlined" loading={buscando} onClick={buscar} aria-label="Buscar propietario">
            Buscar
          </Button>
        </InputWithButton>
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
