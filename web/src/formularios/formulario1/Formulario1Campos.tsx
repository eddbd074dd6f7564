import { MAX_OBSERVACION_FORMULARIO, MAX_USO, PREGUNTAS_FORMULARIO_1 } from '@catastro/domain/formularios/formulario1'
import { Bloque, CamposDelFormulario } from '../../envios/CamposDelFormulario.tsx'
import type { FormularioEnPantalla } from '../../envios/useFormulario.ts'
import { FormRow } from '../../ui/FormRow.tsx'
import { FormNumber, FormSelect, FormSiNo, FormTextoContado } from '../../ui/formulario.tsx'
import { CANTIDADES, type CampoFormulario1, OPCIONES_DE_CONFORME, ROTULOS_1, USOS } from './camposFormulario1.ts'
import { resumenDeErrores } from './valoresFormulario1.ts'

interface Props {
  readonly form: FormularioEnPantalla<CampoFormulario1>
  readonly alContinuar: () => void
}

const AYUDA: Readonly<Record<string, string>> = {
  cantidadluminarias: 'Número entero, 1 o más.',
  recoleccionresiduos: 'Número entero, 0 o más.',
  cantarboles: 'Número entero, 0 o más.',
  conformeexistente: 'Si el inmueble ya tiene un conforme de uso otorgado.',
  conformehabilitar: 'Si la zona admite el uso a habilitar. Condicionado: lo admite con requisitos.',
}

export function Formulario1Campos({ form, alContinuar }: Props) {
  const { control } = form
  return (
    <CamposDelFormulario form={form} alContinuar={alContinuar} resumen={resumenDeErrores}>
      <Bloque id="servicios" titulo="Servicios e infraestructura">
        <FormRow sx={{ alignItems: 'start', rowGap: 2.5 }}>
          {PREGUNTAS_FORMULARIO_1.map((campo) => (
            <FormSiNo
              key={campo}
              control={control}
              name={campo}
              label={ROTULOS_1[campo].etiqueta}
              help={AYUDA[campo]}
            />
          ))}
        </FormRow>
      </Bloque>
      <Bloque id="cantidades" titulo="Cantidades">
        <FormRow sx={{ gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
          {CANTIDADES.map((campo) => (
            <FormNumber
              key={campo}
              control={control}
              name={campo}
              label={ROTULOS_1[campo].etiqueta}
              unidad={ROTULOS_1[campo].unidad}
              help={AYUDA[campo]}
              entero
            />
          ))}
        </FormRow>
      </Bloque>
      <Bloque id="uso" titulo="Uso">
        {USOS.map((campo) => (
          <FormTextoContado
            key={campo}
            control={control}
            name={campo}
            label={ROTULOS_1[campo].etiqueta}
            max={MAX_USO}
            opcional
          />
        ))}
        <FormSelect
          control={control}
          name="conformehabilitar"
          label={ROTULOS_1.conformehabilitar.etiqueta}
          opciones={OPCIONES_DE_CONFORME}
          help={AYUDA.conformehabilitar}
        />
        <FormTextoContado
          control={control}
          name="observaciones"
          label={ROTULOS_1.observaciones.etiqueta}
          max={MAX_OBSERVACION_FORMULARIO}
          rows={3}
          opcional
        />
      </Bloque>
    </CamposDelFormulario>
  )
}
