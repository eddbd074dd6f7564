import { GENERICO_DE_ELEVADORES } from '@catastro/domain/elevadores/mensajes'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { anotarFallo } from '../envios/falloDeEnvio.ts'
import { type EnPantalla, marcarRechazos } from '../envios/rechazo.ts'
import { ErrorConTexto, GENERICO, textoDelError } from '../ui/avisos/errorConTexto.ts'

/** Why a call of forms 27 to 31 failed; who knows no better says their own generic text. */
export const deElevadores = (error: unknown) =>
  error !== null && textoDelError(error) === GENERICO ? new ErrorConTexto(GENERICO_DE_ELEVADORES) : error

/** What the forms do then; `clave`: their draft's name. */
export const rechazarElevadores =
  <V extends FieldValues>(form: UseFormReturn<V>, clave: string, enPantalla?: EnPantalla) =>
  (error: unknown) => {
    anotarFallo(clave, deElevadores(error))
    marcarRechazos(form, error, enPantalla)
  }
