import { PasosDelFormulario } from '../../envios/PasosDelFormulario.tsx'
import type { Presentacion } from '../../envios/presentacion.ts'
import { useFormulario } from '../../envios/useFormulario.ts'
import { usePresentar } from '../../envios/usePresentar.ts'
import { guardarDomicilioEscrito } from '../../padron/domicilio/guardarDomicilioEscrito.ts'
import { main } from '../../red/cliente.ts'
import { useSesion } from '../../red/sesion.ts'
import { avisar } from '../../ui/avisos/avisos.ts'
import { hoy } from '../hoy.ts'
import { PaginaDeElevadores } from '../PaginaDeElevadores.tsx'
import { rechazarElevadores } from '../rechazoDeElevadores.ts'
import { EN_PANTALLA_31, FORMULARIO_31, INMUEBLE_31, respuestasDe31 } from './campos31.ts'
import { Formulario31Campos } from './Formulario31Campos.tsx'

export const Formulario31Page = () => (
  <PaginaDeElevadores
    formulario="31"
    queSigue="El personal revisa la nota. Mientras tanto, la conservadora figura en trámite en la tarjeta del inmueble."
  >
    {(presentacion, alPresentar) => <Formulario31 presentacion={presentacion} alPresentar={alPresentar} />}
  </PaginaDeElevadores>
)

interface Props {
  readonly presentacion: Presentacion
  readonly alPresentar: (numero: number) => void
}

function Formulario31({ presentacion, alPresentar }: Props) {
  const { clave } = presentacion
  const form = useFormulario(FORMULARIO_31, clave)
  const idPersona = useSesion((sesion) => sesion.roles[0]?.idPersona)
  const { ocupado, presentar } = usePresentar<{ message: string; idFormulario31: number }>({
    clave,
    alPresentar: ({ message, idFormulario31 }) => {
      avisar(message)
      alPresentar(idFormulario31)
    },
    alFallar: rechazarElevadores(form, clave, EN_PANTALLA_31),
  })
  const alEnviar = () => {
    // The number that a typed address gets is not another answer.
    const { idDomicilio: _, origen: __, ...escrito } = form.getValues()
    void presentar(escrito, async (opciones) => {
      await guardarDomicilioEscrito(form, INMUEBLE_31)
      const { respuestas } = FORMULARIO_31.validar(form.getValues())
      if (!respuestas) throw new Error('Las respuestas cambiaron después de revisarlas')
      const json = { ...respuestas, idPersona, fecha: hoy() }
      return main('POST /documentacion/altaFormulario31', { json }, opciones)
    })
  }
  return (
    <PasosDelFormulario
      presentacion={presentacion}
      form={form}
      respuestas={respuestasDe31}
      ocupado={ocupado}
      alEnviar={alEnviar}
    >
      {(alContinuar) => <Formulario31Campos form={form} alContinuar={alContinuar} />}
    </PasosDelFormulario>
  )
}
