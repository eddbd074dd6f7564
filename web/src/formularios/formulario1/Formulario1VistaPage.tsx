import { bloquesDe1 } from '@catastro/domain/formularios/formulario1'
import { VistaDeCarpetaPage } from '../VistaDeCarpetaPage.tsx'
import { consultarFormulario1 } from './consultarFormulario1.ts'

export const Formulario1VistaPage = () => (
  <VistaDeCarpetaPage codigo="1" consultar={consultarFormulario1} bloques={bloquesDe1} />
)
