import { FALTA_COMPROBANTE_DE_PAGO } from '@catastro/domain/elevadores/mensajes'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { erroresEnCampos } from '../../envios/rechazo.ts'
import { useEnvio } from '../../envios/useEnvio.ts'
import { useTope } from '../../envios/useTope.ts'
import { partesCon, subirArchivos } from '../../red/subida.ts'
import { UploadField } from '../../ui/archivos/UploadField.tsx'
import { avisar } from '../../ui/avisos/avisos.ts'
import { ProgressBar } from '../../ui/avisos/ProgressBar.tsx'
import { pesos } from '../../ui/pagina/formato.ts'
import { Modal } from '../../ui/pagina/Modal.tsx'

interface Props {
  readonly idFormulario29: number
  readonly empresa: string
  /** In pesos. */
  readonly importe: number
}

/** Staff mark a form 29 as paid, with the proof that they were handed. */
export function PagarInscripcion(props: Props) {
  const [abierto, setAbierto] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`Registrar el pago de ${props.empresa}`}
        onClick={() => setAbierto(true)}
        sx={{ justifySelf: 'start' }}
      >
        Registrar el pago
      </Button>
      {abierto && <PagoModal {...props} alCerrar={() => setAbierto(false)} />}
    </>
  )
}

function PagoModal({ idFormulario29, empresa, importe, alCerrar }: Props & { readonly alCerrar: () => void }) {
  const consultas = useQueryClient()
  const { ocupado, progreso, fallo, enviar } = useEnvio()
  const [archivos, setArchivos] = useState<readonly File[]>([])
  const [error, setError] = useState<string>()
  const maxBytes = useTope('comprobantes')

  const guardar = async (evento: FormEvent) => {
    evento.preventDefault()
    const [comprobante] = archivos
    if (!comprobante) return setError(FALTA_COMPROBANTE_DE_PAGO)
    setError(undefined)
    const huella = JSON.stringify([idFormulario29, comprobante.name, comprobante.size, comprobante.lastModified])
    try {
      await enviar(huella, async (opciones) => {
        const partes = partesCon({ idFormulario29 }, { comprobante })
        const { message } = await subirArchivos('PUT /elevadores/pagado', { partes }, opciones)
        avisar(message)
        alCerrar()
      })
    } catch (rechazo) {
      setError(erroresEnCampos(rechazo, ['comprobante'])[0]?.texto)
    }
    // Whatever came of it: somebody else may have marked it meanwhile.
    void consultas.invalidateQueries({ queryKey: ['elevadores'] })
  }
  return (
    <Modal
      abierto
      ancho={600}
      titulo="Registrar el pago del formulario 29"
      fallo={error ? null : fallo}
      alCerrar={alCerrar}
      acciones={
        <>
          <Button onClick={alCerrar}>Cancelar</Button>
          <Button type="submit" form="pagar-inscripcion" variant="contained" loading={ocupado}>
            Registrar el pago
          </Button>
        </>
      }
    >
      <form id="pagar-inscripcion" onSubmit={guardar} noValidate>
        <p style={{ marginTop: 0 }}>
          {empresa} abonó <strong className="cifras">{pesos(importe)}</strong> por su inscripción. Se registra una sola
          vez, con su comprobante.
        </p>
        <UploadField
          id="comprobante"
          label="Comprobante de pago"
          max={1}
          maxBytes={maxBytes}
          archivos={archivos}
          alCambiar={(elegidos) => {
            setArchivos(elegidos)
            setError(undefined)
          }}
          error={error}
          disabled={ocupado}
        />
        {progreso !== null && <ProgressBar porcentaje={progreso} label="Enviando el comprobante" />}
      </form>
    </Modal>
  )
}
