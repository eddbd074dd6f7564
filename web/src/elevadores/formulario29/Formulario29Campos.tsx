import { TOPES_DE_ELEVADORES as TOPES } from '@catastro/domain/elevadores/reglas'
import { PADRON_NO_REGISTRADO } from '@catastro/domain/padron/mensajes'
import { Padron } from '@catastro/domain/tipos'
import type { Empresas } from '../../catalogos/empresas/useEmpresas.ts'
import { Bloque, CamposDelFormulario } from '../../envios/CamposDelFormulario.tsx'
import { comoTextos } from '../../envios/formularioDeTextos.ts'
import type { FormularioEnPantalla } from '../../envios/useFormulario.ts'
import { DomicilioDelFormulario } from '../../padron/domicilio/DomicilioDelFormulario.tsx'
import { FormText, FormTextoContado } from '../../ui/campos/formulario.tsx'
import { DatosDeEmpresa } from '../empresa/DatosDeEmpresa.tsx'
import { Importe } from '../Importe.tsx'
import { SE_PAGA_EN_EL_MUNICIPIO } from '../mensajes.ts'
import { type Campo29, DOMICILIO_29, FALTANTES_29, ROTULOS_29 } from './campos29.ts'

interface Props {
  readonly form: FormularioEnPantalla<Campo29>
  readonly empresas: Empresas
  /** In pesos. */
  readonly importe: number
  readonly alContinuar: () => void
}

export function Formulario29Campos({ form, empresas, importe, alContinuar }: Props) {
  const { control } = form
  return (
    <CamposDelFormulario form={form} alContinuar={alContinuar} resumen={FALTANTES_29.resumen}>
      <Bloque id="empresa" titulo="Empresa conservadora">
        <DatosDeEmpresa form={comoTextos(form)} rotulos={ROTULOS_29} empresas={empresas} />
      </Bloque>
      <Bloque id="domicilio-de-la-empresa" titulo="Domicilio de la empresa">
        <DomicilioDelFormulario
          form={form}
          campos={DOMICILIO_29}
          rotulos={ROTULOS_29}
          esquema={Padron}
          ayuda="Opcional. Con el padrón, el domicilio se completa solo."
          boton="Buscar padrón de la empresa"
          noRegistrado={PADRON_NO_REGISTRADO}
        />
        <FormText
          control={control}
          name="telefonoInstitucion"
          label={ROTULOS_29.telefonoInstitucion.etiqueta}
          type="tel"
          maxLength={TOPES.telefono}
          opcional
        />
      </Bloque>
      <Bloque id="observaciones-y-arancel" titulo="Observaciones y arancel">
        <FormTextoContado
          control={control}
          name="observaciones"
          label={ROTULOS_29.observaciones.etiqueta}
          max={TOPES.observaciones}
          rows={3}
          opcional
        />
        <Importe importe={importe} ayuda={SE_PAGA_EN_EL_MUNICIPIO} />
      </Bloque>
    </CamposDelFormulario>
  )
}
