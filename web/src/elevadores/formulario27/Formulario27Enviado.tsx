import { ENVIADO } from '@catastro/domain/elevadores/mensajes'
import { useCallback } from 'react'
import { Exito } from '../../ui/avisos/Exito.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'

interface Props {
  readonly titulo: string
  readonly idCarpeta: number
  readonly alTerminar: (idCarpeta: number) => void
}

/** Said for 2.5 seconds; then the page is loaded anew. */
export function Formulario27Enviado({ titulo, idCarpeta, alTerminar }: Props) {
  const seguir = useCallback(() => alTerminar(idCarpeta), [alTerminar, idCarpeta])
  return (
    <>
      <PageTitle>{titulo}</PageTitle>
      <Exito textos={[ENVIADO]} segundos={2.5} destino="al formulario" alTerminar={seguir}>
        Su carpeta es la número <strong>{idCarpeta}</strong>.
      </Exito>
    </>
  )
}
