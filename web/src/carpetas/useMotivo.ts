import { rotulosDe } from '@catastro/domain/campo'
import { MAX_OBSERVACION } from '@catastro/domain/carpetas/reglas'
import { erroresDe } from '@catastro/domain/errores'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { erroresEnCampos } from '../envios/rechazo.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { useRefrescarCarpeta } from './consultas.ts'

interface Pedido<F extends z.core.$ZodShape & { readonly motivo: z.core.$ZodType }> {
  readonly idCarpeta: number
  /** What the call takes: the screen asks of the reason what the server does. */
  readonly json: z.ZodMiniObject<F>
  /** The rest of it. */
  readonly resto: object
  readonly inicial?: string
  /** What is said instead where nothing is written. */
  readonly siFalta?: string
  readonly enviar: (motivo: string) => Promise<unknown>
  readonly alEnviar: () => void
}

/** The reason that is given of something in a folder: as a field, and how it goes. */
export function useMotivo<F extends z.core.$ZodShape & { readonly motivo: z.core.$ZodType }>(pedido: Pedido<F>) {
  const { idCarpeta, json, resto, inicial = '', siFalta, enviar, alEnviar } = pedido
  const [motivo, setMotivo] = useState(inicial)
  const [error, setError] = useState<string>()
  const refrescar = useRefrescarCarpeta(idCarpeta)
  const escritura = useEscritura({
    mutationFn: enviar,
    onSuccess: async () => {
      alEnviar()
      await refrescar()
    },
    onError: (fallo) => setError(erroresEnCampos(fallo, ['motivo'])[0]?.texto),
  })
  const errorDelMotivo = () => {
    if (siFalta !== undefined && motivo.trim() === '') return siFalta
    const leido = json.safeParse({ ...resto, motivo })
    return leido.success ? undefined : erroresDe(json, leido.error.issues)[0]?.msg
  }
  return {
    campo: {
      id: 'motivo',
      label: rotulosDe(json).motivo.etiqueta,
      max: MAX_OBSERVACION,
      rows: 3,
      value: motivo,
      onChange: setMotivo,
      error,
      disabled: escritura.isPending,
    },
    /** What failed and is not said beside the field. */
    fallo: error ? null : escritura.error,
    ocupado: escritura.isPending,
    enviar: () => {
      const falta = errorDelMotivo()
      setError(falta)
      if (falta === undefined) escritura.mutate(motivo.trim())
    },
    /** That there is none. */
    quitar: () => escritura.mutate(''),
  }
}
