import { DOMICILIO_DE_ENVIO } from '@catastro/domain/formularios/mensajes'
import { main } from '../app/cliente.ts'
import { DOMICILIO_FORMULARIO_19 } from './camposFormulario19.ts'
import { VistaDeCarpetaPage } from './VistaDeCarpetaPage.tsx'

export const Formulario19VistaPage = () => (
  <VistaDeCarpetaPage
    codigo="19"
    idFormularioTipo={19}
    consultar={(idCarpeta) => main('GET /formulario/consultarFormulario19', { query: { idCarpeta } })}
    bloques={(guardado) => [
      {
        titulo: DOMICILIO_DE_ENVIO,
        respuestas: [
          { pregunta: 'Calle', respuesta: guardado.calle },
          ...DOMICILIO_FORMULARIO_19.map(([campo, pregunta]) => ({ pregunta, respuesta: guardado[campo] })),
          { pregunta: 'Declarante', respuesta: guardado.declarante },
        ],
      },
    ]}
  />
)
