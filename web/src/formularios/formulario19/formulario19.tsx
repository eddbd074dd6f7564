import { DOMICILIO_FORMULARIO_19, PREGUNTAS } from '@catastro/domain/formularios/formulario19'
import { DOMICILIO_DE_ENVIO, MISMO_DOMICILIO } from '@catastro/domain/formularios/mensajes'
import { useCarpeta } from '../../carpetas/consultas.ts'
import { Bloque } from '../../envios/CamposDelFormulario.tsx'
import { PasosDelFormulario } from '../../envios/PasosDelFormulario.tsx'
import { marcarRechazos } from '../../envios/rechazo.ts'
import type { FormularioEnPantalla } from '../../envios/useFormulario.ts'
import type { Valores } from '../../envios/valoresDeFormulario.ts'
import { main } from '../../red/cliente.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { FormRowCorta } from '../../ui/campos/FormRow.tsx'
import { TextInput } from '../../ui/campos/TextInput.tsx'
import { Ficha } from '../../ui/pagina/Ficha.tsx'
import { asuntoDeCarpeta } from '../asuntoDeCarpeta.ts'
import type { Guardado } from '../consultaDeFormulario.ts'
import { type DatosDelFormulario, PaginaDeFormulario } from '../PaginaDeFormulario.tsx'
import { useFormularioDeCarpeta } from '../useFormularioDeCarpeta.ts'
import { VistaDeCarpetaPage } from '../VistaDeCarpetaPage.tsx'
import { type CampoFormulario19, esDelDomicilio, FORMULARIO_19 } from './camposFormulario19.ts'
import { Formulario19Campos } from './Formulario19Campos.tsx'
import { type Catalogos19, useCatalogos19 } from './useCatalogos19.ts'

const R = PREGUNTAS.rotulos

export const Llenar = () => (
  <PaginaDeFormulario codigo="19">{(datos) => <ConCatalogos datos={datos} />}</PaginaDeFormulario>
)

function ConCatalogos({ datos }: { datos: DatosDelFormulario }) {
  const { catalogos, error, reintentar } = useCatalogos19()
  if (error) return <FailedState error={error} alReintentar={reintentar} />
  return catalogos ? <Formulario19 datos={datos} catalogos={catalogos} /> : <Spinner />
}

function alFallar(form: FormularioEnPantalla<CampoFormulario19>, fallo: unknown) {
  if (!marcarRechazos(form, fallo).some(esDelDomicilio)) return
  form.setValue('mismo', '1')
  form.setValue('manual', '1')
}

function Formulario19({ datos, catalogos }: { datos: DatosDelFormulario; catalogos: Catalogos19 }) {
  const { form, encabezado, ocupado, presentar } = useFormularioDeCarpeta(datos, FORMULARIO_19, alFallar)

  const alEnviar = () => {
    const { respuestas } = FORMULARIO_19.validar(form.getValues())
    if (!respuestas) return
    // The server stamps the date.
    const json = { ...respuestas, ...encabezado, fecha: null }
    void presentar(respuestas, (opciones) => main('POST /documentacion/altaFormulario19', { json }, opciones))
  }
  return (
    <PasosDelFormulario
      presentacion={datos.presentacion}
      form={form}
      respuestas={(valores) => respuestasDe(valores, catalogos)}
      ocupado={ocupado}
      alEnviar={alEnviar}
    >
      {(alContinuar) => (
        <Formulario19Campos
          form={form}
          idCarpeta={datos.carpeta.idCarpeta}
          catalogos={catalogos}
          alContinuar={alContinuar}
        />
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
    { campo: campoDe('idCalle'), pregunta: R.idCalle.etiqueta, respuesta: textoDe(calles, valores.idCalle) },
    ...DOMICILIO_FORMULARIO_19.map((campo) => ({
      campo: campoDe(campo),
      pregunta: R[campo].etiqueta,
      respuesta: valores[campo],
    })),
    {
      campo: 'idDeclarante',
      pregunta: R.idDeclarante.etiqueta,
      respuesta: textoDe(declarantes, valores.idDeclarante),
    },
  ]
}

interface Leida {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly opcional?: boolean
}
const Leida = (campo: Leida) => <TextInput {...campo} onChange={() => {}} readOnly />

/** The form as it was filled: the same layout, read-only. */
const Respuestas = ({ guardado: g }: { guardado: Guardado<'19'> }) => (
  <Bloque id="domicilio-de-envio" titulo={DOMICILIO_DE_ENVIO}>
    <Leida id="mismo" label={MISMO_DOMICILIO} value={g.mismoDomicilio ? 'Sí' : 'No'} />
    <Leida id="idCalle" label={R.idCalle.etiqueta} value={g.calle} />
    <FormRowCorta>
      {DOMICILIO_FORMULARIO_19.map((campo) => (
        <Leida
          key={campo}
          id={campo}
          label={R[campo].etiqueta}
          value={g[campo]}
          opcional={campo === 'Piso' || campo === 'Dpto'}
        />
      ))}
    </FormRowCorta>
    <Leida id="idDeclarante" label={R.idDeclarante.etiqueta} value={g.declarante} />
  </Bloque>
)

/** Whose property it is and where, as where it is filled: the bill's address is compared with it. */
function DelInmueble({ idCarpeta }: { idCarpeta: number }) {
  const { data } = useCarpeta(idCarpeta)
  return data ? <Ficha datos={asuntoDeCarpeta(data).slice(1)} /> : null
}

export const Ver = () => (
  <VistaDeCarpetaPage
    codigo="19"
    preguntas={PREGUNTAS}
    respuestas={(guardado) => <Respuestas guardado={guardado} />}
    porHacer={({ idCarpeta }) => <DelInmueble idCarpeta={idCarpeta} />}
  />
)
