import { bloquesDe2 } from '@catastro/domain/formularios/formulario2'
import { VistaDeCarpetaPage } from '../VistaDeCarpetaPage.tsx'
import { consultarFormulario2 } from './consultarFormulario2.ts'

export const Formulario2VistaPage = () => (
  <VistaDeCarpetaPage codigo="2" consultar={consultarFormulario2} bloques={bloquesDe2} />
)
