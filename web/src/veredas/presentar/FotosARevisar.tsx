import { casoDe } from '@catastro/domain/veredas/trabajos'
import Typography from '@mui/material/Typography'
import { Fotos } from '../../ui/fotos/Fotos.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { marcasDe } from '../marcas.ts'
import type { PiezasDeVereda } from './useFormularioVereda.ts'

/** The photos that go with the answers. */
export function FotosARevisar({ form }: { form: PiezasDeVereda }) {
  const valores = form.getValues()
  return (
    <Panel aria-labelledby="fotos-a-revisar">
      <Typography variant="h2" id="fotos-a-revisar">
        Fotos
      </Typography>
      <Fotos fotos={casoDe(marcasDe(valores)).entradas.flatMap((campo) => valores[campo])} />
    </Panel>
  )
}
