import { observacionesDe } from '@catastro/domain/visitas/observaciones'
import { MAX_OBSERVADO } from '@catastro/domain/visitas/reglas'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { useFicha } from '../../envios/ficha.tsx'
import { main } from '../../red/cliente.ts'
import { FormStack } from '../../ui/campos/FormRow.tsx'
import { TextInput } from '../../ui/campos/TextInput.tsx'
import { Modal } from '../../ui/pagina/Modal.tsx'
import { CamposDeCuando, CUANDO_VACIO, comoCuando } from '../CamposDeCuando.tsx'
import { LO_VISITADO, type VisitaDeCarpeta } from '../consultas.ts'

/** What was not met becomes the folder's observations, in one step; with the day of the second visit if it is known. */
export function ObservarVisita({ visita, alCerrar }: { visita: VisitaDeCarpeta; alCerrar: () => void }) {
  const [textos, setTextos] = useState<readonly string[]>(() => {
    const suyos = observacionesDe(visita.informe?.respuestas ?? [])
    return suyos.length > 0 ? suyos : [(visita.informe?.notas ?? '').slice(0, MAX_OBSERVADO)]
  })
  const [otra, setOtra] = useState(false)
  const { control, ocupado, fallo, enviar } = useFicha({
    inicial: { ...CUANDO_VACIO },
    guardar: (valores) =>
      main('POST /visitas/observar', {
        json: {
          idVisita: visita.idVisita,
          textos: textos.map((texto) => texto.trim()).filter(Boolean),
          segunda: otra ? comoCuando(valores) : null,
        },
      }),
    alGuardar: alCerrar,
    releer: LO_VISITADO,
  })
  return (
    <Modal
      abierto
      fallo={fallo}
      ancho={720}
      titulo={`Observar la carpeta ${visita.idCarpeta}`}
      alCerrar={alCerrar}
      acciones={
        <>
          <Button onClick={alCerrar}>Cancelar</Button>
          <Button variant="contained" loading={ocupado} onClick={enviar}>
            Observar
          </Button>
        </>
      }
    >
      <p>La carpeta pasa a OBSERVADO y quien la presentó responde cada punto. Deje vacío el que no corresponda.</p>
      <FormStack>
        {textos.map((texto, lugar) => (
          <TextInput
            // biome-ignore lint/suspicious/noArrayIndexKey: their places are what tells them apart
            key={lugar}
            id={`texto-${lugar}`}
            label={`Observación ${lugar + 1}`}
            rows={2}
            maxLength={MAX_OBSERVADO}
            value={texto}
            onChange={(nuevo) => setTextos(textos.map((otro, i) => (i === lugar ? nuevo : otro)))}
            disabled={ocupado}
          />
        ))}
        <FormControlLabel
          control={<Checkbox checked={otra} onChange={(_, marcada) => setOtra(marcada)} />}
          label="Planear ahora la segunda visita"
        />
        {otra && <CamposDeCuando control={control} disabled={ocupado} />}
      </FormStack>
    </Modal>
  )
}
