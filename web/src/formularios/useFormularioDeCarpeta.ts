import { marcarRechazos } from '../envios/rechazo.ts'
import { type Definicion, type FormularioEnPantalla, useFormulario } from '../envios/useFormulario.ts'
import { usePresentar } from '../envios/usePresentar.ts'
import { useSesion } from '../red/sesion.ts'
import type { DatosDelFormulario } from './PaginaDeFormulario.tsx'

/** A form of a folder on the screen: its answers, what goes along with them, and its filing, once. */
export function useFormularioDeCarpeta<C extends string, R>(
  { presentacion: { clave }, carpeta, enviado, alEnviado }: DatosDelFormulario,
  definicion: Definicion<C, R>,
  alFallar: (form: FormularioEnPantalla<C>, fallo: unknown) => void = marcarRechazos,
) {
  const idPersona = useSesion((sesion) => sesion.roles[0]?.idPersona)
  const form = useFormulario(definicion, clave, enviado)
  const envio = usePresentar({ clave, alPresentar: alEnviado, alFallar: (fallo) => alFallar(form, fallo) })
  const { idCarpeta, idFormulario } = carpeta
  return { form, encabezado: { idFormulario, idCarpeta, idPersona }, ...envio }
}

export type Encabezado = ReturnType<typeof useFormularioDeCarpeta>['encabezado']
