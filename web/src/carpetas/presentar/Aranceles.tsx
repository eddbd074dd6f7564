import { DONDE_SE_PAGA_EL_TIMBRADO } from '@catastro/domain/carpetas/mensajes'
import Typography from '@mui/material/Typography'
import { type Control, useWatch } from 'react-hook-form'
import { pesos } from '../../ui/pagina/formato.ts'
import { ReviewList } from '../../ui/pagina/ReviewList.tsx'
import { SOBRE_LOS_IMPORTES } from '../mensajes.ts'
import { arancelesDe } from './aranceles.ts'
import { ROTULOS_DE_CARPETA as R } from './rotulosDeCarpeta.ts'
import type { CatalogosDeCarpeta } from './useCatalogosDeCarpeta.ts'
import type { ValoresDeCarpeta } from './valoresDeCarpeta.ts'

interface Props {
  readonly control: Control<ValoresDeCarpeta>
  readonly catalogos: CatalogosDeCarpeta
}

export function Aranceles({ control, catalogos }: Props) {
  const idObraTipo = useWatch({ control, name: 'idObraTipo' })
  const aranceles = arancelesDe(idObraTipo, catalogos.tiposObra)
  if (!aranceles) return null
  return (
    <div>
      <Typography variant="h3">Importes</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {SOBRE_LOS_IMPORTES} {DONDE_SE_PAGA_EL_TIMBRADO}
      </Typography>
      <ReviewList
        respuestas={[
          { pregunta: R.Timbrado.etiqueta, respuesta: pesos(aranceles.timbrado), importe: true },
          { pregunta: R.DerechoConstruccion.etiqueta, respuesta: pesos(aranceles.derechoConstruccion), importe: true },
          { pregunta: R.TotalaAbonar.etiqueta, respuesta: pesos(aranceles.total), importe: true },
        ]}
      />
    </div>
  )
}
