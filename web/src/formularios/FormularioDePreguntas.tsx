import type { CodigoDeFormulario } from '@catastro/domain/formularios/formularios'
import type { ReactNode } from 'react'
import { CamposDelFormulario } from '../envios/CamposDelFormulario.tsx'
import { PasosDelFormulario } from '../envios/PasosDelFormulario.tsx'
import type { FormularioEnPantalla } from '../envios/useFormulario.ts'
import type { OpcionesDeSubida } from '../red/subida.ts'
import type { ErrorDelResumen } from '../ui/avisos/ErrorSummary.tsx'
import type { DefinicionDePreguntas } from './definicion.ts'
import { type DatosDelFormulario, PaginaDeFormulario } from './PaginaDeFormulario.tsx'
import { type Encabezado, useFormularioDeCarpeta } from './useFormularioDeCarpeta.ts'

interface Props<C extends string, R> {
  readonly codigo: CodigoDeFormulario
  readonly definicion: DefinicionDePreguntas<C, R>
  /** Its call. The second click is held here. */
  readonly enviar: (json: R & Encabezado, opciones: OpcionesDeSubida) => Promise<{ readonly message: string }>
  readonly resumen?: (errores: readonly ErrorDelResumen[]) => readonly ErrorDelResumen[]
  /** Its fields, in their blocks. */
  readonly children: (form: FormularioEnPantalla<C>) => ReactNode
}

/** The screen of a form that is nothing more than its questions. */
export const FormularioDePreguntas = <C extends string, R extends object>(props: Props<C, R>) => (
  <PaginaDeFormulario codigo={props.codigo}>{(datos) => <Pasos {...props} datos={datos} />}</PaginaDeFormulario>
)

function Pasos<C extends string, R extends object>(props: Props<C, R> & { readonly datos: DatosDelFormulario }) {
  const { datos, definicion, enviar, resumen, children } = props
  const { form, encabezado, ocupado, presentar } = useFormularioDeCarpeta(datos, definicion)
  const alEnviar = () => {
    const { respuestas } = definicion.validar(form.getValues())
    if (respuestas) void presentar(respuestas, (opciones) => enviar({ ...respuestas, ...encabezado }, opciones))
  }
  return (
    <PasosDelFormulario
      presentacion={datos.presentacion}
      form={form}
      respuestas={definicion.revisar}
      ocupado={ocupado}
      alEnviar={alEnviar}
    >
      {(alContinuar) => (
        <CamposDelFormulario form={form} alContinuar={alContinuar} {...(resumen && { resumen })}>
          {children(form)}
        </CamposDelFormulario>
      )}
    </PasosDelFormulario>
  )
}
