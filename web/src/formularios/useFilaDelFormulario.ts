import { useQuery } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'

/** Whether a folder carries a form, and whether it was sent already: asked before anybody fills it in. */
export const useFilaDelFormulario = (idCarpeta: number, codigo: string) =>
  useQuery({
    queryKey: ['carpeta', idCarpeta, 'formularios'],
    queryFn: () => main('GET /formulario/obtenerFormulariosPorEncomiendaYIdCarpeta', { query: { idCarpeta } }),
    select: (filas) => filas.find(({ codigoFormulario }) => codigoFormulario === codigo) ?? null,
  })
