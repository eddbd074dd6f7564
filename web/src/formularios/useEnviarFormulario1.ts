import type { RespuestasFormulario1 } from '@catastro/domain/formularios/formulario1'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { main } from '../app/cliente.ts'
import { useSesion } from '../app/sesion.ts'
import { avisar, avisarError } from '../ui/avisos.ts'
import { useEnvio } from '../ui/useEnvio.ts'
import type { CarpetaDelFormulario } from './carpetaDelFormulario.ts'
import { borrarValores } from './valoresFormulario1.ts'

/** Files form 1 of a folder. `mensaje`: what the server said once it was filed. */
export function useEnviarFormulario1({ idCarpeta, idFormulario }: CarpetaDelFormulario) {
  const idPersona = useSesion((sesion) => sesion.roles[0]?.idPersona)
  const consultas = useQueryClient()
  const { ocupado, enviar: unaSolaVez } = useEnvio()
  const [mensaje, setMensaje] = useState<string | null>(null)

  const enviar = async (respuestas: z.output<typeof RespuestasFormulario1>) => {
    try {
      await unaSolaVez(JSON.stringify([idCarpeta, respuestas]), async ({ claveDeEnvio }) => {
        const json = { ...respuestas, idFormulario, idCarpeta, idPersona, fecha: new Date().toISOString() }
        const { message } = await main('POST /documentacion/altaFormulario1', { json }, { claveDeEnvio })
        borrarValores(idCarpeta)
        avisar(message)
        setMensaje(message)
      })
      void consultas.invalidateQueries()
    } catch (error) {
      avisarError(error)
    }
  }
  return { mensaje, ocupado, enviar }
}

export type EnvioDeFormulario1 = ReturnType<typeof useEnviarFormulario1>
