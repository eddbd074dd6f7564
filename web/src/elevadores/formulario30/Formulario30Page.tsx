import { TIPO_EMPRESA_CONSERVADORA } from '@catastro/domain/catalogos/reglas'
import { type Empresas, useEmpresas } from '../../catalogos/empresas/useEmpresas.ts'
import { PasosDelFormulario } from '../../envios/PasosDelFormulario.tsx'
import type { Presentacion } from '../../envios/presentacion.ts'
import { useFormulario } from '../../envios/useFormulario.ts'
import { usePresentar } from '../../envios/usePresentar.ts'
import { main } from '../../red/cliente.ts'
import { useSesion } from '../../red/sesion.ts'
import { avisar } from '../../ui/avisos/avisos.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { hoy } from '../hoy.ts'
import { PaginaDeElevadores } from '../PaginaDeElevadores.tsx'
import { rechazarElevadores } from '../rechazoDeElevadores.ts'
import { FORMULARIO_30, respuestasDe30 } from './campos30.ts'
import { Formulario30Campos } from './Formulario30Campos.tsx'

export const Formulario30Page = () => (
  <PaginaDeElevadores
    formulario="30"
    queSigue="El personal lo confirma. Mientras tanto, los técnicos figuran sin confirmar en el registro de la empresa."
  >
    {(presentacion, alPresentar) => <ConCatalogos presentacion={presentacion} alPresentar={alPresentar} />}
  </PaginaDeElevadores>
)

interface Props {
  readonly presentacion: Presentacion
  readonly alPresentar: (numero: number) => void
}

function ConCatalogos(props: Props) {
  const { data, error, refetch } = useEmpresas(TIPO_EMPRESA_CONSERVADORA)
  if (error) return <FailedState error={error} alReintentar={refetch} />
  return data ? <Formulario30 {...props} empresas={data} /> : <Spinner />
}

function Formulario30({ presentacion, alPresentar, empresas }: Props & { readonly empresas: Empresas }) {
  const { clave } = presentacion
  const form = useFormulario(FORMULARIO_30, clave)
  const idPersona = useSesion((sesion) => sesion.roles[0]?.idPersona)
  const { ocupado, presentar } = usePresentar<{ message: string; idFormulario30: number }>({
    clave,
    alPresentar: ({ message, idFormulario30 }) => {
      avisar(message)
      alPresentar(idFormulario30)
    },
    alFallar: rechazarElevadores(form, clave),
  })
  const alEnviar = () => {
    const { respuestas } = FORMULARIO_30.validar(form.getValues())
    if (!respuestas) return
    const json = { ...respuestas, idPersona, fecha: hoy() }
    void presentar(respuestas, (opciones) => main('POST /documentacion/altaFormulario30', { json }, opciones))
  }
  return (
    <PasosDelFormulario
      presentacion={presentacion}
      form={form}
      respuestas={(valores) => respuestasDe30(valores, empresas)}
      ocupado={ocupado}
      alEnviar={alEnviar}
    >
      {(alContinuar) => <Formulario30Campos form={form} empresas={empresas} alContinuar={alContinuar} />}
    </PasosDelFormulario>
  )
}
