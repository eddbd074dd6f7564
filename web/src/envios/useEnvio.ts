import { useRef, useState } from 'react'
import { nuevaClaveDeEnvio, type OpcionesDeSubida } from '../red/subida.ts'
import { useUnaVez } from '../ui/botones/useUnaVez.ts'

type Tarea = (opciones: OpcionesDeSubida) => Promise<void>

/** The key of a submission: the same for every attempt of one content, another once it arrived (`olvidar`) or changed. */
export function useClaveDeEnvio() {
  const ultima = useRef({ huella: '', clave: '' })
  return {
    claveDe(huella: string): string {
      if (ultima.current.huella !== huella) ultima.current = { huella, clave: nuevaClaveDeEnvio() }
      return ultima.current.clave
    },
    olvidar() {
      ultima.current = { huella: '', clave: '' }
    },
  }
}

/**
 * One submission at a time: a second click while it is on its way does nothing, and a retry after a failure goes out
 * under the same Idempotency-Key, so that what had arrived after all is not filed twice. `huella` tells whether it is
 * still the same submission: with other content it is another one. `fallo`: why the last one failed, until the next.
 */
export function useEnvio() {
  const [ocupado, setOcupado] = useState(false)
  const [fallo, setFallo] = useState<unknown>(null)
  const [progreso, setProgreso] = useState<number | null>(null)
  const unaVez = useUnaVez()
  const { claveDe, olvidar } = useClaveDeEnvio()

  const enviarla = async (huella: string, tarea: Tarea) => {
    setOcupado(true)
    setFallo(null)
    try {
      await tarea({ claveDeEnvio: claveDe(huella), alAvanzar: setProgreso })
      olvidar()
    } catch (error) {
      setFallo(error)
      throw error
    } finally {
      setOcupado(false)
      setProgreso(null)
    }
  }
  const enviar = (huella: string, tarea: Tarea) => unaVez(() => enviarla(huella, tarea))
  return { ocupado, progreso, fallo, enviar }
}
