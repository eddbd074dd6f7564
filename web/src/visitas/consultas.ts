import { useQuery } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'
import type { RespuestaDe } from '../red/llamadas.ts'

/** Under 'visitas': whatever changes one, reads them again, and the folders. */
export const LO_VISITADO = ['visitas', 'carpetas'] as const

export type VisitaDeCarpeta = RespuestaDe<'main', 'GET /visitas/carpeta/{idCarpeta}'>['visitas'][number]
export const useVisitasDeCarpeta = (idCarpeta: number) =>
  useQuery({
    queryKey: ['visitas', 'carpeta', idCarpeta],
    queryFn: () => main('GET /visitas/carpeta/{idCarpeta}', { params: { idCarpeta } }),
    staleTime: 0,
  })

export const useVisitas = (desde: string, hasta: string, idInspector: number | undefined) =>
  useQuery({
    queryKey: ['visitas', 'lista', desde, hasta, idInspector],
    queryFn: async () => (await main('GET /visitas', { query: { desde, hasta, idInspector } })).visitas,
    staleTime: 0,
  })

export const useListasDeControl = () =>
  useQuery({ queryKey: ['visitas', 'listas'], queryFn: () => main('GET /visitas/listas'), staleTime: 0 })

export type ADistancia = RespuestaDe<'main', 'GET /visitas/distancia/{idVisita}'>
export const useADistancia = (idVisita: number) =>
  useQuery({
    queryKey: ['visitas', 'distancia', idVisita],
    queryFn: () => main('GET /visitas/distancia/{idVisita}', { params: { idVisita } }),
    staleTime: 0,
  })

export const useApartados = () =>
  useQuery({
    queryKey: ['visitas', 'apartados'],
    queryFn: async () => (await main('GET /visitas/apartados')).apartados,
    staleTime: 0,
  })
