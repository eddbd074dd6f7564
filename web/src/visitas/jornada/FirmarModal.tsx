import Button from '@mui/material/Button'
import { useState } from 'react'
import { textoDelError } from '../../ui/errorConTexto.ts'
import { Modal } from '../../ui/Modal.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { enviarLoQueEspera } from '../envio/enviar.ts'
import { sha256 } from '../telefono/huella.ts'
import type { FotoGuardada, VisitaGuardada } from '../telefono/tipos.ts'
import { firmarVisita } from '../telefono/visitasGuardadas.ts'
import { contenidoDe } from './contenido.ts'

interface Props {
  readonly visita: VisitaGuardada
  readonly fotos: readonly FotoGuardada[]
  readonly nombre: string
  readonly alCerrar: () => void
}

const RESULTADO = { CUMPLE: 'cumple', 'NO CUMPLE': 'no cumple', 'NO SE PUDO ENTRAR': 'no se pudo entrar' } as const

/** From here on nothing of the visit changes: what is signed is what is sent. */
export function FirmarModal({ visita, fotos, nombre, alCerrar }: Props) {
  const [ocupado, setOcupado] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const firmar = async () => {
    if (ocupado) return
    setOcupado(true)
    try {
      const contenido = contenidoDe(visita, fotos, new Date())
      await firmarVisita(visita, { contenido, sha256: await sha256(contenido), idsDeFotos: fotos.map(({ id }) => id) })
      void enviarLoQueEspera()
    } catch (fallo) {
      setError(textoDelError(fallo))
      setOcupado(false)
    }
  }
  const cuantas = fotos.length === 1 ? '1 foto' : `${fotos.length} fotos`
  return (
    <Modal
      abierto
      soloTexto
      ancho={520}
      titulo="Firmar la visita"
      alCerrar={alCerrar}
      acciones={
        <>
          <Button size="large" onClick={alCerrar} sx={{ minHeight: 56 }}>
            Seguir completando
          </Button>
          <Button
            variant="contained"
            size="large"
            loading={ocupado}
            onClick={() => void firmar()}
            sx={{ minHeight: 56 }}
          >
            Firmar
          </Button>
        </>
      }
    >
      {error && <Notice tono="mal">{error}</Notice>}
      <p>
        Carpeta {visita.visita.idCarpeta}: <strong>{visita.resultado && RESULTADO[visita.resultado]}</strong>, con{' '}
        {cuantas}.
      </p>
      <p>La firma {nombre}. Después de firmar no se cambia nada. Si no hay señal, se envía sola cuando vuelva.</p>
    </Modal>
  )
}
