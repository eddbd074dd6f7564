import { useRef } from 'react'
import { fotosDeVisita } from './fotosGuardadas.ts'
import type { FotoGuardada } from './tipos.ts'
import { useDatoDelTelefono } from './useDatoDelTelefono.ts'

const NINGUNA: readonly FotoGuardada[] = []

/** A visit's photos. One that did not change is the same object as before, so that nothing of it is drawn again. */
export function useFotos(idPersona: number, idVisita: number): readonly FotoGuardada[] {
  const { dato = NINGUNA } = useDatoDelTelefono(
    () => fotosDeVisita(idPersona, idVisita),
    `fotos ${idPersona} ${idVisita}`,
  )
  const previas = useRef(new Map<string, FotoGuardada>())
  const fotos = dato.map((foto) => {
    const previa = previas.current.get(foto.id)
    return previa && esIgual(previa, foto) ? previa : foto
  })
  previas.current = new Map(fotos.map((foto) => [foto.id, foto]))
  return fotos
}

/** All else of a photo never changes. */
const esIgual = (una: FotoGuardada, otra: FotoGuardada) => una.rechazo === otra.rechazo
