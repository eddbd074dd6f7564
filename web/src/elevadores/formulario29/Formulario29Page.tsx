import { TIPO_EMPRESA_CONSERVADORA } from '@catastro/domain/catalogos/reglas'
import { TARIFA_DE_ELEVADORES } from '@catastro/domain/elevadores/aranceles'
import { type Empresas, useEmpresas } from '../../catalogos/empresas/useEmpresas.ts'
import { PasosDelFormulario } from '../../envios/PasosDelFormulario.tsx'
import type { Presentacion } from '../../envios/presentacion.ts'
import { useFormulario } from '../../envios/useFormulario.ts'
import { usePresentar } from '../../envios/usePresentar.ts'
import type { Valores } from '../../envios/valoresDeFormulario.ts'
import { guardarDomicilioEscrito } from '../../padron/domicilio/guardarDomicilioEscrito.ts'
import { main } from '../../red/cliente.ts'
import { useSesion } from '../../red/sesion.ts'
import { avisar } from '../../ui/avisos/avisos.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { pesos } from '../../ui/pagina/formato.ts'
import { respuestaDeTexto, respuestasDeEmpresa } from '../empresa/respuestasDeEmpresa.ts'
import { hoy } from '../hoy.ts'
import { PaginaDeElevadores } from '../PaginaDeElevadores.tsx'
import { rechazarElevadores } from '../rechazoDeElevadores.ts'
import { useTarifaDeElevadores } from '../useTarifaDeElevadores.ts'
import { type Campo29, DOMICILIO_29, EN_PANTALLA_29, FORMULARIO_29, ROTULOS_29 } from './campos29.ts'
import { Formulario29Campos } from './Formulario29Campos.tsx'

export const Formulario29Page = () => (
  <PaginaDeElevadores
    formulario="29"
    queSigue="Abone el arancel en el municipio. Cuando el personal registre su pago, la inscripción queda confirmada."
  >
    {(presentacion, alPresentar) => <ConCatalogos presentacion={presentacion} alPresentar={alPresentar} />}
  </PaginaDeElevadores>
)

interface Props {
  readonly presentacion: Presentacion
  readonly alPresentar: (numero: number) => void
}

function ConCatalogos(props: Props) {
  const empresas = useEmpresas(TIPO_EMPRESA_CONSERVADORA)
  const { importe, error, reintentar } = useTarifaDeElevadores()
  const alReintentar = () => {
    void empresas.refetch()
    reintentar()
  }
  if (empresas.error ?? error) return <FailedState error={empresas.error ?? error} alReintentar={alReintentar} />
  if (!empresas.data || importe === undefined) return <Spinner />
  return <Formulario29 {...props} empresas={empresas.data} importe={importe} />
}

function Formulario29({
  presentacion,
  alPresentar,
  empresas,
  importe,
}: Props & { readonly empresas: Empresas; readonly importe: number }) {
  const { clave } = presentacion
  const form = useFormulario(FORMULARIO_29, clave)
  const idPersona = useSesion((sesion) => sesion.roles[0]?.idPersona)
  const { ocupado, presentar } = usePresentar<{ message: string; idFormulario29: number }>({
    clave,
    alPresentar: ({ message, idFormulario29 }) => {
      avisar(message)
      alPresentar(idFormulario29)
    },
    alFallar: rechazarElevadores(form, clave, EN_PANTALLA_29),
  })
  const alEnviar = () => {
    // The number that a typed address gets is not another answer.
    const { idDomicilio: _, origen: __, ...escrito } = form.getValues()
    void presentar(escrito, async (opciones) => {
      await guardarDomicilioEscrito(form, DOMICILIO_29)
      const { respuestas } = FORMULARIO_29.validar(form.getValues())
      if (!respuestas) throw new Error('Las respuestas cambiaron después de revisarlas')
      const arancel = { idTarifa: TARIFA_DE_ELEVADORES, tarifa: importe, importe, pagado: 0 }
      const json = { ...respuestas, ...arancel, idPersona, fecha: hoy() }
      return main('POST /documentacion/altaFormulario29', { json }, opciones)
    })
  }
  return (
    <PasosDelFormulario
      presentacion={presentacion}
      form={form}
      respuestas={(valores) => respuestasDe29(valores, empresas, importe)}
      ocupado={ocupado}
      alEnviar={alEnviar}
    >
      {(alContinuar) => (
        <Formulario29Campos form={form} empresas={empresas} importe={importe} alContinuar={alContinuar} />
      )}
    </PasosDelFormulario>
  )
}

const respuestasDe29 = (valores: Valores<Campo29>, empresas: Empresas, importe: number) => [
  ...respuestasDeEmpresa(ROTULOS_29, valores, empresas),
  respuestaDeTexto(ROTULOS_29, valores)('observaciones'),
  { pregunta: 'Importe', respuesta: pesos(importe), importe: true, total: true },
]
