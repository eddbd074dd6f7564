import type { InspectorConCarga } from '@catastro/domain/seguimiento/llamadas'
import { MAX_INDICACIONES } from '@catastro/domain/visitas/reglas'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { useFicha } from '../../envios/ficha.tsx'
import { main } from '../../red/cliente.ts'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { FormStack } from '../../ui/campos/FormRow.tsx'
import { FormText } from '../../ui/campos/formulario.tsx'
import { SelectInput } from '../../ui/campos/SelectInput.tsx'
import { hoy } from '../../ui/pagina/hoy.ts'
import { Modal } from '../../ui/pagina/Modal.tsx'
import { CamposDeCuando, CUANDO_VACIO, comoCuando } from '../CamposDeCuando.tsx'
import { LO_VISITADO, useVisitasDeCarpeta } from '../consultas.ts'
import { cuandoEs, proximoDiaDeSemana } from '../dias.ts'
import { cuantasCarpetas } from './CargaDeInspectores.tsx'
import { usePropuesta } from './consultas.ts'
import { DiaDelInspector } from './DiaDelInspector.tsx'

const POR_MANZANA = 'Se propone a quien ya tiene una carpeta de la misma manzana.'
const POR_CARGA = 'Se propone a quien tiene menos carpetas.'

/** What is given: its version is the one that was seen. */
export interface PorAsignar {
  readonly idCarpeta: number
  readonly version: number
  readonly idInspector: number | null
  readonly domicilio: string
}

interface Props {
  /** At least one; the first says who is proposed. */
  readonly carpetas: readonly [PorAsignar, ...PorAsignar[]]
  readonly inspectores: readonly InspectorConCarga[]
  readonly alCerrar: () => void
  readonly alAsignar?: () => void
  /** For whom and when, where that was chosen before. */
  readonly idInspector?: number | undefined
  readonly dia?: string | undefined
}

type Accion = 'asignar' | 'planear' | 'soltar'

/** Who inspects it and when, in one step: the one proposed and the next day, unless others are chosen. */
export function AsignarYPlanear(props: Props) {
  const { carpetas, inspectores, alCerrar, alAsignar } = props
  const [primera] = carpetas
  const { data: propuesta } = usePropuesta(primera.idCarpeta)
  const deLaManzana = (propuesta?.deLaManzana ?? []).filter(
    ({ idCarpeta }) => !carpetas.some((una) => una.idCarpeta === idCarpeta),
  )
  const [elegido, setElegido] = useState(props.idInspector === undefined ? undefined : String(props.idInspector))
  const [agregadas, setAgregadas] = useState<readonly number[]>([])
  const todas = [...carpetas, ...deLaManzana.filter(({ idCarpeta }) => agregadas.includes(idCarpeta))]
  const propuesto = propuesta?.idInspector ?? null
  const valor = elegido ?? String(primera.idInspector ?? propuesto ?? '')
  const inspector = inspectores.find(({ idInspector }) => String(idInspector) === valor)
  const enPie = useVisitaEnPie(primera.idCarpeta)
  const varias = todas.length > 1
  const { campo, control, ocupado, fallo, enviar, setValue, getValues, watch } = useFicha({
    inicial: {
      ...CUANDO_VACIO,
      dia: props.dia ?? proximoDiaDeSemana(hoy()),
      parte: 'MAÑANA',
      indicaciones: '',
      accion: 'planear' as Accion,
    },
    guardar: ({ indicaciones, accion, ...cuando }) =>
      accion === 'soltar'
        ? main('PUT /documentacion/asignar', {
            json: { idCarpeta: primera.idCarpeta, version: primera.version, idInspector: null },
          })
        : main('POST /visitas/asignar', {
            json: {
              carpetas: todas.map(({ idCarpeta, version }) => ({ idCarpeta, version })),
              idInspector: Number(valor),
              ...(accion === 'planear' && { ...comoCuando(cuando), indicaciones }),
            },
          }),
    alGuardar: () => {
      alAsignar?.()
      alCerrar()
    },
    releer: [...LO_VISITADO, 'carpeta'],
  })
  const hacer = (accion: Accion) => {
    setValue('accion', accion)
    enviar()
  }
  const agregar = (idCarpeta: number, si: boolean) => {
    setAgregadas(si ? [...agregadas, idCarpeta] : agregadas.filter((otra) => otra !== idCarpeta))
    // Nobody is at two doors at the same hour.
    if (si && getValues('parte') === 'HORA') setValue('parte', 'MAÑANA')
  }
  const dia = watch('dia')
  return (
    <Modal
      abierto
      ancho={640}
      titulo={varias ? `Asignar ${todas.length} carpetas` : `Asignar la carpeta ${primera.idCarpeta}`}
      alCerrar={alCerrar}
      fallo={fallo}
      acciones={
        <>
          {!varias && primera.idInspector !== null && (
            <Button color="error" disabled={ocupado} onClick={() => hacer('soltar')}>
              Dejar sin asignar
            </Button>
          )}
          <Button onClick={alCerrar}>Cancelar</Button>
          <Button
            variant={enPie ? 'contained' : 'outlined'}
            loading={ocupado}
            disabled={valor === ''}
            onClick={() => hacer('asignar')}
          >
            Solo asignar
          </Button>
          {!enPie && (
            <Button variant="contained" loading={ocupado} disabled={valor === ''} onClick={() => hacer('planear')}>
              Asignar y planear
            </Button>
          )}
        </>
      }
    >
      <FormStack>
        <div>{todas.map(({ idCarpeta, domicilio }) => `${idCarpeta} · ${domicilio}`).join(' — ')}</div>
        {propuesto !== null && <Notice>{propuesta?.porManzana ? POR_MANZANA : POR_CARGA}</Notice>}
        <SelectInput
          id="idInspector"
          label="Inspector"
          value={valor}
          onChange={setElegido}
          opciones={inspectores.map((i) => ({
            valor: i.idInspector,
            texto: `${i.inspector} (${cuantasCarpetas(i.carga)})${i.idInspector === propuesto ? ', propuesto' : ''}`,
          }))}
          disabled={ocupado}
        />
        {enPie ? (
          <Notice tono="atencion">Ya tiene una visita: {cuandoEs(enPie)}. Va con ella a quien la reciba.</Notice>
        ) : (
          <>
            <CamposDeCuando control={control} disabled={ocupado} sinHora={varias} />
            {inspector && dia && (
              <DiaDelInspector dia={dia} idInspector={inspector.idInspector} inspector={inspector.inspector} />
            )}
            <FormText {...campo('indicaciones')} label="Indicaciones" opcional rows={2} maxLength={MAX_INDICACIONES} />
          </>
        )}
        {deLaManzana.length > 0 && (
          <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
            <legend>De la misma manzana, sin asignar</legend>
            {deLaManzana.map(({ idCarpeta, domicilio }) => (
              <FormControlLabel
                key={idCarpeta}
                sx={{ display: 'flex', minHeight: 44 }}
                label={`${idCarpeta} · ${domicilio}`}
                control={
                  <Checkbox
                    checked={agregadas.includes(idCarpeta)}
                    disabled={ocupado}
                    onChange={(_, si) => agregar(idCarpeta, si)}
                  />
                }
              />
            ))}
          </fieldset>
        )}
      </FormStack>
    </Modal>
  )
}

/** The one that it has planned or sent already: there is no room for another. */
function useVisitaEnPie(idCarpeta: number) {
  const { data } = useVisitasDeCarpeta(idCarpeta)
  return data?.visitas.find(({ estado }) => estado === 'PLANEADA' || estado === 'ENVIADA')
}
