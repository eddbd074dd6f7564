import { liquidarVereda, type TarifasVeredas } from '@catastro/domain/veredas/aranceles'
import { medidasMientrasSeEscribe } from '@catastro/domain/veredas/respuestas'
import { NOMBRES_DE_TRABAJO } from '@catastro/domain/veredas/trabajos'
import { memo } from 'react'
import { useWatch } from 'react-hook-form'
import { Liquidacion } from '../Liquidacion.tsx'
import type { PiezasDeVereda } from './useFormularioVereda.ts'
import type { ValoresDeVereda } from './valoresDeVereda.ts'

interface Props {
  readonly form: PiezasDeVereda
  readonly tarifas: TarifasVeredas
}

const SIGUE = [...NOMBRES_DE_TRABAJO, 'MontodeObra', 'dep_mat_dias', 'cerca_metros'] as const

/** The fee of what has been typed so far. */
export const LiquidacionDelFormulario = memo(function LiquidacionDelFormulario({ form, tarifas }: Props) {
  useWatch({ control: form.control, name: SIGUE })
  return <Liquidacion medidas={medidasMientrasSeEscribe(form.getValues())} tarifas={tarifas} />
})

/** What it comes to, by the same function that the server computes with. */
export const totalDe = (valores: ValoresDeVereda, tarifas: TarifasVeredas) =>
  liquidarVereda(medidasMientrasSeEscribe(valores), tarifas).TotalaAbonar
