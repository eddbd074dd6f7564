import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Back to the screen before; to `alternativa` when this one was opened by its address and there is none. */
export function useVolver(alternativa: string) {
  const navigate = useNavigate()
  const { key } = useLocation()
  return useCallback(() => {
    if (key === 'default') navigate(alternativa, { replace: true })
    else navigate(-1)
  }, [navigate, key, alternativa])
}
