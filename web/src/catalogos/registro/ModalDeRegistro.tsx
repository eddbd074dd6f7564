import Button from '@mui/material/Button'
import { type FormEvent, type ReactNode, useId } from 'react'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { FormStack } from '../../ui/FormRow.tsx'
import { Modal } from '../../ui/Modal.tsx'
import type { Registro } from './useRegistro.ts'

interface Props {
  readonly titulo: string
  readonly registro: Registro
  /** Leaves without saving. */
  readonly alCerrar: () => void
  /** Closes at once what was saved, instead of after its two seconds. */
  readonly alTerminar: () => void
  readonly textoGuardar?: string
  readonly children: ReactNode
}

/** Adds or changes one record: its fields, 'Cancelar' and 'Guardar'. */
export function ModalDeRegistro({ titulo, registro, alCerrar, alTerminar, textoGuardar = 'Guardar', children }: Props) {
  const idFormulario = useId()
  const enviar = (evento: FormEvent) => {
    evento.preventDefault()
    void registro.enviar()
  }
  return (
    <Modal
      abierto
      titulo={titulo}
      fallo={registro.fallo}
      alCerrar={registro.guardado ? alTerminar : alCerrar}
      acciones={
        registro.guardado ? (
          <Button onClick={alTerminar}>Cerrar</Button>
        ) : (
          <>
            <Button onClick={alCerrar} disabled={registro.ocupado}>
              Cancelar
            </Button>
            <Button type="submit" form={idFormulario} variant="contained" loading={registro.ocupado}>
              {textoGuardar}
            </Button>
          </>
        )
      }
    >
      <form id={idFormulario} onSubmit={enviar} noValidate>
        <ErrorSummary errores={registro.errores} intento={registro.intento} />
        <FormStack>{children}</FormStack>
      </form>
    </Modal>
  )
}
