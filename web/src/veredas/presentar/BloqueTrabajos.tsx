import { leerMetros, superficieDe } from '@catastro/domain/dinero'
import { mostrarCantidad } from '@catastro/domain/numeros'
import { TOPES_VEREDAS } from '@catastro/domain/veredas/reglas'
import { casoDe, NOMBRES_DE_TRABAJO } from '@catastro/domain/veredas/trabajos'
import { memo } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { Bloque } from '../../envios/CamposDelFormulario.tsx'
import { FormRow } from '../../ui/campos/FormRow.tsx'
import { FormNumber } from '../../ui/campos/formulario.tsx'
import { CamposDelImporte } from '../CamposDelImporte.tsx'
import { CasillasDeTrabajos } from '../CasillasDeTrabajos.tsx'
import { marcasDe } from '../marcas.ts'
import { ROTULOS_DE_VEREDA as R } from '../rotulosDeVereda.ts'
import type { PiezasDeVereda } from './useFormularioVereda.ts'

const MEDIDAS = ['ancho', 'largo'] as const
const AYUDA = {
  ancho: 'De la línea municipal al cordón. Por ejemplo: 2,80',
  largo: 'A lo largo del frente. Por ejemplo: 10',
} as const

/** Which works, what each asks for besides, and how much they cost whoever does them. */
export const BloqueTrabajos = memo(function BloqueTrabajos({ form }: { form: PiezasDeVereda }) {
  const { control, setValue, getValues, clearErrors } = form
  useWatch({ control, name: NOMBRES_DE_TRABAJO })
  const marcas = marcasDe(getValues())
  const { conMedidas } = casoDe(marcas)
  const { errors } = useFormState({ control, name: 'vereda' })
  return (
    <Bloque id="trabajos-a-realizar" titulo="La obra">
      <CasillasDeTrabajos
        marcas={marcas}
        error={errors.vereda?.message}
        alMarcar={(trabajo, marca) => {
          setValue(trabajo, String(marca))
          clearErrors('vereda')
        }}
      />
      {conMedidas && (
        <>
          <FormRow>
            {MEDIDAS.map((campo) => (
              <FormNumber
                key={campo}
                control={control}
                name={campo}
                label={R[campo].etiqueta}
                unidad={R[campo].unidad}
                help={AYUDA[campo]}
                maxLength={TOPES_VEREDAS[campo]}
              />
            ))}
          </FormRow>
          <Superficie control={control} />
        </>
      )}
      <CamposDelImporte control={control} />
    </Bloque>
  )
})

/** Width by length, computed. */
function Superficie({ control }: Pick<PiezasDeVereda, 'control'>) {
  const [ancho, largo] = useWatch({ control, name: MEDIDAS })
  const superficie = superficieDe(leerMetros(ancho) ?? 0, leerMetros(largo) ?? 0)
  return (
    <p style={{ margin: 0 }}>
      Superficie: <strong className="cifras">{mostrarCantidad(superficie, 'm²')}</strong>
    </p>
  )
}
