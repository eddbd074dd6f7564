import { PasosDelFormulario } from '../../envios/PasosDelFormulario.tsx'
import { marcarRechazos } from '../../envios/rechazo.ts'
import { useFormulario } from '../../envios/useFormulario.ts'
import { usePresentar } from '../../envios/usePresentar.ts'
import { main } from '../../red/cliente.ts'
import { useSesion } from '../../red/sesion.ts'
import { type DatosDelFormulario, PaginaDeFormulario } from '../PaginaDeFormulario.tsx'
import { CAMPOS_FORMULARIO_2, FORMULARIO_2, ROTULOS_2, respuestaDe } from './camposFormulario2.ts'
import { consultarFormulario2 } from './consultarFormulario2.ts'
import { Formulario2Campos } from './Formulario2Campos.tsx'

export const Formulario2Page = () => (
  <PaginaDeFormulario codigo="2" consultar={consultarFormulario2}>
    {(datos) => <Formulario2 datos={datos} />}
  </PaginaDeFormulario>
)

function Formulario2({ datos }: { datos: DatosDelFormulario }) {
  const { presentacion, alEnviado: alPresentar } = datos
  const { clave } = presentacion
  const { idCarpeta, idFormulario } = datos.carpeta
  const idPersona = useSesion((sesion) => sesion.roles[0]?.idPersona)
  const form = useFormulario(FORMULARIO_2, clave, datos.enviado)
  const { ocupado, presentar } = usePresentar({ clave, alPresentar, alFallar: (fallo) => marcarRechazos(form, fallo) })

  const alEnviar = () => {
    const { respuestas } = FORMULARIO_2.validar(form.getValues())
    if (!respuestas) return
    const json = { ...respuestas, idFormulario, idCarpeta, idPersona }
    void presentar(respuestas, (opciones) => main('POST /documentacion/altaFormulario2', { json }, opciones))
  }
  return (
    <PasosDelFormulario
      presentacion={presentacion}
      form={form}
      respuestas={(valores) =>
        CAMPOS_FORMULARIO_2.map((campo) => ({
          campo,
          pregunta: ROTULOS_2[campo].etiqueta,
          respuesta: respuestaDe(campo, valores[campo]),
        }))
      }
      ocupado={ocupado}
      alEnviar={alEnviar}
    >
      {(alContinuar) => <Formulario2Campos form={form} alContinuar={alContinuar} />}
    </PasosDelFormulario>
  )
}
