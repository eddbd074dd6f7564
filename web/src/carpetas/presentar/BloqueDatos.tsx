import { MAX_MEDIDA } from '@catastro/domain/carpetas/reglas'
import Typography from '@mui/material/Typography'
import type { UseFormReturn } from 'react-hook-form'
import { FormRow, FormStack } from '../../ui/FormRow.tsx'
import { FormMoney, FormNumber, FormSelect } from '../../ui/formulario.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Aranceles } from './Aranceles.tsx'
import type { CatalogosDeCarpeta } from './useCatalogosDeCarpeta.ts'
import type { ValoresDeCarpeta } from './valoresDeCarpeta.ts'

export const MEDIDAS = [
  ['AnchoCalle', 'Ancho de calle', 'm'],
  ['AnchoVereda', 'Ancho de vereda', 'm'],
  ['DistEjeCalle', 'Distancia al eje de calle', 'm'],
  ['ArbolesVereda', 'Árboles en vereda', ''],
] as const

export function BloqueDatos({
  form,
  catalogos,
}: {
  form: UseFormReturn<ValoresDeCarpeta>
  catalogos: CatalogosDeCarpeta
}) {
  const { control } = form
  return (
    <Panel aria-labelledby="bloque-datos">
      <Typography variant="h2" id="bloque-datos" sx={{ mb: 2 }}>
        Datos de la obra
      </Typography>
      <FormStack>
        <FormRow>
          <FormSelect
            control={control}
            name="idInmuebleTipo"
            label="Tipo de inmueble"
            opciones={catalogos.tiposInmueble.map((t) => ({ valor: t.idInmuebleTipo, texto: t.InmuebleTipo }))}
          />
          <FormSelect
            control={control}
            name="idObraTipo"
            label="Tipo de obra"
            opciones={catalogos.tiposObra.map((t) => ({ valor: t.idObraTipo, texto: t.ObraTipo }))}
          />
        </FormRow>
        <FormRow>
          {MEDIDAS.map(([name, label, unidad]) => (
            <FormNumber key={name} control={control} name={name} label={label} sufijo={unidad} maxLength={MAX_MEDIDA} />
          ))}
        </FormRow>
        <FormMoney
          control={control}
          name="MontodeObra"
          label="Monto de obra"
          opcional
          help="En pesos. Por ejemplo: 1.250.000,50"
        />
        <Aranceles control={control} catalogos={catalogos} />
      </FormStack>
    </Panel>
  )
}
