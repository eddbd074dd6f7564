import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { useEnvio } from '../../envios/useEnvio.ts'
import { main } from '../../red/cliente.ts'
import { avisar, avisarError } from '../../ui/avisos.ts'
import { Modal } from '../../ui/Modal.tsx'
import { useRefrescarCarpeta } from '../consultasDeCarpeta.ts'
import { PuntosObservados } from './PuntosObservados.tsx'
import { comoObservaciones, type Punto, revisarPuntos } from './puntosObservados.ts'

const ID = 'agregar-observaciones'
const UNO: readonly Punto[] = [{ id: 1, sobre: '', texto: '' }]

/** To a folder that is observed already. */
export function AgregarObservaciones({ carpeta }: { carpeta: Pick<CarpetaListItem, 'idCarpeta' | 'version'> }) {
  const [abierto, setAbierto] = useState(false)
  const [puntos, setPuntos] = useState(UNO)
  const [revisado, setRevisado] = useState(false)
  const { ocupado, enviar } = useEnvio()
  const { idCarpeta, version } = carpeta
  const refrescar = useRefrescarCarpeta(idCarpeta)
  const cerrar = () => {
    setAbierto(false)
    setPuntos(UNO)
    setRevisado(false)
  }
  const agregar = async (evento: FormEvent) => {
    evento.preventDefault()
    setRevisado(true)
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
    }
    void refrescar()
  }
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
          <PuntosObservados
            idCarpeta={idCarpeta}
            puntos={puntos}
            alCambiar={setPuntos}
            errores={revisado ? revisarPuntos(puntos) : []}
            disabled={ocupado}
          />
        </form>
      </Modal>
    </>
  )
}
