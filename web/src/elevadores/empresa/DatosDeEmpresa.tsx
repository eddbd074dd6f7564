import type { Rotulo } from '@catastro/domain/campo'
import { TIPO_EMPRESA_CONSERVADORA } from '@catastro/domain/catalogos/reglas'
import { TOPES_DE_ELEVADORES as TOPES } from '@catastro/domain/elevadores/reglas'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { AgregarEmpresa } from '../../catalogos/empresas/AgregarEmpresa.tsx'
import type { Empresas } from '../../catalogos/empresas/useEmpresas.ts'
import type { FormularioDeTextos } from '../../envios/formularioDeTextos.ts'
import { FormRow } from '../../ui/campos/FormRow.tsx'
import { FormText } from '../../ui/campos/formulario.tsx'
import { SelectInput } from '../../ui/campos/SelectInput.tsx'
import { CampoCuit } from './CampoCuit.tsx'

type DeEmpresa = 'idInstitucion' | 'razonsocial' | 'cuit' | 'nroconservador' | 'nroinstalador'

interface Props {
  readonly form: FormularioDeTextos<DeEmpresa>
  readonly rotulos: Readonly<Record<DeEmpresa, Rotulo>>
  readonly empresas: Empresas
  readonly alElegir?: (idInstitucion: string) => void
  /** What this form asks of the company besides. */
  readonly children?: ReactNode
}

/** The maintenance company as forms 29 and 30 ask it, without its address. */
export function DatosDeEmpresa({ form, rotulos, empresas, alElegir, children }: Props) {
  const { control } = form
  const { field, fieldState } = useController({ control, name: 'idInstitucion' })
  const texto = (name: DeEmpresa, maxLength: number) => ({
    control,
    name,
    label: rotulos[name].etiqueta,
    maxLength,
  })
  const elegir = (idInstitucion: string) => {
    field.onChange(idInstitucion)
    if (idInstitucion !== '') alElegir?.(idInstitucion)
  }
  return (
    <>
      <SelectInput
        id="idInstitucion"
        label={rotulos.idInstitucion.etiqueta}
        value={field.value ?? ''}
        onChange={elegir}
        opciones={empresas}
        error={fieldState.error?.message}
        ref={field.ref}
      />
      <AgregarEmpresa tipo={TIPO_EMPRESA_CONSERVADORA} alAgregar={(id) => elegir(String(id))} />
      <FormText {...texto('razonsocial', TOPES.nombre)} />
      <FormRow sx={{ alignItems: 'start' }}>
        <CampoCuit form={form} name="cuit" label={rotulos.cuit.etiqueta} />
        {children}
      </FormRow>
      <FormRow>
        <FormText {...texto('nroconservador', TOPES.numero)} />
        <FormText {...texto('nroinstalador', TOPES.numero)} />
      </FormRow>
    </>
  )
}
