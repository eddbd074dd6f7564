import { DOMICILIO_FORMULARIO_19 } from '@catastro/domain/formularios/formulario19'
import { MISMO_DOMICILIO } from '@catastro/domain/formularios/mensajes'
import { PasosDelFormulario } from '../../envios/PasosDelFormulario.tsx'
import { marcarRechazos } from '../../envios/rechazo.ts'
import { useFormulario } from '../../envios/useFormulario.ts'
import { usePresentar } from '../../envios/usePresentar.ts'
import type { Valores } from '../../envios/valoresDeFormulario.ts'
import { main } from '../../red/cliente.ts'
import { useSesion } from '../../red/sesion.ts'
import { FailedState } from '../../ui/FailedState.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { type DatosDelFormulario, PaginaDeFormulario } from '../PaginaDeFormulario.tsx'
import { type CampoFormulario19, esDelDomicilio, FORMULARIO_19, ROTULOS_19 } from './camposFormulario19.ts'
import { consultarFormulario19 } from './consultarFormulario19.ts'
import { Formulario19Campos } from './Formulario19Campos.tsx'
import { type Catalogos19, useCatalogos19 } from './useCatalogos19.ts'

export const Formulario19Page = () => (
  <PaginaDeFormulario codigo="19" consultar={consultarFormulario19}>
    {(datos) => <ConCatalogos datos={datos} />}
  </PaginaDeFormulario>
)

function ConCatalogos({ datos }: { datos: DatosDelFormulario }) {
  const { catalogos, error, reintentar } = useCatalogos19()
  if (error) return <FailedState error={error} alReintentar={reintentar} />
  return catalogos ? <Formulario19 datos={datos} catalogos={catalogos} /> : <Spinner />
}

function Formulario19({ datos, catalogos }: { datos: DatosDelFormulario; catalogos: Catalogos19 }) {
  const { presentacion, alEnviado: alPresentar } = datos
  const { clave } = presentacion
  const { idCarpeta, idFormulario } = datos.carpeta
  const idPersona = useSesion((sesion) => sesion.roles[0]?.idPersona)
  const form = useFormulario(FORMULARIO_19, clave, datos.enviado)
  const alFallar = (error: unknown) => {
    if (marcarRechazos(form, error).some(esDelDomicilio)) {
      form.setValue('mismo', '1')
      form.setValue('manual', '1')
    }
  }
  const { ocupado, presentar } = usePresentar({ clave, alPresentar, alFallar })

  const alEnviar = () => {
    const { respuestas } = FORMULARIO_19.validar(form.getValues())
    if (!respuestas) return
    // The server stamps the date.
    const json = { ...respuestas, idFormulario, idCarpeta, idPersona, fecha: null }
    void presentar(respuestas, (opciones) => main('POST /documentacion/altaFormulario19', { json }, opciones))
  }
  return (
    <PasosDelFormulario
      presentacion={presentacion}
      form={form}
      respuestas={(valores) => respuestasDe(valores, catalogos)}
      ocupado={ocupado}
      alEnviar={alEnviar}
    >
      {(alContinuar) => (
        <Formulario19Campos form={form} idCarpeta={idCarpeta} catalogos={catalogos} alContinuar={alContinuar} />
      )}
    </PasosDelFormulario>
  )
}

const textoDe = (opciones: readonly { valor: number; texto: string }[], valor: string) =>
  opciones.find((o) => String(o.valor) === valor)?.texto ?? ''

function respuestasDe(valores: Valores<CampoFormulario19>, { calles, declarantes }: Catalogos19) {
  // Of the property's own address, the one answer to change is whether it is the same.
  const campoDe = (campo: CampoFormulario19) => (valores.mismo === '0' ? 'mismo' : campo)
  return [
    { campo: 'mismo', pregunta: MISMO_DOMICILIO, respuesta: valores.mismo === '0' ? 'Sí' : 'No' },
    { campo: campoDe('idCalle'), pregunta: ROTULOS_19.idCalle.etiqueta, respuesta: textoDe(calles, valores.idCalle) },
    ...DOMICILIO_FORMULARIO_19.map((campo) => ({
      campo: campoDe(campo),
      pregunta: ROTULOS_19[campo].etiqueta,
      respuesta: valores[campo],
    })),
    {
      campo: 'idDeclarante',
      pregunta: ROTULOS_19.idDeclarante.etiqueta,
      respuesta: textoDe(declarantes, valores.idDeclarante),
    },
  ]
}
