import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

export const PASO = 'paso'
const REVISION = 'revision'

/**
 * Two steps of one form: the answers, and their check. The check is a step of the browser's history, so that its back
 * leads to the answers; what came before the form is then two steps away.
 */
export function usePasoDeRevision() {
  const [parametros, setParametros] = useSearchParams()
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const enRevision = parametros.get(PASO) === REVISION
  const aRevisar = () => {
    const conPaso = (previos: URLSearchParams) => new URLSearchParams([...previos, [PASO, REVISION]])
    // After a reload the address may still say so.
    if (enRevision) setParametros((previos) => previos, { replace: true, state })
    else setParametros(conPaso, { state: { hayAnterior: key !== 'default' } })
  }
  const aLasRespuestas = useCallback(() => navigate(-1), [navigate])
  return { enRevision, aRevisar, aLasRespuestas }
}

/** From the check, how far back the page lies that the form was opened from; null when there is none. */
export const pantallasHastaLaAnterior = (state: unknown) =>
  typeof state === 'object' && state !== null && 'hayAnterior' in state && state.hayAnterior === true ? 2 : null
