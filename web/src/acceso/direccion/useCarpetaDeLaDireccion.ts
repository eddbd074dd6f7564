import { useSearchParams } from 'react-router'
import { ID_CARPETA, numeroDeLaDireccion } from './direccion.ts'

/** The folder that the address names: `undefined` when it names none, null when what it names is no number. */
export function useCarpetaDeLaDireccion(): number | null | undefined {
  const [parametros] = useSearchParams()
  const texto = parametros.get(ID_CARPETA)
  return texto === null ? undefined : numeroDeLaDireccion(texto)
}
