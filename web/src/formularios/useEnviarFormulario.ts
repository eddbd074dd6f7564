import { useQueryClient } from '@tanstack/react-query'
import { olvidarBorrador } from '../envios/useBorrador.ts'
import { useEnvio } from '../envios/useEnvio.ts'
import { claveDeBorrador } from '../envios/valoresDeFormulario.ts'
import type { OpcionesDeSubida } from '../red/subida.ts'
import { avisar, avisarError } from '../ui/avisos.ts'
import type { DatosDelFormulario } from './PaginaDeFormulario.tsx'

/** Files a form of a folder and forgets its draft. `llamar` is the call; a failure keeps every answer. */
export function useEnviarFormulario(
  nombre: string,
  { carpeta: { idCarpeta }, alEnviado }: DatosDelFormulario,
  alFallar: (error: unknown) => void = avisarError,
) {
  const consultas = useQueryClient()
  const { ocupado, progreso, enviar: unaSolaVez } = useEnvio()

  const enviar = async (
    respuestas: object,
    llamar: (opciones: OpcionesDeSubida) => Promise<{ readonly message: string }>,
  ) => {
    try {
      await unaSolaVez(JSON.stringify([idCarpeta, respuestas]), async (opciones) => {
        const { message } = await llamar(opciones)
        olvidarBorrador(claveDeBorrador(nombre, idCarpeta))
        avisar(message)
        alEnviado(message)
      })
      void consultas.invalidateQueries()
    } catch (error) {
      alFallar(error)
      // What it was computed with may have changed meanwhile.
      void consultas.invalidateQueries({ queryKey: ['tarifas'] })
    }
  }
  return { ocupado, progreso, enviar }
}
