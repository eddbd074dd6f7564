import { borradorDeCarpeta } from '@catastro/domain/borradores/reglas'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { PasosDelFormulario } from '../../envios/PasosDelFormulario.tsx'
import { ANCHO_DE_FORMULARIO } from '../../ui/theme.ts'
import { NUEVA_CARPETA } from '../direcciones.ts'
import { CarpetaEnviada } from './CarpetaEnviada.tsx'
import { DatosDeCarpeta } from './DatosDeCarpeta.tsx'
import type { Encomienda, FilaDeEncomienda } from './encomienda.ts'
import { respuestasDeCarpeta } from './respuestasDeCarpeta.ts'
import type { CatalogosDeCarpeta } from './useCatalogosDeCarpeta.ts'
import { type Alta, useEnviarCarpeta } from './useEnviarCarpeta.ts'
import { useFormularioCarpeta } from './useFormularioCarpeta.ts'

export interface PropsDeFormularioCarpeta {
  readonly encomienda: Encomienda
  readonly filas: readonly FilaDeEncomienda[]
  readonly catalogos: CatalogosDeCarpeta
}

/** The form that makes a folder: fill in, check the answers, send. */
export function FormularioCarpeta({ encomienda, filas, catalogos }: PropsDeFormularioCarpeta) {
  const [alta, setAlta] = useState<Alta | null>(null)
  const titulo = `Nueva carpeta: ${encomienda.encomiendatipo}`
  const clave = borradorDeCarpeta(encomienda.idEncomiendaTipo)
  const form = useFormularioCarpeta(clave, filas[0])
  const { ocupado, progreso, alEnviar } = useEnviarCarpeta({
    clave,
    form,
    fila: filas[0],
    catalogos,
    alPresentar: setAlta,
  })
  if (alta) return <CarpetaEnviada titulo={titulo} alta={alta} />
  return (
    <Box sx={{ maxWidth: ANCHO_DE_FORMULARIO }}>
      <PasosDelFormulario
        presentacion={{ titulo, clave, volverA: NUEVA_CARPETA.enlace() }}
        form={form}
        respuestas={(valores) => respuestasDeCarpeta(valores, encomienda, catalogos)}
        ocupado={ocupado}
        progreso={progreso}
        enviar="Enviar carpeta"
        alEnviar={alEnviar}
      >
        {(alContinuar) => (
          <DatosDeCarpeta
            form={form}
            encomienda={encomienda}
            filas={filas}
            catalogos={catalogos}
            alContinuar={alContinuar}
          />
        )}
      </PasosDelFormulario>
    </Box>
  )
}
