import { PasosDelFormulario } from '../../envios/PasosDelFormulario.tsx'
import { marcarRechazos } from '../../envios/rechazo.ts'
import { useFormulario } from '../../envios/useFormulario.ts'
import { usePresentar } from '../../envios/usePresentar.ts'
import { main } from '../../red/cliente.ts'
import { useSesion } from '../../red/sesion.ts'
import type { DatosDelFormulario } from '../PaginaDeFormulario.tsx'
import { CAMPOS_FORMULARIO_1, ROTULOS_1, respuestaDe, type ValoresFormulario1 } from './camposFormulario1.ts'
import { Formulario1Campos } from './Formulario1Campos.tsx'
import { FORMULARIO_1 } from './valoresFormulario1.ts'

export function Formulario1({ datos }: { datos: DatosDelFormulario }) {
  const { presentacion, alEnviado: alPresentar } = datos
  const { clave } = presentacion
  const { idCarpeta, idFormulario } = datos.carpeta
  const idPersona = useSesion((sesion) => sesion.roles[0]?.idPersona)
  const form = useFormulario(FORMULARIO_1, clave, datos.enviado)
  const { ocupado, presentar } = usePresentar({ clave, alPresentar, alFallar: (fallo) => marcarRechazos(form, fallo) })

  const alEnviar = () => {
    const { respuestas } = FORMULARIO_1.validar(form.getValues())
    if (!respuestas) return
    const json = { ...respuestas, idFormulario, idCarpeta, idPersona, fecha: new Date().toISOString() }
    void presentar(respuestas, (opciones) => main('POST /documentacion/altaFormulario1', { json }, opciones))
  }
  return (
    <PasosDelFormulario
      presentacion={presentacion}
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
  CAMPOS_FORMULARIO_1.map((campo) => ({
    campo,
    pregunta: ROTULOS_1[campo].etiqueta,
    respuesta: respuestaDe(campo, valores[campo]),
  }))
