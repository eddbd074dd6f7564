import { rotulosDe } from '@catastro/domain/campo'
import { enOracion } from '@catastro/domain/catalogos/enOracion'
import { DatosDeMatricula } from '@catastro/domain/personas/profesionales'
import { MAX_MATRICULA } from '@catastro/domain/personas/reglas'
import type { Control, FieldPath } from 'react-hook-form'
import { FormRow } from '../ui/campos/FormRow.tsx'
import { FormSelect, FormText } from '../ui/campos/formulario.tsx'
import { useProfesiones, useUniversidades } from './consultas.ts'

export interface ValoresDeMatricula {
  readonly idProfesion: string
  readonly idUniversidad: string
  readonly matricula: string
  readonly fechaVencimiento: string
}

interface Props<V extends ValoresDeMatricula> {
  readonly control: Control<V>
  readonly disabled: boolean
}

const ROTULOS = rotulosDe(DatosDeMatricula)

/** What a licence is: profession, university, number and expiry. */
export function MatriculaCampos<V extends ValoresDeMatricula>({ control, disabled }: Props<V>) {
  const profesiones = useProfesiones()
  const universidades = useUniversidades()
  const campo = (name: keyof ValoresDeMatricula) => ({
    control,
    name: name as FieldPath<V>,
    label: ROTULOS[name].etiqueta,
    disabled,
  })
  return (
    <>
      <FormSelect
        opciones={(profesiones.data ?? []).map((p) => ({
          valor: p.idProfesion,
          texto: `${enOracion(p.Profesion)} (${enOracion(p.ColegioProf)})`,
        }))}
        {...campo('idProfesion')}
      />
      <FormSelect
        opciones={(universidades.data ?? []).map((u) => ({ valor: u.idUniversidad, texto: enOracion(u.Universidad) }))}
        {...campo('idUniversidad')}
      />
      <FormRow>
        <FormText maxLength={MAX_MATRICULA} {...campo('matricula')} />
        <FormText type="date" {...campo('fechaVencimiento')} />
      </FormRow>
    </>
  )
}
