import { TIPO_EMPRESA_DE_PUBLICIDAD } from '@catastro/domain/catalogos/reglas'
import { PREGUNTAS, TOPES_FORMULARIO_14 } from '@catastro/domain/formularios/formulario14'
import { useWatch } from 'react-hook-form'
import { AgregarEmpresa } from '../../catalogos/empresas/AgregarEmpresa.tsx'
import type { Empresas } from '../../catalogos/empresas/useEmpresas.ts'
import type { FormularioEnPantalla } from '../../envios/useFormulario.ts'
import { FormRow } from '../../ui/campos/FormRow.tsx'
import { FormSelect, FormSiNo, FormText } from '../../ui/campos/formulario.tsx'
import type { CampoFormulario14 } from './camposFormulario14.ts'

const R = PREGUNTAS.rotulos

interface Props {
  readonly form: FormularioEnPantalla<CampoFormulario14>
  readonly empresas: Empresas
}

export function EmpresaDePublicidad({ form, empresas }: Props) {
  const { control, setValue } = form
  const deEmpresa = useWatch({ control, name: 'empresaPublicidad' }) === '1'
  return (
    <>
      <FormSiNo control={control} name="empresaPublicidad" label={R.empresaPublicidad.etiqueta} />
      <FormRow>
        <FormText
          control={control}
          name="nroInscripcion"
          label={R.nroInscripcion.etiqueta}
          maxLength={TOPES_FORMULARIO_14.nroInscripcion}
          disabled={!deEmpresa}
        />
        <FormSelect
          control={control}
          name="idInstitucion"
          label={R.idInstitucion.etiqueta}
          opciones={empresas}
          disabled={!deEmpresa}
        />
      </FormRow>
      {deEmpresa && (
        <AgregarEmpresa
          tipo={TIPO_EMPRESA_DE_PUBLICIDAD}
          alAgregar={(idInstitucion) => setValue('idInstitucion', String(idInstitucion))}
        />
      )}
    </>
  )
}
