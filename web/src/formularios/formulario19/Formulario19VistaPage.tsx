import { bloquesDe19 } from '@catastro/domain/formularios/bloques'
import { main } from '../../red/cliente.ts'
import { VistaDeCarpetaPage } from '../VistaDeCarpetaPage.tsx'

export const Formulario19VistaPage = () => (
  <VistaDeCarpetaPage
    codigo="19"
    idFormularioTipo={19}
    consultar={(idCarpeta) => main('GET /formulario/consultarFormulario19', { query: { idCarpeta } })}
    bloques={bloquesDe19}
  />
)
