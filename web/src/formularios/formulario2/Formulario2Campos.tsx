import { MAX_OBSERVACION_FORMULARIO, MAX_USO } from '@catastro/domain/formularios/formulario1'
import { Bloque, CamposDelFormulario } from '../../envios/CamposDelFormulario.tsx'
import type { FormularioEnPantalla } from '../../envios/useFormulario.ts'
import { FormRow } from '../../ui/FormRow.tsx'
import { FormNumber, FormText, FormTextoContado } from '../../ui/formulario.tsx'
import { type CampoFormulario2, ROTULOS_2, TRABAJOS_FORMULARIO_2 } from './camposFormulario2.ts'

interface Props {
  readonly form: FormularioEnPantalla<CampoFormulario2>
  readonly alContinuar: () => void
}

export function Formulario2Campos({ form, alContinuar }: Props) {
  const { control } = form
  return (
    <CamposDelFormulario form={form} alContinuar={alContinuar}>
      <Bloque id="antecedentes" titulo="Antecedentes">
        <FormTextoContado
          control={control}
          name="descripcionuso"
          label={ROTULOS_2.descripcionuso.etiqueta}
          max={MAX_USO}
          opcional
        />
        <FormNumber
          control={control}
          name="supconantecedentes"
          label={ROTULOS_2.supconantecedentes.etiqueta}
          unidad={ROTULOS_2.supconantecedentes.unidad}
          help="Sin decimales. Hasta 8 números."
          entero
        />
        <FormRow>
          {(['permisoconstruccionnro', 'finaldeobranro'] as const).map((campo) => (
            <FormText
              key={campo}
              control={control}
              name={campo}
              label={ROTULOS_2[campo].etiqueta}
              help="Hasta 11 números."
              inputMode="numeric"
            />
          ))}
        </FormRow>
      </Bloque>
      <Bloque id="trabajos" titulo="Trabajos autorizados">
        {TRABAJOS_FORMULARIO_2.map((par, lugar) => (
          <FormRow key={par[0]} sx={{ alignItems: 'start' }}>
            {par.map((campo) => (
              <FormTextoContado
                key={campo}
                control={control}
                name={campo}
                label={ROTULOS_2[campo].etiqueta}
                max={MAX_OBSERVACION_FORMULARIO}
                opcional={lugar > 0}
              />
            ))}
          </FormRow>
        ))}
      </Bloque>
    </CamposDelFormulario>
  )
}
