import { NoHay } from '../../ui/errorConTexto.ts'
import { FailedState } from '../../ui/FailedState.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { FormularioEnviado } from '../FormularioEnviado.tsx'
import { SIN_TARIFAS } from '../mensajes.ts'
import { type DatosDelFormulario, PaginaDeFormulario } from '../PaginaDeFormulario.tsx'
import { consultarFormulario14 } from './consultarFormulario14.ts'
import { Formulario14 } from './Formulario14.tsx'
import { useCatalogos14 } from './useCatalogos14.ts'

export const Formulario14Page = () => (
  <PaginaDeFormulario
    codigo="14"
    consultar={consultarFormulario14}
    enviado={({ presentacion: { titulo }, carpeta }, mensaje) => (
      <FormularioEnviado
        titulo={titulo}
        textos={['Formulario enviado', mensaje]}
        segundos={2.5}
        idCarpeta={carpeta.idCarpeta}
      />
    )}
  >
    {(datos) => <ConCatalogos datos={datos} />}
  </PaginaDeFormulario>
)

function ConCatalogos({ datos }: { datos: DatosDelFormulario }) {
  const { catalogos, error, reintentar } = useCatalogos14()
  if (error) return <FailedState error={error} alReintentar={reintentar} />
  if (!catalogos) return <Spinner />
  const { tarifa, empresas } = catalogos
  if (tarifa === null) return <FailedState error={new NoHay(SIN_TARIFAS)} alReintentar={reintentar} />
  return <Formulario14 datos={datos} tarifa={tarifa} empresas={empresas} />
}
