import { aPesos } from '@catastro/domain/dinero'
import { PREGUNTAS } from '@catastro/domain/formularios/formulario14'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Empresas } from '../../catalogos/empresas/useEmpresas.ts'
import { anotandoFallo } from '../../envios/falloDeEnvio.ts'
import { PasosDelFormulario } from '../../envios/PasosDelFormulario.tsx'
import { usePasoDeRevision } from '../../envios/pasoDeRevision.ts'
import { marcarRechazos, rechazosDelServidor } from '../../envios/rechazo.ts'
import { rotuloDePago } from '../../envios/rotuloDePago.ts'
import { usePagar } from '../../envios/usePagar.ts'
import { ciudadDigital } from '../../red/cliente.ts'
import { CASI_FIJO } from '../../red/consultas.ts'
import { partesCon, subirArchivos } from '../../red/subida.ts'
import { NoHay } from '../../ui/avisos/errorConTexto.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { RespuestasEnBloques } from '../../ui/pagina/RespuestasEnBloques.tsx'
import { FormularioEnviado } from '../FormularioEnviado.tsx'
import { type DatosDelFormulario, PaginaDeFormulario } from '../PaginaDeFormulario.tsx'
import { useFormularioDeCarpeta } from '../useFormularioDeCarpeta.ts'
import { VistaDeCarpetaPage } from '../VistaDeCarpetaPage.tsx'
import { EN_PANTALLA_14, FORMULARIO_14, montoDe, respuestasDe } from './camposFormulario14.ts'
import { Formulario14Campos } from './Formulario14Campos.tsx'
import { Formulario14Recibo } from './Formulario14Recibo.tsx'
import { useCatalogos14 } from './useCatalogos14.ts'

export const Llenar = () => (
  <PaginaDeFormulario
    codigo="14"
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
  const { tarifas, empresas } = catalogos
  if (typeof tarifas === 'string') return <FailedState error={new NoHay(tarifas)} alReintentar={reintentar} />
  return <Formulario14 datos={datos} tarifa={tarifas.perimetro} empresas={empresas} />
}

interface Props {
  readonly datos: DatosDelFormulario
  readonly tarifa: number
  readonly empresas: Empresas
}

/** Filled, paid by redirect, and then sent with its receipt. The payment's number is kept in the draft, on any device. */
function Formulario14({ datos, tarifa, empresas }: Props) {
  const { presentacion, carpeta } = datos
  const { clave } = presentacion
  const { idCarpeta } = carpeta
  const [error, setError] = useState<unknown>(null)
  const { pagar, ocupado: pagando } = usePagar()
  const { aRevisar } = usePasoDeRevision()
  const { form, encabezado, ocupado, progreso, presentar } = useFormularioDeCarpeta(
    datos,
    FORMULARIO_14,
    (form, fallo) => {
      setError(fallo)
      marcarRechazos(form, fallo, EN_PANTALLA_14)
    },
  )
  const idPago = Number(useWatch({ control: form.control, name: 'idPago' }))

  if (form.borrador.estado.situacion === 'cargando') return <Spinner />

  const alPagar = async () => {
    await form.borrador.asegurar() // the server charges what its draft says
    await pagar({
      pedido: { producto: 'FORM14', idCarpeta },
      alPreparar: (nuevo) => {
        form.setValue('idPago', String(nuevo))
        return form.borrador.asegurar()
      },
      // The receipt's step is shown as soon as the draft has a payment.
      siYaEstaPagado: () => {},
    })
  }

  const aLasRespuestas = () => form.setValue('idPago', '')

  const mandar = (comprobante: File, monto: number | undefined) => {
    const valores = form.getValues()
    const { respuestas } = FORMULARIO_14.validar(valores)
    if (!respuestas) return aLasRespuestas()
    setError(null)
    const campos = { ...respuestas, cuitInstalador: valores.cuil, monto, ...encabezado }
    const partes = partesCon(campos, { comprobante })
    const huella = { ...campos, comprobante: [comprobante.name, comprobante.size, comprobante.lastModified] }
    void presentar(huella, (opciones) => subirArchivos('POST /documentacion/altaFormulario14', { partes }, opciones))
  }

  // What the server refused is mended in the answers; then the receipt goes out again.
  if (idPago > 0 && rechazosDelServidor(form.formState.errors) === 0) {
    const valores = form.getValues()
    return (
      <Formulario14Recibo
        presentacion={presentacion}
        idPago={idPago}
        respuestas={respuestasDe(valores, empresas, montoDe(valores.perimetro, tarifa))}
        ocupado={ocupado}
        progreso={progreso}
        error={error}
        alEnviar={mandar}
        alVolver={aLasRespuestas}
        alPagarDeNuevo={() => {
          void form.handleSubmit(() => {
            aLasRespuestas()
            aRevisar()
          }, aLasRespuestas)()
        }}
      />
    )
  }
  return (
    <PasosDelFormulario
      presentacion={presentacion}
      form={form}
      respuestas={(valores) => respuestasDe(valores, empresas, montoDe(valores.perimetro, tarifa))}
      ocupado={pagando}
      enviar={rotuloDePago(aPesos(montoDe(form.getValues('perimetro'), tarifa)))}
      alEnviar={() => void anotandoFallo(clave, alPagar, (fallo) => marcarRechazos(form, fallo, EN_PANTALLA_14))}
    >
      {(alContinuar) => (
        <Formulario14Campos form={form} empresas={empresas} tarifa={tarifa} alContinuar={alContinuar} />
      )}
    </PasosDelFormulario>
  )
}

export const Ver = () => (
  <VistaDeCarpetaPage codigo="14" preguntas={PREGUNTAS}>
    {(guardado) => <Instalador cuil={guardado.cuitInstalador} />}
  </VistaDeCarpetaPage>
)

/** His name as the registry has it, by the stored CUIT. */
function Instalador({ cuil }: { cuil: string }) {
  const { data, error } = useQuery({
    queryKey: ['ciudadano', cuil],
    queryFn: async () => (await ciudadDigital('GET /usuarios/dni/{cuil}', { params: { cuil } })).ciudadano[0] ?? null,
    ...CASI_FIJO,
  })
  const nombre = data ? `${data.apellido_persona}, ${data.nombre_persona}` : error ? 'No se pudo consultar' : '…'
  return (
    <Box sx={{ mt: 3 }}>
      <RespuestasEnBloques
        bloques={[
          {
            titulo: 'Instalador',
            respuestas: [{ pregunta: 'Apellido y nombre', respuesta: nombre }],
          },
        ]}
      />
    </Box>
  )
}
