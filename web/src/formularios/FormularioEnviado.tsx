import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { DESGLOSE } from '../carpetas/direcciones.ts'
import { pantallasHastaLaAnterior } from '../envios/pasoDeRevision.ts'
import { Exito } from '../ui/avisos/Exito.tsx'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'

interface Props {
  readonly titulo: string
  /** What was done, each in its own line. */
  readonly textos: readonly string[]
  readonly segundos?: number
  readonly idCarpeta: number
}

/** It is filed; after 2 seconds unless said otherwise, the page that the form was opened from. */
export function FormularioEnviado({ titulo, textos, segundos = 2, idCarpeta }: Props) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const volver = useCallback(() => {
    const pantallas = pantallasHastaLaAnterior(state)
    if (pantallas === null) navigate(DESGLOSE.enlace(idCarpeta), { replace: true })
    else navigate(-pantallas)
  }, [navigate, state, idCarpeta])
  return (
    <>
      <PageTitle>{titulo}</PageTitle>
      <Exito textos={textos} segundos={segundos} destino="a la pantalla anterior" alTerminar={volver}>
        Carpeta {idCarpeta}. Puede verlo e imprimirlo desde el desglose de la carpeta.
      </Exito>
    </>
  )
}
