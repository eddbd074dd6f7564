import { CAMPOS_DE_FOTOS, casoDe, MAX_FOTOS_POR_ENTRADA, NOMBRES_DE_TRABAJO } from '@catastro/domain/veredas/trabajos'
import { memo } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { Bloque } from '../../envios/CamposDelFormulario.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { CampoDeFotos } from '../../ui/fotos/CampoDeFotos.tsx'
import { marcasDe } from '../marcas.ts'
import { CUANTAS_FOTOS } from '../mensajes.ts'
import { rotuloDeFotos } from '../rotulosDeVereda.ts'
import type { PiezasDeVereda } from './useFormularioVereda.ts'

interface Props {
  readonly form: PiezasDeVereda
  /** The draft's photos are still on their way. */
  readonly trayendo: boolean
}

const SIGUE = [...NOMBRES_DE_TRABAJO, ...CAMPOS_DE_FOTOS] as const

/** One photo input for the sidewalk alone or for other works alone, two for both. */
export const BloqueFotos = memo(function BloqueFotos({ form, trayendo }: Props) {
  const { control, getValues, clearErrors } = form
  useWatch({ control, name: SIGUE })
  const valores = getValues()
  const marcas = marcasDe(valores)
  const { entradas } = casoDe(marcas)
  return (
    <Bloque id="fotos" titulo="Fotos antes de la obra">
      <Notice>{CUANTAS_FOTOS}</Notice>
      {trayendo ? (
        <Spinner texto="Trayendo sus fotos…" />
      ) : (
        entradas.map((campo) => (
          <Controller
            key={campo}
            control={control}
            name={campo}
            render={({ field, fieldState }) => (
              <CampoDeFotos
                id={campo}
                label={rotuloDeFotos(campo, marcas)}
                max={MAX_FOTOS_POR_ENTRADA}
                fotos={field.value}
                otras={entradas.flatMap((otra) => (otra === campo ? [] : valores[otra]))}
                alCambiar={(fotos) => {
                  field.onChange(fotos)
                  clearErrors(campo)
                }}
                error={fieldState.error?.message}
              />
            )}
          />
        ))
      )}
    </Bloque>
  )
})
