import { GENERICO_DE_ELEVADORES } from '@catastro/domain/elevadores/mensajes'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type EnPantalla, marcarRechazos } from '../envios/rechazo.ts'
import { avisar } from '../ui/avisos.ts'
import { GENERICO, textoDelError } from '../ui/errorConTexto.ts'

/** What forms 27 to 31 do when their call fails; who knows no better says their own generic text. */
export const rechazarElevadores =
  <V extends FieldValues>(form: UseFormReturn<V>, enPantalla?: EnPantalla) =>
  (error: unknown) => {
    const texto = textoDelError(error)
    avisar(texto === GENERICO ? GENERICO_DE_ELEVADORES : texto, 'mal')
    marcarRechazos(form, error, enPantalla)
  }
