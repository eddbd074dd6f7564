import type { Opcion } from '../ui/campos/SelectInput.tsx'

/** What a picker offers: the enabled rows, and the one that the record already has. */
export const habilitadas = <F extends { readonly estado: number }>(
  filas: readonly F[] = [],
  esLaActual: (f: F) => boolean,
) => filas.filter((fila) => fila.estado === 1 || esLaActual(fila))

export const opciones = <F>(
  filas: readonly F[] | undefined,
  de: (fila: F) => readonly [valor: number, texto: string],
): Opcion[] =>
  (filas ?? []).map((fila) => {
    const [valor, texto] = de(fila)
    return { valor, texto }
  })

/** 1 and 0 as the select of a form has them. */
export const comoFlag = (estado: string): 0 | 1 => (estado === '1' ? 1 : 0)
/** An id, or none yet, as a form has it. */
export const comoTexto = (id: number | undefined) => (id === undefined ? '' : String(id))

export const SI_NO: Opcion[] = [
  { valor: '1', texto: 'Sí' },
  { valor: '0', texto: 'No' },
]
/** A yes or no as the select of a form has it. */
export const comoSiNo = (valor: boolean) => (valor ? '1' : '0')
