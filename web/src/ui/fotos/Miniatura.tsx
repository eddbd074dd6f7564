import { useEffect, useState } from 'react'
import { COLORES } from '../theme.ts'

interface Props {
  readonly foto: Blob
  readonly alt: string
  readonly alto?: number
}

/** A photo that the browser holds, whole, in a frame of its own. */
export function Miniatura({ foto, alt, alto = 160 }: Props) {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    const direccion = URL.createObjectURL(foto)
    setSrc(direccion)
    return () => URL.revokeObjectURL(direccion)
  }, [foto])
  return (
    <img
      src={src}
      alt={alt}
      style={{
        display: 'block',
        width: '100%',
        height: alto,
        objectFit: 'contain',
        background: COLORES.fondo,
        border: `1px solid ${COLORES.linea}`,
        borderRadius: 8,
      }}
    />
  )
}
