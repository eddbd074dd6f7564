import { aPesos, leerImporte } from '@catastro/domain/dinero'
import { DOS_HUELLAS, TARIFAS_1BIS, type Tarifas1bis } from '@catastro/domain/formularios/aranceles1bis'
import { lineasDe1bis, NUMEROS_FORMULARIO_1BIS } from '@catastro/domain/formularios/formulario1bis'
import { PasosDelFormulario } from '../../envios/PasosDelFormulario.tsx'
import { marcarRechazos } from '../../envios/rechazo.ts'
import { useFormulario } from '../../envios/useFormulario.ts'
import { usePresentar } from '../../envios/usePresentar.ts'
import type { Valores } from '../../envios/valoresDeFormulario.ts'
import { main } from '../../red/cliente.ts'
import { useSesion } from '../../red/sesion.ts'
import { ConTarifas } from '../ConTarifas.tsx'
import { type DatosDelFormulario, PaginaDeFormulario } from '../PaginaDeFormulario.tsx'
import {
  type CampoFormulario1bis,
  FORMULARIO_1BIS,
  metrosDeRebaje,
  numeroEscrito,
  ROTULOS_1BIS,
} from './camposFormulario1bis.ts'
import { consultarFormulario1bis } from './consultarFormulario1bis.ts'
import { Formulario1bisCampos } from './Formulario1bisCampos.tsx'
import { calculadosDe, liquidacionDe } from './liquidacion1bis.ts'

export const Formulario1bisPage = () => (
  <PaginaDeFormulario codigo="1bis" consultar={consultarFormulario1bis}>
    {(datos) => (
      <ConTarifas ids={TARIFAS_1BIS}>{(tarifas) => <Formulario1bis datos={datos} tarifas={tarifas} />}</ConTarifas>
    )}
  </PaginaDeFormulario>
)

function Formulario1bis({ datos, tarifas }: { datos: DatosDelFormulario; tarifas: Tarifas1bis }) {
  const { presentacion, alEnviado: alPresentar } = datos
  const { clave } = presentacion
  const { idCarpeta, idFormulario } = datos.carpeta
  const idPersona = useSesion((sesion) => sesion.roles[0]?.idPersona)
  const form = useFormulario(FORMULARIO_1BIS, clave, datos.enviado)
  const { ocupado, presentar } = usePresentar({ clave, alPresentar, alFallar: (fallo) => marcarRechazos(form, fallo) })

  const alEnviar = () => {
    const valores = form.getValues()
    const { respuestas } = FORMULARIO_1BIS.validar(valores)
    if (!respuestas) return
    const json = { ...comoViajan(valores), ...calculadosDe(liquidacionDe(valores, tarifas), tarifas) }
    void presentar(json, (opciones) =>
      main(
        'POST /documentacion/altaFormulario1bis',
        { json: { ...json, idFormulario, idCarpeta, idPersona } },
        opciones,
      ),
    )
  }
  return (
    <PasosDelFormulario
      presentacion={presentacion}
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
  const numeros = NUMEROS_FORMULARIO_1BIS.map((campo) => ({
    campo: campo === 'metrosrebajecordon' ? 'rebaje' : campo,
    pregunta: ROTULOS_1BIS[campo].etiqueta,
    respuesta: numeroEscrito(campo, valores),
  }))
  return [
    { campo: 'nroresolucion', pregunta: ROTULOS_1BIS.nroresolucion.etiqueta, respuesta: valores.nroresolucion },
    ...numeros,
    {
      campo: 'descripcionotros',
      pregunta: ROTULOS_1BIS.descripcionotros.etiqueta,
      respuesta: valores.descripcionotros,
    },
    ...lineasDe1bis({ ...calculados, valorotros: aPesos(leerImporte(valores.valorotros) ?? 0) }),
  ]
}
