import Box from '@mui/material/Box'
import { useState } from 'react'

interface Props {
  readonly paginas: number
  /** Of which document. */
  readonly nombre: string
  readonly alIr: (pagina: number) => void
}

/** 'Página [3] de 14': the number typed is gone to with Enter. */
export function IrAPagina({ paginas, nombre, alIr }: Props) {
  const [escrito, setEscrito] = useState('1')
  const ir = () => {
    const pagina = Math.min(paginas, Math.max(1, Number.parseInt(escrito, 10) || 1))
    setEscrito(String(pagina))
    alIr(pagina)
  }
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      Página{' '}
      <Box
        component="input"
        inputMode="numeric"
        aria-label={`Ir a la página de ${nombre}`}
        value={escrito}
        onChange={(evento) => setEscrito(evento.currentTarget.value.replace(/\D/g, '').slice(0, 5))}
        onKeyDown={(evento) => {
          if (evento.key !== 'Enter') return
          // The desk's form is not sent by it.
          evento.preventDefault()
          ir()
        }}
        // Smaller letters and a phone enlarges the whole page to type in it.
        sx={{
          width: 60,
          minHeight: 36,
          font: 'inherit',
          fontSize: '1rem',
          textAlign: 'center',
          border: 1,
          borderRadius: 1,
        }}
      />{' '}
      de {paginas}
    </span>
  )
}
