import { bloquesDe1bis } from '@catastro/domain/formularios/bloques'
import { main } from '../../red/cliente.ts'
import { VistaDeCarpetaPage } from '../VistaDeCarpetaPage.tsx'
import { PagarFormulario1bis } from './PagarFormulario1bis.tsx'

export const Formulario1bisVistaPage = () => (
  <VistaDeCarpetaPage
    codigo="1bis"
    idFormularioTipo={2}
    consultar={(idCarpeta) => main('GET /formulario/consultarFormulario1bis/', { query: { idCarpeta } })}
    bloques={bloquesDe1bis}
  >
    {(guardado) => guardado.idPago === null && <PagarFormulario1bis guardado={guardado} />}
  </VistaDeCarpetaPage>
)
