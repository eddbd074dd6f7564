import { TITULO_VEREDAS, VEREDA_ENVIADA } from '@catastro/domain/veredas/mensajes'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { Exito } from '../../ui/avisos/Exito.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { VEREDAS_INICIO } from '../direcciones.ts'

/** Said for 2.5 seconds; then the programme's home, which goes on showing what was sent. */
export function VeredaEnviada({ idCarpeta }: { idCarpeta: number }) {
  const navigate = useNavigate()
  const seguir = useCallback(() => void navigate(VEREDAS_INICIO.enlace(), { replace: true }), [navigate])
  return (
    <>
      <PageTitle>{TITULO_VEREDAS}</PageTitle>
      <Exito textos={[VEREDA_ENVIADA]} segundos={2.5} destino="al inicio del plan" alTerminar={seguir}>
        Su carpeta es la número <strong>{idCarpeta}</strong>.
      </Exito>
    </>
  )
}
