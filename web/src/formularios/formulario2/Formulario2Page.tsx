import { PasosDelFormulario } from '../../envios/PasosDelFormulario.tsx'
import { useFormulario } from '../../envios/useFormulario.ts'
import { main } from '../../red/cliente.ts'
import { useSesion } from '../../red/sesion.ts'
import { type DatosDelFormulario, PaginaDeFormulario } from '../PaginaDeFormulario.tsx'
import { useEnviarFormulario } from '../useEnviarFormulario.ts'
import { BLOQUES_FORMULARIO_2, FORMULARIO_2 } from './camposFormulario2.ts'
import { Formulario2Campos } from './Formulario2Campos.tsx'

export const Formulario2Page = () => (
  <PaginaDeFormulario codigo="2" idFormularioTipo={5}>
    {(datos) => <Formulario2 datos={datos} />}
  </PaginaDeFormulario>
)

function Formulario2({ datos }: { datos: DatosDelFormulario }) {
  const { carpeta, titulo } = datos
  const { idCarpeta, idFormulario } = carpeta
  const idPersona = useSesion((sesion) => sesion.roles[0]?.idPersona)
  const form = useFormulario(FORMULARIO_2, idCarpeta, datos.enviado)
  const { ocupado, enviar } = useEnviarFormulario(FORMULARIO_2.nombre, datos)

  const alEnviar = () => {
    const { respuestas } = FORMULARIO_2.validar(form.getValues())
    if (!respuestas) return
    const json = { ...respuestas, idFormulario, idCarpeta, idPersona }
    void enviar(respuestas, (opciones) => main('POST /documentacion/altaFormulario2', { json }, opciones))
  }
  return (
    <PasosDelFormulario
      idCarpeta={idCarpeta}
      titulo={titulo}
      form={form}
      respuestas={(valores) =>
        BLOQUES_FORMULARIO_2.flatMap(({ campos }) =>
          campos.map(([campo, pregunta]) => ({ campo, pregunta, respuesta: valores[campo] })),
        )
      }
      ocupado={ocupado}
      alEnviar={alEnviar}
    >
      {(alContinuar) => <Formulario2Campos form={form} alContinuar={alContinuar} />}
    </PasosDelFormulario>
  )
}
