import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

export const PASO = 'paso'
const REVISION = 'revision'

/**
 * Two steps of one form: the answers, and their check. The check is a step of the browser's history, so that its back
 * leads to the answers; what came before the form is then two steps away.
 */
export function usePasoDeRevision() {
  const { paso, irA } = usePasoDeLaDireccion()
  const { key } = useLocation()
  const navigate = useNavigate()
  const aRevisar = () => irA(REVISION, { hayAnterior: key !== 'default' })
  const aLasRespuestas = useCallback(() => navigate(-1), [navigate])
  return { enRevision: paso === REVISION, aRevisar, aLasRespuestas, irA }
}

/** The step that the address names, and the way to another, which the browser's back undoes; from the check, in its place. */
export function usePasoDeLaDireccion() {
  const [parametros, setParametros] = useSearchParams()
  const { state } = useLocation()
  const paso = parametros.get(PASO)
  const irA = (nombre: string, conEstado: unknown = state) => {
    const conPaso = (previos: URLSearchParams) =>
      new URLSearchParams([...[...previos].filter(([clave]) => clave !== PASO), [PASO, nombre]])
    // After a reload the address may still name the check.
    if (paso === REVISION || paso === nombre) setParametros(conPaso, { replace: true, state })
    else setParametros(conPaso, { state: conEstado })
  }
  return { paso, irA }
}

/** From the check, how far back the page lies that the form was opened from; null when there is none. */
export const pantallasHastaLaAnterior = (state: unknown) =>
  typeof state === 'object' && state !== null && 'hayAnterior' in state && state.hayAnterior === true ? 2 : null
