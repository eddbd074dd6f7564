import { bloquesDe1bis } from '@catastro/domain/formularios/formulario1bis'
import { VistaDeCarpetaPage } from '../VistaDeCarpetaPage.tsx'
import { consultarFormulario1bis } from './consultarFormulario1bis.ts'
import { PagarFormulario1bis } from './PagarFormulario1bis.tsx'

export const Formulario1bisVistaPage = () => (
  <VistaDeCarpetaPage
    codigo="1bis"
    consultar={consultarFormulario1bis}
    bloques={bloquesDe1bis}
    porHacer={(guardado) => guardado.total > guardado.pagado && <PagarFormulario1bis guardado={guardado} />}
  />
)
