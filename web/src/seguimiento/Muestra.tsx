import { TRAMITE_FINALIZADO } from '@catastro/domain/seguimiento/mensajes'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { Spinner } from '../ui/avisos/Spinner.tsx'
import { Panel } from '../ui/pagina/Panel.tsx'

const DEMORA_MS = 1500

/** One of the specification's two flows: nobody is asked, and it takes a second and a half all the same. */
export function Muestra({ pasos }: { pasos: readonly string[] }) {
  const [lista, setLista] = useState(false)
  const [paso, setPaso] = useState(0)
  useEffect(() => {
    const reloj = setTimeout(() => setLista(true), DEMORA_MS)
    return () => clearTimeout(reloj)
  }, [])
  if (!lista) return <Spinner />
  const terminado = paso === pasos.length
  return (
    <Panel aria-label="Seguimiento" sx={{ mt: 3 }}>
      <Stepper activeStep={paso} alternativeLabel>
        {pasos.map((nombre) => (
          <Step key={nombre}>
            <StepLabel>{nombre}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ mt: 3, textAlign: 'center', fontWeight: 600 }}>
        {terminado ? TRAMITE_FINALIZADO : pasos[paso]}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 2 }}>
        <Button disabled={paso === 0} onClick={() => setPaso(paso - 1)}>
          Atrás
        </Button>
        <Button variant="contained" disabled={terminado} onClick={() => setPaso(paso + 1)}>
          Siguiente
        </Button>
      </Box>
    </Panel>
  )
}
