import { PaginaDeFormulario } from '../PaginaDeFormulario.tsx'
import { consultarFormulario1 } from './consultarFormulario1.ts'
import { Formulario1 } from './Formulario1.tsx'

export const Formulario1Page = () => (
  <PaginaDeFormulario codigo="1" consultar={consultarFormulario1}>
    {(datos) => <Formulario1 datos={datos} />}
  </PaginaDeFormulario>
)
