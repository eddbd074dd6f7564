import { main } from '../app/cliente.ts'
import { BLOQUES_FORMULARIO_2 } from './camposFormulario2.ts'
import { VistaDeCarpetaPage } from './VistaDeCarpetaPage.tsx'

export const Formulario2VistaPage = () => (
  <VistaDeCarpetaPage
    codigo="2"
    idFormularioTipo={5}
    consultar={(idCarpeta) => main('GET /formulario/consultarFormulario2', { query: { idCarpeta } })}
    bloques={(guardado) =>
      BLOQUES_FORMULARIO_2.map(({ titulo, campos }) => ({
        titulo,
        respuestas: campos.map(([campo, pregunta]) => ({ pregunta, respuesta: guardado[campo] })),
      }))
    }
  />
)
