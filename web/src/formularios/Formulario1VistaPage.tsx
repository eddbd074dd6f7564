import { main } from '../app/cliente.ts'
import { BLOQUES_FORMULARIO_1, respuestaDe } from './camposFormulario1.ts'
import { VistaDeCarpetaPage } from './VistaDeCarpetaPage.tsx'

/** The answers of a form 1, in the blocks that it was filled in. */
export const Formulario1VistaPage = () => (
  <VistaDeCarpetaPage
    codigo="1"
    idFormularioTipo={1}
    consultar={(idCarpeta) => main('GET /formulario/consultarFormulario1', { query: { idCarpeta } })}
    bloques={(guardado) =>
      BLOQUES_FORMULARIO_1.map(({ titulo, campos }) => ({
        titulo,
        respuestas: campos.map(([campo, pregunta]) => ({
          pregunta,
          respuesta: respuestaDe(campo, guardado[campo]),
        })),
      }))
    }
  />
)
