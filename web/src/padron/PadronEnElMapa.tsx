import Button from '@mui/material/Button'
import { useState } from 'react'
import { ElegirEnElMapa } from '../plano/ElegirEnElMapa.tsx'
import { Modal } from '../ui/pagina/Modal.tsx'

/** Beside the field that takes a padron's number: the property picked by where it stands. */
export function PadronEnElMapa({ alElegir }: { alElegir: (padron: string) => void }) {
  const [abierto, setAbierto] = useState(false)
  return (
    <>
      <Button sx={{ justifySelf: 'start', px: 1, ml: -1 }} onClick={() => setAbierto(true)}>
        Elegir en el mapa
      </Button>
      {abierto && (
        <Modal abierto titulo="Elegir en el mapa" alCerrar={() => setAbierto(false)}>
          <ElegirEnElMapa
            alElegir={(padron) => {
              setAbierto(false)
              alElegir(padron)
            }}
          />
        </Modal>
      )}
    </>
  )
}
