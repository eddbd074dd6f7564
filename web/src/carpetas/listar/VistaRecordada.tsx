import type { VistaDeLista } from '@catastro/domain/carpetas/escritorio'
import type { ListaDelPersonal } from '@catastro/domain/carpetas/listasDelPersonal'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { main } from '../../red/cliente.ts'
import { ordenesDe } from '../cola.ts'

interface Props {
  readonly lista: ListaDelPersonal
  /** Gets what to call when the list is searched, narrowed or ordered otherwise. */
  readonly children: (alCambiar: (vista: VistaDeLista) => void) => ReactNode
}

/** A list of the staff's as its person left it, on whatever device. An address that says how it wants the list goes first. */
export function VistaRecordada({ lista, children }: Props) {
  const [parametros, setParametros] = useSearchParams()
  const consultas = useQueryClient()
  const [puesta, setPuesta] = useState<ListaDelPersonal | null>(null)
  const clave = ['vistaDeLista', lista]
  const { data, isPending } = useQuery({
    queryKey: clave,
    queryFn: async () => (await main('GET /documentacion/vistaDeLista/{lista}', { params: { lista } })).vista,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const laDiceLaDireccion = ['pagina', 'buscar', 'estado', 'orden'].some((campo) => parametros.has(campo))
  useEffect(() => {
    if (isPending || puesta === lista) return
    // The list is shown once the address says how: what is typed meanwhile would be written over.
    const inicial = ordenesDe(lista)[0].valor
    if (data && !esInicial(data, inicial) && !laDiceLaDireccion) {
      setParametros((previos) => conVista(previos, data, inicial), { replace: true })
      // In slices: it is a whole list.
    } else startTransition(() => setPuesta(lista))
  }, [isPending, data, laDiceLaDireccion, lista, puesta, setParametros])

  if (puesta !== lista) return null
  return children(({ buscar, estado, orden }) => {
    consultas.setQueryData(clave, { buscar, estado, orden })
    // Not worth a word: the list is as it was asked for, and next time it starts as it did.
    main('PUT /documentacion/vistaDeLista/{lista}', { params: { lista }, json: { buscar, estado, orden } }).catch(
      () => {},
    )
  })
}

const esInicial = ({ buscar, estado, orden }: VistaDeLista, inicial: string) => !buscar && !estado && orden === inicial

function conVista(previos: URLSearchParams, vista: VistaDeLista, inicial: string): URLSearchParams {
  const nuevos = new URLSearchParams(previos)
  for (const [campo, valor] of Object.entries(vista)) if (valor && valor !== inicial) nuevos.set(campo, valor)
  return nuevos
}
