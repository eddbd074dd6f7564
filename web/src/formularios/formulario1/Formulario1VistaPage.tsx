import { bloquesDe1 } from '@catastro/domain/formularios/bloques'
import { main } from '../../red/cliente.ts'
import { VistaDeCarpetaPage } from '../VistaDeCarpetaPage.tsx'

export const Formulario1VistaPage = () => (
  <VistaDeCarpetaPage
    codigo="1"
    idFormularioTipo={1}
    consultar={(idCarpeta) => main('GET /formulario/consultarFormulario1', { query: { idCarpeta } })}
    bloques={bloquesDe1}
  />
)
