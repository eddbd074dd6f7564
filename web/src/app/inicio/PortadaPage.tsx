import { useEffect } from 'react'
import { PAGINA_DE_PORTADA } from '../../acceso/direcciones.ts'
import { volverA } from '../../red/navegador.ts'
import { Spinner } from '../../ui/avisos/Spinner.tsx'

/** '#/portada' leads to the front page, which stands outside of the portal. */
export function PortadaPage() {
  useEffect(() => volverA(PAGINA_DE_PORTADA), [])
  return <Spinner />
}
