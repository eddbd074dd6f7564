import Button from '@mui/material/Button'
import { useState } from 'react'
import { useRequisitosDe } from '../consultas.ts'
import { NoCorrespondeModal } from '../requisitos/NoCorrespondeModal.tsx'

interface Props {
  readonly idCarpeta: number
  readonly idRequisito: number
}

/** Answers what was observed of a requirement by saying why it does not correspond, where it has no file. */
export function RespuestaNoCorresponde({ idCarpeta, idRequisito }: Props) {
  const { data: requisitos = [] } = useRequisitosDe(idCarpeta)
  const [abierto, setAbierto] = useState(false)
  const requisito = requisitos.find((suyo) => suyo.idRequisito === idRequisito)
  if (!requisito || requisito.archivos.length > 0) return null
  const texto = requisito.noCorresponde === null ? 'No corresponde' : 'Cambiar por qué no corresponde'
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${texto}: ${requisito.texto}`}
        onClick={() => setAbierto(true)}
      >
        {texto}
      </Button>
      {abierto && <NoCorrespondeModal idCarpeta={idCarpeta} requisito={requisito} alCerrar={() => setAbierto(false)} />}
    </>
  )
}
