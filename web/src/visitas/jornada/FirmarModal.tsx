import { cuantos } from '@catastro/domain/plurales'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useUnaVez } from '../../ui/botones/useUnaVez.ts'
import { Modal } from '../../ui/pagina/Modal.tsx'
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
  const [fallo, setFallo] = useState<unknown>(null)
  const unaVez = useUnaVez()
  const firmar = async () => {
    setOcupado(true)
    setFallo(null)
    try {
      const contenido = contenidoDe(visita, fotos, new Date())
      await firmarVisita(visita, { contenido, sha256: await sha256(contenido), idsDeFotos: fotos.map(({ id }) => id) })
      void enviarLoQueEspera()
    } catch (error) {
      setFallo(error)
      setOcupado(false)
    }
  }
  const cuantas = cuantos(fotos.length, 'foto', 'fotos')
  return (
    <Modal
      abierto
      soloTexto
      ancho={520}
      titulo="Firmar la visita"
      fallo={fallo}
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
            onClick={() => void unaVez(firmar)}
            sx={{ minHeight: 56 }}
          >
            Firmar
          </Button>
        </>
      }
    >
      <p>
        Carpeta {visita.visita.idCarpeta}: <strong>{visita.resultado && RESULTADO[visita.resultado]}</strong>, con{' '}
        {cuantas}.
      </p>
      <p>La firma {nombre}. Después de firmar no se cambia nada. Si no hay señal, se envía sola cuando vuelva.</p>
    </Modal>
  )
}
