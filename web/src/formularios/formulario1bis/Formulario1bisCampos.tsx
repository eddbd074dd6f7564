import { type Centavos, mostrarImporte } from '@catastro/domain/dinero'
import type { Tarifas1bis } from '@catastro/domain/formularios/aranceles1bis'
import { DOS_HUELLAS } from '@catastro/domain/formularios/aranceles1bis'
import { MAX_RESOLUCION, type NUMEROS_FORMULARIO_1BIS, PREGUNTAS } from '@catastro/domain/formularios/formulario1bis'
import { MAX_OBSERVACION_FORMULARIO } from '@catastro/domain/formularios/guardado'
import { useWatch } from 'react-hook-form'
import { Bloque, CamposDelFormulario } from '../../envios/CamposDelFormulario.tsx'
import type { FormularioEnPantalla } from '../../envios/useFormulario.ts'
import { FormRow } from '../../ui/campos/FormRow.tsx'
import { FormNumber, FormSiNo, FormTextoContado } from '../../ui/campos/formulario.tsx'
import { type CampoFormulario1bis, OPCIONES_DE_REBAJE } from './camposFormulario1bis.ts'
import { Liquidacion1bis } from './Liquidacion1bis.tsx'

interface Props {
  readonly form: FormularioEnPantalla<CampoFormulario1bis>
  readonly tarifas: Tarifas1bis
  readonly alContinuar: () => void
}

const aPrecio = (centavos: Centavos, unidad: string) => `${mostrarImporte(centavos)} por ${unidad}.`
const R = PREGUNTAS.rotulos
const numero = (campo: (typeof NUMEROS_FORMULARIO_1BIS)[number]) =>
  ({ name: campo, label: R[campo].etiqueta, unidad: R[campo].unidad }) as const

export function Formulario1bisCampos({ form, tarifas, alContinuar }: Props) {
  const { control } = form
  const rebaje = useWatch({ control, name: 'rebaje' })
  return (
    <CamposDelFormulario form={form} alContinuar={alContinuar}>
      <Bloque id="resolucion" titulo="Resolución">
        <FormTextoContado
          control={control}
          name="nroresolucion"
          label={R.nroresolucion.etiqueta}
          ayuda="Si todavía no la tiene, escriba EN TRAMITE."
          max={MAX_RESOLUCION}
        />
      </Bloque>
      <Bloque id="superficies" titulo="Superficies">
        <FormRow sx={{ gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
          {(['supconstruida', 'supconantecedentes', 'supaconstruir'] as const).map((campo) => (
            <FormNumber key={campo} control={control} {...numero(campo)} />
          ))}
        </FormRow>
      </Bloque>
      <Bloque id="trabajos" titulo="Refacción, demolición y cordón">
        <FormRow>
          <FormNumber control={control} {...numero('importerefaccion')} help="Sobre este importe se paga el 6 %." />
          <FormNumber control={control} {...numero('supdemolicion')} help={aPrecio(tarifas.demolicion, 'm²')} />
        </FormRow>
        <FormSiNo
          control={control}
          name="rebaje"
          label="Rebaje de cordón"
          help={`${aPrecio(tarifas.rebajeDeCordon, 'metro')} 2 huellas son 2 metros.`}
          opciones={OPCIONES_DE_REBAJE}
        />
        {rebaje !== DOS_HUELLAS && <FormNumber control={control} {...numero('metrosrebajecordon')} />}
      </Bloque>
      <Bloque id="cerca-y-otros" titulo="Cerca y otros">
        <FormNumber control={control} {...numero('metroscerca')} help={aPrecio(tarifas.cerca, 'metro')} />
        <FormTextoContado
          control={control}
          name="descripcionotros"
          label={R.descripcionotros.etiqueta}
          max={MAX_OBSERVACION_FORMULARIO}
          opcional
        />
        <FormNumber control={control} {...numero('valorotros')} />
      </Bloque>
      <Liquidacion1bis form={form} tarifas={tarifas} />
    </CamposDelFormulario>
  )
}
