import { rotulosDe } from '@catastro/domain/campo'
import { DatosDeMatricula } from '@catastro/domain/personas/profesionales'
import { FormRow } from '../ui/FormRow.tsx'
import { SelectInput } from '../ui/SelectInput.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { useProfesiones, useUniversidades } from './consultas.ts'

export interface ValoresDeMatricula {
  readonly idProfesion: string
  readonly idUniversidad: string
  readonly matricula: string
  readonly fechaVencimiento: string
}

interface Props {
  readonly valores: ValoresDeMatricula
  readonly alCambiar: (cambios: Partial<ValoresDeMatricula>) => void
  readonly errorDe: (campo: keyof ValoresDeMatricula) => string | undefined
  readonly maxMatricula: number
  readonly disabled?: boolean
}

const ROTULOS = rotulosDe(DatosDeMatricula)

/** What a licence is: profession, university, number and expiry. */
export function MatriculaCampos({ valores, alCambiar, errorDe, maxMatricula, disabled = false }: Props) {
  const profesiones = useProfesiones()
  const universidades = useUniversidades()
  const campo = (id: keyof ValoresDeMatricula) => ({
    id,
    label: ROTULOS[id].etiqueta,
    value: valores[id],
    onChange: (valor: string) => alCambiar({ [id]: valor }),
    error: errorDe(id),
    disabled,
  })
  return (
    <>
      <SelectInput
        opciones={(profesiones.data ?? []).map((p) => ({
          valor: p.idProfesion,
          texto: `${p.Profesion} (${p.ColegioProf})`,
        }))}
        {...campo('idProfesion')}
      />
      <SelectInput
        opciones={(universidades.data ?? []).map((u) => ({ valor: u.idUniversidad, texto: u.Universidad }))}
        {...campo('idUniversidad')}
      />
      <FormRow>
        <TextInput maxLength={maxMatricula} {...campo('matricula')} />
        <TextInput type="date" {...campo('fechaVencimiento')} />
      </FormRow>
    </>
  )
}
