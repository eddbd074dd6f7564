import { useLocation, useNavigate, useSearchParams } from 'react-router'

const PASO = 'paso'
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
    // After a reload the address may still say so.
    if (enRevision) setParametros({ [PASO]: REVISION }, { replace: true, state })
    else setParametros({ [PASO]: REVISION }, { state: { hayAnterior: key !== 'default' } })
  }
  return { enRevision, aRevisar, aLasRespuestas: () => navigate(-1) }
}

/** From the check, how far back the page lies that the form was opened from; null when there is none. */
export const pantallasHastaLaAnterior = (state: unknown) =>
  typeof state === 'object' && state !== null && 'hayAnterior' in state && state.hayAnterior === true ? 2 : null
