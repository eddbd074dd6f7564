import Typography from '@mui/material/Typography'
import { Component, type ReactNode } from 'react'
import { BareMainButton } from '../ui/BareButton.tsx'
import { GENERICO } from '../ui/errorConTexto.ts'

/** A screen that breaks, or whose file no longer exists after a new release, takes down itself only. */
export class LimiteDeErrores extends Component<{ children: ReactNode }, { roto: boolean }> {
  override state = { roto: false }

  static getDerivedStateFromError() {
    return { roto: true }
  }

  override render() {
    if (!this.state.roto) return this.props.children
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
