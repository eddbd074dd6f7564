import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { irAlProveedor } from '../../envios/irAlProveedor.ts'
import { PasosDelFormulario } from '../../envios/PasosDelFormulario.tsx'
import { useEnvio } from '../../envios/useEnvio.ts'
import { useFormulario } from '../../envios/useFormulario.ts'
import { main } from '../../red/cliente.ts'
import { useSesion } from '../../red/sesion.ts'
import { subirArchivos } from '../../red/subida.ts'
import { avisarError } from '../../ui/avisos.ts'
import { pesos } from '../../ui/formato.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import type { DatosDelFormulario } from '../PaginaDeFormulario.tsx'
import { useEnviarFormulario } from '../useEnviarFormulario.ts'
import { FORMULARIO_14, montoDe, respuestasDe } from './camposFormulario14.ts'
import { Formulario14Campos } from './Formulario14Campos.tsx'
import { Formulario14Recibo } from './Formulario14Recibo.tsx'
import type { Empresas } from './useCatalogos14.ts'

interface Props {
  readonly datos: DatosDelFormulario
  readonly tarifa: number
  readonly empresas: Empresas
}

/** Filled, paid by redirect, and then sent with its receipt. The payment's number is kept in the draft, on any device. */
export function Formulario14({ datos, tarifa, empresas }: Props) {
  const { carpeta, titulo } = datos
  const { idCarpeta, idFormulario } = carpeta
  const idPersona = useSesion((sesion) => sesion.roles[0]?.idPersona)
  const form = useFormulario(FORMULARIO_14, idCarpeta, datos.enviado)
  const idPago = Number(useWatch({ control: form.control, name: 'idPago' }))
  const [error, setError] = useState<unknown>(null)
  const pago = useEnvio()
  const { ocupado, progreso, enviar } = useEnviarFormulario(FORMULARIO_14.nombre, datos, setError)

  if (form.borrador.estado.situacion === 'cargando') return <Spinner />

  const pagar = () =>
    pago
      .enviar(JSON.stringify([idCarpeta, form.getValues('perimetro')]), async (opciones) => {
        await form.borrador.asegurar() // the server charges what its draft says
        const json = { producto: 'FORM14', idCarpeta } as const
        const { idPago: nuevo, action, fields } = await main('POST /pagos/preparar', { json }, opciones)
        form.setValue('idPago', String(nuevo))
        await form.borrador.asegurar()
        if (action && fields) irAlProveedor(action, fields)
      })
      .catch(avisarError)

  const mandar = (comprobante: File, monto: number | undefined) => {
    const valores = form.getValues()
    const { respuestas } = FORMULARIO_14.validar(valores)
    if (!respuestas) return form.setValue('idPago', '')
    setError(null)
    const campos = { ...respuestas, cuitInstalador: valores.cuil, monto, idPersona, idCarpeta, idFormulario }
    const partes = new FormData()
    for (const [nombre, valor] of Object.entries(campos)) if (valor !== undefined) partes.append(nombre, String(valor))
    partes.append('comprobante', comprobante)
    const huella = { ...campos, comprobante: [comprobante.name, comprobante.size, comprobante.lastModified] }
    void enviar(huella, (opciones) => subirArchivos('POST /documentacion/altaFormulario14', { partes }, opciones))
  }

  if (idPago > 0) {
    const valores = form.getValues()
    return (
      <Formulario14Recibo
        titulo={titulo}
        idCarpeta={idCarpeta}
        idPago={idPago}
        respuestas={respuestasDe(valores, empresas, montoDe(valores.perimetro, tarifa))}
        ocupado={ocupado}
        progreso={progreso}
        error={error}
        alEnviar={mandar}
        alVolver={() => form.setValue('idPago', '')}
      />
    )
  }
  return (
    <PasosDelFormulario
      idCarpeta={idCarpeta}
      titulo={titulo}
      form={form}
      respuestas={(valores) => respuestasDe(valores, empresas, montoDe(valores.perimetro, tarifa))}
      ocupado={pago.ocupado}
      enviar={`Pagar ${pesos(montoDe(form.getValues('perimetro'), tarifa) / 100)}`}
      alEnviar={pagar}
    >
      {(alContinuar) => (
        <Formulario14Campos form={form} empresas={empresas} tarifa={tarifa} alContinuar={alContinuar} />
      )}
    </PasosDelFormulario>
  )
}
