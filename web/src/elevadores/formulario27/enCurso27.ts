import { estaAbierto, estaPagado } from '@catastro/domain/pagos/estados'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { type SituacionDePago, useEstadoDePago } from '../../envios/useEstadoDePago.ts'
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

/** Gives the fields back: the payment was begun, and the provider never heard of it. */
export function useSoltar27() {
  const consultas = useQueryClient()
  return useEscritura({
    mutationFn: () => main('POST /elevadores/formulario27/soltar', {}),
    onSuccess: ({ message }) => avisar(message),
    // Refused, it is because the payment has gone on meanwhile.
    onSettled: () => Promise.all([['pago'], CLAVE].map((queryKey) => consultas.invalidateQueries({ queryKey }))),
  })
}

/** The payment under way as the provider has it by now. One that ends unpaid frees the form: `alFracasar` is told how. */
export function useEstadoDelPago27(pago: PagoEnCurso27, alFracasar: (pago: SituacionDePago) => void): PagoEnCurso27 {
  const { data } = useEstadoDePago(pago.idPago)
  const refrescar = useRefrescarEnCurso27()
  const ahora = data ?? pago
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it ends
  useEffect(() => {
    if (!data || estaAbierto(data.estado) || estaPagado(data.estado)) return
    alFracasar(data)
    void refrescar()
  }, [ahora.estado])
  return ahora
}
