import { aPesos, leerImporte } from '@catastro/domain/dinero'
import { DOS_HUELLAS, TARIFAS_1BIS, type Tarifas1bis } from '@catastro/domain/formularios/aranceles1bis'
import { lineasDe1bis, NUMEROS_FORMULARIO_1BIS, PREGUNTAS } from '@catastro/domain/formularios/formulario1bis'
import { PasosDelFormulario } from '../../envios/PasosDelFormulario.tsx'
import type { Valores } from '../../envios/valoresDeFormulario.ts'
import { main } from '../../red/cliente.ts'
import { type DatosDelFormulario, PaginaDeFormulario } from '../PaginaDeFormulario.tsx'
import { TarifasNecesarias } from '../TarifasNecesarias.tsx'
import { useFormularioDeCarpeta } from '../useFormularioDeCarpeta.ts'
import { VistaDeCarpetaPage } from '../VistaDeCarpetaPage.tsx'
import { type CampoFormulario1bis, FORMULARIO_1BIS, metrosDeRebaje, respuestaDe } from './camposFormulario1bis.ts'
import { Formulario1bisCampos } from './Formulario1bisCampos.tsx'
import { calculadosDe, liquidacionDe } from './liquidacion1bis.ts'
import { PagarFormulario1bis } from './PagarFormulario1bis.tsx'

export const Llenar = () => (
  <PaginaDeFormulario codigo="1bis">
    {(datos) => (
      <TarifasNecesarias ids={TARIFAS_1BIS}>
        {(tarifas) => <Formulario1bis datos={datos} tarifas={tarifas} />}
      </TarifasNecesarias>
    )}
  </PaginaDeFormulario>
)

function Formulario1bis({ datos, tarifas }: { datos: DatosDelFormulario; tarifas: Tarifas1bis }) {
  const { form, encabezado, ocupado, presentar } = useFormularioDeCarpeta(datos, FORMULARIO_1BIS)

  const alEnviar = () => {
    const valores = form.getValues()
    const { respuestas } = FORMULARIO_1BIS.validar(valores)
    if (!respuestas) return
    const json = { ...comoViajan(valores), ...calculadosDe(liquidacionDe(valores, tarifas), tarifas) }
    void presentar(json, (opciones) =>
      main('POST /documentacion/altaFormulario1bis', { json: { ...json, ...encabezado } }, opciones),
    )
  }
  return (
    <PasosDelFormulario
      presentacion={datos.presentacion}
      form={form}
      respuestas={(valores) => respuestasDe(valores, tarifas)}
      ocupado={ocupado}
      alEnviar={alEnviar}
    >
      {(alContinuar) => <Formulario1bisCampos form={form} tarifas={tarifas} alContinuar={alContinuar} />}
    </PasosDelFormulario>
  )
}

/** The answers with numbers that need no reading: what was typed as '1.234,5' travels as 1234.5. */
function comoViajan(valores: Valores<CampoFormulario1bis>) {
  const numero = (texto: string) => aPesos(leerImporte(texto) ?? 0)
  const rebaje = metrosDeRebaje(valores)
  return {
    nroresolucion: valores.nroresolucion,
    supconstruida: numero(valores.supconstruida),
    supconantecedentes: numero(valores.supconantecedentes),
    supaconstruir: numero(valores.supaconstruir),
    importerefaccion: numero(valores.importerefaccion),
    supdemolicion: numero(valores.supdemolicion),
    metrosrebajecordon: rebaje === DOS_HUELLAS ? DOS_HUELLAS : numero(rebaje),
    metroscerca: numero(valores.metroscerca),
    descripcionotros: valores.descripcionotros,
    valorotros: numero(valores.valorotros),
  } as const
}

function respuestasDe(valores: Valores<CampoFormulario1bis>, tarifas: Tarifas1bis) {
  const calculados = calculadosDe(liquidacionDe(valores, tarifas), tarifas)
  return [
    ...(['nroresolucion', ...NUMEROS_FORMULARIO_1BIS, 'descripcionotros'] as const).map((campo) =>
      respuestaDe(campo, valores),
    ),
    ...lineasDe1bis({ ...calculados, valorotros: aPesos(leerImporte(valores.valorotros) ?? 0) }),
  ]
}

/** What is owed is paid here. */
export const Ver = () => (
  <VistaDeCarpetaPage
    codigo="1bis"
    preguntas={PREGUNTAS}
    porHacer={(guardado) => guardado.total > guardado.pagado && <PagarFormulario1bis guardado={guardado} />}
  />
)
