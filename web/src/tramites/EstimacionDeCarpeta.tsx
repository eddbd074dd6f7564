import { enOracion } from '@catastro/domain/catalogos/enOracion'
import { dePesos, mostrarImporte } from '@catastro/domain/dinero'
import { PREGUNTAS } from '@catastro/domain/formularios/formulario1bis'
import {
  estimarCarpeta,
  MEDIDAS_DE_OBRA,
  type MedidasDeObra,
  medidasEscritas,
  TARIFAS_DE_ESTIMACION,
  type TarifasDeEstimacion,
} from '@catastro/domain/tramites/estimar'
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

/** The tariffs in force that the account of its forms needs, in centavos; null while one of those has no value. */
function tarifasDe({ tarifas }: Tramites, usa: (tarifa: keyof TarifasDeEstimacion) => boolean) {
  const nombres = Object.keys(TARIFAS_DE_ESTIMACION) as (keyof TarifasDeEstimacion)[]
  const valores = nombres.map((nombre) => {
    const tarifa = tarifas.find(({ idTarifa }) => idTarifa === TARIFAS_DE_ESTIMACION[nombre])
    // Of one that no form of it uses, nothing is counted.
    return [nombre, usa(nombre) ? tarifa && dePesos(tarifa.valor) : 0] as const
  })
  return valores.every(([, valor]) => valor !== undefined) ? (Object.fromEntries(valores) as TarifasDeEstimacion) : null
}

/** What a folder of this kind would cost, as its measures are typed. Nothing is kept. */
export function EstimacionDeCarpeta({ tramite, datos }: { tramite: Tramite; datos: Tramites }) {
  const [idObraTipo, setIdObraTipo] = useState('')
  const [escritas, setEscritas] = useState(SIN_ESCRIBIR)
  const lleva = (codigo: string) => tramite.formularios.some((formulario) => formulario.codigo === codigo)
  const tarifas = tarifasDe(datos, (tarifa) => lleva(tarifa === 'perimetro' ? '14' : '1bis'))
  if (!tarifas) return <SinEstimacion />
  const obra = datos.tiposDeObra.find((tipo) => String(tipo.idObraTipo) === idObraTipo)
  const encomienda = { lleva1bis: lleva('1bis'), lleva14: lleva('14'), timbrado: obra ? dePesos(obra.timbrado) : null }
  const campo = (medida: keyof MedidasDeObra) => ({
    id: `estimar-${medida}`,
    value: escritas[medida],
    onChange: (texto: string) => setEscritas((antes) => ({ ...antes, [medida]: texto })),
  })
  const lineas = estimarCarpeta(medidasEscritas(escritas), encomienda, tarifas)
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
        {encomienda.lleva1bis && (
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
        {encomienda.lleva14 && <NumberInput label="Perímetro" unidad="m" opcional {...campo('perimetro')} />}
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
