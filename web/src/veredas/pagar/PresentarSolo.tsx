import { useEffect, useRef, useState } from 'react'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { NO_SE_PAGA_DE_NUEVO, PRESENTANDO } from '../mensajes.ts'
import { type PropsDeLoPagado, usePresentarLoPagado } from './usePresentarLoPagado.ts'

/** Nothing is missing: it goes without a click, once. */
export function PresentarSolo({ vereda, alPresentar }: PropsDeLoPagado) {
  const [error, setError] = useState<unknown>(null)
  const { enviar } = usePresentarLoPagado({ vereda, alPresentar, alFallar: setError })
  const enviado = useRef(false)
  useEffect(() => {
    if (enviado.current) return
    enviado.current = true
    void enviar()
  })
  return (
    <>
      <PageTitle {...(error !== null && { bajada: NO_SE_PAGA_DE_NUEVO })}>{PRESENTANDO}</PageTitle>
      {error === null ? (
        <Spinner />
      ) : (
        <FailedState
          error={error}
          alReintentar={() => {
            setError(null)
            void enviar()
          }}
        />
      )}
    </>
  )
}
