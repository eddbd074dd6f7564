import { useEffect } from 'react'
import { leerRecordada, type PersonaRecordada, recordar } from '../../red/almacen.ts'
import { useSesion } from '../../red/sesion.ts'

/** Whose phone this is now: who is signed in, or without signal who was. */
export function useInspector(): PersonaRecordada | null {
  const usuario = useSesion((sesion) => sesion.usuario)
  const idPersona = usuario?.id_persona
  const nombre = usuario ? `${usuario.apellido_persona} ${usuario.nombre_persona}` : ''
  useEffect(() => {
    if (idPersona !== undefined) recordar({ idPersona, nombre })
  }, [idPersona, nombre])
  return idPersona === undefined ? leerRecordada() : { idPersona, nombre }
}
