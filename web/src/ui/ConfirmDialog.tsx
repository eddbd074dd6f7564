import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Modal } from './Modal.tsx'

interface Props {
  readonly abierto: boolean
  readonly titulo: string
  readonly children: ReactNode
  readonly alConfirmar: () => void
  readonly alCancelar: () => void
  readonly ocupado?: boolean
  readonly peligroso?: boolean
}

/** Asks before what cannot be undone: 'Confirmar' or 'Cancelar'. */
export function ConfirmDialog({ abierto, titulo, children, alConfirmar, alCancelar, ocupado, peligroso }: Props) {
  return (
    <Modal
      abierto={abierto}
      titulo={titulo}
      alCerrar={alCancelar}
      ancho={520}
      acciones={
        <>
          <Button onClick={alCancelar}>Cancelar</Button>
          <Button
            variant="contained"
            color={peligroso ? 'error' : 'primary'}
            loading={ocupado ?? false}
            onClick={alConfirmar}
          >
            Confirmar
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  )
}
