import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { erroresEnCampos } from '../../envios/rechazo.ts'
import { useEnvio } from '../../envios/useEnvio.ts'
import { main } from '../../red/cliente.ts'
import { avisar, avisarError } from '../../ui/avisos.ts'
import { type ErrorDelResumen, ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { useRefrescarCarpeta } from '../consultasDeCarpeta.ts'
import { PuntosObservados } from './PuntosObservados.tsx'
import { camposDe, comoObservaciones, enPantalla, type Punto, revisarPuntos } from './puntosObservados.ts'

const ID = 'agregar-observaciones'
const UNO: readonly Punto[] = [{ id: 1, sobre: '', texto: '' }]

/** To a folder that is observed already. */
export function AgregarObservaciones({ carpeta }: { carpeta: Pick<CarpetaListItem, 'idCarpeta' | 'version'> }) {
  const [abierto, setAbierto] = useState(false)
  const [puntos, setPuntos] = useState(UNO)
  const [revisado, setRevisado] = useState(false)
  const [rechazos, setRechazos] = useState<readonly ErrorDelResumen[]>([])
  const [intento, setIntento] = useState(0)
  const { ocupado, enviar } = useEnvio()
  const { idCarpeta, version } = carpeta
  const refrescar = useRefrescarCarpeta(idCarpeta)
  const cerrar = () => {
    setAbierto(false)
    setPuntos(UNO)
    setRevisado(false)
    setRechazos([])
  }
  const agregar = async (evento: FormEvent) => {
    evento.preventDefault()
    setRevisado(true)
    setRechazos([])
    setIntento(intento + 1)
    if (puntos.length === 0 || revisarPuntos(puntos).length > 0) return
    try {
      await enviar(JSON.stringify([idCarpeta, puntos]), async (opciones) => {
        const json = { idCarpeta, version, observaciones: comoObservaciones(puntos) }
        const { message } = await main('POST /documentacion/observar', { json }, opciones)
        avisar(message)
        cerrar()
      })
    } catch (fallo) {
      avisarError(fallo)
      setRechazos(erroresEnCampos(fallo, camposDe(puntos), enPantalla(puntos)))
      setIntento(intento + 2)
    }
    void refrescar()
  }
  const errores = revisado ? [...revisarPuntos(puntos), ...rechazos] : []
  return (
    <>
      <Button variant="outlined" className="no-imprimir" onClick={() => setAbierto(true)}>
        Agregar observaciones
      </Button>
      <Modal
        abierto={abierto}
        ancho={640}
        titulo="Agregar observaciones"
        alCerrar={cerrar}
        acciones={
          <>
            <Button onClick={cerrar}>Cancelar</Button>
            <Button type="submit" form={ID} variant="contained" loading={ocupado} disabled={puntos.length === 0}>
              Agregar
            </Button>
          </>
        }
      >
        <form id={ID} onSubmit={agregar} noValidate>
          <ErrorSummary errores={errores} intento={intento} />
          <PuntosObservados
            idCarpeta={idCarpeta}
            puntos={puntos}
            alCambiar={(cambiados) => {
              setPuntos(cambiados)
              setRechazos([])
            }}
            errores={errores}
            disabled={ocupado}
          />
        </form>
      </Modal>
    </>
  )
}
