import { TOPES_VEREDAS } from '@catastro/domain/veredas/reglas'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { FormRow } from '../ui/campos/FormRow.tsx'
import { FormNumber } from '../ui/campos/formulario.tsx'
import { ROTULOS_DE_VEREDA as R } from './rotulosDeVereda.ts'

type ConImporte = FieldValues & Record<'MontodeObra' | 'dep_mat_dias' | 'cerca_metros', string>

/** What the amount depends on besides the works. */
export function CamposDelImporte<T extends ConImporte>({ control }: { control: Control<T> }) {
  const nombre = (campo: keyof ConImporte) => campo as FieldPath<T>
  return (
    <>
      <FormNumber
        control={control}
        name={nombre('MontodeObra')}
        label={R.MontodeObra.etiqueta}
        unidad={R.MontodeObra.unidad}
        help="En pesos. Por ejemplo: 250.000,50"
      />
      <FormRow>
        <FormNumber
          control={control}
          name={nombre('dep_mat_dias')}
          label={R.dep_mat_dias.etiqueta}
          help="Si no va a dejar materiales en la vía pública, 0."
          entero
          maxLength={TOPES_VEREDAS.dep_mat_dias}
        />
        <FormNumber
          control={control}
          name={nombre('cerca_metros')}
          label={R.cerca_metros.etiqueta}
          unidad={R.cerca_metros.unidad}
          help="Lo que mide el cerco de obra, si lo hay."
          opcional
          maxLength={TOPES_VEREDAS.cerca_metros}
        />
      </FormRow>
    </>
  )
}
