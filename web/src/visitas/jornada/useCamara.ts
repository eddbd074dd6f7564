import { MAX_FOTOS_DE_VISITA } from '@catastro/domain/visitas/reglas'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { ErrorConTexto, textoDelError } from '../../ui/avisos/errorConTexto.ts'
import { prepararFoto } from '../../ui/fotos/prepararFoto.ts'
import { NO_SE_PUDO_GUARDAR_ANTES } from '../mensajes.ts'
import { agregarFoto, quitarFoto } from '../telefono/fotosGuardadas.ts'
import type { FotoGuardada } from '../telefono/tipos.ts'
import type { useVisita } from './useVisita.ts'

interface Suelta {
  readonly archivo: File
  readonly idItem: number | null
  readonly motivo: string
}

type DeLaVisita = Pick<ReturnType<typeof useVisita>, 'visita' | 'cambiar' | 'guardada'>

/** The phone's camera, for one item at a time. */
export function useCamara({ visita, cambiar, guardada }: DeLaVisita, cuantas: number) {
  const input = useRef<HTMLInputElement>(null)
  const destino = useRef<number | null>(null)
  const [preparando, setPreparando] = useState<number | null | false>(false)
  const [fallo, setFallo] = useState<{ readonly idItem: number | null; readonly error: unknown } | null>(null)
  const [sinGuardar, setSinGuardar] = useState<readonly Suelta[]>([])

  // React does not hear this one of a file field.
  useEffect(() => {
    const campo = input.current
    const cerrar = () => void cambiar({ camara: false })
    campo?.addEventListener('cancel', cerrar)
    return () => campo?.removeEventListener('cancel', cerrar)
  }, [cambiar])

  /** What was typed is kept before the camera opens: a phone short of memory kills the page behind it. */
  const abrir = async (idItem: number | null) => {
    setFallo(null)
    const noSeAbre = (texto: string) => setFallo({ idItem, error: new ErrorConTexto(texto) })
    if (cuantas >= MAX_FOTOS_DE_VISITA) return noSeAbre(`Una visita lleva hasta ${MAX_FOTOS_DE_VISITA} fotos`)
    void cambiar({ camara: true })
    if (!(await guardada())) return noSeAbre(NO_SE_PUDO_GUARDAR_ANTES)
    destino.current = idItem
    input.current?.click()
  }
  const guardar = async (archivo: File, idItem: number | null) => {
    setPreparando(idItem)
    try {
      const foto = await prepararFoto(archivo)
      await agregarFoto(visita, foto, idItem)
      setSinGuardar((sueltas) => sueltas.filter((suelta) => suelta.archivo !== archivo))
    } catch (error) {
      const motivo = textoDelError(error)
      setSinGuardar((sueltas) => [
        ...sueltas.filter((suelta) => suelta.archivo !== archivo),
        { archivo, idItem, motivo },
      ])
    }
    setPreparando(false)
  }
  const quitar = async (foto: FotoGuardada) => {
    setFallo(null)
    await quitarFoto(foto).catch((error: unknown) => setFallo({ idItem: foto.idItem, error }))
  }
  return {
    preparando,
    fallo,
    sinGuardar,
    abrir,
    quitar: (foto: FotoGuardada) => void quitar(foto),
    reintentar: (archivo: File) => {
      const suelta = sinGuardar.find((una) => una.archivo === archivo)
      if (suelta) void guardar(archivo, suelta.idItem)
    },
    /** Of the one input that all items share. */
    entrada: {
      ref: input,
      onChange: async ({ target }: ChangeEvent<HTMLInputElement>) => {
        const fotos = [...(target.files ?? [])]
        target.value = ''
        for (const foto of fotos) await guardar(foto, destino.current)
        // Only once it is kept: killed before, the page says that a photo may be missing.
        void cambiar({ camara: false })
      },
    },
  }
}
export type Camara = Omit<ReturnType<typeof useCamara>, 'entrada'>
