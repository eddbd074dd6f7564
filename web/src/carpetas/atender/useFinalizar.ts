import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { ARCHIVOS_ENVIADOS, OPERACION_EXITOSA } from '@catastro/domain/carpetas/mensajes'
import { useState } from 'react'
import { erroresEnCampos } from '../../envios/rechazo.ts'
import { useEnvio } from '../../envios/useEnvio.ts'
import { main } from '../../red/cliente.ts'
import { ErrorDeLlamada } from '../../red/errorDeLlamada.ts'
import { avisar, avisarError } from '../../ui/avisos.ts'
import type { ErrorDelResumen } from '../../ui/ErrorSummary.tsx'
import { useRefrescarCarpeta } from '../consultasDeCarpeta.ts'
import { camposDe, comoObservaciones, enPantalla } from '../observar/puntosObservados.ts'
import { huellaDeSubida, subirACarpeta } from '../subirACarpeta.ts'
import type { Atencion } from './movimientoElegido.ts'

interface Pedido extends Atencion {
  /** Of the chosen state, as the server's list has it. */
  readonly idEstado: number | undefined
}

interface Props {
  readonly carpeta: CarpetaListItem
  /** The files have arrived, whatever happens to the state. */
  readonly alSubir: () => void
  /** What the server objects to, field by field. */
  readonly alRechazar: (errores: readonly ErrorDelResumen[]) => void
  readonly alTerminar: (textos: readonly string[]) => void
}

/** What is said of the folder as a whole goes first in the call, and has a field of its own. */
function erroresDeAtencion(error: unknown, { observaciones, puntos = [] }: Pedido) {
  const deLaCarpeta = observaciones.trim() === '' ? {} : { 'observaciones.0.texto': 'observaciones' }
  const campos = ['files', 'observaciones', 'expediente', 'idEstado', ...camposDe(puntos)]
  const lugares = { ...enPantalla(puntos, Object.keys(deLaCarpeta).length), ...deLaCarpeta }
  return erroresEnCampos(error, campos, lugares)
}

/** FINALIZAR: files first, then the state; if the upload fails the state is not changed. */
export function useFinalizar({ carpeta, alSubir, alRechazar, alTerminar }: Props) {
  const { ocupado, progreso, enviar } = useEnvio()
  const refrescar = useRefrescarCarpeta(carpeta.idCarpeta)
  const [conflicto, setConflicto] = useState<string | null>(null)

  const mover = ({ idEstado, observaciones, expediente }: Pedido & { idEstado: number }) =>
    main('PUT /formulario/actualizarTramite', {
      json: {
        idTramite: carpeta.idTramite,
        idEstado,
        observaciones: observaciones.trim() || null,
        formulario: carpeta.idFormulario,
        expediente: expediente.trim() || null,
        version: carpeta.version,
      },
    })
  /** One by one: what is said of the folder as a whole goes first. */
  const observar = ({ observaciones, expediente, puntos = [] }: Pedido) =>
    main('POST /documentacion/observar', {
      json: {
        idCarpeta: carpeta.idCarpeta,
        observaciones: [
          ...(observaciones.trim() ? [{ texto: observaciones.trim() }] : []),
          ...comoObservaciones(puntos),
        ],
        expediente: expediente.trim() || null,
        version: carpeta.version,
      },
    })

  const finalizar = async (pedido: Pedido) => {
    const subida = { carpeta, archivos: pedido.archivos, veredas: false }
    const { idEstado } = pedido
    const hecho: string[] = []
    setConflicto(null)
    try {
      await enviar(huellaDeSubida(subida), async (opciones) => {
        if (subida.archivos.length > 0) {
          await subirACarpeta(subida, opciones)
          hecho.push(ARCHIVOS_ENVIADOS)
          alSubir()
        }
        if (idEstado !== undefined) {
          await (pedido.puntos?.length ? observar(pedido) : mover({ ...pedido, idEstado }))
          hecho.push(OPERACION_EXITOSA)
        }
        alTerminar(hecho)
      })
    } catch (error) {
      if (hecho.length > 0) avisar(ARCHIVOS_ENVIADOS)
      if (error instanceof ErrorDeLlamada && error.status === 409) setConflicto(error.message)
      else avisarError(error)
      alRechazar(erroresDeAtencion(error, pedido))
    }
    if (hecho.length > 0) void refrescar()
  }
  return { ocupado, progreso, conflicto, olvidarConflicto: () => setConflicto(null), finalizar }
}
