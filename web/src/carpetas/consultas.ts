import { useQuery, useQueryClient } from '@tanstack/react-query'
import { archivos, main } from '../red/cliente.ts'
import type { RespuestaDe } from '../red/llamadas.ts'
import { type Cola, comoPedido } from './cola.ts'

/** What is read about one folder. All of it stands under ['carpeta', id], so that a change makes it old at once. */
export const claveDeCarpeta = (idCarpeta: number | null, ...parte: readonly string[]) => [
  'carpeta',
  idCarpeta,
  ...parte,
]

export type Archivo = RespuestaDe<'archivos', 'GET /documentacion/archivos'>['archivos'][number]
export type Paso = RespuestaDe<'main', 'GET /documentacion/seguimiento/{idCarpeta}'>['seguimiento'][number]

export const useCarpeta = (idCarpeta: number) =>
  useQuery({
    queryKey: claveDeCarpeta(idCarpeta),
    queryFn: async () => (await main('GET /documentacion/carpeta/{idCarpeta}', { params: { idCarpeta } })).carpeta,
  })

export const useFormulariosDe = (idCarpeta: number) =>
  useQuery({
    queryKey: claveDeCarpeta(idCarpeta, 'formularios'),
    queryFn: () => main('GET /formulario/obtenerFormulariosPorEncomiendaYIdCarpeta', { query: { idCarpeta } }),
  })

export const useFormulariosAnterioresDe = (idCarpeta: number) =>
  useQuery({
    queryKey: claveDeCarpeta(idCarpeta, 'formulariosAnteriores'),
    queryFn: async () => (await main('GET /formulario/anteriores', { query: { idCarpeta } })).formularios,
  })

export const useArchivosDe = (idCarpeta: number) =>
  useQuery({
    queryKey: claveDeCarpeta(idCarpeta, 'archivos'),
    queryFn: async () => (await archivos('GET /documentacion/archivos', { query: { idCarpeta } })).archivos,
  })

export const useSeguimientoDe = (idCarpeta: number) =>
  useQuery({
    queryKey: claveDeCarpeta(idCarpeta, 'seguimiento'),
    queryFn: () => main('GET /documentacion/seguimiento/{idCarpeta}', { params: { idCarpeta } }),
  })

export const useRelojesDe = (idCarpeta: number) =>
  useQuery({
    queryKey: claveDeCarpeta(idCarpeta, 'relojes'),
    queryFn: () => main('GET /documentacion/relojes/{idCarpeta}', { params: { idCarpeta } }),
  })

export const useObservacionesDe = (idCarpeta: number) =>
  useQuery({
    queryKey: claveDeCarpeta(idCarpeta, 'observaciones'),
    queryFn: async () =>
      (await main('GET /documentacion/observaciones/{idCarpeta}', { params: { idCarpeta } })).observaciones,
  })

export const useRequisitosDe = (idCarpeta: number) =>
  useQuery({
    queryKey: claveDeCarpeta(idCarpeta, 'requisitos'),
    queryFn: async () => (await main('GET /documentacion/requisitos', { query: { idCarpeta } })).detalle,
  })

export const useSolicitanteDe = (idCarpeta: number) =>
  useQuery({
    queryKey: claveDeCarpeta(idCarpeta, 'solicitante'),
    queryFn: async () =>
      (await main('GET /formulario/obtenerDatosPersona/{idCarpeta}', { params: { idCarpeta } })).persona,
  })

export const useDomicilioDe = (idCarpeta: number) =>
  useQuery({
    queryKey: claveDeCarpeta(idCarpeta, 'domicilio'),
    queryFn: async () =>
      (await main('GET /formulario/buscarDomicilioPorCarpeta/{idCarpeta}', { params: { idCarpeta } })).domicilio,
  })

/** Where its owner lives, as owners are written; null where it names none. */
export const useDomicilioDelPropietario = (idCarpeta: number) =>
  useQuery({
    queryKey: claveDeCarpeta(idCarpeta, 'propietario'),
    queryFn: async () =>
      (await main('GET /documentacion/domicilioDelPropietario/{idCarpeta}', { params: { idCarpeta } })).domicilio,
    staleTime: 0,
  })

/** Under 'carpetas': what changes their lists changes it. */
export const useLugarEnCola = (idCarpeta: number, cola: Cola) =>
  useQuery({
    queryKey: ['carpetas', 'lugar', idCarpeta, cola],
    queryFn: () => main('GET /documentacion/lugarEnCola', { query: { ...comoPedido(cola), idCarpeta } }),
    staleTime: 0,
    retry: false,
  })

/** After a change: the folder and every list of folders are read again. */
export function useRefrescarCarpeta(idCarpeta: number) {
  const consultas = useQueryClient()
  return () =>
    Promise.all([
      consultas.invalidateQueries({ queryKey: claveDeCarpeta(idCarpeta) }),
      consultas.invalidateQueries({ queryKey: ['carpetas'] }),
    ])
}
