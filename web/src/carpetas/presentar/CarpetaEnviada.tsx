import { CARPETA_CREADA } from '@catastro/domain/carpetas/mensajes'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { Exito } from '../../ui/avisos/Exito.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { MIS_CARPETAS } from '../direcciones.ts'
import type { Alta } from './useEnviarCarpeta.ts'

/** Said for 3 seconds; then the own list, which goes on showing what was sent. */
export function CarpetaEnviada({ titulo, alta }: { titulo: string; alta: Alta }) {
  const { idCarpeta, codigoSeguimiento } = alta
  const navigate = useNavigate()
  const irALaLista = useCallback(() => {
    navigate(MIS_CARPETAS.enlace(), { replace: true, state: { carpetaCreada: idCarpeta, codigoSeguimiento } })
  }, [navigate, idCarpeta, codigoSeguimiento])
  return (
    <>
      <PageTitle>{titulo}</PageTitle>
      <Exito textos={[CARPETA_CREADA]} segundos={3} destino="a sus carpetas" alTerminar={irALaLista}>
        Su carpeta es la número <strong>{idCarpeta}</strong>.
      </Exito>
    </>
  )
}
