import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Empresas } from '../../catalogos/empresas/useEmpresas.ts'
import { anotandoFallo } from '../../envios/falloDeEnvio.ts'
import { PasosDelFormulario } from '../../envios/PasosDelFormulario.tsx'
import { usePasoDeRevision } from '../../envios/pasoDeRevision.ts'
import { marcarRechazos, rechazosDelServidor } from '../../envios/rechazo.ts'
import { useFormulario } from '../../envios/useFormulario.ts'
import { usePagar } from '../../envios/usePagar.ts'
import { usePresentar } from '../../envios/usePresentar.ts'
import { useSesion } from '../../red/sesion.ts'
import { partesCon, subirArchivos } from '../../red/subida.ts'
import { pesos } from '../../ui/formato.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import type { DatosDelFormulario } from '../PaginaDeFormulario.tsx'
import { EN_PANTALLA_14, FORMULARIO_14, montoDe, respuestasDe } from './camposFormulario14.ts'
import { Formulario14Campos } from './Formulario14Campos.tsx'
import { Formulario14Recibo } from './Formulario14Recibo.tsx'

interface Props {
  readonly datos: DatosDelFormulario
  readonly tarifa: number
  readonly empresas: Empresas
}

/** Filled, paid by redirect, and then sent with its receipt. The payment's number is kept in the draft, on any device. */
export function Formulario14({ datos, tarifa, empresas }: Props) {
  const { presentacion, alEnviado: alPresentar } = datos
  const { clave } = presentacion
  const { idCarpeta, idFormulario } = datos.carpeta
  const idPersona = useSesion((sesion) => sesion.roles[0]?.idPersona)
  const form = useFormulario(FORMULARIO_14, clave, datos.enviado)
  const idPago = Number(useWatch({ control: form.control, name: 'idPago' }))
  const [error, setError] = useState<unknown>(null)
  const { pagar, ocupado: pagando } = usePagar()
  const { aRevisar } = usePasoDeRevision()
  const { ocupado, progreso, presentar } = usePresentar({
    clave,
    alPresentar,
    alFallar: (fallo) => {
      setError(fallo)
      marcarRechazos(form, fallo, EN_PANTALLA_14)
    },
  })

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
    const campos = { ...respuestas, cuitInstalador: valores.cuil, monto, idPersona, idCarpeta, idFormulario }
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
      enviar={`Pagar ${pesos(montoDe(form.getValues('perimetro'), tarifa) / 100)}`}
      alEnviar={() => void anotandoFallo(clave, alPagar, (fallo) => marcarRechazos(form, fallo, EN_PANTALLA_14))}
    >
      {(alContinuar) => (
        <Formulario14Campos form={form} empresas={empresas} tarifa={tarifa} alContinuar={alContinuar} />
      )}
    </PasosDelFormulario>
  )
}
