import { Documento } from '@catastro/domain/tipos'
import Button from '@mui/material/Button'
import { type KeyboardEvent, useState } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { textoDelError } from '../../ui/errorConTexto.ts'
import { InputWithButton } from '../../ui/FormRow.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { profesionalPorDocumento } from './profesionalPorDocumento.ts'
import type { ValoresDeCarpeta } from './valoresDeCarpeta.ts'

export function ProfesionalPorDocumento({ form }: { form: UseFormReturn<ValoresDeCarpeta> }) {
  const { control, setValue, setError, clearErrors, getValues } = form
  const [buscando, setBuscando] = useState(false)
  const buscar = async () => {
    const documento = Documento.safeParse(getValues('documentoProfesional'))
    if (!documento.success) {
      const motivo = documento.error.issues[0]?.message ?? ''
      setError('documentoProfesional', { message: `Documento: ${motivo}` }, { shouldFocus: true })
      return
    }
    setBuscando(true)
    clearErrors('documentoProfesional')
    try {
      setValue('profesional', await profesionalPorDocumento(documento.data))
    } catch (error) {
      setError('documentoProfesional', { message: textoDelError(error) }, { shouldFocus: true })
    }
    setBuscando(false)
  }
  const conEnter = (evento: KeyboardEvent) => {
    if (evento.key !== 'Enter') return
    evento.preventDefault()
    void buscar()
  }
  return (
    <InputWithButton onKeyDown={conEnter}>
      <Controller
        control={control}
        name="documentoProfesional"
        render={({ field, fieldState }) => (
          <TextInput
            {...field}
            id={field.name}
            label="Documento del profesional"
            help="CUIL de 11 números, o DNI."
            inputMode="numeric"
            error={fieldState.error?.message}
            onChange={(texto) => {
              field.onChange(texto)
              setValue('profesional', null)
            }}
          />
        )}
      />
      <Button variant="outlined" loading={buscando} onClick={buscar} aria-label="Buscar profesional">
        Buscar
      </Button>
    </InputWithButton>
  )
}
