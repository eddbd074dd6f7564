import { CUIL_NO_REGISTRADO } from '@catastro/domain/personas/mensajes'
import { Cuil } from '@catastro/domain/tipos'
import Button from '@mui/material/Button'
import { type KeyboardEvent, useState } from 'react'
import { Controller } from 'react-hook-form'
import type { FormularioEnPantalla } from '../../envios/useFormulario.ts'
import { ciudadDigital } from '../../red/cliente.ts'
import { textoDelError } from '../../ui/errorConTexto.ts'
import { FormRow, InputWithButton } from '../../ui/FormRow.tsx'
import { FormText } from '../../ui/formulario.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import type { CampoFormulario14 } from './camposFormulario14.ts'

/** The installer, by CUIL, from the citizen registry. */
export function InstaladorPorCuil({ form }: { form: FormularioEnPantalla<CampoFormulario14> }) {
  const { control, getValues, setValue, setError, clearErrors } = form
  const [buscando, setBuscando] = useState(false)

  const poner = (representante: string, nombre: string, apellido: string) => {
    setValue('representante', representante)
    setValue('nombre', nombre)
    setValue('apellido', apellido)
  }
  const buscar = async () => {
    const cuil = Cuil.safeParse(getValues('cuil'))
    if (!cuil.success) {
      setError('cuil', { message: cuil.error.issues[0]?.message ?? '' })
      return
    }
    setBuscando(true)
    clearErrors('cuil')
    try {
      const { ciudadano } = await ciudadDigital('GET /usuarios/dni/{cuil}', { params: { cuil: cuil.data } })
      const [hallado] = ciudadano
      setValue('cuil', cuil.data)
      if (hallado) poner(String(hallado.id_persona), hallado.nombre_persona, hallado.apellido_persona)
      else setError('cuil', { message: CUIL_NO_REGISTRADO })
    } catch (error) {
      setError('cuil', { message: textoDelError(error) })
    }
    setBuscando(false)
  }
  const conEnter = (evento: KeyboardEvent) => {
    if (evento.key !== 'Enter') return
    evento.preventDefault()
    void buscar()
  }
  return (
    <>
      <InputWithButton onKeyDown={conEnter}>
        <Controller
          control={control}
          name="cuil"
          render={({ field, fieldState }) => (
            <TextInput
              {...field}
              id="cuil"
              label="CUIL del instalador"
              help="11 números, con o sin guiones."
              inputMode="numeric"
              error={fieldState.error?.message}
              onChange={(texto) => {
                field.onChange(texto)
                poner('', '', '')
              }}
            />
          )}
        />
        <Button variant="outlined" loading={buscando} onClick={buscar} aria-label="Buscar instalador">
          Buscar
        </Button>
      </InputWithButton>
      <FormRow>
        <FormText control={control} name="nombre" label="Nombre" readOnly />
        <FormText control={control} name="apellido" label="Apellido" readOnly />
      </FormRow>
    </>
  )
}
