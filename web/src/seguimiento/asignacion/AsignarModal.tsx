import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import type { InspectorConCarga } from '@catastro/domain/seguimiento/llamadas'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { SelectInput } from '../../ui/campos/SelectInput.tsx'
import { Modal } from '../../ui/pagina/Modal.tsx'
import { cuantas } from './CargaDeInspectores.tsx'
import { usePropuesta } from './consultas.ts'
import { useAsignar } from './useAsignar.ts'

const POR_MANZANA = 'Se propone a quien ya tiene una carpeta de la misma manzana.'
const POR_CARGA = 'Se propone a quien tiene menos carpetas.'

interface Props {
  readonly carpeta: CarpetaListItem
  readonly inspectores: readonly InspectorConCarga[]
  readonly alCerrar: () => void
}

/** Who inspects it: the one proposed, unless another is chosen; or nobody. */
export function AsignarModal({ carpeta, inspectores, alCerrar }: Props) {
  const { idCarpeta, idInspector } = carpeta
  const { data: propuesta } = usePropuesta(idCarpeta)
  const [elegido, setElegido] = useState<string>()
  const { ocupado, error, asignar } = useAsignar(carpeta, alCerrar)
  const propuesto = propuesta?.idInspector ?? null
  const valor = elegido ?? String(idInspector ?? propuesto ?? '')
  return (
    <Modal
      abierto
      ancho={560}
      titulo={`Asignar la carpeta ${idCarpeta}`}
      alCerrar={alCerrar}
      fallo={error}
      acciones={
        <>
          {idInspector !== null && (
            <Button color="error" disabled={ocupado} onClick={() => asignar(null)}>
              Dejar sin asignar
            </Button>
          )}
          <Button onClick={alCerrar}>Cancelar</Button>
          <Button variant="contained" loading={ocupado} disabled={valor === ''} onClick={() => asignar(Number(valor))}>
            Asignar
          </Button>
        </>
      }
    >
      {propuesto !== null && <Notice>{propuesta?.porManzana ? POR_MANZANA : POR_CARGA}</Notice>}
      <SelectInput
        id="idInspector"
        label="Inspector"
        value={valor}
        onChange={setElegido}
        opciones={inspectores.map((i) => ({
          valor: i.idInspector,
          texto: `${i.inspector} (${cuantas(i.carga)})${i.idInspector === propuesto ? ', propuesto' : ''}`,
        }))}
        disabled={ocupado}
      />
    </Modal>
  )
}
