import { DESHABILITADA } from '@catastro/domain/catalogos/mensajes'
import { useQueryClient } from '@tanstack/react-query'
import { ErrorDeLlamada } from '../../red/errorDeLlamada.ts'
import { useEscritura } from '../../red/useEscritura.ts'
import { avisar } from '../../ui/avisos.ts'

interface Opciones {
  readonly deshabilitar: (id: number) => Promise<unknown>
  /** What is said of a failure that is no refusal. */
  readonly siFalla: string
  /** The lists to be read again. */
  readonly listas: readonly string[]
  readonly duracion?: number
}

/** Disables a row, says so and reads the lists again. */
export function useDeshabilitar({ deshabilitar, siFalla, listas, duracion }: Opciones) {
  const consultas = useQueryClient()
  const { mutate, isPending } = useEscritura({
    mutationFn: deshabilitar,
    onSuccess: () => avisar(DESHABILITADA, 'bien', duracion),
    onError: (error) => avisar(esRechazo(error) ? error.message : siFalla, 'mal', duracion),
    onSettled: () => Promise.all(listas.map((lista) => consultas.invalidateQueries({ queryKey: [lista] }))),
  })
  return (id: number) => {
    if (!isPending) mutate(id)
  }
}

const esRechazo = (error: unknown): error is ErrorDeLlamada =>
  error instanceof ErrorDeLlamada && error.status >= 400 && error.status < 500
