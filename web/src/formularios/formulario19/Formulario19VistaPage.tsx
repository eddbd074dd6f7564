import { bloquesDe19 } from '@catastro/domain/formularios/formulario19'
import { VistaDeCarpetaPage } from '../VistaDeCarpetaPage.tsx'
import { consultarFormulario19 } from './consultarFormulario19.ts'

export const Formulario19VistaPage = () => (
  <VistaDeCarpetaPage codigo="19" consultar={consultarFormulario19} bloques={bloquesDe19} />
)
