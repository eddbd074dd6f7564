import { useSearchParams } from 'react-router'
import { numeroDeLaDireccion } from '../acceso/direccion/direccion.ts'

/** What the map and its list are about: what was looked for, and the parcel or the block that is chosen. */
export interface Lugar {
  readonly buscar: string
  readonly parcela: number | null
  readonly manzana: number | null
}

export function useLugar() {
  const [parametros, setParametros] = useSearchParams()
  const lugar: Lugar = {
    buscar: parametros.get('buscar') ?? '',
    parcela: numeroDeLaDireccion(parametros.get('parcela')),
    manzana: numeroDeLaDireccion(parametros.get('manzana')),
  }
  const ir = (a: Partial<Lugar>) => {
    const nuevos = new URLSearchParams()
    for (const [clave, valor] of Object.entries(a)) if (valor) nuevos.set(clave, String(valor))
    setParametros(nuevos)
  }
  return { lugar, ir }
}
