import Button from '@mui/material/Button'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { CamposDeFicha, type EnvioDeFicha } from '../../envios/ficha.tsx'
import { Modal } from '../../ui/pagina/Modal.tsx'

/** How long what was saved is seen before the modal closes and the list is read again. */
export const ESPERA_MS = 2000

interface Props {
  readonly titulo: string
  readonly ficha: EnvioDeFicha
  /** Leaves without saving. */
  readonly alCerrar: () => void
  /** Closes what was saved, and reads the list again. */
  readonly alTerminar: () => void
  readonly children: ReactNode
}

/** Adds or changes one record: its fields, 'Cancelar' and 'Guardar'. */
export function ModalDeFicha({ titulo, ficha, alCerrar, alTerminar, children }: Props) {
  const idFormulario = useId()
  const { guardada, ocupado, fallo } = ficha
  const terminar = useRef(alTerminar)
  terminar.current = alTerminar
  useEffect(() => {
    if (!guardada) return
    const reloj = setTimeout(() => terminar.current(), ESPERA_MS)
    return () => clearTimeout(reloj)
  }, [guardada])
  return (
    <Modal
      abierto
      titulo={titulo}
      fallo={fallo}
      alCerrar={guardada ? alTerminar : alCerrar}
      acciones={
        guardada ? (
          <Button onClick={alTerminar}>Cerrar</Button>
        ) : (
          <>
            <Button onClick={alCerrar} disabled={ocupado}>
              Cancelar
            </Button>
            <Button type="submit" form={idFormulario} variant="contained" loading={ocupado}>
              Guardar
            </Button>
          </>
        )
      }
    >
      <CamposDeFicha id={idFormulario} ficha={ficha}>
        {children}
      </CamposDeFicha>
    </Modal>
  )
}
