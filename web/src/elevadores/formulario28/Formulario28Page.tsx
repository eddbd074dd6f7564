import { PasosDelFormulario } from '../../envios/PasosDelFormulario.tsx'
import type { Presentacion } from '../../envios/presentacion.ts'
import { useFormulario } from '../../envios/useFormulario.ts'
import { usePresentar } from '../../envios/usePresentar.ts'
import { main } from '../../red/cliente.ts'
import { avisar } from '../../ui/avisos/avisos.ts'
import { PaginaDeElevadores } from '../PaginaDeElevadores.tsx'
import { rechazarElevadores } from '../rechazoDeElevadores.ts'
import { EN_PANTALLA_28, FORMULARIO_28, respuestasDe28 } from './campos28.ts'
import { Formulario28Campos } from './Formulario28Campos.tsx'

export const Formulario28Page = () => (
  <PaginaDeElevadores
    formulario="28"
    queSigue="Si lo presentó el responsable o el titular del inmueble, la persona figura desde ahora como responsable de los elevadores. Si no, cuando uno de ellos o el municipio lo confirme."
  >
    {(presentacion, alPresentar) => <Formulario28 presentacion={presentacion} alPresentar={alPresentar} />}
  </PaginaDeElevadores>
)

interface Props {
  readonly presentacion: Presentacion
  readonly alPresentar: (numero: number) => void
}

function Formulario28({ presentacion, alPresentar }: Props) {
  const { clave } = presentacion
  const form = useFormulario(FORMULARIO_28, clave)
  const { ocupado, presentar } = usePresentar<{ message: string; idFormulario28: number }>({
    clave,
    alPresentar: ({ message, idFormulario28 }) => {
      avisar(message)
      alPresentar(idFormulario28)
    },
    alFallar: rechazarElevadores(form, clave, EN_PANTALLA_28),
  })
  const alEnviar = () => {
    const { respuestas: json } = FORMULARIO_28.validar(form.getValues())
    if (!json) return
    void presentar(json, (opciones) => main('POST /documentacion/altaFormulario28/', { json }, opciones))
  }
  return (
    <PasosDelFormulario
      presentacion={presentacion}
      form={form}
      respuestas={respuestasDe28}
      ocupado={ocupado}
      alEnviar={alEnviar}
    >
      {(alContinuar) => <Formulario28Campos form={form} alContinuar={alContinuar} />}
    </PasosDelFormulario>
  )
}
