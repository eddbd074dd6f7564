import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { main } from '../../red/cliente.ts'
import { useEscritura } from '../../red/useEscritura.ts'
import { irAlPrincipio } from '../../ui/avisos/inicioDePagina.ts'
import { guardarCarpeta } from '../abierta/carpetaGuardada.ts'
import { type Cola, comoPedido, enlaceDeAtencion } from '../cola.ts'

type Hacia = 'siguiente' | 'anterior'

/** From a folder to the one beside it in its queue. `fin`: on that side there are no more. */
export function useSiguiente({ idCarpeta, vence }: Pick<CarpetaListItem, 'idCarpeta' | 'vence'>, cola: Cola | null) {
  const navigate = useNavigate()
  // Where it stood when it was opened: having been attended it may stand elsewhere.
  const [vencia] = useState(vence)
  const { mutate, isPending, error, data, variables } = useEscritura({
    mutationFn: async (hacia: Hacia) => {
      if (!cola) return null
      const json = { ...comoPedido(cola), desde: idCarpeta, vencia, hacia }
      return (await main('POST /documentacion/siguiente', { json })).carpeta
    },
    onSuccess: (carpeta) => {
      if (!carpeta) return
      guardarCarpeta('datosCarpeta', carpeta)
      // In its place: going back leads to the list.
      navigate(enlaceDeAtencion(carpeta.idCarpeta, cola), { state: { carpeta }, replace: true })
      irAlPrincipio()
    },
  })
  const ir = (hacia: Hacia) => {
    if (cola) mutate(hacia)
  }
  return { ir, ocupado: isPending ? variables : null, fin: data === null ? variables : null, error }
}
