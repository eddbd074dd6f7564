import { PasosDelFormulario } from '../../envios/PasosDelFormulario.tsx'
import { useFormulario } from '../../envios/useFormulario.ts'
import { main } from '../../red/cliente.ts'
import { useSesion } from '../../red/sesion.ts'
import type { DatosDelFormulario } from '../PaginaDeFormulario.tsx'
import { useEnviarFormulario } from '../useEnviarFormulario.ts'
import { BLOQUES_FORMULARIO_1, respuestaDe, type ValoresFormulario1 } from './camposFormulario1.ts'
import { Formulario1Campos } from './Formulario1Campos.tsx'
import { FORMULARIO_1 } from './valoresFormulario1.ts'

export function Formulario1({ datos }: { datos: DatosDelFormulario }) {
  const { carpeta, titulo } = datos
  const { idCarpeta, idFormulario } = carpeta
  const idPersona = useSesion((sesion) => sesion.roles[0]?.idPersona)
  const form = useFormulario(FORMULARIO_1, idCarpeta, datos.enviado)
  const { ocupado, enviar } = useEnviarFormulario(FORMULARIO_1.nombre, datos)

  const alEnviar = () => {
    const { respuestas } = FORMULARIO_1.validar(form.getValues())
    if (!respuestas) return
    const json = { ...respuestas, idFormulario, idCarpeta, idPersona, fecha: new Date().toISOString() }
    void enviar(respuestas, (opciones) => main('POST /documentacion/altaFormulario1', { json }, opciones))
  }
  return (
    <PasosDelFormulario
      idCarpeta={idCarpeta}
      titulo={titulo}
      form={form}
      respuestas={respuestasDe}
      ocupado={ocupado}
      alEnviar={alEnviar}
    >
      {(alContinuar) => <Formulario1Campos form={form} alContinuar={alContinuar} />}
    </PasosDelFormulario>
  )
}

const respuestasDe = (valores: ValoresFormulario1) =>
  BLOQUES_FORMULARIO_1.flatMap(({ campos }) =>
    campos.map(([campo, pregunta]) => ({ campo, pregunta, respuesta: respuestaDe(campo, valores[campo]) })),
  )
