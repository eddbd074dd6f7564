import { useEffect } from 'react'

/** A payment may be made in one tab while another waits for it: when the provider sends the one back, the other hears. */
const CANAL = 'vueltaDelPago'

/** The others look again: this one came, or may have come, from the card page; or it filed what was paid. */
export function avisarALasOtras() {
  const canal = new BroadcastChannel(CANAL)
  canal.postMessage(CANAL)
  canal.close()
}

export const useAvisarVuelta = () => useEffect(avisarALasOtras, [])

export function useAlVolverDelPago(alVolver: () => void) {
  useEffect(() => {
    const canal = new BroadcastChannel(CANAL)
    canal.onmessage = alVolver
    return () => canal.close()
  }, [alVolver])
}
