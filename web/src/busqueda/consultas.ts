import type { TextoDeLaCiudad } from '@catastro/domain/ciudad/claves'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'
import { CASI_FIJO } from '../red/consultas.ts'

const CARPETAS_POR_VEZ = 10

/** What is found by these words, folders ten at a time. While others are looked for, what was found before stays. */
export const useHallado = (texto: string) =>
  useInfiniteQuery({
    queryKey: ['buscar', texto],
    enabled: texto !== '',
    initialPageParam: 1,
    queryFn: ({ pageParam }) =>
      main('GET /buscar', { query: { texto, pagina: pageParam, porPagina: CARPETAS_POR_VEZ } }),
    getNextPageParam: ({ hayMas }, paginas) => (hayMas ? paginas.length + 1 : null),
    placeholderData: keepPreviousData,
    // Nothing of it is kept once the box is closed: it is other people's data.
    gcTime: 0,
    retry: false,
  })

const useTexto = (texto: TextoDeLaCiudad, haceFalta: boolean) =>
  useQuery({
    queryKey: ['textoDeLaCiudad', texto],
    queryFn: () => main('GET /ciudad/textos/{texto}', { params: { texto } }),
    enabled: haceFalta,
    ...CASI_FIJO,
  }).data?.texto ?? ''

/** What the help and the glossary say, once something is looked for. */
export const useAyuda = (buscado: string) => {
  const ayuda = useTexto('ayuda', buscado !== '')
  const glosario = useTexto('glosario', buscado !== '')
  return { ayuda, glosario }
}
