import { useEffect, useState } from 'react'
import { Miniatura } from '../../ui/fotos/Miniatura.tsx'
import { bytesDe } from '../telefono/fotosGuardadas.ts'
import type { FotoGuardada } from '../telefono/tipos.ts'

const ALTO = 96

/** A photo that the phone keeps sealed, opened to be looked at. */
export function FotoDelTelefono({ foto: { id }, alt }: { foto: Pick<FotoGuardada, 'id'>; alt: string }) {
  const [bytes, setBytes] = useState<Blob | null>()
  useEffect(() => {
    let actual = true
    bytesDe({ id }).then(
      (leidos) => actual && setBytes(leidos),
      () => actual && setBytes(null),
    )
    return () => {
      actual = false
    }
  }, [id])
  if (bytes === undefined) return <div style={{ height: ALTO }} />
  return bytes ? <Miniatura foto={bytes} alt={alt} alto={ALTO} /> : `${alt}: no se puede leer`
}
