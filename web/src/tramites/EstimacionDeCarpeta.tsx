import { enOracion } from '@catastro/domain/catalogos/enOracion'
import { tarifasDe } from '@catastro/domain/catalogos/precios'
import { dePesos, mostrarImporte } from '@catastro/domain/dinero'
import { TARIFAS_1BIS } from '@catastro/domain/formularios/aranceles1bis'
import { TARIFA_14 } from '@catastro/domain/formularios/aranceles14'
import { PREGUNTAS } from '@catastro/domain/formularios/formulario1bis'
import { estimarCarpeta, MEDIDAS_DE_OBRA, type MedidasDeObra, medidasEscritas } from '@catastro/domain/tramites/estimar'
import type { Tramite } from '@catastro/domain/tramites/llamadas'
import { CUANTO_CUESTA, ELIJA_EL_TIPO_DE_OBRA, ES_UNA_ESTIMACION } from '@catastro/domain/tramites/mensajes'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { RespuestaDe } from '../red/llamadas.ts'
import { FormRow } from '../ui/campos/FormRow.tsx'
import { NumberInput } from '../ui/campos/NumberInput.tsx'
import { SelectInput } from '../ui/campos/SelectInput.tsx'
import { LineasDeImporte } from '../ui/pagina/LineasDeImporte.tsx'
import { Panel } from '../ui/pagina/Panel.tsx'
import { TotalAlPie } from '../ui/pagina/TotalAlPie.tsx'
import { SinEstimacion } from './SinEstimacion.tsx'

type Tramites = RespuestaDe<'main', 'GET /tramites'>
type Escritas = Record<keyof MedidasDeObra, string>

const SIN_ESCRIBIR = Object.fromEntries(MEDIDAS_DE_OBRA.map((medida) => [medida, ''])) as Escritas
const R = PREGUNTAS.rotulos
const DE_1BIS = MEDIDAS_DE_OBRA.filter((medida) => medida !== 'perimetro')

/** What a folder of this kind would cost, as its measures are typed. Nothing is kept. */
export function EstimacionDeCarpeta({ tramite, datos }: { tramite: Tramite; datos: Tramites }) {
  const [idObraTipo, setIdObraTipo] = useState('')
  const [escritas, setEscritas] = useState(SIN_ESCRIBIR)
  const lleva = (codigo: string) => tramite.formularios.some((formulario) => formulario.codigo === codigo)
  const tarifas1bis = lleva('1bis') ? tarifasDe(TARIFAS_1BIS, datos.tarifas) : null
  const del14 = lleva('14') ? tarifasDe({ perimetro: TARIFA_14 }, datos.tarifas) : null
  if (typeof tarifas1bis === 'string' || typeof del14 === 'string') return <SinEstimacion />
  const obra = datos.tiposDeObra.find((tipo) => String(tipo.idObraTipo) === idObraTipo)
  const campo = (medida: keyof MedidasDeObra) => ({
    id: `estimar-${medida}`,
    value: escritas[medida],
    onChange: (texto: string) => setEscritas((antes) => ({ ...antes, [medida]: texto })),
  })
  const lineas = estimarCarpeta(medidasEscritas(escritas), {
    tarifas1bis,
    tarifa14: del14?.perimetro ?? null,
    timbrado: obra ? dePesos(obra.timbrado) : null,
  })
  const total = lineas.at(-1)
  return (
    <Panel aria-labelledby="estimacion">
      <Typography variant="h2" id="estimacion">
        {CUANTO_CUESTA}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
        {ES_UNA_ESTIMACION}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <SelectInput
          id="estimar-obra"
          label="Tipo de obra"
          value={idObraTipo}
          onChange={setIdObraTipo}
          opciones={datos.tiposDeObra.map(({ idObraTipo: valor, obraTipo }) => ({ valor, texto: enOracion(obraTipo) }))}
        />
        {tarifas1bis && (
          <FormRow>
            {DE_1BIS.map((medida) => (
              <NumberInput
                key={medida}
                label={R[medida].etiqueta}
                unidad={R[medida].unidad}
                opcional
                {...campo(medida)}
              />
            ))}
          </FormRow>
        )}
        {del14 && <NumberInput label="Perímetro" unidad="m" opcional {...campo('perimetro')} />}
        {obra && total && <TotalAlPie nombre={total.concepto} importe={mostrarImporte(total.importe)} />}
      </Box>
      <Box aria-live="polite" sx={{ mt: 1 }}>
        {obra ? (
          <LineasDeImporte
            nombre="Estimación"
            lineas={lineas.map((linea) => ({ ...linea, importe: mostrarImporte(linea.importe) }))}
          />
        ) : (
          <Typography>{ELIJA_EL_TIPO_DE_OBRA}</Typography>
        )}
      </Box>
    </Panel>
  )
}
