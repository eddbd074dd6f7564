import Typography from '@mui/material/Typography'
import { Component, type ReactNode } from 'react'
import { PantallaPerdida } from '../red/PantallaPerdida.ts'
import { GENERICO } from '../ui/avisos/errorConTexto.ts'
import { BareMainButton } from '../ui/botones/BareButton.tsx'
import { PantallaSinRed } from './PantallaSinRed.tsx'

/** A screen that breaks, or whose file does not come, takes down itself only. */
export class LimiteDeErrores extends Component<{ children: ReactNode }, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error(GENERICO) }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (error instanceof PantallaPerdida) return <PantallaSinRed />
    return (
      <div role="alert">
        <Typography variant="h1">¡Ups!</Typography>
        <Typography sx={{ my: 2 }}>{GENERICO}</Typography>
        <BareMainButton type="button" onClick={() => window.location.reload()}>
          Volver a cargar
        </BareMainButton>
      </div>
    )
  }
}
