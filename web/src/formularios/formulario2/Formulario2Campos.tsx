import { MAX_OBSERVACION_FORMULARIO, MAX_USO } from '@catastro/domain/formularios/formulario1'
import { Bloque, CamposDelFormulario } from '../../envios/CamposDelFormulario.tsx'
import type { FormularioEnPantalla } from '../../envios/useFormulario.ts'
import { FormRow } from '../../ui/FormRow.tsx'
import { FormNumber, FormTextoContado } from '../../ui/formulario.tsx'
import { type CampoFormulario2, NUMEROS_FORMULARIO_2, TRABAJOS_FORMULARIO_2 } from './camposFormulario2.ts'

interface Props {
  readonly form: FormularioEnPantalla<CampoFormulario2>
  readonly alContinuar: () => void
}

const AYUDA: Readonly<Record<string, string>> = {
  supconantecedentes: 'En m², sin decimales. Hasta 8 números.',
  permisoconstruccionnro: 'Hasta 11 números.',
  finaldeobranro: 'Hasta 11 números.',
}

export function Formulario2Campos({ form, alContinuar }: Props) {
  const { control } = form
  return (
    <CamposDelFormulario form={form} alContinuar={alContinuar}>
      <Bloque id="antecedentes" titulo="Antecedentes">
        <FormTextoContado control={control} name="descripcionuso" label="Descripción del uso" max={MAX_USO} opcional />
        <FormRow sx={{ gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
          {NUMEROS_FORMULARIO_2.map(([campo, etiqueta]) => (
            <FormNumber
              key={campo}
              control={control}
              name={campo}
              label={etiqueta}
              help={AYUDA[campo]}
              inputMode="numeric"
            />
          ))}
        </FormRow>
      </Bloque>
      <Bloque id="trabajos" titulo="Trabajos autorizados">
        {TRABAJOS_FORMULARIO_2.map((par, lugar) => (
          <FormRow key={par[0][0]} sx={{ alignItems: 'start' }}>
            {par.map(([campo, etiqueta]) => (
              <FormTextoContado
                key={campo}
                control={control}
                name={campo}
                label={etiqueta}
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
