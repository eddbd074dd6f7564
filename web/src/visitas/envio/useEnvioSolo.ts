import { useEffect } from 'react'
import { comprobarSesion, useSesion } from '../../red/sesion.ts'
import { enviarLoQueEspera, useEstadoDelEnvio } from './enviar.ts'

const OTRO_INTENTO_MS = 30_000

/** When signal returns and when the page is seen again; and now and then while the portal did not take it. */
export function useEnvioSolo(): void {
  const problema = useEstadoDelEnvio((envio) => envio.problema)
  useEffect(() => {
    const intentar = () => {
      if (document.visibilityState !== 'visible') return
      if (useSesion.getState().estado === 'sinServicio') void comprobarSesion()
      void enviarLoQueEspera()
    }
    intentar()
    window.addEventListener('online', intentar)
    document.addEventListener('visibilitychange', intentar)
    return () => {
      window.removeEventListener('online', intentar)
      document.removeEventListener('visibilitychange', intentar)
    }
  }, [])
  useEffect(() => {
    if (problema === null || problema.clase === 'SESION') return
    const reloj = setTimeout(() => void enviarLoQueEspera(), OTRO_INTENTO_MS)
    return () => clearTimeout(reloj)
  }, [problema])
}
