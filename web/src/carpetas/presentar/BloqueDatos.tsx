import { MAX_MEDIDA } from '@catastro/domain/carpetas/reglas'
import { enOracion } from '@catastro/domain/catalogos/enOracion'
import { PRECIO_POR_CONFIRMAR } from '@catastro/domain/catalogos/mensajes'
import Typography from '@mui/material/Typography'
import { type Control, type UseFormReturn, useWatch } from 'react-hook-form'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { FormRow, FormStack } from '../../ui/campos/FormRow.tsx'
import { FormNumber, FormSelect } from '../../ui/campos/formulario.tsx'
import { pesos } from '../../ui/pagina/formato.ts'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { ReviewList } from '../../ui/pagina/ReviewList.tsx'
import { SOBRE_LOS_IMPORTES } from '../mensajes.ts'
import { ComoSePagaElTimbrado } from '../ver/ComoSePaga.tsx'
import { arancelesDe } from './aranceles.ts'
import { CorteDeLaCalle } from './CorteDeLaCalle.tsx'
import { MEDIDAS_DE_CARPETA, ROTULOS_DE_CARPETA as R } from './rotulosDeCarpeta.ts'
import type { CatalogosDeCarpeta } from './useCatalogosDeCarpeta.ts'
import type { ValoresDeCarpeta } from './valoresDeCarpeta.ts'

const AYUDA: Readonly<Record<(typeof MEDIDAS_DE_CARPETA)[number], string>> = {
  AnchoCalle: 'De una línea municipal a la otra. Por ejemplo: 12,50',
  AnchoVereda: 'De la línea municipal al cordón. Por ejemplo: 2,80',
  DistEjeCalle: 'De la línea municipal al eje. Por ejemplo: 6,25',
  ArbolesVereda: 'Cuántos hay frente al inmueble. Por ejemplo: 2',
}

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
            label={R.idInmuebleTipo.etiqueta}
            opciones={catalogos.tiposInmueble.map((t) => ({
              valor: t.idInmuebleTipo,
              texto: enOracion(t.InmuebleTipo),
            }))}
          />
          <FormSelect
            control={control}
            name="idObraTipo"
            label={R.idObraTipo.etiqueta}
            opciones={catalogos.tiposObra.map((t) => ({ valor: t.idObraTipo, texto: enOracion(t.ObraTipo) }))}
          />
        </FormRow>
        <CorteDeLaCalle />
        <FormRow>
          {MEDIDAS_DE_CARPETA.map((campo) => (
            <FormNumber
              key={campo}
              control={control}
              name={campo}
              label={R[campo].etiqueta}
              unidad={R[campo].unidad}
              entero={campo === 'ArbolesVereda'}
              help={AYUDA[campo]}
              maxLength={MAX_MEDIDA}
            />
          ))}
        </FormRow>
        <FormNumber
          control={control}
          name="MontodeObra"
          label={R.MontodeObra.etiqueta}
          unidad={R.MontodeObra.unidad}
          opcional
          help="En pesos. Por ejemplo: 1.250.000,50"
        />
        <Aranceles control={control} catalogos={catalogos} />
      </FormStack>
    </Panel>
  )
}

interface Props {
  readonly control: Control<ValoresDeCarpeta>
  readonly catalogos: CatalogosDeCarpeta
}

function Aranceles({ control, catalogos }: Props) {
  const idObraTipo = useWatch({ control, name: 'idObraTipo' })
  const aranceles = arancelesDe(idObraTipo, catalogos.tiposObra)
  if (!aranceles) return null
  if (catalogos.tiposObra.some((t) => String(t.idObraTipo) === idObraTipo && t.porConfirmar))
    return <Notice>{PRECIO_POR_CONFIRMAR}</Notice>
  return (
    <div>
      <Typography variant="h3">Importes</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {SOBRE_LOS_IMPORTES} <ComoSePagaElTimbrado />
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
