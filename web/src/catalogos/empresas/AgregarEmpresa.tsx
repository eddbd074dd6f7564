import Button from '@mui/material/Button'
import { useState } from 'react'
import { CARGUE_LA_EMPRESA } from '../mensajes.ts'
import { AgregarEmpresaModal } from './AgregarEmpresaModal.tsx'

interface Props {
  /** The kind of company that the form chooses from. */
  readonly tipo: number
  readonly alAgregar: (idInstitucion: number) => void
}

/** For whoever does not find their company in the list. */
export function AgregarEmpresa({ tipo, alAgregar }: Props) {
  const [agregando, setAgregando] = useState(false)
  return (
    <div>
      <p style={{ margin: '0 0 8px' }}>{CARGUE_LA_EMPRESA}</p>
      <Button variant="outlined" onClick={() => setAgregando(true)}>
        Agregar nueva empresa
      </Button>
      {agregando && (
        <AgregarEmpresaModal
          tipo={tipo}
          alCerrar={() => setAgregando(false)}
          alAgregar={(idInstitucion) => {
            alAgregar(idInstitucion)
            setAgregando(false)
          }}
        />
      )}
    </div>
  )
}
