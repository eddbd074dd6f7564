import { useQuery } from '@tanstack/react-query'
import { main } from '../../red/cliente.ts'
import { ErrorDeLlamada, errorDeRed } from '../../red/errorDeLlamada.ts'
import type { RespuestaDe } from '../../red/llamadas.ts'
import { hoy } from '../../ui/pagina/hoy.ts'
import { guardarDia, leerDia } from '../telefono/dias.ts'

export type Jornada = RespuestaDe<'main', 'GET /visitas/jornada'>
interface DelDia {
  readonly jornada: Jornada
  /** The portal did not answer: this is what it said the last time. */
  readonly guardada: boolean
}

const SIN_RESPUESTA_MS = 10_000

/** A day, from the portal; where it does not answer, as the phone kept it for this very person. */
export const useJornada = (idPersona: number, dia: string) =>
  useQuery({
    queryKey: ['visitas', 'jornada', idPersona, dia],
    // Without signal too: then it answers what is kept.
    networkMode: 'always',
    retry: false,
    staleTime: 0,
    queryFn: async (): Promise<DelDia> => {
      try {
        const jornada: unknown = await main(
          'GET /visitas/jornada',
          { query: { dia } },
          { signal: AbortSignal.timeout(SIN_RESPUESTA_MS) },
        )
        // A Wi-Fi's login page also answers 200.
        if (!esJornada(jornada)) throw errorDeRed()
        await guardar(idPersona, jornada)
        return { jornada, guardada: false }
      } catch (error) {
        if (error instanceof ErrorDeLlamada && error.status >= 400 && error.status < 500) throw error
        const guardada = await leer(idPersona, dia)
        if (guardada) return { jornada: guardada, guardada: true }
        throw error instanceof ErrorDeLlamada ? error : errorDeRed()
      }
    },
  })

const esJornada = (dato: unknown): dato is Jornada =>
  typeof dato === 'object' && dato !== null && 'visitas' in dato && 'listas' in dato && Array.isArray(dato.visitas)

async function guardar(idPersona: number, jornada: Jornada) {
  try {
    await guardarDia(idPersona, jornada.dia, hoy(), jornada)
  } catch (error) {
    console.log('El día no quedó guardado en el teléfono:', error)
  }
}

async function leer(idPersona: number, dia: string): Promise<Jornada | null> {
  const dato = await leerDia(idPersona, dia).catch(() => null)
  return esJornada(dato) ? dato : null
}
