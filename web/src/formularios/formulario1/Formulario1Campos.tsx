import { MAX_OBSERVACION_FORMULARIO, MAX_USO } from '@catastro/domain/formularios/formulario1'
import { Bloque, CamposDelFormulario } from '../../envios/CamposDelFormulario.tsx'
import type { FormularioEnPantalla } from '../../envios/useFormulario.ts'
import { FormRow } from '../../ui/FormRow.tsx'
import { FormNumber, FormSelect, FormSiNo, FormTextoContado } from '../../ui/formulario.tsx'
import {
  CANTIDADES,
  type CampoFormulario1,
  CONFORME,
  OBSERVACIONES,
  OPCIONES_DE_CONFORME,
  SI_NO_FORMULARIO_1,
  USOS,
} from './camposFormulario1.ts'
import { resumenDeErrores } from './valoresFormulario1.ts'

interface Props {
  readonly form: FormularioEnPantalla<CampoFormulario1>
  readonly alContinuar: () => void
}

const AYUDA: Readonly<Record<string, string>> = {
  cantidadluminarias: 'Número entero, 1 o más.',
  recoleccionresiduos: 'Veces por semana, 0 o más.',
  cantarboles: 'Número entero, 0 o más.',
}

export function Formulario1Campos({ form, alContinuar }: Props) {
  const { control } = form
  return (
    <CamposDelFormulario form={form} alContinuar={alContinuar} resumen={resumenDeErrores}>
      <Bloque id="servicios" titulo="Servicios e infraestructura">
        <FormRow sx={{ alignItems: 'start', rowGap: 2.5 }}>
          {SI_NO_FORMULARIO_1.map(([campo, pregunta]) => (
            <FormSiNo key={campo} control={control} name={campo} label={pregunta} />
          ))}
        </FormRow>
      </Bloque>
      <Bloque id="cantidades" titulo="Cantidades">
        <FormRow sx={{ gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
          {CANTIDADES.map(([campo, pregunta]) => (
            <FormNumber
              key={campo}
              control={control}
              name={campo}
              label={pregunta}
              help={AYUDA[campo]}
              inputMode="numeric"
            />
          ))}
        </FormRow>
      </Bloque>
      <Bloque id="uso" titulo="Uso">
        {USOS.map(([campo, pregunta]) => (
          <FormTextoContado key={campo} control={control} name={campo} label={pregunta} max={MAX_USO} opcional />
        ))}
        <FormSelect control={control} name={CONFORME[0]} label={CONFORME[1]} opciones={OPCIONES_DE_CONFORME} />
        <FormTextoContado
          control={control}
          name={OBSERVACIONES[0]}
          label={OBSERVACIONES[1]}
          max={MAX_OBSERVACION_FORMULARIO}
          rows={3}
          opcional
        />
      </Bloque>
    </CamposDelFormulario>
  )
}
