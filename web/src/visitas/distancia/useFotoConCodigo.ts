import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState } from 'react'
import { main } from '../../red/cliente.ts'
import { ErrorDeLlamada } from '../../red/errorDeLlamada.ts'
import { nuevaClaveDeEnvio, partesCon, subirArchivos } from '../../red/subida.ts'
import { textoDelError } from '../../ui/avisos/errorConTexto.ts'
import { useUnaVez } from '../../ui/botones/useUnaVez.ts'
import { prepararFoto } from '../../ui/fotos/prepararFoto.ts'

interface PorSubir {
  readonly foto: File
  readonly idItem: number
  readonly codigo: string
}

/** A photo taken in the portal: the server gives a code, the camera opens, and the photo goes up with it. */
export function useFotoConCodigo(idVisita: number) {
  const consultas = useQueryClient()
  const unaVez = useUnaVez()
  const input = useRef<HTMLInputElement>(null)
  const pedida = useRef<{ idItem: number; codigo: string } | null>(null)
  const [ocupado, setOcupado] = useState<{ idItem: number; porcentaje: number } | null>(null)
  const [error, setError] = useState<{ idItem: number; texto: string } | null>(null)
  /** Taken and not gone up: it is sent again as it is. */
  const [porSubir, setPorSubir] = useState<PorSubir | null>(null)

  const sacar = async (idItem: number) => {
    setError(null)
    setOcupado({ idItem, porcentaje: 0 })
    try {
      const { codigo } = await main('POST /visitas/distancia/codigo', { json: { idVisita, idItem } })
      pedida.current = { idItem, codigo }
      input.current?.click()
    } catch (fallo) {
      setError({ idItem, texto: textoDelError(fallo) })
    }
    setOcupado(null)
  }
  const subir = async ({ foto, idItem, codigo }: PorSubir) => {
    setError(null)
    setOcupado({ idItem, porcentaje: 0 })
    try {
      const partes = partesCon({ idVisita, idItem, codigo }, { foto })
      await subirArchivos(
        'POST /visitas/distancia/foto',
        { partes },
        { claveDeEnvio: nuevaClaveDeEnvio(), alAvanzar: (porcentaje) => setOcupado({ idItem, porcentaje }) },
      )
      setPorSubir(null)
      await consultas.invalidateQueries({ queryKey: ['visitas', 'distancia', idVisita] })
    } catch (fallo) {
      setError({ idItem, texto: textoDelError(fallo) })
      // The network did not answer: the same code takes the same photo. Refused, it has to be taken again.
      const sigue = fallo instanceof ErrorDeLlamada && (fallo.status === 0 || fallo.status >= 500)
      setPorSubir(sigue ? { foto, idItem, codigo } : null)
    }
    setOcupado(null)
  }
  return {
    ocupado,
    error,
    porSubir,
    sacar: (idItem: number) => void unaVez(() => sacar(idItem)),
    reintentar: () => porSubir && void unaVez(() => subir(porSubir)),
    entrada: {
      ref: input,
      onChange: async ({ target }: ChangeEvent<HTMLInputElement>) => {
        const [original] = target.files ?? []
        const suya = pedida.current
        target.value = ''
        if (!original || !suya) return
        setOcupado({ idItem: suya.idItem, porcentaje: 0 })
        try {
          await subir({ ...suya, foto: await prepararFoto(original) })
        } catch (fallo) {
          setError({ idItem: suya.idItem, texto: textoDelError(fallo) })
          setOcupado(null)
        }
      },
    },
  }
}
