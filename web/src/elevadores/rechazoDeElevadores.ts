import { GENERICO_DE_ELEVADORES } from '@catastro/domain/elevadores/mensajes'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type EnPantalla, marcarRechazos } from '../envios/rechazo.ts'
import { avisar } from '../ui/avisos.ts'
import { GENERICO, textoDelError } from '../ui/errorConTexto.ts'

/** Why a call of forms 27 to 31 failed; who knows no better says their own generic text. */
export function textoDeElevadores(error: unknown): string {
  const texto = textoDelError(error)
  return texto === GENERICO ? GENERICO_DE_ELEVADORES : texto
}

/** What the forms do then. */
export const rechazarElevadores =
  <V extends FieldValues>(form: UseFormReturn<V>, enPantalla?: EnPantalla) =>
  (error: unknown) => {
    avisar(textoDeElevadores(error), 'mal')
    marcarRechazos(form, error, enPantalla)
  }
