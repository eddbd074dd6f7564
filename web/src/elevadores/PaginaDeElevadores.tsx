import {
  borradorDeElevadores,
  type FormularioDeElevadores,
  TITULOS_DE_ELEVADORES,
} from '@catastro/domain/elevadores/reglas'
import Box from '@mui/material/Box'
import { type ReactNode, useState } from 'react'
import { INICIO } from '../acceso/direcciones.ts'
import type { Presentacion } from '../envios/presentacion.ts'
import { ANCHO_DE_FORMULARIO } from '../ui/theme.ts'
import { FormularioEnviado } from './FormularioEnviado.tsx'

interface Props {
  readonly formulario: FormularioDeElevadores
  /** What happens next, once it is filed. */
  readonly queSigue: string
  readonly children: (presentacion: Presentacion, alPresentar: (numero: number) => void) => ReactNode
}

/** The screen of forms 28 to 31: the form, and what it became. Another one starts empty. */
export function PaginaDeElevadores({ formulario, queSigue, children }: Props) {
  const [numero, setNumero] = useState<number | null>(null)
  const titulo = TITULOS_DE_ELEVADORES[formulario]
  const clave = borradorDeElevadores(formulario)
  return (
    <Box sx={{ maxWidth: ANCHO_DE_FORMULARIO }}>
      {numero === null ? (
        children({ titulo, clave, volverA: INICIO.enlace() }, setNumero)
      ) : (
        <FormularioEnviado
          formulario={formulario}
          titulo={titulo}
          numero={numero}
          queSigue={queSigue}
          alEmpezarOtro={() => setNumero(null)}
        />
      )}
    </Box>
  )
}
