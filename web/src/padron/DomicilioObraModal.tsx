import type { DomicilioDePadron } from '@catastro/domain/padron/llamadas'
import { PADRON_NO_REGISTRADO } from '@catastro/domain/padron/mensajes'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Modal } from '../ui/Modal.tsx'
import { Notice } from '../ui/Notice.tsx'
import { BuscarPorPadron } from './BuscarPorPadron.tsx'
import { DomicilioAMano } from './DomicilioAMano.tsx'
import { DomiciliosHallados } from './DomiciliosHallados.tsx'
import type { DomicilioElegido } from './domicilioElegido.ts'

interface Props {
  readonly padronInicial: string
  readonly alCerrar: () => void
  readonly alElegir: (domicilio: DomicilioElegido) => void
}

/** The works address: by padron, or typed when the register does not have it. */
export function DomicilioObraModal({ padronInicial, alCerrar, alElegir }: Props) {
  const [padron, setPadron] = useState(padronInicial)
  const [hallados, setHallados] = useState<readonly DomicilioDePadron[] | null>(null)
  const [aMano, setAMano] = useState(false)
  const ninguno = hallados?.length === 0
  return (
    <Modal abierto titulo="Domicilio de obra" alCerrar={alCerrar}>
      <BuscarPorPadron
        padron={padron}
        alEscribir={(texto) => {
          setPadron(texto)
          setHallados(null)
        }}
        alHallar={(domicilios) => {
          setHallados(domicilios)
          setAMano(domicilios.length === 0)
        }}
      />
      {ninguno && <Notice tono="atencion">{PADRON_NO_REGISTRADO}</Notice>}
      {!aMano && hallados && <DomiciliosHallados domicilios={hallados} alElegir={alElegir} />}
      {!aMano && (
        <Button sx={{ mt: 2 }} onClick={() => setAMano(true)}>
          Cargar el domicilio a mano
        </Button>
      )}
      {aMano && <DomicilioAMano key={padron} padron={padron} alElegir={alElegir} />}
    </Modal>
  )
}
