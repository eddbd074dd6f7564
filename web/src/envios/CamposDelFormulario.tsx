import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type ErrorDelResumen, ErrorSummary, erroresDelFormulario } from '../ui/avisos/ErrorSummary.tsx'
import { FormStack } from '../ui/campos/FormRow.tsx'
import { Panel } from '../ui/pagina/Panel.tsx'
import { rechazosDelServidor } from './rechazo.ts'
import type { FormularioConBorrador } from './useBorrador.ts'

interface Props<T extends FieldValues> {
  readonly form: FormularioConBorrador<T>
  readonly alContinuar: () => void
  /** The button that leads to the check. */
  readonly continuar?: string
  /** What the form holds is still on its way here. */
  readonly ocupado?: boolean
  readonly resumen?: (errores: readonly ErrorDelResumen[]) => readonly ErrorDelResumen[]
  readonly children: ReactNode
}

/** The fields of a form in their blocks, under what is wrong with them. */
export function CamposDelFormulario<T extends FieldValues>(props: Props<T>) {
  const { form, alContinuar, continuar = 'Continuar', ocupado = false, resumen, children } = props
  const { handleSubmit, formState } = form
  const errores = erroresDelFormulario(formState.errors)
  return (
    <form onSubmit={handleSubmit(alContinuar)} noValidate>
      <ErrorSummary
        errores={resumen ? resumen(errores) : errores}
        intento={formState.submitCount + rechazosDelServidor(formState.errors)}
      />
      <FormStack>
        {children}
        <div>
          <Button type="submit" variant="contained" loading={ocupado} sx={{ width: { xs: '100%', sm: 'auto' } }}>
            {continuar}
          </Button>
        </div>
      </FormStack>
    </form>
  )
}

export function Bloque({ id, titulo, children }: { id: string; titulo: string; children: ReactNode }) {
  return (
    <Panel aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        {titulo}
      </Typography>
      <FormStack>{children}</FormStack>
    </Panel>
  )
}
