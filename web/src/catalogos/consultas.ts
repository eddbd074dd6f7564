import { useQuery, useQueryClient } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'

/** The lists of the reference screens. Each is read again when its screen opens. */

const DE_REFERENCIA = { staleTime: 0 } as const

export const useInstituciones = () =>
  useQuery({
    queryKey: ['instituciones'],
    queryFn: async () => (await main('GET /instituciones/getInstituciones')).instituciones,
    ...DE_REFERENCIA,
  })
export const useTiposDeInstitucion = () =>
  useQuery({
    queryKey: ['institucionesTipo'],
    queryFn: async () => (await main('GET /instituciones/getInstitucionesTipo')).tiposInstituciones,
    ...DE_REFERENCIA,
  })
export const REQUISITOS_DE_ENCOMIENDA = 'requisitosDeEncomienda'
export const useRequisitosDeEncomienda = () =>
  useQuery({
    queryKey: [REQUISITOS_DE_ENCOMIENDA],
    queryFn: async () => (await main('GET /documentacion/requisitosDeEncomienda')).requisitos,
    ...DE_REFERENCIA,
  })
export const TIPOS_POR_VERSION = 'tiposDeEncomiendaPorVersion'
export const useTiposPorVersion = () =>
  useQuery({
    queryKey: [TIPOS_POR_VERSION],
    queryFn: () => main('GET /documentacion/tiposDeEncomienda'),
    ...DE_REFERENCIA,
  })
/** In `oficinas`, or the body itself. */
export const useOficinas = () =>
  useQuery({
    queryKey: ['oficinas'],
    queryFn: async () => {
      const respuesta = await main('GET /catastroReparticiones/oficinas')
      return Array.isArray(respuesta) ? (respuesta as typeof respuesta.oficinas) : respuesta.oficinas
    },
    ...DE_REFERENCIA,
  })
export const useReparticiones = () =>
  useQuery({
    queryKey: ['reparticiones'],
    queryFn: async () => (await main('GET /catastroReparticiones/reparticiones')).reparticiones,
    ...DE_REFERENCIA,
  })
export const useCalles = () =>
  useQuery({
    queryKey: ['callesDeReferencia'],
    queryFn: async () => (await main('GET /catastroCalles/calles')).calles,
    ...DE_REFERENCIA,
  })
export const useTiposDeCalle = () =>
  useQuery({
    queryKey: ['callesTipo'],
    queryFn: async () => (await main('GET /catastroCalles/callesTipo')).callesTipo,
    ...DE_REFERENCIA,
  })
export const useObrasTipo = () =>
  useQuery({
    queryKey: ['obrasTipo'],
    queryFn: async () => (await main('GET /obrasTipo/getObrasTipo')).obrastipo,
    ...DE_REFERENCIA,
  })
export const useTarifas = () =>
  useQuery({
    queryKey: ['tarifasDeReferencia'],
    queryFn: async () => (await main('GET /tarifas/getTarifas')).tarifas,
    ...DE_REFERENCIA,
  })
export const useInspectores = () =>
  useQuery({
    queryKey: ['inspectores'],
    queryFn: async () => (await main('GET /inspectores/getInspectores')).inspectores,
    ...DE_REFERENCIA,
  })
export const useOficinasHabilitadas = () =>
  useQuery({
    queryKey: ['oficinasHabilitadas'],
    queryFn: async () => (await main('GET /inspectores/traerOficinas')).oficinas,
    ...DE_REFERENCIA,
  })

/** What else is read again when a list changes: those that other screens choose from. */
const CON_ELLA: Readonly<Record<string, readonly string[]>> = {
  instituciones: ['oficinas'],
  institucionesTipo: ['instituciones'],
  oficinas: ['oficinasHabilitadas', 'inspectores'],
  reparticiones: ['oficinas'],
  callesDeReferencia: ['calles'],
  obrasTipo: ['tiposObra'],
  tarifasDeReferencia: ['tarifas'],
}
export const listasDe = (lista: string) => [lista, ...(CON_ELLA[lista] ?? [])]

/** Reads a list again, and those that depend on it. */
export function useReleer(lista: string) {
  const consultas = useQueryClient()
  return () => {
    for (const queryKey of listasDe(lista)) void consultas.invalidateQueries({ queryKey: [queryKey] })
  }
}
