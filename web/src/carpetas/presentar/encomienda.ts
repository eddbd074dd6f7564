import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { RespuestaDe } from '../../red/llamadas.ts'

export type FilaDeEncomienda = RespuestaDe<'main', 'GET /formulario/obtenerTiposEncomienda'>['tiposEncomienda'][number]
export type Encomienda = Pick<FilaDeEncomienda, 'idEncomiendaTipo' | 'encomiendatipo'>

interface EncomiendaElegida {
  readonly encomienda: Encomienda | null
  /** The forms that the chosen type carries. */
  readonly encomiendaFormulario: readonly FilaDeEncomienda[]
}

const NINGUNA: EncomiendaElegida = { encomienda: null, encomiendaFormulario: [] }

/** The type chosen on /nuevaCarpeta, for /formulario. It survives a reload and not the tab. */
export const useEncomienda = create<EncomiendaElegida>()(
  persist(() => NINGUNA, { name: 'encomienda', storage: createJSONStorage(() => sessionStorage) }),
)

export const olvidarEncomienda = () => useEncomienda.setState(NINGUNA)

/** The list has a row per type and form: the types once each, in the server's order. */
export const sinRepetir = (filas: readonly FilaDeEncomienda[]): Encomienda[] => [
  ...new Map(
    filas.map(({ idEncomiendaTipo, encomiendatipo }) => [idEncomiendaTipo, { idEncomiendaTipo, encomiendatipo }]),
  ).values(),
]

export function elegirEncomienda(filas: readonly FilaDeEncomienda[], idEncomiendaTipo: number) {
  const encomiendaFormulario = filas.filter((fila) => fila.idEncomiendaTipo === idEncomiendaTipo)
  const [encomienda = null] = sinRepetir(encomiendaFormulario)
  useEncomienda.setState({ encomienda, encomiendaFormulario })
}
