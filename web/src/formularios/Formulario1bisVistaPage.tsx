import { bloquesDe1bis } from '@catastro/domain/formularios/bloques'
import { main } from '../app/cliente.ts'
import { PagarFormulario1bis } from './PagarFormulario1bis.tsx'
import { VistaDeCarpetaPage } from './VistaDeCarpetaPage.tsx'

export const Formulario1bisVistaPage = () => (
  <VistaDeCarpetaPage
    codigo="1bis"
    idFormularioTipo={2}
    consultar={(idCarpeta) => main('GET /formulario/consultarFormulario1bis/', { query: { idCarpeta } })}
    bloques={bloquesDe1bis}
  >
    {(guardado) => guardado.total > guardado.pagado && <PagarFormulario1bis guardado={guardado} />}
  </VistaDeCarpetaPage>
)
