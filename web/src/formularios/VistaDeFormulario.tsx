import Print from '@mui/icons-material/Print'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { membrete } from '../red/configuracion.ts'
import { Ficha } from '../ui/pagina/Ficha.tsx'
import { fecha } from '../ui/pagina/formato.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { ANCHO_DE_FORMULARIO } from '../ui/theme.ts'

interface Props {
  readonly titulo: string
  readonly idCarpeta: number | null
  /** Who sent it and when. */
  readonly registro: { readonly autor: string; readonly fecha: string } | undefined
  readonly children: ReactNode
}

/** A form as it was sent, on screen and on paper: whose, of which folder, when; then its answers. */
export function VistaDeFormulario({ titulo, idCarpeta, registro, children }: Props) {
  const imprimir = (
    <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
      Imprimir
    </Button>
  )
  return (
    <Box sx={{ maxWidth: ANCHO_DE_FORMULARIO }}>
      <Typography sx={{ display: 'none', '@media print': { display: 'block' }, mb: 1 }}>{membrete()}</Typography>
      <PageTitle volverA={-1} accion={registro && imprimir}>
        {titulo}
      </PageTitle>
      {idCarpeta !== null && (
        <Box sx={{ mb: 3 }}>
          <Ficha
            datos={[
              { nombre: 'Carpeta', valor: idCarpeta },
              { nombre: 'Completado por', valor: registro?.autor },
              { nombre: 'Fecha', valor: registro && fecha(registro.fecha) },
            ]}
          />
        </Box>
      )}
      {children}
    </Box>
  )
}
