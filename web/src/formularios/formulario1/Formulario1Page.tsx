import { PaginaDeFormulario } from '../PaginaDeFormulario.tsx'
import { Formulario1 } from './Formulario1.tsx'

export const Formulario1Page = () => (
  <PaginaDeFormulario codigo="1" idFormularioTipo={1}>
    {(datos) => <Formulario1 datos={datos} />}
  </PaginaDeFormulario>
)
