import { estaAbierto, estaPagado } from '@catastro/domain/pagos/estados'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useEstadoDePago } from '../../envios/useEstadoDePago.ts'
import { useAlVolverDelPago } from '../../envios/vueltaDelPago.ts'
import { main } from '../../red/cliente.ts'
import type { RespuestaDe } from '../../red/llamadas.ts'
import { useEscritura } from '../../red/useEscritura.ts'
import { avisar } from '../../ui/avisos/avisos.ts'

export type EnCurso27 = RespuestaDe<'main', 'GET /elevadores/formulario27/enCurso'>
export type PagoEnCurso27 = NonNullable<EnCurso27['pago']>

const CLAVE = ['formulario27', 'enCurso']

/** Where the person's form 27 stands, on any device and in any tab: what is under way, and what was filed last. */
export function useEnCurso27() {
  const consulta = useQuery({
    queryKey: CLAVE,
    queryFn: () => main('GET /elevadores/formulario27/enCurso'),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
  const { refetch } = consulta
  const mirar = useCallback(() => void refetch(), [refetch])
  useAlVolverDelPago(mirar)
  return consulta
}

export function useRefrescarEnCurso27() {
  const consultas = useQueryClient()
  return () => consultas.invalidateQueries({ queryKey: CLAVE })
}

/**
 * Gives the fields back: the payment was begun, and the provider never heard of it. `alSoltar` is told before the payment
 * is looked at again.
 */
export function useSoltar27(alSoltar: () => void) {
  const consultas = useQueryClient()
  return useEscritura({
    mutationFn: () => main('POST /elevadores/formulario27/soltar', {}),
    onSuccess: ({ message }) => {
      alSoltar()
      avisar(message)
    },
    // Refused, it is because the payment has gone on meanwhile.
    onSettled: () => Promise.all([['pago'], CLAVE].map((queryKey) => consultas.invalidateQueries({ queryKey }))),
  })
}

/**
 * The payment under way as the provider has it by now; and how it ended, where it ended unpaid and freed the form. Of the
 * two questions (what is under way, how the payment stands) either may be answered first.
 */
export function usePagoDel27(enCurso: PagoEnCurso27 | null) {
  const [idPago, setIdPago] = useState(enCurso?.idPago ?? null)
  const [callado, setCallado] = useState<number | null>(null)
  if (enCurso && enCurso.idPago !== idPago) setIdPago(enCurso.idPago)
  const { data } = useEstadoDePago(idPago)
  const refrescar = useRefrescarEnCurso27()
  const sinPagar = data && !estaAbierto(data.estado) && !estaPagado(data.estado) ? data : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it ends
  useEffect(() => {
    if (enCurso && sinPagar) void refrescar()
  }, [sinPagar?.estado])
  return {
    pago: enCurso && (data ?? enCurso),
    fracaso: enCurso || sinPagar?.idPago === callado ? null : sinPagar,
    /** Its end is known to who is here: it is let go of, or paid again. */
    callar: () => setCallado(idPago),
  }
}
