import { TOPES_FORMULARIO_14 } from '@catastro/domain/formularios/formulario14'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { FormularioEnPantalla } from '../../envios/useFormulario.ts'
import { FormRow } from '../../ui/FormRow.tsx'
import { FormSelect, FormSiNo, FormText } from '../../ui/formulario.tsx'
import { CARGUE_LA_EMPRESA } from '../mensajes.ts'
import { AgregarEmpresaModal } from './AgregarEmpresaModal.tsx'
import { type CampoFormulario14, ROTULOS_14 } from './camposFormulario14.ts'
import type { Empresas } from './useCatalogos14.ts'

interface Props {
  readonly form: FormularioEnPantalla<CampoFormulario14>
  readonly empresas: Empresas
}

export function EmpresaDePublicidad({ form, empresas }: Props) {
  const { control, setValue } = form
  const [agregando, setAgregando] = useState(false)
  const deEmpresa = useWatch({ control, name: 'empresaPublicidad' }) === '1'
  return (
    <>
      <FormSiNo control={control} name="empresaPublicidad" label={ROTULOS_14.empresaPublicidad.etiqueta} />
      <FormRow>
        <FormText
          control={control}
          name="nroInscripcion"
          label={ROTULOS_14.nroInscripcion.etiqueta}
          maxLength={TOPES_FORMULARIO_14.nroInscripcion}
          disabled={!deEmpresa}
        />
        <FormSelect
          control={control}
          name="idInstitucion"
          label={ROTULOS_14.idInstitucion.etiqueta}
          opciones={empresas}
          disabled={!deEmpresa}
        />
      </FormRow>
      {deEmpresa && (
        <div>
          <p style={{ margin: '0 0 8px' }}>{CARGUE_LA_EMPRESA}</p>
          <Button variant="outlined" onClick={() => setAgregando(true)}>
            Agregar nueva empresa
          </Button>
        </div>
      )}
      {agregando && (
        <AgregarEmpresaModal
          alCerrar={() => setAgregando(false)}
          alAgregar={(idInstitucion) => {
            setValue('idInstitucion', String(idInstitucion))
            setAgregando(false)
          }}
        />
      )}
    </>
  )
}
