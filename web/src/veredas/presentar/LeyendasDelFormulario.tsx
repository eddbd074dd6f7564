import { casoDe, NOMBRES_DE_TRABAJO } from '@catastro/domain/veredas/trabajos'
import { memo } from 'react'
import { useWatch } from 'react-hook-form'
import { Leyendas } from '../Leyendas.tsx'
import { marcasDe } from '../marcas.ts'
import type { PiezasDeVereda } from './useFormularioVereda.ts'

/** What the works that were ticked oblige to. */
export const LeyendasDelFormulario = memo(function LeyendasDelFormulario({ form }: { form: PiezasDeVereda }) {
  useWatch({ control: form.control, name: NOMBRES_DE_TRABAJO })
  return <Leyendas cuales={casoDe(marcasDe(form.getValues())).leyendas} />
})
