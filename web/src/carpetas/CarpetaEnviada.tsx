import { CARPETA_CREADA } from '@catastro/domain/carpetas/mensajes'
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { alPrincipio } from '../ui/alPrincipio.ts'
import { avisar } from '../ui/avisos.ts'
import { Countdown } from '../ui/Countdown.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'

/** Said for 3 seconds; then the own list, which goes on showing what was sent. */
export function CarpetaEnviada({ idCarpeta }: { idCarpeta: number }) {
  const navigate = useNavigate()
  useEffect(() => {
    alPrincipio()
    avisar(CARPETA_CREADA)
  }, [])
  const irALaLista = useCallback(() => {
    navigate('/misCarpetas', { replace: true, state: { carpetaCreada: idCarpeta } })
  }, [navigate, idCarpeta])
  return (
    <>
      <PageTitle>{CARPETA_CREADA}</PageTitle>
      <Notice tono="bien">
        Su carpeta es la número <strong>{idCarpeta}</strong>.
      </Notice>
      <Countdown segundos={3} destino="a sus carpetas" alTerminar={irALaLista} />
    </>
  )
}
