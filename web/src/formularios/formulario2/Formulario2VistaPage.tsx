import { bloquesDe2 } from '@catastro/domain/formularios/bloques'
import { main } from '../../red/cliente.ts'
import { VistaDeCarpetaPage } from '../VistaDeCarpetaPage.tsx'

export const Formulario2VistaPage = () => (
  <VistaDeCarpetaPage
    codigo="2"
    idFormularioTipo={5}
    consultar={(idCarpeta) => main('GET /formulario/consultarFormulario2', { query: { idCarpeta } })}
    bloques={bloquesDe2}
  />
)
