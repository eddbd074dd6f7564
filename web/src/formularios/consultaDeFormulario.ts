import { type CodigoDeFormulario, FORMULARIOS } from '@catastro/domain/formularios/formularios'
import { skipToken } from '@tanstack/react-query'
import { claveDeCarpeta } from '../carpetas/consultas.ts'
import { main } from '../red/cliente.ts'
import type { RespuestaDe } from '../red/llamadas.ts'

interface Firmado {
  readonly autor: string
  readonly fecha: string
}
type DeLista<R> = R extends readonly (infer G extends Firmado)[] ? G : never
/** What is kept of a form, as its own call answers it. */
export type Guardado<C extends CodigoDeFormulario> = Firmado &
  DeLista<RespuestaDe<'main', (typeof FORMULARIOS)[C]['consultar']>>

interface Consulta<C extends CodigoDeFormulario> {
  readonly queryKey: ReturnType<typeof claveDeCarpeta>
  readonly queryFn: typeof skipToken | (() => Promise<readonly Guardado<C>[]>)
}

/** The record first, or nothing. Who fills the form again, who looks at it and who reads the folder ask for the same. */
export const consultaDeFormulario = <C extends CodigoDeFormulario>(
  codigo: C,
  idCarpeta: number | null,
): Consulta<C> => ({
  queryKey: claveDeCarpeta(idCarpeta, `formulario${codigo}`),
  queryFn: idCarpeta === null ? skipToken : () => consultar(codigo, idCarpeta),
})

async function consultar<C extends CodigoDeFormulario>(codigo: C, idCarpeta: number): Promise<readonly Guardado<C>[]> {
  const filas: readonly object[] = await main(FORMULARIOS[codigo].consultar, { query: { idCarpeta } })
  return filas as readonly Guardado<C>[]
}
