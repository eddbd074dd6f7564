import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { type ErrorDelResumen, ErrorSummary, erroresDelFormulario } from '../ui/ErrorSummary.tsx'
import { FormStack } from '../ui/FormRow.tsx'
import { Panel } from '../ui/Panel.tsx'
import { rechazosDelServidor } from './rechazo.ts'
import type { FormularioEnPantalla } from './useFormulario.ts'

interface Props<Campo extends string> {
  readonly form: FormularioEnPantalla<Campo>
  readonly alContinuar: () => void
  /** The button that leads to the check. */
  readonly continuar?: string
  readonly resumen?: (errores: readonly ErrorDelResumen[]) => readonly ErrorDelResumen[]
  readonly children: ReactNode
}

/** The fields of a form in their blocks, under what is wrong with them. */
export function CamposDelFormulario<Campo extends string>(props: Props<Campo>) {
  const { form, alContinuar, continuar = 'Continuar', resumen, children } = props
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
          <Button type="submit" variant="contained">
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
