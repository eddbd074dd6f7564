import { aPesos, leerImporte, mostrarImporte } from '@catastro/domain/dinero'
import type { Tarifas1bis } from '@catastro/domain/formularios/aranceles1bis'
import { lineasDe1bis } from '@catastro/domain/formularios/formulario1bis'
import { mostrarCantidad } from '@catastro/domain/numeros'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import type { FormularioEnPantalla } from '../../envios/useFormulario.ts'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { ReviewList } from '../../ui/pagina/ReviewList.tsx'
import { TotalAlPie } from '../../ui/pagina/TotalAlPie.tsx'
import type { CampoFormulario1bis } from './camposFormulario1bis.ts'
import { calculadosDe, liquidacionDe } from './liquidacion1bis.ts'

interface Props {
  readonly form: FormularioEnPantalla<CampoFormulario1bis>
  readonly tarifas: Tarifas1bis
}

/** The settlement line by line, as the person types. */
export function Liquidacion1bis({ form, tarifas }: Props) {
  useWatch({ control: form.control })
  const valores = form.getValues()
  const l = liquidacionDe(valores, tarifas)
  const enPesos = { ...calculadosDe(l, tarifas), valorotros: aPesos(leerImporte(valores.valorotros) ?? 0) }
  const lineas = lineasDe1bis(enPesos)
  const total = lineas.at(-1)
  return (
    <>
      {total && <TotalAlPie nombre={total.pregunta} importe={total.respuesta} />}
      <Panel aria-labelledby="liquidacion">
        <Typography variant="h2" id="liquidacion">
          Liquidación
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          Superficie total: {mostrarCantidad(l.suptotal, 'm²')}, a {mostrarImporte(tarifas.m2ObraNueva)} el m². Con las
          tarifas de hoy.
        </Typography>
        <ReviewList respuestas={lineas} />
      </Panel>
    </>
  )
}
