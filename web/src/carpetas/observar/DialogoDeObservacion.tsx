import type { Observacion } from '@catastro/domain/carpetas/observaciones'
import Button from '@mui/material/Button'
import type { FormEvent, ReactNode } from 'react'
import { type ErrorDelResumen, ErrorSummary } from '../../ui/avisos/ErrorSummary.tsx'
import { FormStack } from '../../ui/campos/FormRow.tsx'
import { Modal } from '../../ui/pagina/Modal.tsx'
import { TextoObservado } from './TextoObservado.tsx'

interface Props {
  readonly id: string
  readonly titulo: string
  readonly accion: string
  readonly observacion: Observacion
  readonly ocupado: boolean
  /** Why the last try failed, where no field says it. */
  readonly fallo: unknown
  readonly errores: readonly ErrorDelResumen[]
  readonly intento: number
  readonly alEnviar: () => Promise<void>
  readonly alCerrar: () => void
  readonly children: ReactNode
}

/** What is done about one observation, with the observation in sight. */
export function DialogoDeObservacion({
  id,
  titulo,
  accion,
  observacion,
  ocupado,
  fallo,
  errores,
  intento,
  alEnviar,
  alCerrar,
  children,
}: Props) {
  const enviar = (evento: FormEvent) => {
    evento.preventDefault()
    void alEnviar()
  }
  return (
    <Modal
      abierto
      ancho={640}
      titulo={titulo}
      alCerrar={alCerrar}
      fallo={errores.length > 0 ? null : fallo}
      acciones={
        <>
          <Button onClick={alCerrar}>Cancelar</Button>
          <Button type="submit" form={id} variant="contained" loading={ocupado}>
            {accion}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={enviar} noValidate>
        <ErrorSummary errores={errores} intento={intento} />
        <FormStack>
          <TextoObservado observacion={observacion} />
          {children}
        </FormStack>
      </form>
    </Modal>
  )
}
